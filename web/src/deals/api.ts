// Deals that many play, and how often missions are won, as the server tells of them.
import { ask } from "../lib/api";
import type { GameKey, Plan, TableInfo } from "../lib/wire";

export interface Tried {
  attempt: string;
  names: { name: string | null; bot: string | null }[];
  mine: boolean;
  won: boolean;
  cause: string;
  score: number[];
  seconds: number;
  took_back: number;
  finished: number;
  first: boolean;
  shown: boolean;
}
export interface DealInfo {
  id: string;
  game: GameKey;
  plan: Plan;
  day: string | null;
  by: { name: string | null; bot: string | null }[];
  finished: number;
  open: boolean;
  table: string | null;
  tries: Tried[];
}
export interface Daily {
  id: string;
  game: GameKey;
  plan: Plan;
  day: string;
  finished: number;
  mine: "new" | "playing" | "won" | "lost";
}
export interface MissionCount {
  game: GameKey;
  mission: number;
  attempts: number;
  won: number;
  seconds: number;
  causes: Record<string, number>;
}

const id = encodeURIComponent;
const at = (deal: string, rest = "") => `/api/deals/${id(deal)}${rest}`;

export const oneDeal = (deal: string) => ask<DealInfo>("GET", at(deal));
export const showDeal = (deal: string) => ask<DealInfo>("POST", at(deal, "/show"));
export const sitFor = (deal: string) => ask<TableInfo>("POST", at(deal, "/tables"));
export const shareDeal = (attempt: string) => ask<{ id: string }>("POST", `/api/games/${id(attempt)}/deal`);
export const daily = () => ask<Daily[]>("GET", "/api/daily");
export const everybody = (game: GameKey) => ask<MissionCount[]>("GET", `/api/stats/${game}`);
export const myCounts = () => ask<MissionCount[]>("GET", "/api/me/stats");
