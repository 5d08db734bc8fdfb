// The titles and stories of the missions, fetched only where somebody picks one.
import type { GameKey, Plan } from "../lib/wire";
import { t } from "../lib/words";

export interface Told {
  title: string;
  story: string;
}

const FILES = import.meta.glob<string>("../../../src/shipmates/words/*/{planet9,deepsea}_missions.ftl", {
  query: "?raw",
  import: "default",
});
const known = new Map<string, Promise<Map<number, Told>>>();

/** Reads `p9-mission-01-title = …` and its story; they are plain sentences. */
export function readMissions(text: string): Map<number, Told> {
  const found = new Map<number, Told>();
  for (const [, number, what, words] of text.matchAll(/^(?:p9|ds)-mission-(\d+)-(title|story) = (.*)$/gm)) {
    const key = Number(number);
    const told = found.get(key) ?? { title: "", story: "" };
    told[what as keyof Told] = words ?? "";
    found.set(key, told);
  }
  return found;
}

export function missions(game: GameKey, language: string): Promise<Map<number, Told>> {
  const path = `../../../src/shipmates/words/${language}/${game}_missions.ftl`;
  const load = FILES[path];
  const old = known.get(path);
  if (old) return old;
  const made = load ? load().then(readMissions) : Promise.resolve(new Map<number, Told>());
  known.set(path, made);
  return made;
}

/** How many missions the games have; the server says it again in `about`. */
export const MISSIONS: Record<GameKey, number> = { planet9: 50, deepsea: 33, crewdeck: 0 };
export const EPILOGUE = 33;
export const isEpilogue = (game: GameKey, mission: number) => game === "deepsea" && mission >= EPILOGUE;

/** A mission by its number; after the last one of Deep Sea comes the epilogue, which has none. */
export function missionName(game: GameKey, number: number): string {
  return isEpilogue(game, number) ? t("web-epilogue") : t("web-mission", { number });
}

/** The title beside the number that was picked; the epilogue says that it is one. */
export function pickedTitle(game: GameKey, number: number, book: Map<number, Told> | null | undefined): string {
  const title = book?.get(number)?.title ?? "";
  return isEpilogue(game, number) ? t("web-epilogue-title", { title }) : title;
}

/** What a plan is about, in a few words. */
export function planName(plan: Plan): string {
  if (plan.game === "crewdeck") return t("web-game-crewdeck");
  if (plan.own) return t("web-mission-own");
  return missionName(plan.game, plan.mission ?? 1);
}
