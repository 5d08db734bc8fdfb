// What only practice asks of the server.
import { ask } from "../lib/api";
import type { TableLink } from "../lib/table.svelte";
import type { Action, GameKey, Seat, TableInfo } from "../lib/wire";

export interface Hint {
  ply: number;
  seat: Seat;
  action: Action;
  told: string[];
}

const id = encodeURIComponent;

export const hintFor = (table: string, words: string) =>
  ask<Hint>("GET", `/api/tables/${id(table)}/hint?words=${words}`);

export interface Why {
  ply: number;
  seat: Seat;
  told: string[];
  earlier: boolean;
}
/** Why a bot did what it did last, or so many decisions of bots before that. */
export const whyThat = (table: string, words: string, ago: number) =>
  ask<Why>("GET", `/api/tables/${id(table)}/why?words=${words}&ago=${ago}`);

export interface Guide {
  key: string;
  game: GameKey;
  title: string;
  about: string;
  topic: string;
  steps: number;
}
export const guides = (words: string) => ask<Guide[]>("GET", `/api/guides?words=${words}`);
export const guided = (key: string) => ask<TableInfo>("POST", `/api/guides/${id(key)}`);

/** A table at one moment of a finished game. */
export const practiseFrom = (attempt: string, ply: number, seat?: Seat) =>
  ask<TableInfo>("POST", `/api/games/${id(attempt)}/practice`, seat === undefined ? { ply } : { ply, seat });

const TRIES = 5;
const BREATH = 200;

/** Goes back; bots may move in the very moment one asks, so what came too late is asked again. */
export async function goBack(link: TableLink, whole = false): Promise<void> {
  for (let n = 0; n < TRIES; n += 1) {
    if (await link.try({ type: "ask-back", ply: link.now?.ply ?? 0, whole })) return;
    if (link.refusal?.code !== "stale") return;
    await new Promise((rested) => setTimeout(rested, BREATH));
  }
}
