// What the server says of this table, within reach of every part of it.
import { getContext, setContext } from "svelte";
import { NO_INFO, type DeckInfo } from "./view";

const KEY = Symbol("deck");

/** Call it while the table is set up. */
export const provide = (info: () => DeckInfo | null | undefined): void => void setContext(KEY, info);

/** A function, so that whoever draws with it follows what is told. */
export function told(): () => DeckInfo {
  const info = getContext<(() => DeckInfo | null | undefined) | undefined>(KEY);
  return () => info?.() ?? NO_INFO;
}
