// Going on with a campaign: to the table that waits, or to a new one at the right mission.
import { makeTable, Refused } from "../lib/api";
import { router } from "../lib/router.svelte";
import type { Plan, TableInfo } from "../lib/wire";
import { choices, hurry, noteTable } from "../pages/choices.svelte";
import type { Crew, Sailed } from "./api";

const FEWEST = 2;
const MOST = 5;

/** The table where the crew gathers or plays this game already. */
export const waiting = (crew: Crew, game: Sailed): TableInfo | undefined =>
  crew.tables.find((table) => table.game === game && table.status !== "over");

/** One seat for everybody; whoever is alone plays with as many bots as last time. */
export function seatsFor(crew: Pick<Crew, "members">, game: Sailed): number {
  const people = crew.members.length;
  return people < FEWEST ? (choices[game].plan.players ?? 4) : Math.min(MOST, people);
}

/** Makes a table of the crew at this mission and goes there; alone, the game starts at once. */
export async function sail(crew: Pick<Crew, "id" | "members">, game: Sailed, mission: number): Promise<void> {
  const { plan: last, options, level } = choices[game];
  const plan: Plan = { ...last, own: "", mission, players: seatsFor(crew, game) };
  const made = await makeTable(plan, options, crew.id).catch((error: unknown) => {
    // Whether a mission has a clock is for the server to know.
    if (!(error instanceof Refused && error.code === "not-timed")) throw error;
    return makeTable({ ...plan, timed: false }, options, crew.id);
  });
  noteTable(made);
  hurry.id = crew.members.length < FEWEST ? made.id : null;
  hurry.level = level;
  router.go(`/t/${made.id}`);
}
