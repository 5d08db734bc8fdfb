// How cards travel: from the seat that lays them, and to the seat that won them.
import { crossfade, fade, type TransitionConfig } from "svelte/transition";
import { cubicIn, cubicOut } from "svelte/easing";
import { still } from "../lib/settings.svelte";
import type { Place } from "./model";

const FROM: Record<Place, [number, number]> = {
  me: [0, 220],
  w: [-300, 0],
  e: [300, 0],
  n: [0, -220],
  ne: [160, -220],
};

/** A card of one's own goes from the hand to its slot. */
export const [leave, land] = crossfade({
  duration: () => (still() ? 0 : 320),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: still() ? 0 : 120 }),
});

/** Somebody's card comes from behind their seat. */
export function come(_node: Element, { place }: { place: Place }): TransitionConfig {
  const [x, y] = FROM[place];
  if (still()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 320,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${3 * u}deg); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A full trick slides under the winner's seat. */
export function gather(_node: Element, { place }: { place: Place | null }): TransitionConfig {
  if (still() || !place) return { duration: 100, css: (t) => `opacity: ${t}` };
  const [x, y] = FROM[place];
  return {
    duration: 360,
    easing: cubicIn,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.5 + t / 2}); opacity: ${Math.min(1, t * 2)}`,
  };
}
