// Decisions of a finished Crew game, given what each seat could know when it made them.
import { ask } from "../lib/api";
import { gamePath } from "./replay";

export type Label = "fine" | "slip" | "costly";

export interface Decided {
  /** The moment after it. */
  ply: number;
  trick: number | null;
  seat: number;
  kind: "card" | "signal" | "choice";
  /** A card could have been shown, and was not. */
  silent: boolean;
  said: string;
  label: Label | null;
  /** Of all the times a seat kept silent, the worst counts. */
  counts: boolean;
}
export interface Fairness {
  decisions: Decided[];
  /** So many are still to be judged. */
  left: number;
  told: string[];
  plies: (number | null)[];
}
export interface Choice {
  said: string;
  card: string | null;
  /** In so many of a hundred deals that the seat could imagine, the crew wins then. */
  share: number;
}
export interface Fair {
  ply: number;
  seat: number;
  label: Label;
  /** Which of the choices was made. */
  done: number;
  choices: Choice[];
  because: string[];
}

/** So many decisions are judged by one request: others wait for the same worker. */
const AT_ONCE = 3;

export const fairnessOf = (id: string, more = 0) =>
  ask<Fairness>("GET", gamePath(id, "/known", { more: String(more) }));

export const fairAt = (id: string, ply: number) => ask<Fair>("GET", gamePath(id, `/plies/${ply}/known`));

/** Has everything judged, a few at a time, for as long as somebody wants to know. */
export async function judgeAll(id: string, tell: (found: Fairness) => void, wanted: () => boolean): Promise<void> {
  let left = 1;
  while (left > 0 && wanted()) {
    const found = await fairnessOf(id, AT_ONCE);
    left = found.left;
    tell(found);
  }
}

/** What stands out on a timeline: every choice, and silence where it was a slip. */
export const isEvent = (one: Decided): boolean =>
  one.kind === "choice" || (one.silent && one.counts && one.label !== null && one.label !== "fine");
