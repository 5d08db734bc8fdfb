// A table fits its screen: where one thing would lie over another, sizes step down until nothing does. How, is for the
// styles to say, by `data-tight` on the frame: "", "1", "1 2" and so on. Only boxes are looked at, no rule and no words.

/** How often sizes can step down. */
const STEPS = 5;
/** So many pixels two boxes may share: a border, the edge of a shadow. */
const GRACE = 2;
/** What lies on a table. Things of one group may touch; what moves is not among them, only the places it goes to. */
const GROUPS = [
  ":scope > .bar",
  ".goal",
  ".last",
  ".seat",
  ".hole-card, .slot > span",
  ".trick > .radiobox",
  ".hand",
  ".say",
];

interface Part {
  group: string | Element;
  box: DOMRect;
}

export class Fit {
  #frame: HTMLElement | null = null;
  #shape = "";
  #step = 0;
  /** The step each shape was found to need. It never goes down again: cards do not grow and shrink within a game. */
  #needed = new Map<string, number>();

  /** From now on this table is looked after, also when the screen turns or a seat grows. */
  watch(frame: HTMLElement): () => void {
    this.#frame = frame;
    this.#take(this.#step);
    if (typeof ResizeObserver !== "function") return () => {};
    let size = "";
    const observer = new ResizeObserver(() => {
      const now = `${frame.clientWidth} ${frame.clientHeight}`;
      if (now !== size) this.#forget();
      size = now;
      this.check();
    });
    for (const one of [frame, ...frame.querySelectorAll(".trick")]) observer.observe(one);
    return () => observer.disconnect();
  }

  /** Something of this shape is shown: it gets the room it needed before. */
  see(shape: string): void {
    this.#shape = shape;
    this.#take(this.#needed.get(shape) ?? 0);
  }

  /** Call when the page is laid out: steps down until everything fits. */
  check(): void {
    if (!this.#frame) return;
    while (this.#step < STEPS && !fits(this.#frame)) this.#take(this.#step + 1);
    this.#needed.set(this.#shape, this.#step);
  }

  #forget(): void {
    this.#needed.clear();
    this.#take(0);
  }

  #take(step: number): void {
    this.#step = step;
    const steps = Array.from({ length: step }, (_, i) => i + 1).join(" ");
    if (this.#frame && this.#frame.dataset["tight"] !== steps) this.#frame.dataset["tight"] = steps;
  }
}

/** Whether all of a table is within its frame, nothing over anything else, and nothing to be scrolled for. */
export function fits(frame: HTMLElement): boolean {
  const panel = frame.querySelector(".trick > .radiobox");
  if (panel && panel.scrollHeight > panel.clientHeight + 1) return false;
  const parts = partsOf(frame);
  const { bottom, right } = frame.getBoundingClientRect();
  return (
    parts.every(({ box }) => box.bottom <= bottom + GRACE && box.right <= right + GRACE) &&
    parts.every((one, i) => parts.slice(i + 1).every((other) => one.group === other.group || apart(one.box, other.box)))
  );
}

function partsOf(frame: HTMLElement): Part[] {
  return GROUPS.flatMap((group) =>
    [...frame.querySelectorAll(group)].map((one) => ({
      group: group === ".seat" ? one : group,
      box: one.getBoundingClientRect(),
    })),
  ).filter(({ box }) => box.width > 0 && box.height > 0);
}

const apart = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) <= GRACE ||
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= GRACE;
