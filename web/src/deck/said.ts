// What is told aloud: phrases of the others, and what has happened since one listened last.
import { has, t } from "../lib/words";
import type { Said, TableInfo } from "../lib/wire";

/** A phrase in one's own language, or what was written. */
export const phraseOf = (one: Said): string =>
  one.phrase && has(`phrase-${one.phrase}`) ? t(`phrase-${one.phrase}`) : (one.text ?? one.phrase ?? "");

/** The last thing each seat has said. */
export function bubbles(said: Said[], table: TableInfo): Map<number, string> {
  return new Map(
    table.chairs.flatMap((chair) => {
      const last = said.findLast((one) => one.person === chair.person);
      return last ? [[chair.seat, phraseOf(last)] as const] : [];
    }),
  );
}

/** The lines that are new: both lists end with the newest, and the older one may have lost its beginning. */
export function since(old: string[], now: string[]): string[] {
  for (let kept = Math.min(old.length, now.length); kept > 0; kept -= 1)
    if (old.slice(-kept).every((line, i) => line === now[i])) return now.slice(kept);
  return now;
}
