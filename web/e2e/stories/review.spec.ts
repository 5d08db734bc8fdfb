// A lost attempt: where it turned, every card marked, what if it had gone another way; how good each
// decision was by what could be known, notes, and a friend who is led through it; and puzzles.
import type { Page } from "@playwright/test";
import { hurry } from "../crew";
import { expect, test, type Size } from "../fixtures";
import { onDesk, onPhone } from "../looks";
import type { Player } from "../player";
import { said, type Lang } from "../words";

/** Seven tasks in order: whoever does the first thing that is offered loses them. */
const PLAN = { game: "planet9", players: 4, mission: 32, distress: false };
const OTHER = { en: "fr", fr: "en", desktop: "phone", phone: "desktop" } as const;

/** What one seat could know of a card, and a note about it. */
async function judged({ page }: Player, lang: Lang): Promise<void> {
  const card = page.locator(".time .play").first();
  await card.click();
  const known = page.getByRole("region", { name: said(lang, "web-known-nobody") });
  await expect(known.locator(".shares .taken .mark")).toBeVisible({ timeout: 60_000 });
  await expect(known.locator(".chip.grade")).toHaveText(/./);
  const notes = page.getByRole("region", { name: said(lang, "web-notes") });
  await notes.getByRole("button", { name: said(lang, "web-note-write") }).click();
  await notes.getByRole("textbox").fill("Too early?");
  await notes.getByRole("button", { name: said(lang, "web-note-keep") }).click();
  await expect(card.locator(".has-note")).toBeVisible();
  await page.locator(".time .play").nth(1).click();
  await expect(notes).not.toContainText("Too early?");
  await page.locator(".time .before summary").click();
  await page.locator(".time .before .event").first().click();
  await expect(known.locator(".shares li").first()).toBeVisible({ timeout: 60_000 });
  await toTheEnd(page);
}

/** Where the steps, which stick to the edge of a phone, cover nothing. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

/** A friend who opened the link goes along, points, looks around alone, and comes back. */
async function together(player: Player, lang: Lang, friend: Player, tongue: Lang): Promise<void> {
  const [mine, theirs] = [player.page.locator(".time .play"), friend.page.locator(".time .play")];
  const press = (who: Player, by: Lang, id: string, args = {}) =>
    who.page.getByRole("button", { name: said(by, id, args), exact: true }).click();
  await expect(player.page.locator(".together .chip")).toHaveCount(2);
  await press(player, lang, "web-together-lead");
  await expect(friend.page.getByText(said(tongue, "web-together-leads", { name: "Ada" }))).toBeVisible();
  await mine.nth(2).click();
  await expect(theirs.nth(2)).toHaveAttribute("aria-current", "step");
  await player.page.locator(".eyes").getByRole("button", { name: "Ada" }).click();
  await expect(friend.page).toHaveURL(/eyes=0/);
  await press(friend, tongue, "web-together-point");
  await theirs.nth(1).click();
  await expect(mine.nth(1).locator(".by")).toHaveAttribute("data-by", "Ben");
  await toTheEnd(friend.page);
  await friend.fits();
  await friend.accessible();
  await press(friend, tongue, "web-together-point");
  await theirs.first().click();
  await expect(mine.nth(2)).toHaveAttribute("aria-current", "step");
  await press(friend, tongue, "web-together-follow", { name: "Ada" });
  await expect(theirs.nth(2)).toHaveAttribute("aria-current", "step");
  await player.page.goto("/");
  await expect(friend.page.locator(".together .chip")).toHaveCount(1);
}

for (const [lang, size] of onPhone)
  test(`a crew that lost sees where, and tries another card (${lang}, ${size})`, async ({ join }) => {
    const player = await join("Ada", { lang, size });
    const { page } = player;
    await player.found(PLAN);
    await page.locator(".startbar .btn.main").click();
    await hurry(player);
    await expect(page.locator("dialog.verdict .turning")).toHaveText(/./, { timeout: 60_000 });
    await player.accessible();
    await page.locator("dialog a[href^='/g/'].btn").click();
    const review = page.getByRole("region", { name: said(lang, "web-review-title") });
    await expect(review.locator(".sayings li").first()).toHaveText(/\./);
    const plays = page.locator(".time .play");
    await expect(page.locator(".time .play .mark")).toHaveCount(await plays.count());
    await expect(page.locator(".time .play .mark").last()).toHaveClass(/lost|turn/);
    await plays.first().click();
    await page.keyboard.press("ArrowLeft");
    const practise = page.getByRole("button", { name: said(lang, "web-practise-here") });
    await expect(practise).toBeVisible();
    await review.getByRole("button", { name: said(lang, "web-review-if") }).click();
    const other = page.getByRole("region", { name: said(lang, "web-review-if") });
    await expect(other.locator(".play .mark").first()).toBeVisible();
    await expect(practise, "another way is no moment of the game").toHaveCount(0);
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
    await judged(player, lang);
    await player.fits();
    await player.accessible();
    const friend = await join("Ben", { lang: OTHER[lang], size: OTHER[size] });
    await friend.page.goto(page.url());
    await expect(friend.page.locator(".time .event[aria-current]")).toBeVisible();
    await together(player, lang, friend, OTHER[lang]);
  });

/** One of each kind: a card, a task to take, a signal. */
const KINDS = [1, 201, 221];

for (const [lang, size] of onDesk)
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
