// The client's words: Fluent messages, in the language of the settings, without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

const TONGUES: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import("./tongues/en"),
  fr: () => import("./tongues/fr"),
};

/** The languages that are here; what is said with them is said anew when another arrives. */
const bundles = new SvelteMap<Language, FluentBundle>();

/** Fetches the words of a language, once. Until they are here, those of another are said. */
export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const { texts } = await TONGUES[language]();
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(texts)) made.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(language, made);
}

/** The language of the settings, or the one there is. */
function spoken(): [Language, FluentBundle] {
  const wanted = bundles.get(settings.language);
  if (wanted) return [settings.language, wanted];
  for (const other of bundles) return other;
  throw new Error("no language was learnt yet");
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return spoken()[1].hasMessage(id);
}

// A table says the same few hundred things with every view: what was said once is remembered.
const REMEMBERED = 2_000;
const said = new Map<string, string>();

/** The message in the language of the settings; its id if there is none. */
export function t(id: string, args: Args = {}): string {
  const [language, words] = spoken();
  const key = keyOf(language, id, args);
  const known = key === null ? undefined : said.get(key);
  if (known !== undefined) return known;
  const message = words.getMessage(id);
  const text = message?.value ? words.formatPattern(message.value, args, []) : id;
  if (key === null) return text;
  if (said.size >= REMEMBERED) said.clear();
  said.set(key, text);
  return text;
}

/** What a message depends on; null where that is more than words and numbers. */
function keyOf(language: Language, id: string, args: Args): string | null {
  let key = `${language} ${id}`;
  for (const name in args) {
    const value = args[name];
    if (typeof value === "number") key += `\n${name}=${value}`;
    else if (typeof value === "string") key += `\n${name}:${value}`;
    else return null;
  }
  return key;
}

/** What the server or the rules refused, in words. */
export function refused(code: string, params: Record<string, string | number> = {}): string {
  for (const id of [`refused-${code}`, `illegal-${code}`, ...(code.startsWith("logbook-") ? [code] : [])])
    if (has(id)) return t(id, params);
  return t("refused", { code });
}

const SUIT: Record<string, string> = { P: "pink", B: "blue", G: "green", Y: "yellow" };

/** The name of a suit letter of a Crew game. */
export function suitName(suit: string, sea: boolean): string {
  const key = SUIT[suit];
  if (key) return t(`suit-${key}`);
  return t(sea ? "suit-submarine" : "suit-rocket");
}

/** The name of a card of a Crew game, such as “blue 7”. */
export function cardName(card: string, sea: boolean): string {
  const value = Number(card.slice(1));
  if (card[0] === "T") return t(sea ? "card-submarine" : "card-rocket", { value });
  return t("card", { suit: suitName(card[0] ?? "", sea), value });
}
