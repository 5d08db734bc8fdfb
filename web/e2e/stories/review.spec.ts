// A lost attempt: where it turned, every card marked, what if it had gone another way; and puzzles.
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
    await expect(page.locator("dialog.verdict .turning")).toHaveText(/./, { timeout: 60_000 });
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

/** One of each kind: a card, a task to take, a signal. */
const KINDS = [1, 201, 221];

for (const [lang, size] of WANTED)
  test(`puzzles of all kinds are tried, and what was solved is kept (${lang}, ${size})`, async ({ join }) => {
    const player = await join("Ada", { lang, size });
    const { page } = player;
    for (const number of KINDS) {
      await page.goto(`/puzzles/${number}`);
      const choices = page.getByRole("region", { name: said(lang, "web-puzzle-choices") });
      await expect(choices.getByRole("button").first()).toBeVisible();
      await player.fits();
      await player.accessible();
      await choices.getByRole("button").first().click();
      await expect(choices.getByRole("status")).toHaveText(/./);
      await expect(choices.locator(".btn.main").first()).toBeVisible();
    }
    await page.getByRole("link", { name: said(lang, "web-puzzle-next") }).click();
    await expect(page).toHaveURL(/\/puzzles\/222$/);
    await page.goto("/puzzles");
    const first = page.locator(".shelf a").first();
    await expect(first).toHaveClass(/right|wrong/);
    await expect(page.locator(".shelf a").nth(1)).not.toHaveClass(/right|wrong/);
  });
