// Crew Deck's cards and numbers in words.
import { t } from "../lib/words";

const COLOUR: Record<string, string> = { O: "orange", P: "purple", B: "blue", R: "red", G: "green", H: "human" };
const FACTION: Record<string, string> = {
  P: "pilot",
  E: "engineer",
  S: "security",
  M: "mechanic",
  N: "navigator",
  G: "generalist",
};
const LETTER: Record<string, string> = Object.fromEntries(
  [...Object.entries(COLOUR), ...Object.entries(FACTION)].map(([letter, name]) => [name, letter]),
);

/** “orange Pilot”. */
export function crewName(card: string): string {
  const colour = t(`cd-colour-${COLOUR[card[0] ?? ""] ?? "human"}`);
  return t(`cd-card-${FACTION[card[1] ?? ""] ?? "generalist"}`, { colour });
}

/** “Engineers”, “Blue”. */
export const traitName = (trait: string) => t(`web-deck-trait-${trait}`);

/** The letter by which a trait is drawn, and whether it is a colour. */
export function traitMark(trait: string): { letter: string; colour: boolean } {
  return { letter: LETTER[trait] ?? "", colour: Object.values(COLOUR).includes(trait) };
}

/** “orange Pilot, value 3”. */
export const spoken = (card: string, value: number | undefined) =>
  value === undefined ? crewName(card) : t("web-deck-card", { card: crewName(card), value: minus(value) });

/** What is special about a wild card; nothing about others. */
export function tipOf(card: string | null | undefined, value: number | undefined): string {
  const cost = -(value ?? 0);
  if (card === "HG") return t("web-deck-tip-both", { cost });
  if (card?.[0] === "H") return t("web-deck-tip-human", { cost });
  if (card?.[1] === "G") return t("web-deck-tip-generalist", { cost });
  return "";
}

/** +3, −2, 0: with a true minus. */
export const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));
export const minus = (number: number) => (number < 0 ? `−${-number}` : String(number));
