// The workshop as the server tells of it: missions one writes, their faults, their estimates.
import { ask } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Sailed } from "../logbook/api";
import type { Form, Path } from "./form";

export interface Fault {
  field: Path;
  line: number | null;
  code: string;
  told: string;
}
export interface TaskInfo {
  key: string;
  short: string;
  told: string;
  difficulty: number;
}
export interface Checked {
  faults: Fault[];
  game: Sailed;
  title: string;
  story: string;
  told: string[];
  rules: string[];
  cards: TaskInfo[];
  form: Form | null;
  text: string | null;
}
export interface MissionInfo {
  id: string;
  game: Sailed;
  title: string;
  version: number;
  changed: number;
}
export interface MissionSheet {
  info: MissionInfo;
  text: string;
  own: boolean;
  author: string;
  origin: string | null;
  versions: { number: number; created: number }[];
}
export interface Share {
  share: number;
  low: number;
  high: number;
}
export interface CrewEstimate {
  players: number;
  games: number;
  won: Share;
  winnable: Share;
}
export interface Estimate {
  id: string;
  state: "waiting" | "running" | "done" | "failed";
  ahead: number;
  done: number;
  total: number;
  crews: CrewEstimate[];
}

export type Written = { text: string } | { form: Form };

const at = (id: string, more = "") => `/api/workshop/${encodeURIComponent(id)}${more}`;
const words = () => `?words=${settings.language}`;

export const check = (written: Written, players: number) =>
  ask<Checked>("POST", `/api/workshop/check${words()}&players=${players}`, written);
export const taskCards = (players: number) =>
  ask<TaskInfo[]>("GET", `/api/workshop/cards${words()}&players=${players}`);
export const myMissions = () => ask<MissionInfo[]>("GET", `/api/workshop${words()}`);
export const keep = (written: Written) => ask<MissionSheet>("POST", `/api/workshop${words()}`, written);
export const save = (id: string, written: Written) => ask<MissionSheet>("POST", at(id, words()), written);
export const mission = (id: string, version?: number) =>
  ask<MissionSheet>("GET", at(id, words() + (version ? `&version=${version}` : "")));
export const fork = (id: string) => ask<MissionSheet>("POST", at(id, `/fork${words()}`));
export const throwAway = (id: string) => ask<void>("DELETE", at(id));
export const filePath = (id: string) => at(id, "/file");

export const estimate = (written: Written, players: number[], deals: number) =>
  ask<Estimate>("POST", "/api/estimates", { mission: written, players, deals });
export const lookAt = (id: string) => ask<Estimate>("GET", `/api/estimates/${encodeURIComponent(id)}`);
export const cancel = (id: string) => ask<void>("DELETE", `/api/estimates/${encodeURIComponent(id)}`);
