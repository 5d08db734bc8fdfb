// Draws the moves of a plan. Places are read before and after the page has changed, all at once, and
// only then written; nothing waits for a movement, and a new one ends those under way at their goal.
// The page changes in one task, is styled in a second and laid out in a third: none holds up a press for long.
import { beforeFrame } from "../lib/frame";
import { still } from "../lib/settings.svelte";
import { zoomOf } from "../lib/zoom";
import { shift, type Box, type Move, type Spot } from "./motion";
import { EASE, emerging, endOf, TURNING, NARROW, TIMES, UNCOVERED, vanishing } from "./ways";

type Frames = Keyframe[] | PropertyIndexedKeyframes;

interface Ghost {
  node: HTMLElement;
  box: Box;
}

/** Where a card lies within an element, else the element itself. */
export function boxOf(node: Element): Box {
  const card = node.querySelector<HTMLElement>("sm-card");
  // Cards that are not drawn lie nowhere.
  const inner = card?.offsetWidth ? card : (node as HTMLElement);
  const { left, top, width, height } = inner.getBoundingClientRect();
  const zoom = zoomOf(inner);
  return { x: (left + width / 2) / zoom, y: (top + height / 2) / zoom, w: inner.offsetWidth || width };
}

export class Stage {
  #boxes = new Map<string, Box>();
  #ghosts = new Map<Move, Ghost>();
  #moves: Move[] = [];
  #waiting = false;
  #due = false;
  /** Whether things fade where they are instead of moving. */
  #fades = false;
  #running = new Map<Animation, Element>();
  /** What is to move, set going when the page is as it will be: a browser styles anew for each that comes before. */
  #ready: (() => void)[] = [];
  /** How long cards are on their way; with a deal, until the last has landed. */
  #span: number = TIMES.move;

  /** Where things were last before the page changed, for sheets that take them up. */
  seen(spot: Spot): Box | undefined {
    return this.#boxes.get(spot);
  }

