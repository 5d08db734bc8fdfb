// The client's words: Fluent messages, in the language of the settings, without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/shipmates/words/*/web*.ftl",
    "../../../src/shipmates/words/*/server.ftl",
    "../../../src/shipmates/words/*/campaign.ftl",
    "../../../src/shipmates/words/*/common.ftl",
    "../../../src/shipmates/words/*/tricks.ftl",
    "../../../src/shipmates/words/*/planet9.ftl",
    "../../../src/shipmates/words/*/deepsea.ftl",
    "../../../src/shipmates/words/*/crewdeck.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES))
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(language, made);
  return made;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle(settings.language).hasMessage(id);
}

// A table says the same few hundred things with every view: what was said once is remembered.
const REMEMBERED = 2_000;
const said = new Map<string, string>();

/** The message in the language of the settings; its id if there is none. */
export function t(id: string, args: Args = {}): string {
  const key = keyOf(settings.language, id, args);
  const known = key === null ? undefined : said.get(key);
  if (known !== undefined) return known;
  const words = bundle(settings.language);
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
