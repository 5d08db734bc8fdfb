// How things travel: how long it takes, how fast they set out and arrive, and what is seen of them on their way.
import type { Move } from "./motion";

export const TIMES = { tap: 90, quick: 160, move: 320, sweep: 460, scene: 700 } as const;
export const EASE = {
  out: "cubic-bezier(.2, .8, .2, 1)",
  in: "cubic-bezier(.5, 0, .9, .4)",
  spring: "cubic-bezier(.3, 1.45, .5, 1)",
} as const;

/** When a card that turns after it has landed begins to, and how long it takes. */
export const TURNING: [number, number] = [TIMES.move * 0.75, TIMES.quick * 1.5];

/** When a move is over. */
export const endOf = ({ kind, after, turns }: Move): number =>
  kind === "land" || kind === "back" ? after + (turns === "landed" ? TURNING[0] + TURNING[1] : TIMES.move) : 0;

/** A card is turned over: narrow, then wide again; its back is gone when it is narrowest. */
export const NARROW: Keyframe[] = [
  { offset: 0, transform: "none" },
  { offset: 0.5, transform: "scaleX(0)" },
  { offset: 1, transform: "none" },
];
export const UNCOVERED: Keyframe[] = [
  { offset: 0, opacity: 1 },
  { offset: 0.5, opacity: 1 },
  { offset: 0.5, opacity: 0 },
  { offset: 1, opacity: 0 },
];

/** Goes to `end`, and cannot be seen after four fifths of the way. */
export const vanishing = (end: string): Keyframe[] => [
  { offset: 0, transform: "none", easing: EASE.out },
  { offset: 0, opacity: 1, easing: "linear" },
  { offset: 0.8, opacity: 1, easing: "linear" },
  { offset: 1, transform: end, opacity: 0 },
];

/** Travels from `start`, and can be seen after a quarter of the way: one movement, not two of the same thing. */
export const emerging = (start: string): Keyframe[] => [
  { offset: 0, transform: start, easing: EASE.out },
  { offset: 0, opacity: 0, easing: "linear" },
  { offset: 0.25, opacity: 1, easing: "linear" },
  { offset: 1, transform: "none", opacity: 1 },
];