  /** Call before the page changes. */
  prepare(root: HTMLElement | undefined, moves: Move[]): void {
    if (moves.length) this.finish();
    this.#moves.push(...moves);
    if (!root) return;
    const spots = read(root);
    if (!this.#waiting) this.#boxes = boxes(spots);
    this.#waiting = true;
    for (const move of moves) if (move.kind === "leave") this.#keep(move, spots.get(move.from));
  }

  /** Call when the page has changed: what moves does so from the next frame on, once it `settled` where it goes. */
  run(root: HTMLElement, layer: HTMLElement, settled: () => void = () => {}): void {
    if (typeof root.animate !== "function") return;
    this.#due = true;
    beforeFrame(restyle, () => this.#start(root, layer, settled));
  }

  #start(root: HTMLElement, layer: HTMLElement, settled: () => void): void {
    // Of two views within a frame, the first to come here starts what both have moved.
    if (!this.#due) return;
    this.#due = false;
    this.#waiting = false;
    settled();
    const moves = this.#moves;
    this.#moves = [];
    const spots = read(root);
    const now = boxes(spots);
    const places = new Map([...now, ...this.#boxes]);
    // Whether things move is asked once, and cards are turned over at once: a browser lays out again for either.
    this.#fades = still();
    if (!this.#fades) for (const move of moves) if (places.has(move.from)) faceDown(move, spots.get(move.to));
    this.#span = Math.max(TIMES.move, ...moves.map(endOf));
    for (const move of moves) this.#draw(move, spots, now, places, layer);
    if (!this.#fades) this.#slide(spots, now, new Set(moves.map(({ to }) => to)));
    this.#ghosts.clear();
    this.#setOut();
  }

  /** Ends everything at its goal. */
  finish(): void {
    for (const one of [...this.#running.keys()]) one.finish();
  }

  #keep(move: Move, node: HTMLElement | undefined): void {
    const card = node?.querySelector("sm-card");
    if (card && node) this.#ghosts.set(move, { node: card.cloneNode(true) as HTMLElement, box: boxOf(node) });
  }

  #draw(
    move: Move,
    spots: Map<string, HTMLElement>,
    now: Map<string, Box>,
    places: Map<string, Box>,
    layer: HTMLElement,
  ): void {
    const node = spots.get(move.to);
    const from = places.get(move.from);
    const to = now.get(move.to);
    if (move.kind === "leave" || move.kind === "back") return this.#ghost(move, from, to, layer);
    if (!node || !to) return;
    if (move.kind === "hop") return this.#hop(node, move.after);
    if (move.kind === "ring") return this.#ring(to, move.after, layer, node);
    this.#land(node, move, from, to);
  }

  #land(node: HTMLElement, move: Move, from: Box | undefined, to: Box): void {
    if (this.#fades || !from) return this.#animate(node, { opacity: [0, 1] }, { duration: TIMES.quick });
    const seat = move.from.startsWith("seat") || move.from === "centre";
    // Out of a seat or the deck a card comes small, out of a hand as large as it was.
    const { x, y, scale } = shift(seat ? { ...from, w: to.w * 0.6 } : from, to);
    const tilt = seat ? 3 * Math.sign(x || 1) : 0;
    const start = `translate(${x}px, ${y}px) rotate(${tilt}deg) scale(${scale})`;
    const straight = { duration: TIMES.move, delay: move.after, easing: EASE.out, fill: "backwards" as const };
    if (seat) this.#along(node, emerging(start), move.after, TIMES.move);
    else this.#animate(node, { transform: [start, "none"] }, straight);
    if (move.turns) this.#turn(node, move.after, move.turns);
  }

  /** Face down at first: narrow, then wide again with its face up. */
  #turn(node: HTMLElement, after: number, when: "midway" | "landed"): void {
    const card = node.querySelector<HTMLElement>("sm-card");
    if (!card) return;
    const [waits, lasts] = when === "landed" ? TURNING : [0, TIMES.move];
    const cover = card.querySelector(".cover");
    this.#along(card, NARROW, after + waits, lasts, () => cover?.remove());
    if (cover) this.#along(cover, UNCOVERED, after + waits, lasts);
  }

  #ghost(move: Move, from: Box | undefined, to: Box | undefined, layer: HTMLElement): void {
    const kept = this.#ghosts.get(move);
    if (move.kind === "leave" && !kept) return;
    if (move.kind === "back" && (this.#fades || !from)) return;
    const box = kept?.box ?? { ...(from as Box), w: 46 };
    const node = kept?.node ?? blank();
    place(node, box);
    layer.append(node);
    const away = () => node.remove();
    if (this.#fades || !to) return this.#animate(node, { opacity: [1, 0] }, { duration: TIMES.quick }, away);
    const { x, y } = shift(to, box);
    const end = `translate(${x}px, ${y}px) scale(${move.kind === "back" ? 0.9 : 0.45})`;
    if (move.kind === "back") return this.#along(node, vanishing(end), move.after, TIMES.move, away);
    const timing = { duration: TIMES.sweep, delay: move.after, easing: EASE.in, fill: "both" as const };
    this.#animate(node, { transform: ["none", end], opacity: [1, 1, 0], offset: [0, 0.8, 1] }, timing, away);
  }

  /** A part of the time that all are on their way: so they end at once, and the page draws no frame in between. */
  #along(node: Element, frames: Keyframe[], after: number, lasts: number, then?: () => void): void {
    const at = ({ offset }: Keyframe) => (after + (offset ?? 0) * lasts) / this.#span;
    const way = frames.map((frame) => ({ ...frame, offset: at(frame) }));
    const rest = (end: number) =>
      frames.filter(({ offset }) => offset === end).map((frame) => ({ ...frame, easing: "linear" }));
    const whole = [...(after ? rest(0) : []), ...way, ...(after + lasts < this.#span ? rest(1) : [])];
    this.#animate(node, whole, { duration: this.#span }, then);
  }

  #hop(node: HTMLElement, after: number): void {
    if (this.#fades) return;
    const timing = { duration: TIMES.quick * 2, delay: after, easing: EASE.spring };
    this.#animate(node, { transform: ["none", "translateY(-6px)", "none"] }, timing);
    const mark = node.querySelector(".done, .ticket b");
    if (mark)
      this.#animate(mark, { transform: ["scale(2)", "none"], opacity: [0, 1] }, { ...timing, fill: "backwards" });
  }

  #ring(at: Box, after: number, layer: HTMLElement, node: HTMLElement): void {
    if (this.#fades) return;
    const token = node.querySelector(".sig");
    const drop = { duration: TIMES.quick * 1.5, delay: after - 120, easing: EASE.spring, fill: "backwards" as const };
    if (token) this.#animate(token, { translate: ["0 -26px", "0 0"], scale: ["1.6", "1"], opacity: [0, 1] }, drop);
    const ring = document.createElement("i");
    ring.className = "ring-out";
    place(ring, { ...at, w: 64 });
    layer.append(ring);
    this.#animate(
      ring,
      { transform: ["scale(.4)", "scale(2.4)"], opacity: [0.9, 0] },
      { duration: TIMES.scene, delay: after, easing: EASE.out, fill: "both" },
      () => ring.remove(),
    );
  }

  /** What has stayed but moved on, such as cards that close a gap, slides. */
  #slide(spots: Map<string, HTMLElement>, now: Map<string, Box>, taken: Set<string>): void {
    for (const [spot, node] of spots) {
      const [was, is] = [this.#boxes.get(spot), now.get(spot)];
      if (!was || !is || taken.has(spot as Spot) || !/^(hand|lay|shown|task):/.test(spot)) continue;
      const { x, y, scale } = shift(was, is);
      if (Math.abs(x) + Math.abs(y) < 2) continue;
      this.#still(node);
      this.#animate(
        node,
        { transform: [`translate(${x}px, ${y}px) scale(${scale})`, "none"] },
        { duration: 200, easing: EASE.out },
      );
    }
  }

  /** Two movements of one thing would be drawn by the page, frame by frame; the new one goes on from where it is. */
  #still(node: Element): void {
    for (const [one, moved] of [...this.#running]) if (moved === node) one.cancel();
  }

  #animate(node: Element, frames: Frames, timing: KeyframeAnimationOptions, then?: () => void): void {
    this.#ready.push(() => {
      const one = node.animate(frames, timing);
      this.#running.set(one, node);
      const end = () => {
        this.#running.delete(one);
        then?.();
      };
      one.onfinish = end;
      one.oncancel = end;
    });
  }

  #setOut(): void {
    for (const go of this.#ready.splice(0)) go();
  }
}

/** Has everything styled, which a browser does first when it is asked what moves; the layout comes after. */
function restyle(): void {
  document.getAnimations();
}

/** A card that turns on its way is face down when it sets out. */
function faceDown(move: Move, node: HTMLElement | undefined): void {
  const card = move.turns && node?.querySelector<HTMLElement>("sm-card");
  if (card) card.append(coverOf());
}

/** The back of a card, over its face. */
function coverOf(): HTMLElement {
  const cover = document.createElement("i");
  cover.className = "cover";
  return cover;
}

function read(root: HTMLElement): Map<string, HTMLElement> {
  return new Map(
    [...root.querySelectorAll<HTMLElement>("[data-spot]")].map((node) => [node.dataset["spot"] ?? "", node]),
  );
}

function boxes(spots: Map<string, HTMLElement>): Map<string, Box> {
  return new Map([...spots].map(([spot, node]) => [spot, boxOf(node)]));
}

function blank(): HTMLElement {
  const back = document.createElement("sm-card");
  back.append(coverOf());
  return back;
}

function place(node: HTMLElement, { x, y, w }: Box): void {
  node.removeAttribute("role");
  node.style.setProperty("--card-w", `${w}px`);
  node.style.setProperty("position", "absolute");
  node.style.setProperty("left", `${x - w / 2}px`);
  node.style.setProperty("top", `${y - (node.tagName === "SM-CARD" ? w * 0.7 : w / 2)}px`);
}
