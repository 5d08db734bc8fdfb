// News since the last view: both lists end with the newest line, and the older one may be cut at its start.
import type { Now } from "../lib/wire";

/** Lines of `after` that were not yet in `before`. */
export function fresh(before: string[], after: string[]): string[] {
  for (let shared = Math.min(before.length, after.length); shared > 0; shared -= 1) {
    const tail = before.slice(-shared);
    // Lines are only ever added at the end, so what they share begins the newer list, or all of it does.
    if (tail.every((line, i) => line === after[i])) return after.slice(shared);
  }
  return after;
}

/** Tells each line once: a view that stands where the last one stood, or further back, has none that are new. */
export class Teller {
  #last: Now | null = null;

  /** The lines of this view that were not told yet; of the first view none. */
  hear(now: Now): string[] {
    const last = this.#last;
    this.#last = now;
    const later = last !== null && (now.table.attempt !== last.table.attempt || now.ply > last.ply);
    return later ? fresh(last.news ?? [], now.news ?? []) : [];
  }
}
