// No mouse, no touch: from the first page to the end of an attempt and into the next.
import { expect, test } from "../fixtures";
import { tabTo, typeOne } from "../keys";

test("a whole attempt is played with the keyboard alone", async ({ join }) => {
  const player = await join("Ada", { stranger: true });
  const { page } = player;
  await page.goto("/");
  await expect(page.locator(".namer")).toBeVisible();
  await tabTo(page, "#name");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Ada");
  await tabTo(page, ".game[data-theme=planet9] .btn.main");
  await page.keyboard.press("Enter");

  let moves = 0;
  while ((await typeOne(player)) !== "over") expect((moves += 1), "moves in one attempt").toBeLessThan(100);
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, "dialog .acts .btn.main");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  // The sheet is put away a frame before the next attempt is dealt.
  await expect(player.frame).toHaveAttribute("data-over", "false");
  await player.turn();
});

test("Escape lets go of a card that was chosen", async ({ join }) => {
  const player = await join("Ada");
  const { page } = player;
  await page.goto("/");
  await page.locator(".game[data-theme=planet9] .btn.main").click();
  while ((await player.turn()).scene !== "tricking") await typeOne(player);
  await tabTo(page, ".hand button");
  await page.keyboard.press("Enter");
  await expect(page.locator(".hand .sel")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".hand .sel")).toHaveCount(0);
});
