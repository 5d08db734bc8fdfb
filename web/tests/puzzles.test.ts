// The shelf of puzzles as one device keeps it.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { routeOf } from "../src/lib/router.svelte";
import PuzzlePage from "../src/pages/PuzzlePage.svelte";
import { following, note, progress, type About } from "../src/pages/puzzles";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const about = (number: number): About => ({ number, kind: "card", grade: 1, game: "planet9", mission: 5, players: 4 });
const ALL = [about(1), about(2), about(3)];

test("only the first try of a puzzle counts", () => {
  note(7, "wrong");
  note(7, "right");
  note(8, "right");
  expect([...progress()]).toEqual([
    [7, "wrong"],
    [8, "right"],
  ]);
});

test("what is no progress is not read as any", () => {
  localStorage.setItem("shipmates-puzzles", "{");
  expect(progress().size).toBe(0);
  localStorage.setItem("shipmates-puzzles", JSON.stringify({ 1: "right", 2: "<b>", 3: 4 }));
  expect([...progress()]).toEqual([[1, "right"]]);
});

test("the next puzzle is the next that was not tried, and there is always one", () => {
  expect(following(ALL, 1, new Map())).toBe(2);
  expect(following(ALL, 1, new Map([[2, "wrong"]]))).toBe(3);
  expect(following(ALL, 3, new Map([[3, "right"]]))).toBe(1);
  expect(following(ALL, 2, new Map(ALL.map((one) => [one.number, "right"] as const)))).toBe(3);
});

test.each(["planet9", "deepsea"] as const)("cards to choose from are shown as cards (%s)", async (game) => {
  const asked = {
    about: { ...about(1), game },
    seat: 0,
    names: ["Ada"],
    views: [],
    words: { title: "", briefing: [] },
    parts: [],
    question: "Which?",
    choices: ["Play pink 9", "Pass"],
    cards: ["P9", null],
  };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(asked), { status: 200 })));
  render(PuzzlePage, { number: 1 });
  const shown = async (name: string) =>
    (await screen.findByRole("button", { name })).querySelectorAll("sm-card").length;
  expect([await shown("Play pink 9"), await shown("Pass")]).toEqual([1, 0]);
});

test("puzzles have addresses, and nothing else has", () => {
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles" });
  expect(routeOf("/puzzles/12")).toEqual({ page: "puzzle", number: 12 });
  for (const path of ["/puzzles/0", "/puzzles/x", "/puzzles/1234567", "/puzzles/1/2"])
    expect(routeOf(path).page).toBe("lost");
});
