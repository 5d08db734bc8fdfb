// The levels of bots: what they are called, which is chosen, and which play for others.
import type { TableInfo } from "./wire";
import { has, t } from "./words";

export const levelName = (level: string): string => (has(`web-level-${level}`) ? t(`web-level-${level}`) : level);

/** The level that was chosen if the server has it, else its strongest. */
export const chosenLevel = (level: string | null, levels: string[]): string =>
  level !== null && levels.includes(level) ? level : (levels.at(-1) ?? "");

/** What people at a table are told of bots whose level cannot play on this server any more. */
export function weakerBots(table: TableInfo | undefined): string | null {
  const weaker = (table?.chairs ?? []).filter((chair) => chair.bot !== null && chair.plays);
  const [first] = weaker;
  if (!first) return null;
  const names = weaker.map((chair) => chair.name).join(", ");
  const [level, plays] = [levelName(first.bot ?? ""), levelName(first.plays ?? "")];
  return t("web-bots-weaker", { names, count: weaker.length, level, plays });
}
