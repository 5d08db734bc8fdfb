// News since the last view: both lists end with the newest line, and the older one may be cut at its start.

/** Lines of `after` that were not yet in `before`. */
export function fresh(before: string[], after: string[]): string[] {
  for (let shared = Math.min(before.length, after.length); shared > 0; shared -= 1) {
    const tail = before.slice(-shared);
    // Lines are only ever added at the end, so what they share begins the newer list, or all of it does.
    if (tail.every((line, i) => line === after[i])) return after.slice(shared);
  }
  return after;
}
