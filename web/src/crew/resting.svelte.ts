// A full trick rests on the table for a moment before it is gathered.
import { still } from "../lib/settings.svelte";
import type { Scope, Trick } from "./model";

/** How long a full trick lies, once its last card has landed. */
export const HOLD = 900;
const LANDING = 320;

export class Resting {
  trick: Trick | null = $state.raw(null);
  winner: number | null = $state(null);
  #attempt: string | null = null;
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at a new view: a trick more than before rests, until it has lain or somebody here goes on. */
  see(scope: Scope): void {
    const attempt = scope.now.table.attempt;
    const count = scope.tricks.length;
    const same = attempt === this.#attempt;
    const grown = same && count === this.#seen + 1;
    const again = same && count === this.#seen;
    this.#attempt = attempt;
    this.#seen = count;
    if ((!grown && !again) || hurried(scope)) return this.end();
    if (!grown) return;
    clearTimeout(this.#timer);
    this.trick = scope.tricks[count - 1] ?? null;
    this.winner = scope.scene.ledger?.winners[count - 1] ?? null;
    this.#timer = setTimeout(() => this.#end(), HOLD + (still() ? 0 : LANDING));
  }

  /** Gathers at once. */
  end(): void {
    clearTimeout(this.#timer);
    this.#end();
  }

  #end(): void {
    this.trick = null;
    this.winner = null;
  }
}

/** Whether the next trick has begun and this person is asked, or has laid a card: then nothing may be in the way. */
function hurried(scope: Scope): boolean {
  const cards = scope.scene.trick?.cards.length ?? 0;
  if (!cards || scope.watching) return false;
  const place = (scope.me - (scope.scene.trick?.leader ?? 0) + scope.seats) % scope.seats;
  return scope.acting !== null || place < cards;
}
