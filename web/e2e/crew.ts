// Playing at a Crew table with a mouse: whatever the page offers is pressed.
import type { Locator } from "@playwright/test";
import type { Player, Stand } from "./player";

export type Pick = (offered: Locator, count: number, stand: Stand) => number | Promise<number>;
const anyOf: Pick = (_, count) => Math.floor(Math.random() * count);

const CARDS = ".hand button:not(:disabled), .openrow button:not(:disabled)";
const PANEL = ".radiobox button:not(:disabled)";
const MAIN = ".say .btn.main:not(:disabled)";
/** A choice may take a card, a second thing and the button; more than these is going in circles. */
const MOST_CLICKS = 12;

/** Does one thing that is asked: presses until the table moves on. What it was, by its scene. */
export async function act(player: Player, pick: Pick = anyOf): Promise<string> {
  const stand = await player.turn();
  if (stand.over) return "over";
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const now = await player.stand();
    if (!now || now.ply !== stand.ply || now.over) return stand.scene;
    await press(player, stand, pick);
    await settle(player, stand.ply);
  }
  throw new Error(`${player.name} pressed ${MOST_CLICKS} buttons in "${stand.scene}" and nothing happened`);
}

async function press(player: Player, stand: Stand, pick: Pick): Promise<void> {
  const { page } = player;
  if (stand.scene === "radio") return page.locator(MAIN).click();
  if ((await page.locator(".hand .sel, .openrow .sel").count()) && (await page.locator(MAIN).count()))
    return page.locator(MAIN).click();
  const inPanel = page.locator(PANEL);
  // In a choice of two things, the second follows the first.
  const seconds = page.locator(".radiobox .pair .things").nth(1).locator("button");
  for (const offered of [seconds, inPanel, page.locator(CARDS)]) {
    const count = await offered.count();
    if (count) return offered.nth(await pick(offered, count, stand)).click();
  }
}

/** A moment for the answer to come; a first click of two changes nothing. */
async function settle(player: Player, ply: number): Promise<void> {
  await player.page
    .waitForFunction((before) => {
      const frame = document.querySelector<HTMLElement>("[data-ply]");
      return !frame || (frame.dataset["busy"] !== "true" && Number(frame.dataset["ply"]) !== before);
    }, ply, { timeout: 250 })
    .catch(() => {});
}

/** Plays on until the attempt is over. */
export async function playOut(player: Player, pick?: Pick, each?: (stand: Stand) => Promise<void>): Promise<void> {
  for (let moves = 0; moves < 400; moves++) {
    const stand = await player.turn();
    if (stand.over) return;
    await each?.(stand);
    await act(player, pick);
  }
  throw new Error("an attempt of 400 moves does not end");
}
