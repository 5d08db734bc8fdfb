// From the workshop to a table: alone with bots, or with friends.
import { makeTable } from "../lib/api";
import { router } from "../lib/router.svelte";
import type { Plan } from "../lib/wire";
import type { Sailed } from "../logbook/api";
import { mine } from "../logbook/mine.svelte";
import { choices, hurry, noteTable } from "../pages/choices.svelte";

/** Opens a table with a mission of one's own; with bots it starts at once. */
export async function playOwn(game: Sailed, text: string, players: number, bots: boolean): Promise<void> {
  const { plan: last, options, level } = choices[game];
  const plan: Plan = { ...last, own: text, players, challenge: false, timed: false };
  if (game === "planet9") delete plan.timed;
  else delete plan.challenge;
  const made = await makeTable(plan, options, bots ? await mine.course() : undefined);
  noteTable(made);
  hurry.id = bots ? made.id : null;
  hurry.level = level;
  router.go(`/t/${made.id}`);
}
