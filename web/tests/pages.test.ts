// Small helpers of the pages: searching rules, reading missions, naming seats.
import { expect, test } from "vitest";
import type { Finished } from "../src/lib/api";
import { missions, readMissions } from "../src/pages/missions";
import { namesOf, trickOf } from "../src/pages/replay";
import { found, marked } from "../src/pages/rules";

const PAGE = {
  title: "Rules",
  sections: [
    { title: "Début", parts: [{ kind: "paragraph" as const, text: "Chacun reçoit des cartes." }] },
    { title: "Fin", parts: [{ kind: "points" as const, items: ["La détresse", "Les plis"] }] },
  ],
};

test("rules are found whatever the accents, by all words", () => {
  expect(found(PAGE, "DETRESSE").map((one) => one.number)).toEqual([1]);
  expect(found(PAGE, "recoit cartes").map((one) => one.title)).toEqual(["Début"]);
  expect(found(PAGE, "recoit plis")).toEqual([]);
  expect(found(PAGE, "")).toHaveLength(2);
});

test("what is sought is marked as it is written", () => {
  expect(marked("La détresse", "detr")).toEqual([
    { text: "La ", hit: false },
    { text: "détr", hit: true },
    { text: "esse", hit: false },
  ]);
  expect(marked("a+b (c)", "(c)").at(-1)).toEqual({ text: "(c)", hit: true });
});

test("missions have titles and stories in both languages", async () => {
  expect(readMissions("p9-mission-03-title = Boots\np9-mission-03-story = Someone.\n").get(3)).toEqual({
    title: "Boots",
    story: "Someone.",
  });
  for (const language of ["en", "fr"]) {
    const nine = await missions("planet9", language);
    expect(nine.size).toBe(50);
    expect([...nine.values()].every((one) => one.title && one.story && !one.story.includes("{"))).toBe(true);
    expect((await missions("deepsea", language)).size).toBeGreaterThanOrEqual(32);
  }
});

test("every seat of a replay has a name", () => {
  const game = { names: [{ name: "Mira", bot: null }, { name: null, bot: "cautious" }] } as unknown as Finished;
  const end = { seat: 0, legal: [], awaited: [], outcome: null, sizes: [1, 1, 1] };
  const names = namesOf(game, end);
  expect(names[0]).toBe("Mira");
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
  expect(trickOf(end)).toBe(0);
});
