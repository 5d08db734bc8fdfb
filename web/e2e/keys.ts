// Playing with the keyboard alone: what has the focus is looked at, nothing is clicked.
import type { Page } from "@playwright/test";
import type { Player } from "./player";

/** The longest way round a page with Tab. */
const MOST_TABS = 80;
const MOST_CARDS = 20;

const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const named = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute("aria-label") ??
      document.activeElement?.textContent?.trim().slice(0, 40) ??
      "",
  );

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press("Tab");
    passed.push(await named(page));
  }
  throw new Error(`Tab never reached ${selector}; it passed: ${passed.join(" · ")}`);
}

/** Goes to the hand, and by arrows to a card that can be chosen. */
async function toCard(page: Page): Promise<void> {
  await tabTo(page, ".hand button");
  for (let steps = 0; steps < MOST_CARDS; steps++) {
    if (await focused(page, ".hand button:not([aria-disabled=true])")) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`the arrows found no card to choose; the focus is on “${await named(page)}”`);
}

/** Does one thing that is asked, by keys. What it was, by its scene. */
export async function typeOne(player: Player): Promise<string> {
  const { page } = player;
  const stand = await player.turn();
  if (stand.over) return "over";
  for (;;) {
    const before = await player.look();
    if (!before || before.ply !== stand.ply || before.over) return stand.scene;
    if (before.chosen === "" || (await focused(page, "body"))) await aim(player, stand.scene);
    await page.keyboard.press("Enter");
    await player.changed(before);
  }
}

async function aim(player: Player, scene: string): Promise<void> {
  const { page } = player;
  if (scene === "radio") return tabTo(page, ".say .btn.main");
  if (await page.locator(".radiobox button:not(:disabled)").count())
    return tabTo(page, ".radiobox button:not(:disabled)");
  return toCard(page);
}
