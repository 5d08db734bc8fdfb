// A full trick rests on the table for a moment before it is gathered.
import type { Scope, Trick } from "./model";

const HOLD = 1300;

export class Resting {
  trick: Trick | null = $state.raw(null);
  winner: number | null = $state(null);
  #attempt: string | null = null;
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at a new view: a trick more than before rests, a card of the next one ends it. */
  see(scope: Scope): void {
    const attempt = scope.now.table.attempt;
    const count = scope.tricks.length;
    const again = attempt === this.#attempt && count === this.#seen;
    const grown = attempt === this.#attempt && count === this.#seen + 1;
    this.#attempt = attempt;
    this.#seen = count;
    if (grown) {
      clearTimeout(this.#timer);
      this.trick = scope.tricks[count - 1] ?? null;
      this.winner = scope.scene.ledger?.winners[count - 1] ?? null;
      this.#timer = setTimeout(() => this.#end(), HOLD);
    } else if (!again || (scope.scene.trick?.cards.length ?? 0) > 0) {
      clearTimeout(this.#timer);
      this.#end();
    }
  }

  #end(): void {
    this.trick = null;
    this.winner = null;
  }
}
