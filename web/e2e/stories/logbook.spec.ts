// A crew, its campaign and its logbook; and the course of somebody who plays with bots only.
import { readFile } from "node:fs/promises";
import { playOut } from "../crew";
import { expect, test } from "../fixtures";
import type { Player } from "../player";

/** Founds a crew from the home page; its id. */
async function found({ page }: Player, name: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: "Found a crew" }).click();
  await page.getByLabel("What shall the crew be called?").fill(name);
  await page.getByRole("button", { name: "Found it" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Opens the logbook of a game and the panel of its first mission. */
async function open({ page }: Player, crew: string, game = "planet9"): Promise<void> {
  await page.goto(`/crew/${crew}/${game}`);
  const first = page.locator(".spot").first();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".mission[data-mission='1'] h2")).toHaveText(/./);
}

async function sound(player: Player): Promise<void> {
  await player.fits();
  await player.accessible();
}

test("a crew is founded, joined, plays a mission, and finds it in its logbook", { tag: "@deep" }, async ({ join }) => {
  const ada = await join("Ada");
  const bob = await join("Bob", { size: "phone", lang: "fr" });
  const crew = await found(ada, "Night Watch");
  await expect(ada.page.getByText("Nothing is written here yet")).toBeVisible();
  await sound(ada);

  await ada.page.getByRole("button", { name: "Make an invitation link" }).click();
  const link = await ada.page.getByLabel("Invitation link").inputValue();
  await bob.page.goto(link);
  await sound(bob);
  await bob.page.getByRole("button", { name: "Rejoindre l’équipage" }).click();
  await expect(bob.page.getByRole("heading", { level: 1, name: "Night Watch" })).toBeVisible();
  expect(bob.page.url()).not.toContain("#");
  await expect(bob.page.locator(".members li")).toHaveText([/Ada/, /Bob/]);

  await ada.page.goto("/");
  await ada.page.getByRole("button", { name: "Begin: Mission 1" }).first().click();
  await expect(ada.page.locator(".chair")).toHaveCount(2);
  await bob.page.goto("/");
  const table = new URL(ada.page.url()).pathname;
  await expect(bob.page.getByRole("link", { name: "Vers la table" })).toHaveAttribute("href", table);
  await sound(bob);
  await ada.page.getByRole("button", { name: "Start", exact: true }).click();
  await playOut(ada);

  for (const player of [ada, bob]) {
    await open(player, crew);
    await expect(player.page.locator(".attempts li")).toHaveCount(1);
    await expect(player.page.locator(".attempts li")).toContainText("Ada");
    await sound(player);
  }
  await ada.page.getByRole("link", { name: "Replay of entry 1" }).click();
  await expect(ada.page).toHaveURL(/\/g\//);
  await expect(ada.page.locator(".replay h1")).toHaveText(/./);
});

test("a logbook is taken home, and brought along by another crew", async ({ join }) => {
  const ada = await join("Ada");
  const { page } = ada;
  const crew = await found(ada, "Night Watch");
  const line = { players: 3, challenge: false, because: "tasks-done trick=7", record: "", given_up: false };
  const attempts = [
    { mission: 1, ...line, won: false, distress: true, when: "2031-05-04T12:00:00+00:00" },
    { mission: 1, ...line, won: true, distress: true, when: "2031-05-05T12:00:00+00:00" },
    { mission: 2, ...line, won: true, distress: false, when: "2031-05-09T12:00:00+00:00" },
  ];
  const file = { format: "shipmates logbook", version: 1, game: "planet9", crew: "Others", attempts };
  const bring = (text: string) =>
    page
      .getByLabel("Bring a logbook along")
      .setInputFiles({ name: "logbook.json", mimeType: "application/json", buffer: Buffer.from(text) });

  await bring("[]");
  await expect(page.getByRole("alert")).toHaveText("This file is no logbook of Shipmates.");
  await bring(JSON.stringify({ ...file, game: "deepsea", attempts: [] }));
  await expect(page.getByRole("alert")).toContainText("logbook of the game");
  await bring(JSON.stringify(file));
  await expect(page.getByRole("heading", { name: "Campaign: 2 of 50 missions" })).toBeVisible();
  await expect(page.getByText("A file can only be brought into an empty logbook")).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Take it home" }).click(),
  ]);
  const taken = await readFile(await download.path(), "utf-8");
  expect(JSON.parse(taken)).toMatchObject({ game: "planet9", crew: "Night Watch", attempts });

  const other = await found(ada, "Dawn Watch");
  expect(other).not.toBe(crew);
  await bring(taken);
  await expect(page.getByRole("heading", { name: "Campaign: 2 of 50 missions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mission 1, won, 2 attempts, distress signal" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue: Mission 3" })).toBeVisible();

  // By keys alone, from mission to mission; and the numbers behind a plot.
  await page.locator(".spot[tabindex='0']").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator(".mission[data-mission='2'] .attempts li")).toHaveCount(1);
  const plot = page.locator("figure", { hasText: "Attempts per mission" });
  await plot.getByText("As a table").click();
  await expect(plot.getByRole("row")).toHaveText([/Mission/, /Mission 1\s*2\s*1\s*2/, /Mission 2\s*1\s*1\s*0/]);
});

const WHOLE = [
  ["phone", "en", "planet9"],
  ["phone", "fr", "deepsea"],
  ["desktop", "en", "deepsea"],
  ["desktop", "fr", "planet9"],
] as const;

test("the logbook is whole in both languages, on a phone and on a desk", { tag: "@deep" }, async ({ join }) => {
  for (const [size, lang, game] of WHOLE) {
    const player = await join("Zoé", { size, lang });
    const { page } = player;
    const { id } = (await (await page.request.post("/api/crews", { data: { name: "Les Veilleurs" } })).json()) as {
      id: string;
    };
    await open(player, id, game);
    await sound(player);
    expect(await page.locator("body").innerText()).not.toMatch(/web-[a-z]/);
  }
});

test("who plays with bots has a course of their own", async ({ join }) => {
  const ada = await join("Ada");
  const { page } = ada;
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Where next?" })).toBeVisible();
  await page.locator(".games article").first().getByRole("button").first().click();
  await playOut(ada);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /Campaign: [01] of 50 missions/ })).toBeVisible();
  await page.getByRole("link", { name: "Star map" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My own course" })).toBeVisible();
  await page.locator(".spot").first().click();
  await expect(page.locator(".attempts li")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Leave the crew" })).toHaveCount(0);
});
