// One person and three bots.
import { act } from "../crew";
import { expect, test } from "../fixtures";

test("a solo player wins the first mission of Planet Nine with bots", async ({ join }) => {
  const player = await join("Ada");
  const { page } = player;
  await page.goto("/");
  await page.locator(".games .tile, .games article").first().getByRole("button").first().click();
  for (let attempt = 1; attempt <= 25; attempt++) {
    while ((await act(player)) !== "over");
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    if (await page.locator(".won-sheet").count()) {
      await expect(sheet.getByRole("heading")).toHaveText(/./);
      return;
    }
    await sheet.getByRole("button", { name: /next attempt/i }).click();
    await expect(sheet).toBeHidden();
  }
  throw new Error("25 attempts and no win");
});
