// The main screens, and how each is reached.
import type { Page } from "@playwright/test";
import { sail, type Stop } from "./pilot";

export interface Scene {
  name: string;
  /** Brings it about and says where it is. */
  reach: (page: Page) => Promise<string>;
  /** What must be seen before the picture is taken. */
  shows: string;
}

async function made(page: Page, plan: object, more: object = {}): Promise<string> {
  const answer = await page.request.post("/api/tables", { data: { plan, ...more } });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

const table = (name: string, plan: object, stop: Stop, shows: string): Scene => ({
  name,
  shows,
  reach: async (page) => {
    const id = await made(page, plan);
    await sail(page, id, stop);
    return `/t/${id}`;
  },
});

const nine = (mission: number, players = 4) => ({ game: "planet9", mission, players });
const sea = (mission: number, players = 4) => ({ game: "deepsea", mission, players });

/** A campaign of one's own: a few missions flown, one of them not at the first go. */
async function flown(page: Page): Promise<string> {
  const own = (await (await page.request.post("/api/crews/own")).json()) as { id: string };
  for (const mission of [1, 2, 3, 4]) {
    const id = await made(page, nine(mission), { crew: own.id });
    await sail(page, id, { ended: mission === 4 ? "lost" : "won" }, 200);
  }
  return `/crew/${own.id}`;
}

async function lookedBack(page: Page): Promise<string> {
  const id = await made(page, nine(11));
  await sail(page, id, { tricks: 3, shown: 1 });
  await sail(page, id, { ended: "lost" });
  const { attempt } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { attempt: string };
  return `/g/${attempt}`;
}

/** A table of a first mission, at its first step. */
async function guided(page: Page, guide: string): Promise<string> {
  const answer = await page.request.post(`/api/guides/${guide}`);
  if (!answer.ok()) throw new Error(await answer.text());
  return `/t/${((await answer.json()) as { id: string }).id}`;
}

async function practised(page: Page): Promise<string> {
  const id = await made(page, nine(9), { options: { practice: true } });
  await sail(page, id, { offered: "play", tricks: 1, cards: 1 });
  return `/t/${id}`;
}

/** A finished deal, lent to others. */
async function lent(page: Page): Promise<string> {
  const attempt = (await lookedBack(page)).split("/").at(-1);
  const answer = await page.request.post(`/api/games/${attempt}/deal`);
  if (!answer.ok()) throw new Error(await answer.text());
  return `/d/${((await answer.json()) as { id: string }).id}`;
}

export const SCENES: Scene[] = [
  { name: "home", reach: async () => "/", shows: ".resume" },
  {
    name: "room",
    reach: async (page) => `/t/${await made(page, nine(12), { options: { public: true } })}`,
    shows: ".chair",
  },
  table("table", nine(18), { offered: "play", tricks: 2, cards: 2, done: 1, shown: 1 }, ".hand button"),
  table("five", nine(14, 5), { offered: "play", tricks: 1, cards: 2, shown: 1 }, ".hand button"),
  table("two", nine(6, 2), { offered: "play", tricks: 1, cards: 1 }, ".openrow"),
  table("draft", nine(18), { offered: "take", taken: 2 }, ".radiobox"),
  table("radio", nine(18), { offered: "ready", tricks: 1 }, ".radiobox"),
  table("won", nine(2), { ended: "won" }, ".verdict"),
  table("lost", nine(4), { ended: "lost" }, ".verdict"),
  table("deepsea", sea(9), { offered: "play", tricks: 1, cards: 1, shown: 1 }, ".hand button"),
  table("crewdeck", { game: "crewdeck", players: 3 }, { phase: "place", round: 3 }, "sm-crew"),
  { name: "logbook", reach: flown, shows: "main svg" },
  { name: "replay", reach: lookedBack, shows: ".handrow" },
  { name: "practice", reach: practised, shows: ".strip button" },
  { name: "guided", reach: (page) => guided(page, "deepsea"), shows: ".coach p" },
  { name: "learn", reach: async () => "/learn", shows: ".first" },
  { name: "puzzles", reach: async () => "/puzzles", shows: "main a" },
  { name: "deal", reach: lent, shows: "main h1" },
  { name: "workshop", reach: async () => "/workshop/planet9", shows: "[data-checked=sound]" },
  { name: "statistics", reach: async () => "/statistics", shows: "circle.dot" },
  { name: "played-here", reach: async () => "/stats", shows: ".bignumbers" },
  { name: "rules", reach: async () => "/rules/planet9", shows: ".drawn" },
  { name: "settings", reach: async () => "/settings", shows: ".preview" },
];
