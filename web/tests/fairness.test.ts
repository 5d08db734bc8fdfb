// Decisions by what could be known, notes, and who points where, as the page reads them.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { isEvent, judgeAll, type Decided, type Fair, type Fairness } from "../src/pages/fairness";
import type { Judging } from "../src/pages/judging.svelte";
import { about, changeNote, removeNote, writeNote, type Note } from "../src/pages/notes";
import { markOf, type Judged } from "../src/pages/review";
import ReviewKnown from "../src/pages/ReviewKnown.svelte";
import { pointers } from "../src/pages/together.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answering(...answers: unknown[]): [string, string | undefined, unknown][] {
  const asked: [string, string | undefined, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([path, init.method, init.body && JSON.parse(String(init.body))]);
    return Promise.resolve(new Response(JSON.stringify(answers[asked.length - 1] ?? {}), { status: 200 }));
  });
  return asked;
}
const fairness = (left: number): Fairness => ({ decisions: [], left, told: [], plies: [] });
const decided = (more: Partial<Decided>): Decided => ({
  ply: 3,
  trick: 1,
  seat: 0,
  kind: "signal",
  silent: true,
  said: "Ann: nothing to signal",
  label: "slip",
  counts: true,
  ...more,
});

test("everything is judged a few at a time, until it is done or nobody wants to know", async () => {
  const asked = answering(fairness(4), fairness(1), fairness(0));
  const told: number[] = [];
  await judgeAll(
    "a/b",
    (found) => told.push(found.left),
    () => true,
  );
  expect(told).toEqual([4, 1, 0]);
  expect(asked[0]?.[0]).toBe("/api/games/a%2Fb/known?words=en&more=3");
  answering(fairness(4));
  await judgeAll(
    "a",
    (found) => told.push(found.left),
    () => told.length < 4,
  );
  expect(told).toEqual([4, 1, 0, 4]);
});

test.each([
  ["signal", /if all play on simply/],
  ["card", /the crew wins\.$/],
] as const)("what shares mean is said, and they mean less for signals (%s)", (kind, said) => {
  const fair: Fair = { ply: 3, seat: 0, label: "fine", done: 0, choices: [], because: [] };
  const judging = { fairness: null, fair, review: null, busy: false, decided: () => decided({ kind }), laid: () => {} };
  render(ReviewKnown, { judging: judging as unknown as Judging, names: ["Ann"], sea: false, ply: 3 });
  expect(document.querySelector(".scale")?.textContent).toMatch(said);
});

test("choices stand on the timeline, and silence where it was a slip that counts", () => {
  expect(isEvent(decided({}))).toBe(true);
  expect(isEvent(decided({ label: "fine" }))).toBe(false);
  expect(isEvent(decided({ label: null }))).toBe(false);
  expect(isEvent(decided({ counts: false }))).toBe(false);
  expect(isEvent(decided({ silent: false }))).toBe(false);
  expect(isEvent(decided({ kind: "choice", silent: false, label: null }))).toBe(true);
});

test("a card that was not laid has the mark that open cards give it", () => {
  const laid = { card: "B1", before: "winnable", after: "lost", kept: ["B4"], undecided: ["B5"] } as unknown as Judged;
  expect(["B1", "B4", "B5", "B6"].map((card) => markOf(laid, card))).toEqual(["lost", "winnable", "undecided", "lost"]);
  expect(markOf({ ...laid, before: "lost" }, "B4")).toBe("lost");
  expect(markOf({ ...laid, before: null }, "B4")).toBeNull();
  expect(markOf(undefined, "B4")).toBeNull();
});

test("a note belongs to a move or to a trick", async () => {
  const note = (what: Note["about"], number: number) => ({ about: what, number }) as Note;
  const notes = [note("move", 1), note("trick", 1), note("move", 2)];
  expect(about(notes, "move", 1)).toEqual([notes[0]]);
  expect(about(notes, "trick", 1)).toEqual([notes[1]]);
  expect(about(notes, "trick", undefined)).toEqual([]);
  const asked = answering();
  await writeNote("a", "trick", 2, "Hm");
  await changeNote("a", "n/1", "Hm!");
  await removeNote("a", "n");
  expect(asked).toEqual([
    ["/api/games/a/notes", "POST", { about: "trick", number: 2, text: "Hm" }],
    ["/api/games/a/notes/n%2F1", "PATCH", { text: "Hm!" }],
    ["/api/games/a/notes/n", "DELETE", undefined],
  ]);
});

test("who points at the same card is named together", () => {
  const person = (name: string, card: string | null, trick: number | null) => ({
    person: name,
    name,
    point: { card, trick },
  });
  const people = [person("Ann", "B7", null), person("Bob", "B7", null), person("Cat", null, 2)];
  const { cards, tricks } = pointers({ type: "together", you: "Ann", people, leading: null, noted: 0 });
  expect([...cards]).toEqual([["B7", "Ann, Bob"]]);
  expect([...tricks]).toEqual([[2, "Cat"]]);
  expect(pointers(null).cards.size).toBe(0);
});
