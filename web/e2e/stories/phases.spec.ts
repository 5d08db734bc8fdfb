// Every scene of both Crew games, as whoever is asked and whoever waits sees it. `make deep` plays all missions
// through to them.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { flaws } from "../layout";
import { gathered, seated, type Scenes } from "../staged";
import { kinds } from "../sweep/kinds";

const RAW = /\b(web|ds|task|matter|refused|answer)-[a-z]+|undefined|\[object|\{ ?\$|NaN/;
const CREWS = [4, 2, 5, 3];

let made: Scenes | undefined;
const scenes = (): Scenes => (made ??= gathered("3"));

/** One position for each scene, asked and waiting, each with another size of crew. */
function chosen(game: string): string[] {
  const kept = new Map<string, string[]>();
  for (const key of Object.keys(scenes())
    .filter((one) => one.startsWith(`${game}-`))
    .sort()) {
    const scene = key.slice(0, key.lastIndexOf("-"));
    kept.set(scene, [...(kept.get(scene) ?? []), key]);
  }
  return [...kept.values()].map(
    (keys, i) => keys.find((key) => key.endsWith(`-${CREWS[i % CREWS.length]}`)) ?? keys[0] ?? "",
  );
}

async function read(page: Page): Promise<string> {
  return page.evaluate(() =>
    [document.body.innerText, ...[...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel)].join("\n"),
  );
}

// One after the other: the scenes take longer to make than to look at.
test.describe.configure({ mode: "default" });

const ALL = [
  ["en", "phone"],
  ["fr", "desktop"],
  ["fr", "phone"],
  ["en", "desktop"],
] as const;
/** Each language and each size once in `make test`; every mixture in `make deep`. */
const wanted = (game: string) =>
  process.env["SHIPMATES_DEEP"] === "1" ? ALL : game === "planet9" ? ALL.slice(0, 1) : ALL.slice(1, 2);

for (const game of ["planet9", "deepsea"] as const) {
  test(`${game}: every scene of the schema is among them`, () => {
    const found = chosen(game).map((key) => key.split("-")[1]);
    expect(kinds(game).filter((kind) => !found.includes(kind))).toEqual([]);
  });
  for (const [lang, size] of wanted(game))
    test(`${game}: every scene on a ${size}, in ${lang}`, async ({ join }) => {
      const { player, show } = await seated(join, scenes(), { lang, size });
      for (const key of chosen(game)) {
        await show(key);
        await player.fits();
        expect(RAW.exec(await read(player.page))?.[0] ?? "", key).toBe("");
        if (!key.includes("-over-")) await expect.poll(() => flaws(player.page), { message: key }).toEqual([]);
        if (key.includes("-asked") && !/-(tricking|radio|sealing)-/.test(key))
          await expect(player.page.locator(".radiobox button:not(:disabled)").first(), key).toBeVisible();
        if (lang === "en" && size === "phone" && key.includes("-asked")) await player.accessible();
      }
    });
}
