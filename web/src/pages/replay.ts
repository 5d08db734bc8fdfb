// What a replay reads from a finished game: names, tricks, how it ended.
import { ask, type Finished } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Telling, View } from "../lib/wire";
import { t } from "../lib/words";

/** A moment as a seat saw it, and in words where the server tells them. */
export interface Moment {
  ply: number;
  view: View;
  words?: Telling;
}

/** One moment of a finished game; without a seat, what lay in the open. */
export function momentOf(id: string, ply: number, seat: number | undefined): Promise<Moment> {
  const query = new URLSearchParams({ words: settings.language });
  if (seat !== undefined) query.set("seat", String(seat));
  return ask<Moment>("GET", `/api/games/${encodeURIComponent(id)}/plies/${ply}?${query}`);
}

export interface Trick {
  leader: number;
  cards: string[];
}
export interface Tricks {
  tricks: Trick[];
  winners: number[];
}
interface Scene {
  ledger?: Tricks;
  trick?: Trick;
  verdicts?: ("open" | "done" | "failed")[];
}

export const sceneOf = (view: View): Scene => (view["scene"] ?? {}) as Scene;
export const handOf = (view: View): string[] => (view["hand"] ?? []) as string[];

export interface Duty {
  card?: string;
  key?: string;
  token?: string | null;
  owner: number;
}
export const dutiesOf = (view: View): Duty[] =>
  ((view["brief"] as { duties?: Duty[] } | null)?.duties ?? []) as Duty[];

/** How many tricks have begun. */
export function trickOf(view: View): number {
  const scene = sceneOf(view);
  if (!scene.ledger) return 0;
  return scene.ledger.tricks.length + (scene.trick?.cards.length ? 1 : 0);
}

type Name = string | { name: string | null; bot: string | null } | null;

/** A name for every seat; bots are numbered, the dummy has none of its own. */
export function namesOf(game: Finished, end: View | null): string[] {
  const known = game.names as unknown as Name[];
  const seats = Math.max(known.length, ((end?.["sizes"] ?? []) as number[]).length);
  return Array.from({ length: seats }, (_, seat) => {
    const one = known[seat];
    const name = typeof one === "string" ? one : one?.name;
    return name ?? t("web-replay-bot", { number: seat + 1 });
  });
}

/** How it ended, in a few words. */
export function settledBy(game: string, end: View | null, names: string[]): string {
  const payoff = (end?.outcome as { payoff?: number[] } | null)?.payoff ?? [];
  if (game !== "crewdeck") return t((payoff[0] ?? 0) > 0 ? "web-replay-won" : "web-replay-lost");
  const best = Math.max(...payoff);
  return t("web-replay-wins", { names: names.filter((_, seat) => payoff[seat] === best).join(", ") });
}
