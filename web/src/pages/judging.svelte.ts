// What is known of a finished game: with open cards, and given what each seat could know.
import { fairAt, fairnessOf, judgeAll, type Decided, type Fair, type Fairness } from "./fairness";
import { reviewed, type Judged, type Review } from "./review";

/** Whoever steps on faster than this asks for nothing. */
const PAUSE = 350;

export class Judging {
  review: Review | null = $state.raw(null);
  fairness: Fairness | null = $state.raw(null);
  /** The decision that led to the moment one looks at. */
  fair: Fair | null = $state.raw(null);
  /** Whether all decisions are being judged. */
  busy = $state(false);
  #ply = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Everything that is told; the page stands without it, should nobody answer. */
  learn(): void {
    reviewed(this.id, (told) => (this.review = told)).catch(() => {});
    fairnessOf(this.id)
      .then((found) => (this.fairness = found))
      .catch(() => {});
    this.#ply = -1;
  }

  decided(ply: number): Decided | undefined {
    return this.fairness?.decisions.find((one) => one.ply === ply);
  }
  laid(ply: number): Judged | undefined {
    return this.review?.cards.find((one) => one.ply === ply);
  }

  /** Somebody looks at this moment; how good its decision was is asked for when they stay. */
  select(ply: number): void {
    if (ply === this.#ply || !this.fairness) return;
    this.#ply = ply;
    this.fair = null;
    clearTimeout(this.#timer);
    if (this.decided(ply)) this.#timer = setTimeout(() => void this.#ask(ply), PAUSE);
  }

  async #ask(ply: number): Promise<void> {
    const found = await fairAt(this.id, ply).catch(() => null);
    if (!found || ply !== this.#ply) return;
    this.fair = found;
    const label = (one: Decided) => (one.ply === ply ? { ...one, label: found.label } : one);
    if (this.fairness) this.fairness = { ...this.fairness, decisions: this.fairness.decisions.map(label) };
  }

  /** Judges everything, until it is done or the page is left. */
  async all(): Promise<void> {
    this.busy = true;
    const tell = (found: Fairness) => (this.fairness = found);
    await judgeAll(this.id, tell, () => this.busy).catch(() => {});
    this.busy = false;
  }

  leave(): void {
    this.busy = false;
    clearTimeout(this.#timer);
  }
}
