// The workshop: a mission is built, checked, kept on the device, saved, shared, brought along and played.
import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import type { Player } from "../player";

async function sound(player: Player): Promise<void> {
  await player.fits();
  await player.accessible();
  expect(await player.page.locator("body").innerText()).not.toMatch(/web-[a-z]/);
}
const checked = ({ page }: Player, how: "sound" | "faulty") =>
  expect(page.locator(`.workshop[data-checked=${how}]`)).toBeVisible();

test("a mission is built piece by piece, shared, forked and played", async ({ join }) => {
  const ada = await join("Ada");
  const { page } = ada;
  await page.goto("/workshop");
  await sound(ada);
  await page.getByRole("link", { name: "New mission: Planet Nine" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Comet Run");
  await checked(ada, "sound");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comet Run");

  // A token that needs another one: the reason stands at the field, and undo takes it back.
  await page.getByRole("group", { name: "Tokens" }).getByRole("button", { name: "2", exact: true }).click();
  await checked(ada, "faulty");
  await expect(page.locator("[data-field=tokens] .ws-fault")).toHaveText("Token 2 needs token 1 too.");
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await sound(ada);
  await page.keyboard.press("Control+z");
  await checked(ada, "sound");
  await page.getByRole("button", { name: "Redo" }).click();
  await checked(ada, "faulty");
  await page.getByRole("group", { name: "Tokens" }).getByRole("button", { name: "1", exact: true }).click();
  await checked(ada, "sound");

  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByRole("button", { name: "Choose: The winning card" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "blue 8", exact: true }).click();
  await sound(ada);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator(".ws-told")).toContainText("The crew must not win any trick with");

  // Nothing is lost when the page is closed.
  await page.reload();
  await expect(page.getByText("This draft is on this device only")).toBeVisible();
  await expect(page.locator(".ws-card")).toHaveCount(1);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/workshop\/[\w-]{20,}$/);
  await expect(page.getByText("This draft is on this device only")).toHaveCount(0);

  const zoe = await join("Zoé", { size: "phone", lang: "fr" });
  await zoe.page.goto(page.url());
  await checked(zoe, "sound");
  await expect(zoe.page.getByText("par Ada")).toBeVisible();
  await sound(zoe);
  await zoe.page.getByRole("button", { name: "En faire la mienne" }).click();
  await expect(zoe.page.getByLabel("Titre", { exact: true })).toBeVisible();
  await checked(zoe, "sound");
  await sound(zoe);

  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);

  await page.getByRole("button", { name: "Start with bots" }).click();
  await ada.turn();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toContainText("Comet Run");
});

test("a mission file is brought along with its faults named, and taken home", async ({ join }) => {
  const zoe = await join("Zoé", { size: "phone", lang: "fr" });
  const { page } = zoe;
  const bring = (text: string) =>
    page
      .getByLabel("Apporter un fichier de mission")
      .setInputFiles({ name: "m.toml", mimeType: "application/toml", buffer: Buffer.from(text) });
  await page.goto("/workshop");
  await bring('game = "deepsea"\ndifficulty = 200\n');
  await expect(page.getByRole("alert")).toContainText("Ligne 2");
  await sound(zoe);
  await bring('game = "deepsea"\ntitle.fr = "La fosse"\nfixed = ["T01", "T68"]\n\n[[rule]]\nno-lead = "pink"\n');
  await expect(page.getByRole("heading", { level: 1, name: "La fosse" })).toBeVisible();
  await checked(zoe, "sound");
  await expect(page.locator(".ws-tickets .ticket")).toHaveCount(2);
  await sound(zoe);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Emporter le fichier" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf-8")).toContain('fixed = ["T01", "T68"]');
});
