// One person and three bots.
import { act, hurry } from "../crew";
import { expect, test } from "../fixtures";
import { said } from "../words";

const MOST_ATTEMPTS = 40;

test("a solo player wins the first mission of Planet Nine with bots, goes on and looks back", async ({ join }) => {
  const player = await join("Ada", { stranger: true });
  const { page } = player;
  await page.goto("/");
  await page.locator(".game[data-theme=planet9] .btn.main").click();
  await expect(page.locator(".hand button")).toHaveCount(10);
  for (let attempt = 1; ; attempt++) {
    if (attempt > 1) await hurry(player);
    else while ((await act(player)) !== "over");
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { level: 1 })).toHaveText(/./);
    await expect(sheet.getByRole("alert")).toHaveText(/./);
    if (attempt === 1) {
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await page.getByRole("button", { name: said("en", "web-look-at-end") }).click();
    }
    if (await page.locator(".won-sheet").count()) break;
    expect(attempt, "attempts without a win").toBeLessThan(MOST_ATTEMPTS);
    await sheet.getByRole("button", { name: "Next attempt" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator("[data-over]")).toHaveAttribute("data-over", "false");
  }
  const review = await page.locator("dialog a[href^='/g/']").getAttribute("href");
  await page.getByRole("dialog").getByRole("button", { name: "Mission 2" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator(".bar .mission b")).toHaveText("Mission 2");
  expect((await player.turn()).over).toBe(false);

  await page.goto(review ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mission accomplished");
});
