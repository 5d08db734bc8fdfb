// How hard the printed missions are, as the laboratory has measured it.
import { ask } from "../lib/api";
import type { Sailed } from "../logbook/api";
import type { CrewEstimate } from "../workshop/api";

export interface Measured {
  bots: string;
  date: string;
  missions: { mission: number; crew: CrewEstimate }[];
}

export const measured = (game: Sailed) => ask<Measured>("GET", `/api/measured/${game}`);
