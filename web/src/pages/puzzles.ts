// Puzzles: the shelf, one of them, its answer, and which of them one has solved on this device.
import { ask } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Telling, View } from "../lib/wire";

export interface About {
  number: number;
  kind: "card" | "draft" | "signal";
  grade: number;
  game: "planet9" | "deepsea";
  mission: number;
  players: number;
}
export interface Shelf {
  today: number;
  puzzles: About[];
}
export interface Asked {
  about: About;
  seat: number;
  names: string[];
  views: View[];
  words: Telling;
  /** Who plays which part in the mission. */
  parts: string[];
  question: string;
  choices: string[];
  /** For each choice the card it is about, if it is about one. */
  cards: (string | null)[];
}
export interface Answered {
  right: boolean;
  solution: number;
  told: string;
}

const path = (what: string, query: Record<string, string> = {}) =>
  `/api/puzzles${what}?${new URLSearchParams({ words: settings.language, ...query })}`;

export const shelf = () => ask<Shelf>("GET", "/api/puzzles");
export const puzzleOf = (number: number) => ask<Asked>("GET", path(`/${number}`));
export const answerTo = (number: number, choice: number) =>
  ask<Answered>("GET", path(`/${number}/answer`, { choice: String(choice) }));

/** How a puzzle went the first time it was tried: only that counts. */
export type Result = "right" | "wrong";
const KEY = "shipmates-puzzles";

/** What is kept on this device; anything else that lies there is no progress. */
export function progress(): Map<number, Result> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    return new Map(
      Object.entries(kept).flatMap(([number, result]) =>
        result === "right" || result === "wrong" ? [[Number(number), result] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

export function note(number: number, result: Result): void {
  const kept = progress();
  if (kept.has(number)) return;
  kept.set(number, result);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a device that keeps nothing can still be played on
  }
}

/** The next one nobody has tried here, from this one on; the first again after the last. */
export function following(all: readonly About[], number: number, done: ReadonlyMap<number, Result>): number {
  const from = all.findIndex((one) => one.number === number) + 1;
  const turned = [...all.slice(from), ...all.slice(0, from)];
  return (turned.find((one) => !done.has(one.number)) ?? turned[0])?.number ?? number;
}
