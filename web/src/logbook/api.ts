// Crews and their logbooks, as the server tells of them.
import { ask } from "../lib/api";
import type { TableInfo } from "../lib/wire";

export type Sailed = "planet9" | "deepsea";
export const SAILED: readonly Sailed[] = ["planet9", "deepsea"];

export interface CrewInfo {
  id: string;
  name: string;
  own: boolean;
}
export interface MissionPage {
  mission: number;
  tries: number;
  distress: boolean;
  done: boolean;
  score: number | null;
}
export interface Book {
  game: Sailed;
  attempts: number;
  completed: number;
  score: number;
  next_mission: number | null;
  distress: boolean;
  step: number | null;
  missions: MissionPage[];
  last: string | null;
}
export interface Crew extends CrewInfo {
  members: { id: string; name: string }[];
  books: Book[];
  tables: TableInfo[];
}
export interface Line {
  mission: number;
  players: number;
  won: boolean;
  distress: boolean;
  when: string;
  given_up: boolean;
  practice?: boolean;
  difficulty?: number;
}
export interface Logged {
  number: number;
  line: Line;
  attempt: string | null;
  took_back: number | null;
  seconds: number | null;
  names: { name: string | null; bot: string | null }[] | null;
}
export interface Tally {
  attempts: number;
  won: number;
  distress: number;
}
export interface Stride {
  attempt: number;
  when: string;
  mission: number;
  completed: number;
}
export interface Statistics {
  all: Tally;
  given_up: number;
  missions: (Tally & { mission: number; last: string })[];
  progress: Stride[];
  durations: {
    attempts: number;
    seconds: number;
    median: number;
    took_back: number;
    bars: { minutes: number; until: number | null; attempts: number }[];
  };
  players: (Tally & { players: number })[];
  distress: Tally[];
  causes: { cause: string; attempts: number }[];
}

const id = encodeURIComponent;
const at = (crew: string, rest = "") => `/api/crews/${id(crew)}${rest}`;

export const myCrews = () => ask<CrewInfo[]>("GET", "/api/crews");
export const oneCrew = (crew: string) => ask<Crew>("GET", at(crew));
export const foundCrew = (name: string) => ask<CrewInfo>("POST", "/api/crews", { name });
/** One's own course; founded when it is first needed. */
export const ownCourse = () => ask<CrewInfo>("POST", "/api/crews/own");
export const joinCrew = (token: string) => ask<CrewInfo>("POST", "/api/crews/join", { token });
export const invite = (crew: string) => ask<{ token: string; seconds: number }>("POST", at(crew, "/invite"));
export const leaveCrew = (crew: string) => ask<void>("POST", at(crew, "/leave"));
export const statistics = (crew: string, game: Sailed) => ask<Statistics>("GET", at(crew, `/stats/${game}`));
export const bring = (crew: string, game: Sailed, file: Blob) => ask<Crew>("POST", at(crew, `/logbook/${game}`), file);
export const archivePath = (crew: string) => at(crew, "/export");
export const filePath = (crew: string, game: Sailed) => at(crew, `/logbook/${game}`);

/** A page of the attempts at a mission, the newest first. */
export const PAGE = 100;
export function log(crew: string, game: Sailed, mission: number, before?: number): Promise<Logged[]> {
  const older = before === undefined ? "" : `&before=${before}`;
  return ask<Logged[]>("GET", at(crew, `/log/${game}?mission=${mission}${older}`));
}
