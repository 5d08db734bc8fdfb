// What moves from view to view, planned without a page.
import { expect, test } from "vitest";
import { anew, heard, plan, shift, shotOf, type Shot } from "../src/crew/motion";
import { boxOf } from "../src/crew/stage";
import { scopeOf, type Wanted } from "./crew";

const NONE = { trick: null, winner: null };
const shot = (wanted: Wanted = {}, over = false): Shot => shotOf(scopeOf(wanted), NONE, over);
const trick = (...cards: string[]) => ({ scene: { trick: { leader: 1, cards } } });
const FULL = { leader: 1, cards: ["B9", "B2", "B3", "B1"] };
const resting = () => shotOf(scopeOf({ hand: ["B7", "G3"] }), { trick: FULL, winner: 1 }, false);

test("nothing moves between two shots that are alike, nor when a page is opened in the middle", () => {
  expect(plan(shot(trick("B9")), shot(trick("B9")))).toEqual([]);
  expect(plan(null, shot(trick("B9")))).toEqual([]);
});

test("a deal comes from the middle, 40 ms apart, face down; others get backs", () => {
  const moves = plan(null, shot());
  const own = moves.filter(({ to }) => to.startsWith("hand:"));
  expect(own.map(({ from, to, after, turns }) => [from, to, after, turns])).toEqual([
    ["centre", "hand:B1", 0, "landed"],
    ["centre", "hand:B7", 40, "landed"],
    ["centre", "hand:G3", 80, "landed"],
  ]);
  expect(new Set(moves.filter(({ kind }) => kind === "back").map(({ to }) => to))).toEqual(
    new Set(["seat:1", "seat:2", "seat:3"]),
  );
  expect(plan(shot({ attempt: "a0", hand: ["P1"] }), shot())).toEqual(moves);
  expect(plan(shot({ hand: ["P1", "P2", "P3"] }), shot())).toEqual(moves);
});

test("one's own card goes from the hand to its slot, another's from behind its seat", () => {
  expect(plan(shot(), shot({ hand: ["B7", "G3"], scene: { trick: { leader: 0, cards: ["B1"] } } }))).toEqual([
    { kind: "land", from: "hand:B1", to: "lay:B1", after: 0 },
  ]);
  expect(plan(shot(trick("B9")), shot(trick("B9", "B2")))).toEqual([
    { kind: "land", from: "seat:2", to: "lay:B2", after: 0, turns: "midway" },
  ]);
});

test("a card that was shown is played from where it lay", () => {
  const signals = [[], [{ card: "B9", meaning: "highest" }], [], []];
  const moves = plan(shot({ scene: { signals } }), shot({ scene: { signals, trick: { leader: 1, cards: ["B9"] } } }));
  expect(moves).toEqual([{ kind: "land", from: "shown:B9", to: "lay:B9", after: 0 }]);
});

test("a signal whose card may no longer be looked at moves nothing", () => {
  const signals = [[], [{ card: "B9", meaning: "highest" }], [], []];
  const moves = plan(shot({ scene: { signals } }), shot({ scene: { signals: [[], [null], [], []] } }));
  expect(moves).toEqual([]);
});

test("a full trick rests, then goes under the winner's seat, also when the next card is already there", () => {
  expect(plan(shot({ hand: ["B7", "G3"], ...trick("B9", "B2", "B3") }), resting()).map(({ to }) => to)).toEqual([
    "lay:B1",
  ]);
  const gone = plan(resting(), shot({ hand: ["B7", "G3"], ...trick("Y4") }));
  expect(gone.filter(({ kind }) => kind === "leave").map(({ from, to }) => `${from} ${to}`)).toEqual(
    FULL.cards.map((card) => `lay:${card} seat:1`),
  );
  expect(gone.filter(({ kind }) => kind === "land").map(({ to }) => to)).toEqual(["lay:Y4"]);
});

test("a card that is taken back returns to the hand", () => {
  const moves = plan(
    shot({ hand: ["B7"], scene: { trick: { leader: 0, cards: ["B1"] } } }),
    shot({ hand: ["B1", "B7"], sizes: [2, 2, 2, 2] }),
  );
  expect(moves).toEqual([{ kind: "land", from: "lay:B1", to: "hand:B1", after: 0 }]);
});

test("a signal slides to the front of its seat and rings", () => {
  const signals = [[{ card: "B7", meaning: "highest" }], [], [{ card: "P9", meaning: "only" }], []];
  const moves = plan(shot(), shot({ scene: { signals } }));
  expect(moves.map(({ kind, from, to }) => `${kind} ${from} ${to}`)).toEqual([
    "land hand:B7 shown:B7",
    "ring shown:B7 shown:B7",
    "land seat:2 shown:P9",
    "ring shown:P9 shown:P9",
  ]);
});

