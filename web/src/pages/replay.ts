// What a replay reads from a finished game: its moves, tricks, moments, and how it ended.
import { ask, type Finished } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Action, Telling, View } from "../lib/wire";
import { t } from "../lib/words";

/** A game that is over; `seats` has everybody's name, the dummy's included. */
export type Game = Finished & { seats: string[] };

/** A moment as a seat saw it, and in words. */
export interface Moment {
  ply: number;
  view: View;
  words?: Telling;
}

/** One move: what was told of it, and the tasks it decided. */
export interface Made {
  seat: number;
  action: Action;
  said: string[];
  settled: [number, "done" | "failed"][];
}

/** Where something about a game is asked for, in the language of the settings. */
export const gamePath = (id: string, what: string, query: Record<string, string> = {}) =>
  `/api/games/${encodeURIComponent(id)}${what}?${new URLSearchParams({ words: settings.language, ...query })}`;

export const movesOf = (id: string) => ask<Made[]>("GET", gamePath(id, "/moves"));

/** The moments of a game, each asked for once; a seat below zero is the open table. */
export class Reel {
  #seen = new Map<string, Promise<Moment>>();

  constructor(readonly id: string) {}

  at(ply: number, seat: number): Promise<Moment> {
    const key = `${settings.language}:${ply}:${seat}`;
    const known = this.#seen.get(key);
    if (known) return known;
    const asked = ask<Moment>("GET", gamePath(this.id, `/plies/${ply}`, seat < 0 ? {} : { seat: String(seat) }));
    this.#seen.set(key, asked);
    asked.catch(() => this.#seen.delete(key));
    return asked;
  }

  /** Fetches ahead, so that a step takes no time. */
  ahead(plies: readonly number[], seats: readonly number[]): void {
    for (const ply of plies) for (const seat of seats) void this.at(ply, seat).catch(() => {});
  }
}

export interface Trick {
  leader: number;
  cards: string[];
}
interface Scene {
  ledger?: { tricks: Trick[]; winners: number[] };
  trick?: Trick;
  verdicts?: ("open" | "done" | "failed")[];
  signals?: { card: string; meaning: string }[][];
}
export const sceneOf = (view: View): Scene => (view["scene"] ?? {}) as Scene;
export const handOf = (view: View): string[] => (view["hand"] ?? []) as string[];

/** A card on the timeline; `ply` is the moment right after it. */
export interface Played {
  ply: number;
  seat: number;
  card: string;
}
export interface Signalled extends Played {
  meaning: string;
  said: string;
}
export interface TrickTold {
  number: number;
  plays: Played[];
  winner: number | undefined;
  /** What was shown before its first card. */
  signals: Signalled[];
  settled: Made["settled"];
}

/** The timeline: cards in their tricks, as the ledger at the end has them. */
export function timeline(made: readonly Made[], end: View): TrickTold[] {
  const ledger = sceneOf(end).ledger;
  const told: TrickTold[] = [];
  let signals: Signalled[] = [];
  let now: TrickTold | undefined;
  for (const [i, { seat, action, said, settled }] of made.entries()) {
    const card = String(action["card"] ?? "");
    const ply = i + 1;
    if (action.kind === "signal")
      signals.push({ ply, seat, card, meaning: String(action["meaning"] ?? "unsaid"), said: said[0] ?? "" });
    if (action.kind !== "play") continue;
    if (!now || now.plays.length === ledger?.tricks[now.number - 1]?.cards.length) {
      now = { number: told.length + 1, plays: [], winner: ledger?.winners[told.length], signals, settled: [] };
      signals = [];
      told.push(now);
    }
    now.plays.push({ ply, seat, card });
    now.settled.push(...settled);
  }
  return told;
}

/** The moments worth stopping at: the beginning, and whatever something was told of. */
export const stopsOf = (made: readonly Made[]): number[] => [
  0,
  ...made.flatMap(({ said }, i) => (said.length > 0 ? [i + 1] : [])),
];

/** The next of these moments from here, one way or the other; the edge where there is none. */
export function step(stops: readonly number[], ply: number, by: 1 | -1): number {
  const found = by > 0 ? stops.find((one) => one > ply) : stops.findLast((one) => one < ply);
  return found ?? (by > 0 ? (stops.at(-1) ?? ply) : (stops[0] ?? ply));
}

/** Where each trick ends, and where the first one begins. */
export const trickStops = (tricks: readonly TrickTold[]): number[] => {
  const first = tricks[0]?.plays[0];
  return [0, ...(first ? [first.ply - 1] : []), ...tricks.map((trick) => trick.plays.at(-1)?.ply ?? 0)];
};

/** How it ended, in a few words. */
export function settledBy(game: string, end: View | null, names: string[]): string {
  const payoff = (end?.outcome as { payoff?: number[] } | null)?.payoff ?? [];
  if (game !== "crewdeck") return t((payoff[0] ?? 0) > 0 ? "web-replay-won" : "web-replay-lost");
  const best = Math.max(...payoff);
  return t("web-replay-wins", { names: names.filter((_, seat) => payoff[seat] === best).join(", ") });
}
