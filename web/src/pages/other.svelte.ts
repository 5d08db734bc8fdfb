// Another way from some moment on: which cards were laid instead, and how it stands then.
import { whatIf, type WhatIf } from "./review";

export class Other {
  /** From which moment, with which cards; null while one looks at the game as it went. */
  now: { ply: number; laid: string[]; now: WhatIf } | null = $state.raw(null);
  #wish = Symbol();

  constructor(readonly id: string) {}

  async try(ply: number, laid: string[]): Promise<void> {
    const asked = (this.#wish = Symbol());
    const now = await whatIf(this.id, ply, laid);
    if (asked === this.#wish) this.now = { ply, laid, now };
  }

  leave(): void {
    this.#wish = Symbol();
    this.now = null;
  }
}
