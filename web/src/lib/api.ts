// The HTTP side of the server: one function for each thing asked of it.
import type { About, Options, Orders, Person, Plan, Refusal, TableInfo, View } from "./wire";
import { refused } from "./words";

/** The server said no; `message` is the reason in words. */
export class Refused extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number>,
    readonly status: number,
  ) {
    super(refused(code, params));
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body instanceof Blob) init.body = body;
  else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused("offline", {}, 0);
  }
  if (!response.ok) {
    const said = (await response.json().catch(() => ({}))) as Partial<Refusal>;
    throw new Refused(said.code ?? "failed", said.params ?? {}, response.status);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const id = encodeURIComponent;

export const about = () => ask<About>("GET", "/api/about");

/** Whoever one is, or null for nobody yet. */
export async function me(): Promise<Person | null> {
  try {
    return await ask<Person>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refused && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
export const introduce = (name: string, language: string) => ask<Person>("POST", "/api/me", { name, language });
export const changeMe = (change: { name?: string; language?: string; orders?: Orders }) =>
  ask<Person>("PATCH", "/api/me", change);

export const tables = () => ask<TableInfo[]>("GET", "/api/tables");
export const table = (key: string) => ask<TableInfo>("GET", `/api/tables/${id(key)}`);
export const makeTable = (plan: Plan, options: Partial<Options> = {}, crew?: string) =>
  ask<TableInfo>("POST", "/api/tables", crew ? { plan, options, crew } : { plan, options });
export const findCode = (code: string) => ask<{ id: string }>("GET", `/api/codes/${id(code)}`);

export interface Finished {
  id: string;
  game: string;
  number: number;
  names: string[];
  started: number;
  finished: number;
  outcome: string;
  plies: number;
  took_back: number;
  practice: boolean;
}
export const finished = (attempt: string) => ask<Finished>("GET", `/api/games/${id(attempt)}`);
export const moment = (attempt: string, ply: number, seat?: number) =>
  ask<{ ply: number; view: View }>(
    "GET",
    `/api/games/${id(attempt)}/plies/${ply}${seat === undefined ? "" : `?seat=${seat}`}`,
  );
export const recordPath = (attempt: string) => `/api/games/${id(attempt)}/record`;
