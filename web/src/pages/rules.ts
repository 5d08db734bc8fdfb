// A page of rules as the server sends it, and how it is searched.

export type Part =
  | { kind: "paragraph"; text: string }
  | { kind: "points"; items: string[] }
  | { kind: "table"; text?: string; head: string[]; rows: string[][] };

export interface RulesPage {
  title: string;
  sections: { title: string; key?: string; parts: Part[] }[];
}

/** What a picture in the rules shows. */
export type Pictured =
  "suits" | "task" | "tokens" | "tickets" | "trick" | "signals" | "passing" | "row" | "crew" | "sets";

const PICTURES: Record<string, Record<string, Pictured>> = {
  planet9: {
    cards: "suits",
    tasks: "task",
    tokens: "tokens",
    play: "trick",
    radio: "signals",
    distress: "passing",
    two: "row",
  },
  deepsea: { cards: "suits", tasks: "tickets", play: "trick", sonar: "signals", distress: "passing", two: "row" },
  crewdeck: { cards: "crew", sets: "sets" },
};
export const pictureOf = (game: string, key: string | undefined): Pictured | undefined => PICTURES[game]?.[key ?? ""];

/** What the cards of Crew Deck are worth, as their table in the rules says; nothing is known twice. */
export function worthOf(page: RulesPage): (card: string) => number {
  const tables =
    page.sections.find((section) => section.key === "cards")?.parts.filter((part) => part.kind === "table") ?? [];
  const worth = tables[1];
  return (card) =>
    parseInt(worth?.rows["OPBRG".indexOf(card[0] ?? "")]?.["PESMN".indexOf(card[1] ?? "") + 1] ?? "0", 10);
}

/** Letters alone: no accents, no capitals, one length as the text itself. */
export function plain(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join("");
}

function textOf(part: Part): string {
  if (part.kind === "paragraph") return part.text;
  if (part.kind === "points") return part.items.join("\n");
  return [part.text ?? "", ...part.head, ...part.rows.flat()].join("\n");
}

/** The sections that hold all the words, each with its number on the page. */
export function found(page: RulesPage, sought: string) {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  return page.sections
    .map((section, number) => ({ ...section, number }))
    .filter((section) => {
      const text = plain([section.title, ...section.parts.map(textOf)].join("\n"));
      return wanted.every((word) => text.includes(word));
    });
}

/** The text in pieces: what was sought, and what lies between. */
export function marked(text: string, sought: string): { text: string; hit: boolean }[] {
  const wanted = plain(sought)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const whole = text.normalize("NFC");
  if (wanted.length === 0) return [{ text: whole, hit: false }];
  const bare = plain(whole);
  const pattern = new RegExp(wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  const pieces: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (const match of bare.matchAll(pattern)) {
    pieces.push({ text: whole.slice(from, match.index), hit: false });
    from = match.index + match[0].length;
    pieces.push({ text: whole.slice(match.index, from), hit: true });
  }
  pieces.push({ text: whole.slice(from), hit: false });
  return pieces.filter((piece) => piece.text !== "");
}
