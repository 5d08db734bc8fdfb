// Who sits where, seen from one's own chair.
import { t } from "../lib/words";
import type { Seat } from "../lib/wire";

export interface Seating {
  /** The seat whose ship lies in front: one's own, or the first for those who watch. */
  main: Seat;
  mine: boolean;
  others: Seat[];
  name: (seat: Seat) => string;
  /** As `name`, but oneself is “you”. */
  called: (seat: Seat) => string;
  face: (seat: Seat) => number;
  /** From where a seat is heard: −1 is left, 1 is right. */
  pan: (seat: Seat) => number;
}

export function seating(seat: Seat, players: number, names: string[]): Seating {
  const mine = seat >= 0 && seat < players;
  const main = mine ? seat : 0;
  return {
    main,
    mine,
    others: Array.from({ length: players - 1 }, (_, i) => (main + i + 1) % players),
    name: (of) => names[of] ?? "…",
    called: (of) => (mine && of === main ? t("web-deck-you") : (names[of] ?? "…")),
    pan: (of) => {
      const place = (of - main + players) % players;
      return place === 0 || players < 3 ? 0 : ((place - 1) / (players - 2)) * 1.4 - 0.7;
    },
    face: (of) => (mine ? 1 : 2) + ((of - main + players) % players),
  };
}
