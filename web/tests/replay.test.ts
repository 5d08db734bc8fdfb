// A finished game on a timeline: cards in their tricks, and moments worth stopping at.
import { afterEach, expect, test, vi } from "vitest";
import type { View } from "../src/lib/wire";
import { Reel, settledBy, step, stopsOf, timeline, trickStops, type Made } from "../src/pages/replay";

afterEach(() => vi.unstubAllGlobals());

const move = (seat: number, kind: string, more: Record<string, unknown> = {}, said = "…"): Made => ({
  seat,
  action: { kind, ...more },
  said: said ? [said] : [],
  settled: [],
});
const MADE: Made[] = [
  move(-1, "deal"),
  move(1, "ready", {}, ""),
  move(0, "play", { card: "B1" }),
  move(1, "play", { card: "B9" }),
  { ...move(2, "play", { card: "B3" }), settled: [[0, "done"]] },
  move(2, "signal", { card: "P9", meaning: "highest" }, "Orion signals."),
  move(0, "ready", {}, ""),
  move(1, "play", { card: "P2" }),
  move(2, "play", { card: "P9" }),
];
const END = {
  seat: -2,
  legal: [],
  awaited: [],
  outcome: { payoff: [0, 0, 0] },
  scene: {
    ledger: { tricks: [{ leader: 0, cards: ["B1", "B9", "B3"] }], winners: [1] },
    trick: { leader: 1, cards: ["P2", "P9"] },
  },
} as unknown as View;

test("cards lie in their tricks, with what was shown before and decided by them", () => {
  const [one, two, ...more] = timeline(MADE, END);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ number: 1, winner: 1, signals: [], settled: [[0, "done"]] });
  expect(one?.plays).toEqual([
    { ply: 3, seat: 0, card: "B1" },
    { ply: 4, seat: 1, card: "B9" },
    { ply: 5, seat: 2, card: "B3" },
  ]);
  expect(two).toMatchObject({ number: 2, winner: undefined, settled: [] });
  expect(two?.signals).toEqual([{ ply: 6, seat: 2, card: "P9", meaning: "highest", said: "Orion signals." }]);
  expect(two?.plays.map((play) => play.card)).toEqual(["P2", "P9"]);
});

test("one stops where something is told, not where somebody is ready", () => {
  expect(stopsOf(MADE)).toEqual([0, 1, 3, 4, 5, 6, 8, 9]);
  expect(trickStops(timeline(MADE, END))).toEqual([0, 2, 5, 9]);
});

test("steps end at the edges", () => {
  const stops = [0, 1, 3, 9];
  expect([step(stops, 1, 1), step(stops, 2, 1), step(stops, 9, 1)]).toEqual([3, 3, 9]);
  expect([step(stops, 3, -1), step(stops, 2, -1), step(stops, 0, -1)]).toEqual([1, 1, 0]);
});

test("a moment is asked for once, and again after a failure", async () => {
  const fetched = vi.fn((path: string) =>
    Promise.resolve(new Response(JSON.stringify({ ply: Number(/plies\/(\d+)/.exec(path)?.[1]), view: END }))),
  );
  vi.stubGlobal("fetch", fetched);
  const reel = new Reel("a/b");
  reel.ahead([4], [1, -1]);
  expect((await reel.at(4, 1)).ply).toBe(4);
  await reel.at(4, -1);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    expect.stringMatching(/^\/api\/games\/a%2Fb\/plies\/4\?.*seat=1/),
    expect.not.stringContaining("seat"),
  ]);
  fetched.mockRejectedValueOnce(new Error("gone"));
  await expect(reel.at(5, 0)).rejects.toThrow();
  expect((await reel.at(5, 0)).ply).toBe(5);
});

test("an attempt was won, lost, or won by somebody", () => {
  expect(settledBy("planet9", END, [])).not.toBe(settledBy("planet9", { ...END, outcome: { payoff: [1, 1] } }, []));
  expect(settledBy("crewdeck", { ...END, outcome: { payoff: [1, 3, 3] } }, ["A", "B", "C"])).toContain("B, C");
});
