// Several people at one table, each in a browser of their own.
import { expect } from "@playwright/test";
import { act, type Pick } from "./crew";
import type { Player } from "./player";

/** The first makes the table and the others come by its link; then it starts. */
export async function gather(players: Player[], plan: Record<string, unknown>): Promise<string> {
  const [host, ...guests] = players as [Player, ...Player[]];
  const table = await host.found({ ...plan, players: players.length }, { take_backs: true });
  for (const guest of guests) {
    await guest.open(table);
    await guest.page.locator(".chair .btn.main").first().click();
    await expect(guest.page.locator(".chair.mine")).toBeVisible();
  }
  await expect(host.page.locator(".chair.free")).toHaveCount(0);
  await host.page.locator(".startbar .btn.main").click();
  for (const player of players) await expect(player.frame).toBeVisible();
  return table;
}

/** Waits until all see the newest of what any of them sees. */
export async function inStep(players: Player[]): Promise<number> {
  const plies = await Promise.all(players.map(async (one) => (await one.stand())?.ply ?? 0));
  const newest = Math.max(...plies);
  await Promise.all(players.map((one) => one.reach(newest)));
  return newest;
}

/** Everybody does what is asked of them, until it is over or a scene is reached. What was done, by its scene. */
export async function playTogether(players: Player[], pick?: Pick, until?: string): Promise<string[]> {
  const done: string[] = [];
  for (let moves = 0; moves < 400; moves++) {
    await inStep(players);
    const stands = await Promise.all(players.map((one) => one.stand()));
    if (stands.some((one) => one?.over || one?.scene === until)) return done;
    const next = players.find((_, i) => stands[i]?.asked);
    if (next) done.push(await act(next, pick));
    else await players[0]?.after(stands[0]?.ply ?? 0);
  }
  throw new Error("400 moves and no end");
}
