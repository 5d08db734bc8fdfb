// How far one has come in the guides, kept on this device.
export interface Reached {
  /** So many steps are done. */
  number: number;
  done: boolean;
  /** Where to go on. */
  table: string;
}

const KEY = "shipmates-guides";

export function reached(): Record<string, Reached> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Reached>;
  } catch {
    return {};
  }
}

/** Notes how far one is; what was done once stays done. */
export function reach(key: string, now: Reached): void {
  const all = reached();
  all[key] = { ...now, done: now.done || (all[key]?.done ?? false) };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A private window keeps nothing.
  }
}
