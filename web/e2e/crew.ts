// Playing at a Crew table with a mouse: whatever the page offers is pressed.
import type { Locator } from "@playwright/test";
import type { Player, Stand } from "./player";

export type Pick = (offered: Locator, count: number, stand: Stand) => number | Promise<number>;
const anyOf: Pick = (_, count) => Math.floor(Math.random() * count);

const ABLE = "button:not(:disabled):not([aria-disabled=true])";
const CARDS = `.hand ${ABLE}, .openrow ${ABLE}`;
const PANEL = `.radiobox ${ABLE}`;
const MAIN = ".say .btn.main:not(:disabled)";
const TAKEN = ".hand .sel, .openrow .sel";
/** A choice may take a card, a second thing and the button; more than these is going in circles. */
const MOST_CLICKS = 12;

/** Does one thing that is asked: presses until the table moves on. What it was, by its scene. */
export async function act(player: Player, pick: Pick = anyOf): Promise<string> {
  const stand = await player.turn();
  if (stand.over) return "over";
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const before = await player.look();
    if (!before || before.ply !== stand.ply || before.over) return stand.scene;
    await press(player, stand, pick);
    await player.changed(before);
  }
  throw new Error(`${player.name} pressed ${MOST_CLICKS} buttons in "${stand.scene}" and nothing happened`);
}

async function press(player: Player, stand: Stand, pick: Pick): Promise<void> {
  const { page } = player;
  const main = page.locator(MAIN);
  if ((await page.locator(TAKEN).count()) && (await main.count())) return main.click();
  if (stand.scene === "radio" && pick === anyOf) return main.click();
  const inPanel = page.locator(PANEL);
  // In a choice of two things, the second follows the first.
  const seconds = page.locator(".radiobox .pair .things").nth(1).locator("button");
  for (const offered of [seconds, inPanel, page.locator(CARDS)]) {
    const count = await offered.count();
    if (!count) continue;
    const at = await pick(offered, count, stand);
    return at < 0 ? main.click() : touch(offered.nth(at));
  }
  await main.click();
}

/** Presses a thing where it is free: in a fan the next card lies over most of one's own. */
export async function touch(thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  await thing.click(box ? { position: { x: Math.min(20, box.width / 2), y: box.height / 2 } } : {});
}

/** Plays on until the attempt is over, as `act` does but inside the page: for what has been played by hand before. */
export async function hurry(player: Player): Promise<void> {
  await player.page.evaluate(
    async ([taken, main, panel, cards]) => {
      const one = (wanted: string) => document.querySelector<HTMLElement>(wanted);
      for (;;) {
        const at = one("[data-ply]")?.dataset;
        if (at?.["over"] === "true") return;
        if (at?.["asked"] === "true" && at["busy"] === "false") {
          const second = document.querySelectorAll(".radiobox .pair .things")[1];
          const offered = [
            [...(second?.querySelectorAll<HTMLElement>("button") ?? [])],
            [...document.querySelectorAll<HTMLElement>(panel)],
            [...document.querySelectorAll<HTMLElement>(cards)],
          ].find((some) => some.length > 0);
          const ready = at["scene"] === "radio" || one(taken) || !offered;
          if (ready && one(main)) one(main)?.click();
          else offered?.[Math.floor(Math.random() * offered.length)]?.click();
        }
        await new Promise((done) => setTimeout(done, 10));
      }
    },
    [TAKEN, MAIN, PANEL, CARDS] as const,
  );
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
