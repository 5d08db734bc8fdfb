// A campaign of one's own is put together, shared and played; the statistics stand beside it.
import { expect, test } from "../fixtures";
import type { Player } from "../player";

async function sound(player: Player): Promise<void> {
  await player.fits();
  await player.accessible();
  expect(await player.page.locator("body").innerText()).not.toMatch(/web-[a-z]/);
}

test("a campaign is put together and played, and its attempts are counted", async ({ join }) => {
  const ada = await join("Ada", { size: "phone", lang: "fr" });
  const { page } = ada;
  const mission = await page.request.post("/api/workshop", { data: { text: 'title.fr = "La comète"\ntasks = 1\n' } });
  expect(mission.ok()).toBe(true);
  await page.goto("/workshop");
  await page.getByRole("button", { name: "En composer une" }).click();
  await page.getByLabel("Son nom").fill("Le grand tour");
  const add = page.getByLabel("Ajouter une mission");
  await add.selectOption("12");
  await add.selectOption({ label: "La comète" });
  await page.getByRole("button", { name: /Plus tôt.*La comète/ }).click();
  await sound(ada);
  await page.getByRole("button", { name: "La garder" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Le grand tour" })).toBeVisible();
  await expect(page.locator(".attempts li b")).toHaveText(["La comète", /./]);
  await sound(ada);

  const link = page.url();
  await page.getByRole("button", { name: "Jouer l’étape 1" }).first().click();
  await ada.turn();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Abandonner la tentative", exact: true }).click();
  await expect(page.locator("dialog a[href^='/g/']")).toBeVisible();
  await page.goto(link);
  await expect(page.locator(".attempts li").first()).toContainText("1 tentative");
});

test("the statistics show each mission, and the same as a table", async ({ join }) => {
  const ada = await join("Ada");
  const { page } = ada;
  await page.goto("/statistics");
  await expect(page.locator("circle.dot")).toHaveCount(50);
  await sound(ada);
  await page.getByRole("button", { name: "Mission Deep Sea" }).click();
  await expect(page.locator("circle.dot")).toHaveCount(32);
  await page.getByRole("button", { name: "5", exact: true }).click();
  await page.getByText("As a table").click();
  await expect(page.getByRole("row")).toHaveCount(33);
  await expect(page.getByRole("row").nth(1)).toHaveText(/Mission 1\s*\d+%\s*\d+% – \d+%\s*\d+%/);
});
