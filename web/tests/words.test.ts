// Every word the client asks for is there, in both languages.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { choose } from "../src/lib/settings.svelte";
import { cardName, t } from "../src/lib/words";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const FILES = import.meta.glob<string>(
  [
    "../../src/shipmates/words/*/web*.ftl",
    "../../src/shipmates/words/*/{server,common,tricks,planet9,deepsea,crewdeck,house}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language);
  for (const [path, text] of Object.entries(FILES))
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function webIds(language: string): string[] {
  return Object.entries(FILES)
    .filter(([path]) => path.includes(`/${language}/web`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? ""));
}

/** Which arguments each message of the client takes. */
function variables(language: string): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(FILES)) {
    if (!path.includes(`/${language}/web`)) continue;
    let id = "";
    for (const line of text.split("\n")) {
      id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
      const names = found.get(id) ?? new Set<string>();
      for (const [, name] of line.matchAll(/\$(\w+)/g)) if (name) names.add(name);
      found.set(id, names);
    }
  }
  return new Map([...found].map(([id, names]) => [id, [...names].sort().join()]));
}

/** Ids written out in the sources, and beginnings of those put together there. */
const whole = new Set<string>();
const stems = new Set<string>();
for (const text of Object.values(SOURCES)) {
  for (const [, id] of text.matchAll(/["'](web-[\w-]*\w)["']/g)) if (id) whole.add(id);
  for (const [, id] of text.matchAll(/\bt\(\s*["']([\w-]+)["']/g)) if (id) whole.add(id);
  for (const [, stem] of text.matchAll(/`(web-[\w-]*-)\$\{/g)) if (stem) stems.add(stem);
}

describe.each(["en", "fr"])("words in %s", (language) => {
  const words = bundle(language);

  test("every id in the sources has a message", () => {
    expect([...whole].filter((id) => !words.hasMessage(id))).toEqual([]);
  });

  test("every id put together has at least one message", () => {
    const ids = webIds(language);
    expect([...stems].filter((stem) => !ids.some((id) => id.startsWith(stem)))).toEqual([]);
  });

  test("no id stands twice", () => {
    const ids = webIds(language);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

test("both languages say the same things with the same arguments", () => {
  const french = new Set(webIds("fr"));
  expect(webIds("en").filter((id) => !french.has(id))).toEqual([]);
  expect(webIds("fr").length).toBe(webIds("en").length);
  const [one, other] = [variables("en"), variables("fr")];
  expect([...one].filter(([id, names]) => other.get(id) !== names)).toEqual([]);
});

test("French keeps its signs from beginning a line", () => {
  const texts = Object.entries(FILES).filter(([path]) => path.includes("/fr/web"));
  const bad = texts.flatMap(([, text]) =>
    text.split("\n").filter((line) => !line.startsWith("#") && / [:;!?»](\s|$)/.test(line)),
  );
  expect(bad).toEqual([]);
});

test("what was said once is said again, of each thing and in each language", () => {
  const said = () => [t("web-you"), t("web-seat-facts", { cards: 8, tricks: 1 }), cardName("B7", false)];
  choose({ language: "en" });
  const english = said();
  expect(said()).toEqual(english);
  expect(t("web-seat-facts", { cards: 7, tricks: 1 })).not.toBe(english[1]);
  expect(cardName("B8", false)).not.toBe(english[2]);
  choose({ language: "fr" });
  const french = said();
  for (const [n, words] of french.entries()) expect(words).not.toBe(english[n]);
  choose({ language: "en" });
  expect(said()).toEqual(english);
});
