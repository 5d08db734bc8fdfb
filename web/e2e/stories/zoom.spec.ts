// Text at 200 %: by the browser's zoom, and by a larger font.
import { act, touch } from "../crew";
import { expect, test, type Wanted } from "../fixtures";
import type { Player } from "../player";

const ZOOMED: Wanted = { context: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } };

async function reachable(player: Player, selector: string): Promise<void> {
  await player.fits();
  const button = player.page.locator(selector).first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 0.9 });
}

const double = (player: Player) => player.page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));

async function walk(player: Player, enlarge: () => Promise<void>): Promise<void> {
  const { page } = player;
  await page.goto("/");
  await expect(page.locator(".resume")).toBeVisible();
  await enlarge();
  await reachable(player, ".game .btn.main");
  await player.found({ game: "planet9", mission: 1, players: 4, distress: false });
  await expect(page.locator(".bigcode")).toBeVisible();
  await enlarge();
  await reachable(player, ".startbar .btn.main");
  await page.locator(".startbar .btn.main").click();
  // Who leads is not asked for a signal first: then a card is chosen, and the button is there.
  while (!["radio", "tricking"].includes((await player.turn()).scene)) await act(player);
  await enlarge();
  if ((await player.turn()).scene === "tricking") await touch(page.locator(".hand button").first());
  await reachable(player, ".say .btn.main");
  await reachable(player, ".hand button");
}

test("the browser's zoom at 200 % breaks nothing", async ({ join }) => {
  await walk(await join("Ada", ZOOMED), async () => {});
});
for (const size of process.env["SHIPMATES_DEEP"] === "1" ? (["phone", "desktop"] as const) : (["phone"] as const))
  test(`letters twice as large break nothing (${size})`, async ({ join }) => {
    const player = await join("Ada", { size });
    await walk(player, () => double(player));
  });
