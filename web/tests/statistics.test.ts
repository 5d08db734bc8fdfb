// The laboratory's figures beside a crew's own.
import { expect, test } from "vitest";
import type { Statistics } from "../src/logbook/api";
import { balance, compare } from "../src/statistics/compare";

const share = (value: number) => ({ share: value, low: value, high: value });
const cell = (mission: number, players: number, won: number) => ({
  mission,
  crew: { players, games: 20, won: share(won), winnable: share(1) },
});
const found = { bots: "cautious", date: "2026-11-16", missions: [cell(2, 4, 0.5), cell(1, 4, 0.9), cell(1, 3, 0.8)] };
const own = {
  missions: [
    { mission: 0, attempts: 3, won: 1, distress: 0, last: "" },
    { mission: 2, attempts: 4, won: 3, distress: 0, last: "" },
  ],
} as unknown as Statistics;

test("missions stand in order, for one crew size, with the crew's own where it tried", () => {
  const rows = compare(found, 4, own);
  expect(rows.map((row) => [row.mission, row.own?.attempts ?? 0])).toEqual([
    [1, 0],
    [2, 4],
  ]);
  expect(compare(found, 4, null).every((row) => row.own === null)).toBe(true);
});

test("what bots would have won counts each mission as often as it was tried", () => {
  expect(balance(compare(found, 4, own))).toEqual({ attempts: 4, won: 3, expected: 2 });
  expect(balance(compare(found, 4, null))).toEqual({ attempts: 0, won: 0, expected: 0 });
});
