// A finished game looked at together: one leads, the others follow and point.
import { Line } from "../lib/line";
import type { Present, ReviewAnswer, ReviewCommand, Together } from "../lib/wire.gen";

type Unnumbered<One> = One extends unknown ? Omit<One, "ref"> : never;

/** Whoever drags the slider sends no more than this often. */
const PAUSE = 120;

export interface Sight {
  ply: number;
  eyes: number;
}

export class Company {
  now: Together | null = $state.raw(null);
  /** Whether one goes where the leader goes. */
  following = $state(true);
  /** Whether a press on a card points at it. */
  pointing = $state(false);
  #line: Line<ReviewAnswer>;
  #ref = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sight: Sight | null = null;

  constructor(
    readonly id: string,
    /** Called when the leader looks at something else, and one follows. */
    readonly see: (sight: Sight) => void,
    /** Called when somebody has written a note. */
    readonly noted: () => void,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/games/${encodeURIComponent(id)}/socket`;
    this.#line = new Line<ReviewAnswer>(() => address, {
      heard: (answer) => this.#hear(answer),
      lost: () => (this.now = null),
    });
  }

  get leads(): boolean {
    return this.now !== null && this.now.leading?.person === this.now.you;
  }
  get leader(): Present | undefined {
    return this.now?.people.find((one) => one.person === this.now?.leading?.person);
  }

  lead(sight: Sight): void {
    this.#send({ type: "lead", ...sight });
  }
  release(): void {
    this.#send({ type: "release" });
  }
  point(at: { card: string } | { trick: number } | null): void {
    this.#send({ type: "point", card: null, trick: null, ...at });
  }
  follow(on: boolean): void {
    this.following = on;
    if (on && this.now?.leading && !this.leads) this.see(this.now.leading);
  }

  /** One has gone somewhere by oneself: who leads takes the others along, who follows no longer does. */
  went(sight: Sight): void {
    if (!this.leads) {
      if (this.now?.leading) this.following = false;
      return;
    }
    this.#sight = sight;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#sight && this.leads) this.#send({ type: "show", ...this.#sight });
    }, PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#line.close();
  }

  #send(command: Unnumbered<ReviewCommand>): void {
    this.#ref += 1;
    if (this.#line.open) this.#line.send({ ...command, ref: this.#ref });
  }

  #hear(answer: ReviewAnswer): void {
    if (answer.type === "bye" && !answer.again) this.close();
    if (answer.type !== "together") return;
    const before = this.now;
    this.now = answer;
    if (before && before.noted !== answer.noted) this.noted();
    if (!answer.leading) this.following = true;
    else if (this.following && !this.leads) this.see(answer.leading);
  }
}

/** Who points at each card, and at each trick. */
export function pointers(now: Together | null): { cards: Map<string, string>; tricks: Map<number, string> } {
  const cards = new Map<string, string>();
  const tricks = new Map<number, string>();
  const add = <Key>(found: Map<Key, string>, key: Key, name: string) =>
    found.set(key, [found.get(key), name].filter(Boolean).join(", "));
  for (const { name, point } of now?.people ?? []) {
    if (point?.card) add(cards, point.card, name);
    if (point?.trick) add(tricks, point.trick, name);
  }
  return { cards, tricks };
}
