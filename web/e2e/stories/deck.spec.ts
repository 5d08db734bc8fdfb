// Crew Deck in the browser: whole games, by hand, by keys, and by dragging.
import { begin, act, look, playOut, type Way } from "../deck";
import { expect, test } from "../fixtures";
import type { Player } from "../player";

// A whole game is many presses; on a busy machine that takes its time.
test.describe.configure({ timeout: 240_000 });

/** The end: who won in words, a sheet for every ship with its sets outlined, and nothing sticks out. */
async function sheets(player: Player, ships: number): Promise<void> {
  const { page } = player;
  await expect(page.locator(".final h2")).toHaveText(/\S/);
  await expect(page.locator(".final .end")).toHaveCount(ships);
  await expect(page.locator(".final .outlines").first()).toBeVisible();
  await player.fits();
  await player.accessible();
}

test("one plays against the rival, to the two score sheets, and looks back", async ({ join }) => {
  const ada = await join("Ada", { size: "phone" });
  await begin([ada], { players: 1 });
  await playOut(ada, look(ada));
  await sheets(ada, 2);
  await ada.page.getByRole("link", { name: /look back/i }).click();
  await expect(ada.page.locator(".re-deck")).toBeVisible();
  await ada.fits();
  await ada.accessible();
});

test("two play, one on a phone and in French", async ({ join }) => {
  const ada = await join("Ada");
  const lea = await join("Léa", { size: "phone", lang: "fr" });
  await begin([ada, lea], { players: 2 });
  // The phases are looked at closely where one plays: on a phone, and with three bots on a desktop.
  await Promise.all([playOut(ada, () => ada.fits()), playOut(lea, () => lea.fits())]);
  await Promise.all([sheets(ada, 2), sheets(lea, 2)]);
  await expect(lea.page.locator(".final .cap").first()).toHaveText("Score final");
  await expect(lea.page.getByRole("button", { name: "Rejouer" })).toHaveCount(0);
  await ada.page.getByRole("button", { name: "Play again" }).click();
  await expect(lea.frame).toHaveAttribute("data-over", "false");
});

test("one person and three bots in the dark, the table never scrolls on a desktop", async ({ join }) => {
  const ada = await join("Ada");
  await ada.page.addInitScript(() => localStorage.setItem("shipmates", JSON.stringify({ scheme: "dark" })));
  await begin([ada], { players: 4 });
  await expect(ada.page.locator("body")).toHaveAttribute("data-scheme", "dark");
  expect(await playOut(ada, look(ada)), "the table scrolls by").toBeLessThanOrEqual(0);
  await sheets(ada, 4);
});

/** Nothing but keys: digits reach what is offered, Enter does it. */
const byKeys: Way = async (offered) => {
  const { keyboard } = offered.page();
  const reached = () => offered.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (const digit of "123456789") {
    if (await reached()) break;
    await keyboard.press(digit);
  }
  await keyboard.press("Enter");
};

test("a round by keys alone", async ({ join }) => {
  const ada = await join("Ada");
  await begin([ada], { players: 3 });
  const seen: string[] = [];
  do seen.push(await act(ada, byKeys));
  while (seen.at(-1) !== "place");
  expect(seen).toEqual(expect.arrayContaining(["form", "post", "place"]));
});

test("a card is dragged to a crew, and the new crew to the ship", async ({ join }) => {
  const ada = await join("Ada");
  await begin([ada], { players: 1 });
  const { page } = ada;
  const drag = async (from: string, to: string) => {
    const source = (await page.locator(from).first().boundingBox())!;
    await page.mouse.move(source.x + source.width / 2, source.y + source.height / 2);
    await page.mouse.down();
    await page.mouse.move(source.x + source.width / 2 + 20, source.y + source.height / 2);
    const target = (await page.locator(to).first().boundingBox())!;
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator(".dragged")).toHaveCount(0);
  };
  const first = await ada.turn();
  await drag(".pick", ".stack.open");
  await ada.after(first.ply);
  while ((await ada.turn()).scene !== "place") await act(ada);
  await drag(".pick", ".cell.legal");
  await expect(page.locator(".ghost")).toHaveCount(1);
  await page.locator(".ghost").click();
  await expect(page.locator(".ghost")).toHaveCount(0);
});

test("ships are looked at closely, the menu has its ways, and rules are one tap away", async ({ join }) => {
  const ada = await join("Ada", { size: "phone", lang: "fr" });
  await begin([ada], { players: 2 });
  await ada.turn();
  const { page } = ada;
  for (const name of [/^Regarder le vaisseau de près/, "Comment jouer", "Menu"]) {
    await page.getByRole("button", { name }).first().click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading").first()).toBeFocused();
    await ada.accessible();
    await ada.fits();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(page.getByRole("alert")).toContainText("abandonnée");
  await page.getByRole("button", { name: "Rejouer" }).click();
  await expect(ada.frame).toHaveAttribute("data-over", "false");
});
