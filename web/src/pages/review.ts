// A finished Crew game with open cards: what the solver says of every card, and what if.
import { ask } from "../lib/api";
import type { View } from "../lib/wire";
import { gamePath } from "./replay";

export type Chance = "winnable" | "lost" | "undecided";

export interface Judged {
  ply: number;
  trick: number;
  seat: number;
  card: string;
  legal: number;
  before: Chance | null;
  after: Chance | null;
  kept: string[];
  undecided: string[];
}
export interface Review {
  start: Chance | null;
  cards: Judged[];
  /** The moment after the card up to which it was winnable. */
  turn: number | null;
  /** Whether that card has lost it for certain. */
  sure: boolean;
  /** Tricks that would have won: who leads, and the cards. */
  line: [number, string[]][];
  /** What there is to say of that card, or of a start that was lost already. */
  turning: string | null;
  told: string[];
  /** The moment each of these belongs to. */
  plies: (number | null)[];
}
export interface WhatIf {
  awaited: number | null;
  marks: Record<string, Chance>;
  views: View[];
  because: string | null;
}

export const reviewOf = (id: string, whole = false) =>
  ask<Review>("GET", gamePath(id, "/review", whole ? { whole: "true" } : {}));

export const whatIf = (id: string, ply: number, cards: readonly string[]) =>
  ask<WhatIf>("GET", gamePath(id, `/plies/${ply}/if`, { cards: cards.join(".") }));

/** Whether a first look has left anything open. */
export const isOpen = (review: Review): boolean =>
  review.start === "undecided" || review.cards.some((one) => one.after === "undecided");

/** A first look at once, and all that can be settled when it comes. */
export async function reviewed(id: string, tell: (review: Review) => void): Promise<void> {
  const first = await reviewOf(id);
  tell(first);
  if (isOpen(first)) tell(await reviewOf(id, true));
}

export type Mark = Chance | "turn";

/** How each card is marked, by the moment after it; nothing where nobody can tell. */
export function marksOf(review: Review | null): Map<number, Mark> {
  const found = new Map<number, Mark>();
  for (const one of review?.cards ?? [])
    if (one.after) found.set(one.ply, one.ply === review?.turn ? "turn" : one.after);
  return found;
}

/** What the solver says of a card that might have been laid instead. */
export function markOf(laid: Judged | undefined, card: string): Chance | null {
  if (!laid?.before) return null;
  if (laid.card === card) return laid.after;
  if (laid.before !== "winnable") return laid.before;
  if (laid.kept.includes(card)) return "winnable";
  return laid.undecided.includes(card) ? "undecided" : "lost";
}
