// Small helpers of the pages: searching rules, reading missions.
import { expect, test } from "vitest";
import { missionName, missions, pickedTitle, readMissions } from "../src/pages/missions";
import { found, marked, pictureOf, worthOf, type RulesPage } from "../src/pages/rules";

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

test("the epilogue has no number, and there is one at sea only", () => {
  expect(missionName("deepsea", 32)).toBe("Mission 32");
  expect(missionName("deepsea", 33)).toBe("Epilogue");
  expect(missionName("deepsea", 34)).toBe("Epilogue");
  expect(missionName("planet9", 33)).toBe("Mission 33");
  const book = new Map([[33, { title: "One More Row", story: "" }]]);
  expect(pickedTitle("deepsea", 33, book)).toBe("Epilogue: One More Row");
  expect(pickedTitle("planet9", 33, book)).toBe("One More Row");
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

test("pictures stand where the rules speak of what they show, whatever the language", () => {
  expect(pictureOf("planet9", "radio")).toBe("signals");
  expect(pictureOf("deepsea", "sonar")).toBe("signals");
  expect(pictureOf("crewdeck", "radio")).toBeUndefined();
  expect(pictureOf("planet9", undefined)).toBeUndefined();
});

test("what a crew card is worth is read from the table of the rules", () => {
  const table = (rows: string[][]) => ({ kind: "table" as const, head: [], rows });
  const page: RulesPage = {
    title: "",
    sections: [
      {
        title: "",
        key: "cards",
        parts: [
          table([["O", "9"]]),
          table([
            ["Orange", "5*", "4*"],
            ["Purple", "1*", "-5"],
          ]),
        ],
      },
    ],
  };
  const worth = worthOf(page);
  expect([worth("OP"), worth("OE"), worth("PE")]).toEqual([5, 4, -5]);
});
