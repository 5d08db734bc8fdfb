// Practice: a hint, all cards open, back, from a moment of a game; and a first mission with a coach.
import { sail } from "../contact/pilot";
import { act } from "../crew";
import { expect, test, type Size } from "../fixtures";
import { onDesk, onPhone } from "../looks";
import { said, type Lang } from "../words";

for (const [lang, size] of onPhone)
  test(`whoever practises is helped, and goes back (${lang}, ${size})`, async ({ join }) => {
    const player = await join("Ada", { lang, size });
    const { page } = player;
    const tool = (id: string) => page.locator(".strip").getByRole("button", { name: said(lang, id), exact: true });
    await page.goto("/");
    await page
      .getByRole("button", { name: said(lang, "web-practise-in", { game: said(lang, "web-game-planet9") }) })
      .click();
    await expect(page.locator("[data-asked=true]")).toBeVisible();
    await tool("web-practice-hint").click();
    await expect(page.locator(".strip .advice p").first()).toHaveText(/\./, { timeout: 60_000 });
    await tool("web-practice-open").click();
    await expect(page.locator(".strip .open > div")).toHaveCount(3);
    await player.fits();
    await player.accessible();
    await tool("web-practice-open").click();
    await expect(page.locator(".strip .open")).toHaveCount(0);
    await expect(tool("web-practice-back")).toBeDisabled();
    await act(player);
    await expect(tool("web-practice-back")).toBeEnabled();
    await tool("web-practice-back").click();
    await expect(tool("web-practice-back")).toBeDisabled();
    await expect(page.locator("[data-asked=true]")).toBeVisible();
    // After three tricks bots have had a choice or two. What one says of itself begins with its name.
    await sail(page, page.url().split("/t/")[1] ?? "", { tricks: 3, offered: "play" });
    await player.turn();
    await tool("web-practice-why").click();
    const bots = (await page.locator(".seat:not(.me) .nm").allTextContents()).map((one) => one.trim());
    const told = page.locator(".strip .advice p").first();
    await expect(told).toHaveText(new RegExp(`^(${bots.join("|")})\\s?: .+\\.$`), { timeout: 60_000 });
    await player.fits();
    await page
      .locator(".strip .advice")
      .getByRole("button", { name: said(lang, "web-close") })
      .click();
    await expect(told).toHaveCount(0);
    await page.keyboard.press("w");
    await expect(told).toHaveText(/\.$/, { timeout: 60_000 });
  });

for (const [lang, size] of onDesk)
  test(`a first mission is followed step by step, and a slip is mended (${lang}, ${size})`, async ({ join }) => {
    const player = await join("Ada", { lang, size });
    const { page } = player;
    const told = page.locator(".coach p");
    await page.goto("/learn");
    const dive = page.locator(".first [data-theme=deepsea]");
    await dive.getByRole("button").click();
    await expect(page.locator(".tk[data-coached]")).toBeVisible();
    await player.fits();
    await player.accessible();
    await page.locator(".tk:not([data-coached])").first().click();
    await expect(told).toHaveClass(/astray/);
    await page.locator(".coach .btn").click();
    await page.locator(".tk[data-coached]").click();
    await page.locator(".radioswitch[data-coached]").click();
    // Cards of a fan lie over each other: keys reach them all.
    for (const card of ["Y1", "T4", "Y1"]) {
      const held = page.locator(`.hand [data-coached][data-card=${card}]`);
      await held.focus();
      await page.keyboard.press("Enter");
      await page.locator(".say .btn.main").click();
      await expect(held).toHaveCount(0);
    }
    await expect(told).toHaveClass(/arrived/);
    await page.goto("/learn");
    await expect(dive).toContainText(said(lang, "web-learn-done"));
  });
