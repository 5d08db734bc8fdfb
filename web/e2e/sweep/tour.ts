// One person and bots go on a mission; every scene it shows is looked at, wide and narrow, in both languages.
import { expect, type Page } from "@playwright/test";
import { act } from "../crew";
import { SIZES, type Join, type Size } from "../fixtures";
import type { Player } from "../player";

export interface Voyage {
  game: "planet9" | "deepsea";
  mission: number;
  players: number;
  timed?: boolean;
}
type Language = "en" | "fr";

/** Ids and holes that a person must never read. */
const RAW = /\b(web|ds|task|matter|refused|answer)-[a-z]+|undefined|\[object|\{ ?\$|NaN/;
const LANGUAGES: Language[] = ["en", "fr"];

/** What was seen on a mission: its scenes, and which of them were looked at closely. */
export interface Seen {
  scenes: string[];
  looked: string[];
  /** What the mission is, as the server says. */
  mission: Record<string, unknown>;
  seats: number;
}

/** Sails once, to the end of the attempt. Scenes already spoken to axe are in `heard`. */
export async function sail(join: Join, voyage: Voyage, heard: Set<string>, close = true): Promise<Seen> {
  const player = await join("Ada");
  const { page } = player;
  const seen: Seen = { scenes: [], looked: [], mission: {}, seats: 0 };
  await prepare(page, voyage.game, seen);
  const { game, mission, players, timed } = voyage;
  await player.found(
    { game, mission, players, ...(timed ? { timed } : {}) },
    { history: mission % 2 ? "all" : "last" },
  );
  await page.locator(".startbar .btn.main").click();
  const looked = new Set<string>();
  for (let moves = 0; moves < 400; moves++) {
    const stand = await player.turn();
    const scene = stand.over ? "over" : stand.scene;
    if (close && !looked.has(scene)) await look(player, scene, looked, heard);
    if (stand.over) break;
    await act(player);
  }
  expect((await player.stand())?.over, "the attempt ends").toBe(true);
  seen.scenes = await page.evaluate(() => [...(window as unknown as { scenes: Set<string> }).scenes]);
  seen.looked = [...looked];
  await page.context().close();
  player.check();
  return seen;
}

/** Bots of chance, who try everything; and an ear for what the table shows in passing. */
async function prepare(page: Page, game: string, seen: Seen): Promise<void> {
  await page.addInitScript((key) => {
    localStorage.setItem("shipmates-choices", JSON.stringify({ [key]: { level: "random" } }));
    const scenes = new Set<string>();
    (window as unknown as { scenes: Set<string> }).scenes = scenes;
    new MutationObserver(() => {
      const scene = document.querySelector<HTMLElement>("[data-ply]")?.dataset["scene"];
      if (scene) scenes.add(scene);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-scene"] });
  }, game);
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as {
        views?: { setup: { mission: Record<string, unknown> }; sizes: number[]; scene: { kind: string } }[];
      };
      const view = told.views?.[0];
      if (view) [seen.mission, seen.seats] = [view.setup.mission, view.sizes.length];
    }),
  );
}

/** Looks at the scene on every width and in every language. If others end it meanwhile, that is noted as it is. */
async function look(player: Player, scene: string, looked: Set<string>, heard: Set<string>): Promise<void> {
  looked.add(scene);
  if (!heard.has(scene)) {
    await player.accessible();
    heard.add(scene);
  }
  for (const language of LANGUAGES) {
    if (scene !== "over") await speak(player.page, language);
    for (const size of ["phone", "desktop"] as const) await see(player, scene, size);
  }
  if (scene !== "over") await speak(player.page, "en");
}

async function see(player: Player, scene: string, size: Size): Promise<void> {
  await player.page.setViewportSize(SIZES[size].viewport!);
  await player.fits();
  const where = `${scene}, ${size}`;
  const shown = await player.page.evaluate(
    () =>
      document.body.innerText + [...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel).join("\n"),
  );
  expect(RAW.exec(shown)?.[0] ?? "", where).toBe("");
  const tall = await player.page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(tall, `${where}: the table fits on one screen`).toBeLessThanOrEqual(0);
}

/** Chooses the language as a person would, in the menu. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.locator(".bar .btn.icon").last().click();
  await page.locator("dialog .language").selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.locator("dialog .top .btn").click();
  await expect(page.locator("[data-ply]")).toBeVisible();
}
