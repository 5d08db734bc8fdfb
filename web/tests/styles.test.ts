import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = `${import.meta.dirname}/../src`;
const WIDEST = 140;
const LONGEST = 400;
const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));

test.each(sheets)("%s has one rule a line, and can be read without scrolling", (name) => {
  const lines = readFileSync(`${SOURCES}/${name}`, "utf8").trimEnd().split("\n");
  expect(lines.filter((line) => /\}\s*[^\s}/]/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.length > WIDEST && !line.includes("/*"))).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(LONGEST);
});

test("there are style sheets to be read", () => expect(sheets.length).toBeGreaterThan(20));
