// How much room the page has, for what is not even made where it would not be seen.
import { MediaQuery } from "svelte/reactivity";

interface Room {
  readonly current: boolean;
}
const room = (query: string): Room => (typeof matchMedia === "function" ? new MediaQuery(query) : { current: true });

/** Whether the goal and the last trick lie on a Crew table; elsewhere they are in its menu. */
export const wide = room("(min-width: 900px) and (min-height: 481px)");
/** Whether the others' cards are fanned out behind their seats. */
export const fanned = room("(min-width: 1100px) and (min-height: 761px)");
