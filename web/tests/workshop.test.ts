// The form of a mission: values at paths, and the words for counts and cards.
import { expect, test } from "vitest";
import { asking, headOf, RULES, TASKS } from "../src/workshop/demands";
import { at, put, readCards, readCount, under, writeCards, writeCount, type Form } from "../src/workshop/form";

test("a value is put at a path, and what is taken away leaves no hole", () => {
  const form: Form = { game: "planet9", rule: [{ balanced: 1 }, { balanced: 2 }] };
  expect(at(put(form, ["rule", 1, "balanced"], 5), ["rule", 1, "balanced"])).toBe(5);
  expect(put(form, ["rule", 0], undefined)).toEqual({ game: "planet9", rule: [{ balanced: 2 }] });
  expect(put({ game: "planet9" } as Form, ["rule", 0], { balanced: 1 })).toEqual({
    game: "planet9",
    rule: [{ balanced: 1 }],
  });
  expect(put({ ...form, tasks: 3 }, ["tasks"], undefined)).toEqual(form);
  expect(form.rule).toHaveLength(2);
});

test("counts are read and written as the file says them", () => {
  for (const phrase of ["none", "exactly 2", "at least 1", "at most 3", "2 to 4"])
    expect(writeCount(readCount(phrase))).toBe(phrase);
  expect(writeCount({ how: "between", low: 4, high: 2 })).toBe("4 to 4");
});

test("cards are read and written as the file says them", () => {
  for (const [phrase, sea] of [
    ["nines", false],
    ["rockets", false],
    ["submarines", true],
    ["any", false],
    ["P3 B9", false],
  ] as const)
    expect(writeCards(readCards(phrase, sea), sea)).toBe(phrase);
  expect(readCards("ones P9", false)).toEqual(new Set(["P1", "B1", "G1", "Y1", "P9"]));
  expect(readCards("rockets", true).size).toBe(0);
});

test("another kind of rule keeps only what goes with every kind", () => {
  const rule = { who: "chosen", tricks: "none", among: [1] };
  expect(headOf(rule, RULES.planet9)).toBe("tricks");
  expect(asking(rule, "leads", RULES.planet9, ["who"])).toEqual({ ...TASKS["leads"], who: "chosen" });
  expect(asking(rule, "balanced", RULES.planet9, [])).toEqual({ balanced: 2 });
});

test("a fault belongs to its field and to what holds it", () => {
  expect(under(["rule", 0, "count"], ["rule", 0])).toBe(true);
  expect(under(["rule", 0], ["rule", 0, "count"])).toBe(false);
  expect(under(["rule", 1], ["rule", 0])).toBe(false);
});
