// How the form of a rule or a task is laid out: the key that says what it asks for, and what a new one begins with.
import { table, type Table } from "./form";

/** What a task can ask for, by the key that says it. */
export const TASKS: Record<string, Table> = {
  tricks: { tricks: "at least 1" },
  cards: { cards: "pink", count: "at least 1" },
  "wins-with": { "wins-with": "nines", count: "none" },
  leads: { leads: "any", count: "none" },
  "in-a-row": { "in-a-row": 2, count: "at least 1" },
  weigh: { weigh: "pink", relation: "more", against: "blue" },
  outdo: { outdo: "each", relation: "more" },
  every: { every: [{ tricks: "at least 1" }] },
  either: { either: [{ tricks: "at least 1" }] },
};

/** The rules of Planet Nine that bind nobody in particular. */
const NINE: Record<string, Table> = {
  balanced: { balanced: 2 },
  "each-wins": { "each-wins": "ones" },
  "omega-last": { "omega-last": true },
};
const SEA: Record<string, Table> = {
  together: { together: { tricks: "at least 1" } },
  level: { level: "nines", by: 1 },
  "no-lead": { "no-lead": "pink" },
  "ahead-of-all": { "ahead-of-all": true },
  "final-card": { "final-card": "P1" },
};

export const RULES = {
  planet9: {
    ...Object.fromEntries(Object.entries(TASKS).map(([head, rest]) => [head, { who: "crew", ...rest }])),
    ...NINE,
  } as Record<string, Table>,
  deepsea: SEA,
};
export const WHO = ["crew", "commander", "chosen", "neighbour", "strangers", "first", "last"] as const;
/** Tasks within tasks, so deep and no deeper. */
export const DEEPEST = 3;

/** The key that says what a table asks for. */
export const headOf = (value: unknown, known: Record<string, Table>): string | undefined =>
  Object.keys(table(value)).find((key) => key in known);

/** The same table asking for something else: what it says besides stays. */
export function asking(value: unknown, head: string, known: Record<string, Table>, besides: readonly string[]): Table {
  const kept = Object.fromEntries(Object.entries(table(value)).filter(([key]) => besides.includes(key)));
  return { ...known[head], ...kept };
}
