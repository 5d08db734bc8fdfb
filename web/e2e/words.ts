// The words people read on the page, from the same files as the client's.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Lang = "en" | "fr";
const FOLDER = fileURLToPath(new URL("../../src/shipmates/words", import.meta.url));

function read(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const name of readdirSync(join(FOLDER, lang)))
    if (/^(web.*|server|house)\.ftl$/.test(name))
      bundle.addResource(new FluentResource(readFileSync(join(FOLDER, lang, name), "utf-8")), { allowOverrides: true });
  return bundle;
}
const BOOKS = { en: read("en"), fr: read("fr") };

/** What the page says for this id. */
export function said(lang: Lang, id: string, args: Record<string, FluentVariable> = {}): string {
  const message = BOOKS[lang].getMessage(id);
  if (!message?.value) throw new Error(`no words for ${id} in ${lang}`);
  return BOOKS[lang].formatPattern(message.value, args);
}
