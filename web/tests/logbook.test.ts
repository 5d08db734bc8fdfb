// The logbook's arithmetic: where missions lie, how they stand, how plots are scaled.
import { expect, test } from "vitest";
import type { Book, Crew, Statistics } from "../src/logbook/api";
import { chart, legs, nextOf, places, scatter } from "../src/logbook/places";
import { everyNth, steps, ticks } from "../src/logbook/plots";
import { seatsFor, waiting } from "../src/logbook/sail";
import { day, lasting, spoken } from "../src/logbook/telling";

const BOOK: Book = {
  game: "deepsea",
  attempts: 4,
  completed: 1,
  score: 3,
  next_mission: 2,
  distress: false,
  step: 18,
  missions: [
    { mission: 1, tries: 2, distress: true, done: true, score: 3 },
    { mission: 5, tries: 1, distress: false, done: false, score: null },
  ],
  last: null,
};
const TALLY = { attempts: 1, won: 1, distress: 0 };
const NUMBERS = { missions: [{ ...TALLY, mission: 33, last: "" }] } as unknown as Statistics;

test("every mission stands as the logbook says", () => {
  const all = places(BOOK, NUMBERS);
  expect(all).toHaveLength(33);
  expect([0, 1, 2, 4, 32].map((i) => all[i]?.look)).toEqual(["done", "next", "far", "tried", "done"]);
  expect(all[0]).toMatchObject({ tries: 2, distress: true, score: 3 });
  expect(places({ ...BOOK, game: "planet9" }, null)).toHaveLength(50);
});

test("after all missions comes the epilogue, in the sea only", () => {
  expect(nextOf({ ...BOOK, next_mission: null })).toBe(33);
  expect(nextOf({ ...BOOK, game: "planet9", next_mission: null })).toBeNull();
});

test.each([
  ["planet9", 328],
  ["planet9", 860],
  ["deepsea", 296],
  ["deepsea", 860],
] as const)("on a map of %s, %i wide, no two missions are closer than a thumb and none is cut off", (game, width) => {
  const { points, height } = chart(game, width);
  expect(points).toHaveLength(game === "planet9" ? 50 : 33);
  for (const [i, one] of points.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(24);
    expect(one.x).toBeLessThanOrEqual(width - 24);
    expect(one.y + 60).toBeLessThanOrEqual(height);
    for (const other of points.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44);
  }
  expect(points.at(-1)?.y).toBeGreaterThan(points[0]?.y ?? 0);
  expect(legs(points)).toHaveLength(points.length - 1);
});

test("a sky is the same every time", () => {
  expect(scatter(5, 100, 50)).toEqual(scatter(5, 100, 50));
});

test("an axis has few round marks and holds the highest value", () => {
  expect(ticks(8)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(0)).toEqual([0, 1]);
  for (const most of [3, 17, 99, 1234, 9999]) {
    expect(ticks(most).at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks(most).length).toBeLessThanOrEqual(5);
  }
});

test("progress runs along dates, or along attempts where the dates say nothing", () => {
  const stride = (attempt: number, when: string) => ({ attempt, when, mission: attempt, completed: attempt });
  const dated = steps([stride(1, "2031-01-01T00:00:00Z"), stride(2, "2031-01-03T00:00:00Z")], 5);
  expect(dated.byDate).toBe(true);
  expect(dated.to - dated.from).toBe(2 * 86_400_000);
  expect(steps([stride(1, "2031"), stride(2, "someday")], 5)).toMatchObject({ byDate: false, from: 0, to: 5 });
  expect(steps([], 0)).toMatchObject({ byDate: false, to: 1, steps: [] });
});

test("labels are left out until the rest fits", () => {
  expect(everyNth(10, 600)).toBe(1);
  expect(everyNth(50, 290)).toBe(5);
});

test("a crew has a seat for everybody, and finds the table where it gathers", () => {
  const crew = (members: number) => ({
    members: Array.from({ length: members }, (_, i) => ({ id: String(i), name: "" })),
  });
  expect([1, 2, 3, 5, 9].map((n) => seatsFor(crew(n), "planet9"))).toEqual([4, 2, 3, 5, 5]);
  const table = { game: "planet9", status: "over", id: "a" };
  const at = (status: string) => ({ tables: [table, { ...table, status, id: "b" }] }) as unknown as Crew;
  expect(waiting(at("playing"), "planet9")?.id).toBe("b");
  expect(waiting(at("over"), "planet9")).toBeUndefined();
  expect(waiting(at("playing"), "deepsea")).toBeUndefined();
});

test("times and missions are told in words", () => {
  expect([5, 125, 7300].map(lasting)).toEqual(["5 s", "2 min", "2 h 2 min"]);
  expect(day("someday")).toBe("someday");
  expect(day("2031-05-04T12:00:00+00:00")).toMatch(/2031/);
  expect(spoken("planet9", { mission: 3, look: "done", tries: 1, distress: true, score: 2 })).toBe(
    "Mission 3, won, 1 attempt, distress signal",
  );
});
