// The laboratory's figures beside a crew's own results, mission by mission.
import type { Statistics } from "../logbook/api";
import type { CrewEstimate } from "../workshop/api";
import type { Measured } from "./api";

export interface Compared {
  mission: number;
  crew: CrewEstimate;
  own: { attempts: number; won: number } | null;
}

/** For so many people; one's own attempts are those of every crew size. */
export function compare(found: Measured, players: number, own: Statistics | null): Compared[] {
  const mine = new Map(own?.missions.filter((one) => one.attempts > 0).map((one) => [one.mission, one]));
  return found.missions
    .filter((one) => one.crew.players === players)
    .map(({ mission, crew }) => ({ mission, crew, own: mine.get(mission) ?? null }))
    .sort((one, other) => one.mission - other.mission);
}

/** How many were won of so many tried, and how many bots would have won of as many. */
export function balance(rows: Compared[]): { attempts: number; won: number; expected: number } {
  const tried = rows.flatMap((row) => (row.own ? [{ ...row.own, share: row.crew.won.share }] : []));
  const sum = (of: (one: (typeof tried)[number]) => number) => tried.reduce((all, one) => all + of(one), 0);
  return {
    attempts: sum((one) => one.attempts),
    won: sum((one) => one.won),
    expected: sum((one) => one.attempts * one.share),
  };
}
