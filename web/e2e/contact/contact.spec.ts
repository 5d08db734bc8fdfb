// Contact sheets: every main screen, on a phone and a desktop, in both languages. `make pictures` runs it.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect, SIZES, test, type Size } from "../fixtures";
import { SCENES } from "./scenes";

const PICTURES = process.env["PICTURES"] ?? fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
const WANTED = process.env["SCENES"]?.split(",");
const SCHEME = process.env["SCHEME"] ?? "auto";
const MOST = 500_000;
/** Pictures that stand alone, as in the README. */
const ALONE: Record<string, string> = {
  "radio-desktop-en": "crew",
  "crewdeck-desktop-fr": "deck",
  "home-desktop-en": "home",
  "table-desktop-en": "table",
  "deepsea-desktop-en": "deepsea",
  "logbook-desktop-en": "logbook",
  "replay-desktop-en": "replay",
  "table-phone-fr": "phone",
};
/** The width of a tile, and how many stand in a row. */
const SHEETS: Record<Size, { tile: number; across: number }> = {
  desktop: { tile: 560, across: 3 },
  phone: { tile: 300, across: 5 },
};

type Shot = { name: string; data: Buffer };

/** A page as this person sees it, in one language and size. */
async function seen(
  browser: Browser,
  base: string,
  who: BrowserContextOptions["storageState"],
  size: Size,
  lang: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    locale: lang,
    reducedMotion: "reduce",
    ...(who ? { storageState: who } : {}),
    ...SIZES[size],
  });
  await context.addInitScript(
    ([language, scheme]) => localStorage.setItem("shipmates", JSON.stringify({ language, scheme })),
    [lang, SCHEME],
  );
  return context.newPage();
}

/** The shots in a grid, drawn by the browser itself. */
async function sheet(browser: Browser, shots: Shot[], size: Size, path: string): Promise<void> {
  const { tile, across } = SHEETS[size];
  const { width, height } = SIZES[size].viewport!;
  const page = await browser.newPage({ viewport: { width: across * (tile + 16) + 16, height: 600 } });
  const tiles = shots.map(({ data }) => `<img src="data:image/jpeg;base64,${data.toString("base64")}">`).join("");
  await page.setContent(`<style>
    body { margin: 0; padding: 16px; background: #0b1026; display: grid; grid-template-columns: repeat(${across}, ${tile}px); gap: 16px; width: max-content; }
    img { width: ${tile}px; aspect-ratio: ${width} / ${height}; object-fit: cover; object-position: top; border-radius: 12px; display: block; }
  </style>${tiles}`);
  await page.waitForFunction(() => [...document.images].every((one) => one.complete && one.naturalWidth > 0));
  for (let quality = 80; ; quality -= 8) {
    const data = await page.screenshot({ fullPage: true, type: "jpeg", quality });
    if (data.length > MOST && quality > 30) continue;
    expect(data.length, path).toBeLessThan(MOST);
    await writeFile(path, data);
    break;
  }
  await page.close();
}

test("the main screens", async ({ browser, host, join: sit }) => {
  test.setTimeout(1_200_000);
  const player = await sit("Mira");
  await player.page.goto("/rules/planet9");
  const places = new Map<string, string>();
  const scenes = SCENES.filter((scene) => !WANTED || WANTED.includes(scene.name));
  for (const scene of scenes) places.set(scene.name, await scene.reach(player.page));
  const who = await player.page.context().storageState();
  await mkdir(PICTURES, { recursive: true });
  for (const size of ["desktop", "phone"] as const)
    for (const lang of ["en", "fr"]) {
      const page = await seen(browser, host.base, who, size, lang);
      const shots: Shot[] = [];
      for (const scene of scenes) {
        await page.goto(places.get(scene.name) ?? "/");
        await page.locator(scene.shows).first().waitFor();
        await page.waitForLoadState("networkidle");
        await page.evaluate(() =>
          Promise.all(
            document
              .getAnimations()
              .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
              .map((one) => one.finished),
          ),
        );
        const data = await page.screenshot({ type: "jpeg", quality: 86 });
        shots.push({ name: scene.name, data });
        if (process.env["TILES"])
          await writeFile(join(process.env["TILES"], `${scene.name}-${size}-${lang}.jpg`), data);
        const alone = ALONE[`${scene.name}-${size}-${lang}`];
        if (alone && !WANTED) await writeFile(join(PICTURES, `browser-${alone}.jpg`), data);
      }
      if (!WANTED) await sheet(browser, shots, size, join(PICTURES, `contact-${size}-${lang}.jpg`));
      await page.context().close();
    }
});
