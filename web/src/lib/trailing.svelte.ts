// Something new is shown part by part, a frame each: no frame has all of it to draw.
import { untrack } from "svelte";
import { afterFrame } from "./frame";

class Part<T> {
  shown: T = $state.raw() as T;
  constructor(first: T) {
    this.shown = first;
  }
}

export class Trailing<T> {
  #parts: Part<T>[];
  #newest: T;
  /** Parts that do not show the newest, the longest waiting first. */
  #behind: Part<T>[] = [];

  constructor(first: T, parts: number) {
    this.#newest = first;
    this.#parts = Array.from({ length: parts }, () => new Part(first));
  }

  /** What this part shows; the first follows the newest soonest. */
  at(part: number): T {
    return this.#parts[part]!.shown;
  }

  /** From now on this is the newest; every part has it at once, or one after the other. */
  show(newest: T, atOnce: boolean): void {
    this.#newest = newest;
    untrack(() => {
      const waiting = this.#behind.length > 0;
      this.#behind.push(...this.#parts.filter((part) => !this.#behind.includes(part)));
      if (atOnce) this.#catchUp(this.#parts.length);
      else if (!waiting) afterFrame(() => this.#next());
    });
  }

  #catchUp(parts: number): void {
    for (const part of this.#behind.splice(0, parts)) part.shown = this.#newest;
  }

  #next(): void {
    this.#catchUp(1);
    if (this.#behind.length) afterFrame(() => this.#next());
  }
}
