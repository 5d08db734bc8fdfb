// A lost attempt: where it turned, every card marked, and what if it had gone another way.
import { act } from "../crew";
import { expect, test, type Size } from "../fixtures";
import { said, type Lang } from "../words";

/** Seven tasks in order: whoever does the first thing that is offered loses them. */
const PLAN = { game: "planet9", players: 4, mission: 32, distress: false };
const WANTED: [Lang, Size][] = [
  ["en", "desktop"],
  ["fr", "phone"],
];

for (const [lang, size] of WANTED)
  test(`a crew that lost sees where, and tries another card (${lang}, ${size})`, async ({ join }) => {
    const player = await join("Ada", { lang, size });
    const { page } = player;
    await player.found(PLAN);
    await page.locator(".startbar .btn.main").click();
    while ((await act(player)) !== "over");
    await expect(page.locator("dialog.verdict .turning")).toHaveText(/./);
    await player.accessible();
    await page.locator("dialog a[href^='/g/'].btn").click();
    const review = page.getByRole("region", { name: said(lang, "web-review-title") });
    await expect(review.locator("p").first()).toHaveText(/\./);
    const plays = page.locator(".time .play");
    await expect(page.locator(".time .play .mark")).toHaveCount(await plays.count());
    await expect(page.locator(".time .play .mark").last()).toHaveClass(/lost|turn/);
    await plays.first().click();
    await page.keyboard.press("ArrowLeft");
    await review.getByRole("button", { name: said(lang, "web-review-if") }).click();
    const other = page.getByRole("region", { name: said(lang, "web-review-if") });
    await expect(other.locator(".play .mark").first()).toBeVisible();
    await player.fits();
    await player.accessible();
    await other.locator(".play").first().click();
    await expect(other.locator(".laid sm-card")).toHaveCount(1);
    await other.locator(".play").first().click();
    await expect(other.locator(".laid sm-card")).toHaveCount(2);
    await other.getByRole("button", { name: said(lang, "web-review-back") }).click();
    await expect(other.locator(".laid sm-card")).toHaveCount(1);
    await other.getByRole("button", { name: said(lang, "web-review-leave") }).click();
    await expect(review).toBeVisible();
    await player.fits();
    await player.accessible();
  });
