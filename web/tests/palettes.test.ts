// Every palette keeps the ladder of lightness, and its suits apart for all kinds of eyes.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { OFFERED } from "../src/lib/settings.svelte";
import { apart, contrast, lab, linear, type Eyes } from "./colours";

const tokens = readFileSync(`${import.meta.dirname}/../src/styles/tokens.css`, "utf8");
const LADDER = ["yellow", "pink", "blue", "green", "trump"] as const;
const EYES: readonly Eyes[] = ["usual", "red", "green", "blue"];

/** The values of a palette: those of the root, and what it puts in their place. */
function palette(name: string): (token: string) => string {
  const block = (selector: string) => {
    const from = tokens.indexOf(`${selector} {`);
    return from < 0 ? "" : tokens.slice(from, tokens.indexOf("\n}", from));
  };
  const texts = [block(":root"), block(`body[data-palette="${name}"]`)];
  const values = new Map(
    texts
      .flatMap((text) => [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)])
      .map(([, key, value]) => [key ?? "", value ?? ""]),
  );
  return (token) => values.get(token) ?? `no --${token}`;
}

describe.each(OFFERED.palette)("palette %s", (name) => {
  const of = palette(name);

  test("goes from light to dark", () => {
    const lightness = LADDER.map((suit) => lab(linear(of(`${suit}-face`)))[0]);
    for (const [i, light] of lightness.slice(1).entries()) expect(lightness[i]! - light, LADDER[i]).toBeGreaterThan(6);
  });

  test.each(EYES)("keeps suits apart for %s eyes", (eyes) => {
    for (const [i, one] of LADDER.entries())
      for (const other of LADDER.slice(i + 1))
        expect(apart(of(`${one}-face`), of(`${other}-face`), eyes), `${one} and ${other}`).toBeGreaterThan(20);
  });

  test.each(LADDER)("%s can be read", (suit) => {
    for (const ground of ["face", "deep"])
      expect(contrast(of(`${suit}-ink`), of(`${suit}-${ground}`)), ground).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of(`${suit}-glow`), "#181f44"), "glow on a dark panel").toBeGreaterThanOrEqual(4.5);
    expect(contrast(of(`${suit}-text`), of("rim")), "text on paper").toBeGreaterThanOrEqual(4.5);
  });
});

test("palettes differ from each other", () => {
  const faces = OFFERED.palette.map((name) => LADDER.map((suit) => palette(name)(`${suit}-face`)).join());
  expect(new Set(faces).size).toBe(OFFERED.palette.length);
});
