// Every page as axe sees it, and whether it fits, in both languages, on both sizes, dark and light.
import { expect, test, type Join, type Size } from "../fixtures";
import type { Player } from "../player";
import { said, type Lang } from "../words";

type Scheme = "dark" | "light";
const ALL: [Lang, Size, Scheme][] = [
  ["en", "desktop", "dark"],
  ["fr", "phone", "light"],
  ["en", "phone", "light"],
  ["en", "phone", "dark"],
  ["en", "desktop", "light"],
  ["fr", "desktop", "light"],
  ["fr", "desktop", "dark"],
  ["fr", "phone", "dark"],
];
const DEEP = process.env["SHIPMATES_DEEP"] === "1";
/** The first two have each language, size and scheme once; all eight are for the deep run. */
const WANTED = ALL.slice(0, DEEP ? 8 : 1);

async function holds(player: Player): Promise<void> {
  await player.fits();
  await player.accessible();
}

async function stranger(join: Join, lang: Lang, size: Size, colorScheme: Scheme): Promise<void> {
  const nobody = await join("nobody", { lang, size, stranger: true, context: { colorScheme } });
  await nobody.page.goto("/");
  await expect(nobody.page.locator(".namer")).toBeVisible();
  await holds(nobody);
  await nobody.page.goto("/c/ABCDEF");
  await expect(nobody.page.locator(".namer")).toBeVisible();
  await holds(nobody);
}

/** The longest pages there are, laid out like those of the first game. */
const ALIKE = ["/rules/deepsea", "/rules/crewdeck", "/workshop/deepsea"];

async function plain(player: Player): Promise<void> {
  const { page } = player;
  for (const path of [
    "/settings",
    "/rules/planet9",
    ...(DEEP ? ALIKE : []),
    "/puzzles",
    "/statistics",
    "/workshop",
    "/stats",
    "/d/nosuchdeal",
    "/learn",
    "/t/a/b/c",
    "/t/nosuchtable",
    "/offline.html",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await holds(player);
  }
}

/** Home, the sheet for a new table, the room, a table, its menu, the end and the replay. */
async function played(player: Player, lang: Lang): Promise<void> {
  const { page } = player;
  await page.goto("/");
  await expect(page.locator(".resume")).toBeVisible();
  await holds(player);
  await page.locator(".game[data-theme=planet9] .go .btn").last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await holds(player);
  await page.getByRole("dialog").locator(".ends .btn.main").click();
  await expect(page.locator(".bigcode")).toBeVisible();
  await holds(player);
  await page.locator(".startbar .btn.main").click();
  await player.turn();
  await holds(player);
  await page.getByRole("button", { name: said(lang, "web-menu") }).click();
  await holds(player);
  await page.getByRole("button", { name: said(lang, "web-give-up"), exact: true }).click();
  const review = page.locator("dialog a[href^='/g/']");
  await expect(review).toBeVisible();
  await holds(player);
  await review.click();
  await expect(page.locator(".replay h1")).toBeVisible();
  await holds(player);
}

for (const [lang, size, colorScheme] of WANTED) {
  const how = `${lang}, ${size}, ${colorScheme}`;
  const wanted = { lang, size, context: { colorScheme } };
  test(`axe finds nothing for a stranger and on the plain pages (${how})`, async ({ join }) => {
    await stranger(join, lang, size, colorScheme);
    await plain(await join("Ada", wanted));
  });
  test(`axe finds nothing from home to the replay (${how})`, async ({ join }) => {
    await played(await join("Ada", wanted), lang);
  });
}