test("cards that are passed go to the neighbour, and come from the other", () => {
  const moves = plan(shot(), shot({ hand: ["B7", "G3", "T1"], passed: "left", scene: { moved: [["B1", "T1"]] } }));
  expect(moves.map(({ kind, from, to }) => `${kind} ${from} ${to}`)).toEqual([
    "leave hand:B1 seat:1",
    "land seat:3 hand:T1",
    "back seat:1 seat:2",
    "back seat:2 seat:3",
  ]);
  const right = plan(shot(), shot({ hand: ["B7", "G3", "T1"], passed: "right", scene: { moved: [["B1", "T1"]] } }));
  expect(right[0]).toMatchObject({ from: "hand:B1", to: "seat:3" });
});

test("a task that is taken comes from the middle", () => {
  expect(plan({ ...shot(trick("B9")), tasks: 1 }, { ...shot(trick("B9")), tasks: 2 })).toEqual([
    { kind: "land", from: "centre", to: "task:1", after: 0 },
  ]);
});

test("a task hops once when it is fulfilled", () => {
  const open = shot({ scene: { verdicts: ["open", "done"] } });
  const done = shot({ scene: { verdicts: ["done", "done"] } });
  expect(plan(open, done)).toMatchObject([{ kind: "hop", to: "task:0" }]);
  expect(plan(done, done)).toEqual([]);
});

test("a new deal for the same people is shown part by part, all else at once", () => {
  expect(anew(shot(), shot({ attempt: "a2" }))).toBe(true);
  expect(anew(null, shot())).toBe(false);
  expect(anew(shot(trick("B9")), shot(trick("B9", "B2")))).toBe(false);
  expect(anew(shot(), shot({ attempt: "a2", sizes: [3, 3, 3] }))).toBe(false);
});

test("after a loss the deciding card stays for the sheet", () => {
  const lost = { ...shot({ hand: ["B7", "G3"] }), verdict: "lost" as const };
  expect(plan(resting(), lost).map(({ from }) => from)).toEqual(["lay:B2", "lay:B3", "lay:B1"]);
});

test("what is heard, and from which seat", () => {
  const told = (before: Shot, after: Shot) =>
    heard(before, after, plan(before, after)).map(({ sound, seat }) => `${sound} ${seat}`);
  expect(told(shot(trick("B9")), shot(trick("B9", "B2")))).toEqual(["other 2"]);
  expect(told(shot(), shot({ hand: ["B7", "G3"], scene: { trick: { leader: 0, cards: ["B1"] } } }))).toEqual(["lay 0"]);
  expect(told(resting(), shot({ hand: ["B7", "G3"] }))).toEqual(["gather 1"]);
  expect(told(shot(), shot({ scene: { verdicts: ["done"] } }))).toEqual(["done null"]);
  expect(told(shot(), { ...shot(), verdict: "lost" })).toEqual(["lost null"]);
  const signals = [[], [], [], [{ card: "P9", meaning: "only" }]];
  expect(told(shot(), shot({ scene: { signals } }))).toEqual(["radio 3"]);
  expect(told({ ...shot(), sea: true }, { ...shot({ scene: { signals } }), sea: true })).toEqual(["sonar 3"]);
});

test("a card is drawn where it was, as large as it was", () => {
  expect(shift({ x: 100, y: 50, w: 40 }, { x: 300, y: 20, w: 80 })).toEqual({ x: -200, y: 30, scale: 0.5 });
  expect(shift({ x: 0, y: 0, w: 0 }, { x: 0, y: 0, w: 80 }).scale).toBe(1);
});

test("a thing is where its card is drawn, else where it is itself", () => {
  const at = (node: Element, left: number, width: number) => {
    node.getBoundingClientRect = () => new DOMRect(left, 10, width, 20);
    Object.defineProperty(node, "offsetWidth", { value: width });
  };
  const seat = document.createElement("section");
  at(seat, 100, 60);
  expect(boxOf(seat)).toEqual({ x: 130, y: 20, w: 60 });
  const card = seat.appendChild(document.createElement("sm-card"));
  at(card, 110, 0); // Made, but not shown.
  expect(boxOf(seat)).toEqual({ x: 130, y: 20, w: 60 });
  at(seat.insertBefore(document.createElement("sm-card"), card), 110, 30);
  expect(boxOf(seat)).toEqual({ x: 125, y: 20, w: 30 });
});
