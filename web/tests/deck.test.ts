// Crew Deck's table: where cards lie, what they are called, what is told and when.
import { describe, expect, it } from "vitest";
import { crewName, minus, signed, spoken, tipOf, traitMark } from "../src/deck/names";
import { roundStops } from "../src/deck/rounds";
import { Hearing } from "../src/deck/hearing.svelte";
import { bubbles, since } from "../src/deck/said";
import { seating } from "../src/deck/seating";
import { board, cellsOf, grown, laidOut, was, type Cell, type Deal, type Sheet } from "../src/deck/view";
import { choose } from "../src/lib/settings.svelte";
import type { Said, TableInfo } from "../src/lib/wire";

const sheet = (...sets: [string, number, Cell[]][]): Sheet => ({
  sets: sets.map(([trait, points, cells]) => ({ trait, points, cells })),
  crew: 0,
  hold: 0,
  payroll: 0,
  total: 0,
});

describe("names", () => {
  it("say colour, faction and value, in the language of the settings", () => {
    choose({ language: "en" });
    expect(crewName("OP")).toBe("orange Pilot");
    expect(spoken("OP", 5)).toBe("orange Pilot, value 5");
    expect(spoken("HG", -10)).toBe("Human Generalist, value −10");
    expect(spoken("OP", undefined)).toBe("orange Pilot");
    choose({ language: "fr" });
    expect(spoken("OP", 5)).toBe("Pilote orange, valeur 5");
    choose({ language: "en" });
  });
  it("tell what is special about wild cards only, with the number that is printed", () => {
    expect(tipOf("OP", 5)).toBe("");
    expect(tipOf("HP", -7)).toContain("−7");
    expect(tipOf("OG", -4)).toContain("+4");
    expect(tipOf("HG", -10)).not.toBe(tipOf("HP", -10));
    expect(tipOf(null, undefined)).toBe("");
  });
  it("write numbers with a true minus", () => {
    expect([signed(3), signed(0), signed(-2), minus(-10)]).toEqual(["+3", "0", "−2", "−10"]);
  });
  it("mark a colour by its spot and a faction by its sign", () => {
    expect(traitMark("blue")).toEqual({ letter: "B", colour: true });
    expect(traitMark("security")).toEqual({ letter: "S", colour: false });
  });
});

describe("the board", () => {
  it("pads a floating ship to its width, around its cards", () => {
    const at = board(
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      7,
      false,
    );
    expect(at).toEqual({ top: 0, left: -2, rows: 2, columns: 7 });
    expect(cellsOf(at)).toHaveLength(14);
  });
  it("shows a third row while the second may be above or below", () => {
    expect(
      board(
        [
          [0, 0],
          [-1, 0],
          [1, 0],
        ],
        7,
        false,
      ),
    ).toMatchObject({ top: -1, rows: 3 });
  });
  it("is as wide as what must be seen, and fixed where the frame is", () => {
    expect(
      board(
        [
          [0, -4],
          [0, 4],
        ],
        7,
        false,
      ).columns,
    ).toBe(9);
    expect(board([[0, 3]], 8, true)).toEqual({ top: 0, left: 0, rows: 2, columns: 8 });
    expect(board([], 7, false)).toMatchObject({ rows: 2, columns: 7 });
  });
});

describe("sets", () => {
  const before = sheet(
    [
      "blue",
      4,
      [
        [0, 0],
        [0, 1],
      ],
    ],
    [
      "blue",
      4,
      [
        [0, 3],
        [0, 4],
      ],
    ],
    [
      "pilot",
      9,
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
    ],
  );
  const after = sheet(
    [
      "blue",
      25,
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
      ],
    ],
    [
      "pilot",
      9,
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
    ],
  );
  it("that grew together were worth both", () => {
    expect(was(after.sets[0]!, before)).toBe(8);
    expect(was(after.sets[0]!, undefined)).toBe(0);
  });
  it("that gained most are named; none if none did", () => {
    expect(grown(after, before)).toEqual({ set: after.sets[0], from: 8 });
    expect(grown(before, before)).toBeNull();
  });
});

describe("stacks", () => {
  const deal = (seat: number, amount: number, stack: number | null): Deal => ({ seat, amount, stack });
  it("lie in the order in which they were recruited, the others after them", () => {
    const lying = laidOut([["OP"], ["BE"], ["RS"]], [deal(1, 10, 2), deal(0, 3, null)]);
    expect(lying.map((one) => one.at)).toEqual([2, 0, 1]);
    expect(lying[0]).toMatchObject({ cards: ["RS"], deal: { seat: 1 } });
    expect(lying[1]!.deal).toBeUndefined();
  });
  it("keep their order before that", () => {
    expect(laidOut([["OP"], []], []).map((one) => one.at)).toEqual([0, 1]);
  });
});

describe("what is heard", () => {
  it("is only what is new, also when the list has lost its beginning", () => {
    expect(since([], ["a", "b"])).toEqual(["a", "b"]);
    expect(since(["a", "b"], ["a", "b", "c"])).toEqual(["c"]);
    expect(since(["a", "b", "c"], ["b", "c", "d", "e"])).toEqual(["d", "e"]);
    expect(since(["a", "a"], ["a", "a"])).toEqual([]);
    expect(since(["x"], ["y"])).toEqual(["y"]);
  });

  it("a phrase is heard however many were said before it", () => {
    const hearing = new Hearing();
    const table = { chairs: [{ person: "p", seat: 1 }] } as unknown as TableInfo;
    const say = (text: string) => ({ person: "p", text }) as unknown as Said;
    const before = [say("one"), say("two")];
    hearing.listen(before, table)?.();
    hearing.listen([...before.slice(1), say("three")], table)?.();
    expect(hearing.bubbles.get(1)).toBe("three");
  });
  it("has the last phrase of everybody who spoke, at their seat", () => {
    const said = (person: string, text: string): Said => ({
      type: "said",
      person,
      name: person,
      phrase: null,
      text,
      at: 0,
    });
    const table = {
      chairs: [
        { seat: 0, person: "ada" },
        { seat: 1, person: "lea" },
        { seat: 2, person: null },
      ],
    } as unknown as TableInfo;
    expect(bubbles([said("lea", "one"), said("lea", "two")], table)).toEqual(new Map([[1, "two"]]));
  });
});

describe("seats", () => {
  it("are seen from one's own chair, clockwise", () => {
    const seats = seating(2, 4, ["Ada", "Léa", "Kim", "Bo"]);
    expect(seats.others).toEqual([3, 0, 1]);
    expect([seats.called(2), seats.called(3), seats.face(2), seats.face(3)]).toEqual(["You", "Bo", 1, 2]);
    expect([seats.pan(3), seats.pan(0), seats.pan(1)].map((one) => Math.round(one * 10))).toEqual([-7, 0, 7]);
  });
  it("have nobody called “you” for those who watch", () => {
    const seats = seating(-1, 2, ["Ada", "Léa"]);
    expect([seats.mine, seats.main, seats.called(0)]).toEqual([false, 0, "Ada"]);
  });
});

describe("rounds of a finished game", () => {
  it("begin with the first card after the crew was placed, though the deck was shuffled between", () => {
    const round = ["add", "add", "post", "recruit", "place", "stow"];
    expect(roundStops(["open", ...round, ...round, "reshuffle", ...round])).toEqual([1, 7, 14]);
    expect(roundStops(["open"])).toEqual([0]);
  });
});
