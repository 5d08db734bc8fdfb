// Campaigns of one's own, as the server tells of them.
import { ask } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { TableInfo, Plan, Options } from "../lib/wire";
import type { MissionPage, Sailed } from "../logbook/api";

export interface CampaignInfo {
  id: string;
  name: string;
  game: Sailed;
}
export interface CampaignSheet {
  info: CampaignInfo;
  own: boolean;
  author: string;
  stops: { title: string; mission: number }[];
}
export interface Progress {
  stops: MissionPage[];
  following: number | null;
  completed: number;
  score: number;
}
export type Stop = { own: string } | { mission: number };

const id = encodeURIComponent;
const words = () => `?words=${settings.language}`;

export const myCampaigns = () => ask<CampaignInfo[]>("GET", "/api/campaigns");
export const compose = (name: string, game: Sailed, stops: Stop[]) =>
  ask<CampaignSheet>("POST", `/api/campaigns${words()}`, { name, game, stops });
export const campaign = (key: string) => ask<CampaignSheet>("GET", `/api/campaigns/${id(key)}${words()}`);
export const throwAway = (key: string) => ask<void>("DELETE", `/api/campaigns/${id(key)}`);
export const progress = (crew: string, key: string) =>
  ask<Progress>("GET", `/api/crews/${id(crew)}/campaigns/${id(key)}`);
export const legTable = (plan: Plan, options: Options, crew: string, key: string, place: number) =>
  ask<TableInfo>("POST", "/api/tables", { plan, options, crew, leg: { campaign: key, place } });
