// Who sits where, seen from one's own chair.
import type { Seat } from "../lib/wire";

export interface Seating {
  /** The seat whose ship lies in front: one's own, or the first for those who watch. */
  main: Seat;
  mine: boolean;
  others: Seat[];
  name: (seat: Seat) => string;
  face: (seat: Seat) => number;
}

export function seating(seat: Seat, players: number, names: string[]): Seating {
  const mine = seat >= 0 && seat < players;
  const main = mine ? seat : 0;
  return {
    main,
    mine,
    others: Array.from({ length: players - 1 }, (_, i) => (main + i + 1) % players),
    name: (of) => names[of] ?? "…",
    face: (of) => (mine ? 1 : 2) + ((of - main + players) % players),
  };
}
