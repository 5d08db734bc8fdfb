// What the solver says of a finished game, as the page marks it.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import TurningPoint from "../src/crew/TurningPoint.svelte";
import { isOpen, marksOf, reviewed, whatIf, type Chance, type Review, type WhatIf } from "../src/pages/review";
import ReviewIf from "../src/pages/ReviewIf.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = (ply: number, after: Chance | null) => ({
  ply,
  trick: 1,
  seat: 0,
  card: "B1",
  legal: 3,
  before: "winnable" as const,
  after,
  kept: [],
  undecided: [],
});
const review = (...after: (Chance | null)[]): Review => ({
  start: "winnable",
  cards: after.map((one, i) => card(i + 1, one)),
  turn: after.indexOf("lost") < 0 ? null : after.indexOf("lost") + 1,
  sure: true,
  line: [],
  turning: null,
  told: [],
  plies: [],
});

function answering(...answers: unknown[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers[asked.length - 1]), { status: 200 }));
  });
  return asked;
}

test("from the sheet of a lost attempt one comes to the card that lost it, not to the one before", async () => {
  answering({ ...review("winnable", "lost", "lost"), turning: "Trick 1: Ada lost it." });
  render(TurningPoint, { attempt: "abc" });
  expect((await screen.findByRole("link")).getAttribute("href")).toBe("/g/abc?at=2&eyes=-2");
});

test("another way ends with a sentence, then why", () => {
  const now = { awaited: null, marks: {}, views: [{ outcome: { payoff: [1] } }], because: "All tasks are done." };
  const nothing = () => {};
  const props = { now: now as unknown as WhatIf, laid: [], names: [], sea: false };
  render(ReviewIf, { ...props, lay: nothing, back: nothing, leave: nothing });
  expect(screen.getByRole("status").textContent?.trim()).toBe("Mission accomplished. All tasks are done.");
});

test("each card has its mark, the turning point one of its own, and a draw none", () => {
  const marks = marksOf(review(null, "winnable", "lost", "lost"));
  expect([...marks]).toEqual([
    [2, "winnable"],
    [3, "turn"],
    [4, "lost"],
  ]);
  expect(marksOf(null).size).toBe(0);
});

test("what a first look settles is told once; what it leaves open is asked again", async () => {
  const whole = review("winnable", "lost");
  const asked = answering(whole);
  const told: Review[] = [];
  await reviewed("a/b", (one) => told.push(one));
  expect(told).toEqual([whole]);
  expect(asked).toEqual(["/api/games/a%2Fb/review?words=en"]);

  const open = review("winnable", "undecided");
  expect([isOpen(open), isOpen(whole)]).toEqual([true, false]);
  const again = answering(open, whole);
  await reviewed("a", (one) => told.push(one));
  expect(told.slice(1)).toEqual([open, whole]);
  expect(again[1]).toContain("whole=true");
});

test("another way is asked for by its moment and its cards", async () => {
  const asked = answering({ awaited: 0, marks: {}, views: [], because: null });
  await whatIf("x", 12, ["B4", "G2"]);
  expect(asked).toEqual(["/api/games/x/plies/12/if?words=en&cards=B4.G2"]);
});
