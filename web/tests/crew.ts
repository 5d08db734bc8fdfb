// Views of a Crew table for tests: what is not said is empty.
import { Scope, type CrewView, type Scene } from "../src/crew/model";
import type { Action, Now, Seat } from "../src/lib/wire";

export interface Wanted {
  attempt?: string;
  seat?: Seat;
  awaited?: Seat[];
  legal?: Action[];
  hand?: string[];
  sizes?: number[];
  scene?: Partial<Scene>;
  passed?: string | null;
  outcome?: CrewView["outcome"];
}

export const plays = (...cards: string[]): Action[] => cards.map((card) => ({ kind: "play", card }));
export const signals = (...cards: string[]): Action[] =>
  cards.map((card) => ({ kind: "signal", card, meaning: "highest" }));

/** A table of four in the middle of tricks, unless told otherwise. */
export function scopeOf(wanted: Wanted = {}): Scope {
  const {
    attempt = "a1",
    seat = 0,
    awaited = [],
    legal = [],
    hand = ["B1", "B7", "G3"],
    sizes = [3, 3, 3, 3],
  } = wanted;
  const scene = {
    kind: "tricking",
    ledger: { seats: 4, total: 10, tricks: [], winners: [] },
    trick: { leader: 1, cards: [] },
    signals: [[], [], [], []],
    ready: [],
    verdicts: [],
    moved: [],
    ...wanted.scene,
  };
  const view = {
    seat,
    eyes: seat,
    awaited,
    legal,
    hand,
    sizes,
    row: [],
    scene,
    outcome: wanted.outcome ?? null,
    setup: { mission: { number: 4 }, players: 4, distress: "" },
    brief: { display: [], duties: [], passed: wanted.passed ?? null },
  };
  const now = {
    ply: 5,
    table: { attempt, game: "planet9", chairs: [], names: ["Ada", "Vega", "Orion", "Lyra"], status: "playing" },
    you: { chair: seat < 0 ? null : seat },
    views: [view],
    left: null,
  };
  return new Scope(now as unknown as Now);
}
