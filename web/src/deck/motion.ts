// How crew travels: from where it was seen last to where it lies now.
import { cubicOut } from "svelte/easing";
import { flip, type AnimationConfig } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";
import { still } from "../lib/settings.svelte";
import { zoomOf } from "../lib/zoom";

const MOVE = 320;
const left = new Map<string, DOMRect>();

/** Remembers where a card leaves from. */
export function leaving(key: string, from: Element | null): void {
  if (from) left.set(key, from.getBoundingClientRect());
}

/** A card comes from where it was left; from nowhere it grows in place. Whatever comes next ends it at its goal. */
export function arrive(node: Element, { key }: { key: string }): TransitionConfig {
  const from = left.get(key);
  left.delete(key);
  if (still()) return { duration: 0 };
  const to = node.getBoundingClientRect();
  if (!from || !to.width) return { duration: 160, css: (t) => `scale: ${0.9 + t / 10}; opacity: ${t}` };
  const zoom = zoomOf(node);
  const [x, y, k] = [
    (from.x + from.width / 2 - to.x - to.width / 2) / zoom,
    (from.y + from.height / 2 - to.y - to.height / 2) / zoom,
    from.width / to.width,
  ];
  return {
    duration: MOVE,
    easing: cubicOut,
    css: (t, u) => `translate: ${x * u}px ${y * u}px; scale: ${k * u + t}; z-index: 9`,
  };
}

/** A stack slides to the place of whoever recruited it. */
export const slide = (node: Element, rects: { from: DOMRect; to: DOMRect }): AnimationConfig =>
  flip(node, rects, { duration: still() ? 0 : MOVE, easing: cubicOut });
