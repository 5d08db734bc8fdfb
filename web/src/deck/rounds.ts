// Where the rounds of a finished game begin.

const PLACING = new Set(["place", "stow"]);

/** The moments before the first card of each round, by what was done; the first is the beginning. */
export function roundStops(kinds: readonly string[]): number[] {
  const starts = kinds.flatMap((kind, i) => (kind === "add" && PLACING.has(lastPlayed(kinds, i)) ? [i] : []));
  const first = kinds.indexOf("add");
  return first < 0 ? [0] : [first, ...starts];
}

/** What a person did last before a move: the deck may have been shuffled between. */
function lastPlayed(kinds: readonly string[], before: number): string {
  return kinds.slice(0, before).findLast((kind) => kind !== "reshuffle") ?? "";
}
