// How people come to a table, and what those who do not sit there see.
import { act } from "../crew";
import { gather } from "../crowd";
import { expect, test } from "../fixtures";
import type { Player } from "../player";
import { said } from "../words";

const PLAN = { game: "planet9", mission: 1, players: 4, distress: false };

/** What the server has shown this browser of hands. */
function overhear(player: Player): { hands: string[][] } {
  const heard = { hands: [] as string[][] };
  player.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const answer = JSON.parse(String(payload)) as { views?: { hand: string[] }[] };
      heard.hands.push(...(answer.views ?? []).map((view) => view.hand));
    }),
  );
  return heard;
}

test("by link and by code, with and without a name; the host may remove somebody", async ({ join }) => {
  const ada = await join("Ada");
  const table = await ada.found(PLAN);
  const code = await ada.page.locator(".bigcode").innerText();

  const bea = await join("Bea", { size: "phone", lang: "fr" });
  await bea.page.goto("/");
  await bea.page.locator("#code").fill(code.toLowerCase());
  await bea.page.locator("#code").press("Enter");
  await bea.page.locator(".chair .btn.main").first().click();
  await expect(ada.page.locator(".chair")).toContainText(["Ada", "Bea"]);

  const cy = await join("Cy", { stranger: true });
  await cy.open(table);
  await cy.page.locator("#name").fill("Cy");
  await cy.page.locator("#name").press("Enter");
  await cy.page.locator(".chair .btn.main").first().click();
  await expect(ada.page.locator(".chair")).toContainText(["Ada", "Bea", "Cy"]);

  await ada.page.getByRole("button", { name: said("en", "web-room-remove", { name: "Cy" }) }).click();
  await expect(cy.page.getByRole("heading", { level: 1 })).toHaveText(said("en", "refused-removed"));
  await expect(ada.page.locator(".chair").nth(2)).not.toContainText("Cy");
});

test("who looks on sees the table and no hand", async ({ join }) => {
  const ada = await join("Ada");
  const table = await ada.found(PLAN);
  await ada.page.locator(".startbar .btn.main").click();
  await ada.turn();
  const dan = await join("Dan");
  const heard = overhear(dan);
  await dan.open(table);
  await expect(dan.frame).toBeVisible();
  await act(ada);
  await dan.reach((await ada.stand())?.ply ?? 0);
  await expect(dan.page.locator(".hand button")).toHaveCount(0);
  expect(heard.hands.length).toBeGreaterThan(0);
  expect(heard.hands.flat()).toEqual([]);
});

test("an unknown table, an unknown code and a path to nowhere each get a clear page", async ({ join }) => {
  const { page } = await join("Eve");
  await page.goto("/t/nosuchtable");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("en", "refused-no-table"));
  await page.goto("/c/QQQQQQ");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("en", "refused-no-table"));
  await page.goto("/t/a/b/c");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("en", "web-lost-title"));
  await page.getByRole("link", { name: said("en", "web-home"), exact: true }).click();
  await expect(page.locator(".games")).toBeVisible();
});

/** Sends a move as a page would that has not seen the newest ply; what the server says. */
function actLate(player: Player, table: string, ply: number): Promise<string> {
  return player.page.evaluate(
    ([table, ply]) =>
      new Promise<string>((told) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: "act", ref: 7, ply, action: { kind: "ready" } }));
        socket.onmessage = ({ data }) => {
          const answer = JSON.parse(String(data)) as { type: string; ref?: number; code?: string };
          if (answer.ref === 7) told(`${answer.type} ${answer.code}`);
        };
      }),
    [table, ply] as const,
  );
}

test("two tabs of one person stay in step, and what comes late changes nothing", { tag: "@deep" }, async ({ join }) => {
  const ada = await join("Ada");
  const table = await ada.found(PLAN);
  await ada.page.locator(".startbar .btn.main").click();
  const first = await ada.turn();
  const other = ada.again(await ada.page.context().newPage());
  await other.open(table);
  expect(await other.turn()).toEqual(first);
  await act(other);
  await ada.after(first.ply);

  const now = await ada.turn();
  expect(await actLate(ada, table, first.ply)).toBe("refused stale");
  expect(await ada.stand()).toEqual(now);
  await act(ada);
  await other.after(now.ply);
  other.check();
});

test("whoever presses before the page knows them is heard, and stays who they are", async ({ join }) => {
  const ada = await join("Ada");
  await ada.page.route("**/api/me", async (route) => {
    await new Promise((later) => setTimeout(later, 1_500));
    await route.continue();
  });
  await ada.page.goto("/");
  await ada.page.locator("#code").fill("zzzzzz");
  await ada.page.locator("#code").press("Enter");
  await expect(ada.page).toHaveURL(/\/c\/zzzzzz/i);
  await ada.page.goto("/");
  await expect(ada.page.locator(".resume")).toContainText("Ada");
});

test("whoever comes while the server is away gets where they wanted to go", async ({ join }) => {
  const ada = await join("Ada");
  const { page } = ada;
  const table = await ada.found(PLAN);
  const away = { name: said("en", "refused-offline") };
  const cut = (on: boolean) => page.context().setOffline(on);
  await expect(page.locator(".chair.mine")).toBeVisible();
  // A table that cannot be asked for is not forgotten.
  await page.route("**/api/tables/*", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator(".resume")).toContainText("Ada");
  await page.unroute("**/api/tables/*");
  await page.reload();
  await expect(page.locator(".resume .btn.main")).toHaveAttribute("href", `/t/${table}`);

  await cut(true);
  await page.locator(".resume .btn.main").click();
  await expect(page.getByRole("status")).toHaveText(away.name);
  await cut(false);
  await expect(page.locator(".chair.mine")).toBeVisible();

  await page.goto("/");
  await expect(page.locator(".games")).toBeVisible();
  await cut(true);
  await page.locator("a[href='/learn']").first().click();
  await expect(page.getByRole("heading", away)).toBeVisible();
  await cut(false);
  await expect(page.getByRole("heading", { level: 1, name: said("en", "web-learn") })).toBeVisible();
});

test("whoever is gone holds nobody up: a bot stands in until they are back", async ({ join }) => {
  const [ada, bea, cy] = [await join("Ada"), await join("Bea"), await join("Cy")];
  const table = await gather([ada, bea, cy], { game: "planet9", mission: 1, distress: false });
  await bea.page.goto("/settings");
  await expect(ada.page.locator(".seat.away")).toHaveCount(1);
  await ada.page.getByRole("button", { name: said("en", "web-menu") }).click();
  await ada.page.getByRole("button", { name: said("en", "web-stand-in", { name: "Bea" }) }).click();
  await expect(ada.page.locator(".seat.away")).toHaveCount(0);
  await ada.page.keyboard.press("Escape");
  await bea.open(table);
  await expect(bea.page.locator(".hand button").first()).toBeVisible();
});
