// The same deal for others, the deal of the day, statistics, and being forgotten.
import { expect, test } from "../fixtures";
import type { Player } from "../player";
import { said } from "../words";

const PLAN = { game: "planet9", mission: 4, players: 3, distress: false };

/** Breaks off the game on the table: what is given up is finished. */
async function giveUp(player: Player, lang: "en" | "fr"): Promise<void> {
  await player.turn();
  await player.page.getByRole("button", { name: said(lang, "web-menu") }).click();
  await player.page.getByRole("button", { name: said(lang, "web-give-up"), exact: true }).click();
  await expect(player.page.locator("dialog a[href^='/g/']")).toBeVisible();
}

async function holds(player: Player): Promise<void> {
  await player.fits();
  await player.accessible();
}

test("a challenge is passed on, played, and only then seen", async ({ join }) => {
  const ada = await join("Ada");
  await ada.found(PLAN);
  await ada.page.locator(".startbar .btn.main").click();
  await giveUp(ada, "en");
  await ada.page.locator("dialog a[href^='/g/']").click();
  await ada.page.getByRole("button", { name: said("en", "web-deal-challenge") }).click();
  await expect(ada.page.locator(".tries li")).toHaveCount(1);
  await holds(ada);

  const bea = await join("Bea", { size: "phone", lang: "fr" });
  await bea.page.goto(new URL(ada.page.url()).pathname);
  await expect(bea.page.getByRole("heading", { level: 1 })).toContainText("Ada");
  await expect(bea.page.locator(".closed")).toBeVisible();
  await expect(bea.page.locator(".tries")).toHaveCount(0);
  await holds(bea);
  await bea.page.getByRole("button", { name: said("fr", "web-deal-alone") }).click();
  await giveUp(bea, "fr");
  await bea.page.getByRole("link", { name: said("fr", "web-deal-others") }).click();
  await expect(bea.page.locator(".tries li")).toHaveCount(2);
  await expect(bea.page.locator(".tries li.mine")).toContainText("Bea");
  await expect(bea.page.locator(".tries .chip", { hasText: said("fr", "web-deal-later") })).toHaveCount(0);
  await holds(bea);

  const cy = await join("Cy");
  await cy.page.goto(new URL(ada.page.url()).pathname);
  await cy.page.getByRole("button", { name: said("en", "web-deal-show"), exact: true }).click();
  await cy.page.getByRole("button", { name: said("en", "web-deal-show"), exact: true }).click();
  await expect(cy.page.locator(".tries li")).toHaveCount(2);
});

test("the deal of the day waits on the home page, and statistics know what was played", async ({ join }) => {
  const ada = await join("Ada", { size: "phone" });
  await ada.page.goto("/");
  await expect(ada.page.locator(".daily li")).toHaveCount(3);
  await ada.page.locator(".daily a[data-game=crewdeck]").click();
  await expect(ada.page.getByRole("heading", { level: 1 })).toHaveText(said("en", "web-daily"));
  await ada.page.goto("/stats");
  await expect(ada.page.locator(".bignumbers dd").first()).toBeVisible();
  await holds(ada);
});

test("whoever wants to be forgotten says so twice, and by name", async ({ join }) => {
  const ada = await join("Ada");
  await ada.page.goto("/settings");
  await ada.page.getByRole("button", { name: said("en", "web-leave-ask") }).click();
  const last = ada.page.getByRole("button", { name: said("en", "web-leave-go") });
  await ada.page.locator("#leave-name").fill("Adam");
  await expect(last).toBeDisabled();
  await ada.page.locator("#leave-name").fill("Ada");
  await holds(ada);
  await last.click();
  await expect(ada.page.getByText(said("en", "web-leave-done"))).toBeVisible();
  expect((await ada.page.request.get("/api/me")).status()).toBe(403);
});
