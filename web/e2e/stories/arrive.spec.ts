// Somebody comes for the first time: one click, and cards are in their hand.
import { sail } from "../contact/pilot";
import { expect, test } from "../fixtures";
import { said } from "../words";

test("a newcomer holds cards after one click, under a name that can be changed", async ({ browser, host }) => {
  const context = await browser.newContext({
    baseURL: host.base,
    locale: "fr-FR",
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/");
  const name = await page.locator("#name").inputValue();
  expect(name.length).toBeGreaterThan(1);
  await page.locator(".game .btn.main").first().click();
  await expect(page.locator(".hand button").first()).toBeVisible();
  await page.goto("/settings");
  await expect(page.locator("#set-name")).toHaveValue(name);
  await page.locator("#set-name").fill("Mira");
  await page.locator("form.set .btn").click();
  await expect(page.locator("form.set .btn")).toBeDisabled();
  await page.reload();
  await expect(page.locator("#set-name")).toHaveValue("Mira");
  await context.close();
});

for (const width of [320, 360]) {
  test(`on a phone of ${width} pixels every way into a game is named in words, and nothing is cut`, async ({
    browser,
    host,
  }) => {
    const context = await browser.newContext({
      baseURL: host.base,
      locale: "fr-FR",
      viewport: { width, height: 740 },
    });
    const page = await context.newPage();
    await page.goto("/");
    for (const word of [said("fr", "web-play-bots"), said("fr", "web-practise"), said("fr", "web-play-friends")]) {
      const names = page.locator(".game .go .btn span", { hasText: word });
      await expect(names).toHaveCount(3);
      for (const name of await names.all()) await expect(name).toBeVisible();
    }
    const cut = await page
      .locator(".game .go .btn, .game h2, .topbar .brand")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
    expect(cut).toEqual([]);
    const over = await page.locator(".game").evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const edge = tile.getBoundingClientRect().right;
        const parts = [...tile.querySelectorAll(".text *")];
        return parts.filter((part) => part.getBoundingClientRect().right > edge - 8).map((part) => part.className);
      }),
    );
    expect(over).toEqual([]);
    await context.close();
  });
}

test("a link that works once makes another browser the same person", async ({ join, browser, host }) => {
  const { page } = await join("Ada");
  await page.goto("/settings");
  await page.getByRole("button", { name: "Make a link" }).click();
  const address = await page.getByLabel("Another device").inputValue();
  const other = await browser.newContext({ baseURL: host.base });
  const there = await other.newPage();
  await there.goto(address);
  await there.getByRole("button", { name: "Take over" }).click();
  await expect(there.getByText("Hello, Ada!")).toBeVisible();
  await there.goto(address);
  await there.reload();
  await there.getByRole("button", { name: "Take over" }).click();
  await expect(there.getByRole("alert")).toBeVisible();
  await other.close();
});

test("the settings change the page at once, and stay", async ({ join }) => {
  const { page } = await join("Ada");
  await page.goto("/settings");
  const face = () =>
    page
      .locator(".preview sm-card.blue")
      .first()
      .evaluate((card) => getComputedStyle(card).getPropertyValue("--face"));
  const width = () =>
    page
      .locator(".preview sm-card")
      .first()
      .evaluate((card) => card.getBoundingClientRect().width);
  const [usual, wide] = [await face(), await width()];
  await page.getByRole("button", { name: "Far apart" }).click();
  expect(await face()).not.toBe(usual);
  await page.getByRole("group", { name: "Cards" }).getByRole("button", { name: "Large" }).click();
  expect(await width()).toBeGreaterThan(wide);
  await page.getByRole("switch", { name: /Left-handed/ }).click();
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-hand", "left");
  await expect(page.locator("body")).toHaveAttribute("data-palette", "vivid");
});

test("rules are searched from the keyboard", async ({ join }) => {
  const { page } = await join("Ada");
  await page.goto("/rules/planet9");
  await expect(page.locator(".drawn-signals sm-card")).toHaveCount(4);
  await page.keyboard.press("/");
  await page.keyboard.type("distress");
  await expect(page.locator(".sections mark").first()).toHaveText(/distress/i);
  const found = await page.locator(".sections section").count();
  await page.keyboard.press("Escape");
  expect(await page.locator(".sections section").count()).toBeGreaterThan(found);
});

test("an attempt is looked back at, card by card, by keys and by its address", async ({ join }) => {
  const { page } = await join("Ada");
  await page.goto("/rules/planet9");
  const made = await page.request.post("/api/tables", { data: { plan: { game: "planet9", players: 4, mission: 4 } } });
  const { id } = (await made.json()) as { id: string };
  await sail(page, id, { ended: "lost" });
  const { attempt } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { attempt: string };
  await page.goto(`/g/${attempt}`);
  const bar = page.locator(".steps output");
  const [, last] = /(\d+) of \1/.exec((await bar.textContent()) ?? "") ?? [];
  expect(Number(last)).toBeGreaterThan(3);
  await expect(page.locator(".handrow")).toHaveCount(4);
  await page.keyboard.press("ArrowLeft");
  await expect(bar).toHaveText(`Card ${Number(last) - 1} of ${last}`);
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(bar).toHaveText(`Card 4 of ${last}`);
  await page.reload();
  await expect(bar).toHaveText(`Card 4 of ${last}`);
  await page.getByRole("button", { name: "The open table" }).click();
  await expect(page.locator(".handrow .cards sm-card:not(:has(.sig))")).toHaveCount(0);
  await page.locator(".play").nth(1).click();
  await expect(bar).toHaveText(`Card 2 of ${last}`);
});

test("an address that leads nowhere is told in one's language", async ({ browser, host }) => {
  const context = await browser.newContext({ baseURL: host.base, locale: "fr-FR" });
  const page = await context.newPage();
  const answer = await page.goto("/nulle/part");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading")).toHaveText("Il n’y a rien ici.");
  await context.close();
});

test("without a server the page says what it needs, and comes back with it", async ({ browser, host }) => {
  const context = await browser.newContext({ baseURL: host.base });
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto("/settings").catch(() => {});
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of range");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("en", "web-settings"));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)),
    );
    return all.flat().sort();
  });
  expect(kept, "of scripts only the one that comes back is kept").toEqual([
    "/assets/offline-1.css",
    "/assets/offline-1.js",
    "/icon.svg",
    "/offline.html",
  ]);
  await context.close();
});
