// Crew Deck's cards and numbers in words.
import { t } from "../lib/words";
import type { Edition } from "./view";

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

/** What is special about a wild card; nothing about others. */
export function tipOf(card: string | null | undefined, edition: Edition): string {
  if (card === "HG") return t("web-deck-tip-both", { cost: edition.human_generalist });
  if (card?.[0] === "H") return t("web-deck-tip-human", { cost: edition.human });
  if (card?.[1] === "G") return t("web-deck-tip-generalist", { cost: edition.generalist });
  return "";
}

/** +3, −2, 0: with a true minus. */
export const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));
export const minus = (number: number) => (number < 0 ? `−${-number}` : String(number));
