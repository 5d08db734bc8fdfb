// A mission as a form: the keys and values of its file. What they mean and whether they fit is the server's to say.
import type { Sailed } from "../logbook/api";

export type Path = (string | number)[];
export type Table = Record<string, unknown>;
export type Form = Table & { game: Sailed };

/** What stands at a path; undefined where nothing does. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => (here as Record<string | number, unknown> | undefined)?.[key], value);
}

/** The same with another value at the path; undefined takes a key away. */
export function put<T>(value: T, [key, ...rest]: Path, next: unknown): T {
  if (key === undefined) return next as T;
  const empty = typeof rest[0] === "number" ? [] : {};
  const inner = rest.length ? put((value as Record<string | number, unknown>)?.[key] ?? empty, rest, next) : next;
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    if (inner === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = inner;
    return list as T;
  }
  const made = { ...(value ?? {}), [key]: inner } as Table;
  if (inner === undefined) delete made[key];
  return made as T;
}

export const table = (value: unknown): Table =>
  value && typeof value === "object" && !Array.isArray(value) ? (value as Table) : {};
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** Whether one path begins with the other. */
export const under = (path: Path, start: Path): boolean => start.every((key, i) => path[i] === key);

// How many, as the file says it.

export type Count = { how: "none" | "exactly" | "at least" | "at most" | "between"; low: number; high: number };

export function readCount(phrase: string): Count {
  const [low = 1, high = low] = (phrase.match(/\d+/g) ?? []).map(Number);
  if (/^\d+ to \d+$/.test(phrase)) return { how: "between", low, high };
  const how = (["exactly", "at least", "at most"] as const).find((one) => phrase.startsWith(one));
  return { how: how ?? "none", low, high: low + 1 };
}

export function writeCount({ how, low, high }: Count): string {
  if (how === "none") return "none";
  return how === "between" ? `${low} to ${Math.max(low, high)}` : `${how} ${low}`;
}

// Which cards, as the file says it.

const SUIT: Record<string, string> = { pink: "P", blue: "B", green: "G", yellow: "Y" };
const NUMBERS = ["ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines"];
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const ALL: readonly string[] = [
  ...[..."PBGY"].flatMap((suit) => nine.map((value) => `${suit}${value}`)),
  ...[1, 2, 3, 4].map((value) => `T${value}`),
];

/** The words for many cards, each with the cards it stands for. */
export function cardWords(sea: boolean): [string, string[]][] {
  const some = (fits: (card: string) => boolean) => ALL.filter(fits);
  return [
    ...Object.entries(SUIT).map(([word, suit]): [string, string[]] => [word, some((c) => c[0] === suit)]),
    [sea ? "submarines" : "rockets", some((c) => c[0] === "T")],
    ...NUMBERS.map((word, i): [string, string[]] => [word, some((c) => c[0] !== "T" && c[1] === String(i + 1))]),
    ["colours", some((c) => c[0] !== "T")],
    ["any", [...ALL]],
  ];
}

export function readCards(phrase: string, sea: boolean): Set<string> {
  const words = new Map(cardWords(sea));
  return new Set(phrase.split(/[\s,]+/).flatMap((word) => words.get(word) ?? (ALL.includes(word) ? [word] : [])));
}

export function writeCards(cards: Set<string>, sea: boolean): string {
  const word = cardWords(sea).find(([, some]) => some.length === cards.size && some.every((card) => cards.has(card)));
  return word ? word[0] : ALL.filter((card) => cards.has(card)).join(" ");
}
