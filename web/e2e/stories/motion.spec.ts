// The table lives: what moves, what is set aside, and a line that breaks in the middle of a move.
import { act } from "../crew";
import { expect, test, type Join } from "../fixtures";
import type { Player } from "../player";

const PLAN = { game: "planet9", mission: 1, players: 4 };

/** Ada at a table with three bots, at her first turn in a trick. */
async function seated(join: Join, context = {}): Promise<Player> {
  const player = await join("Ada", { context });
  await player.found(PLAN);
  await player.page.evaluate(async () => {
    const socket = new WebSocket(`ws://${location.host}/api${location.pathname.replace("/t/", "/tables/")}/socket`);
    await new Promise((done) => (socket.onmessage = done));
    for (const chair of [1, 2, 3]) socket.send(JSON.stringify({ type: "fill", chair, level: "random" }));
    socket.send(JSON.stringify({ type: "start", ref: 9 }));
    await new Promise<void>(
      (done) => (socket.onmessage = ({ data }) => void (JSON.parse(String(data)).ref === 9 && done())),
    );
    socket.close();
  });
  for (;;) {
    const stand = await player.turn();
    if (stand.scene === "tricking" || stand.over) return player;
    await act(player);
  }
}

/** Every movement from now on is written down: what moved, by which properties. */
function record(): void {
  const moved: string[] = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const spot = (this as HTMLElement).dataset["spot"] ?? this.className.toString();
    moved.push(
      `${spot} ${Object.keys(frames ?? {})
        .filter((name) => name !== "offset")
        .join(" ")}`,
    );
    return animate.call(this, frames, timing);
  };
  Object.assign(window, { moved });
}
const moved = (player: Player) => player.page.evaluate(() => (window as unknown as { moved: string[] }).moved);

async function playOne(player: Player): Promise<string> {
  const { page } = player;
  const card = page.locator(".hand .hc:not([aria-disabled])").first();
  const name = (await card.getAttribute("data-card")) ?? "";
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(page.locator(`.hand [data-card="${name}"]`)).toHaveCount(0);
  return name;
}

test("a card travels from the hand to its slot, and the focus goes to the next", async ({ join }) => {
  const player = await seated(join, { reducedMotion: "no-preference" });
  await player.page.evaluate(record);
  const card = await playOne(player);
  await expect.poll(() => moved(player)).toContain(`lay:${card} transform`);
  await expect(player.page.locator(".hand .hc:focus")).toHaveCount(1);
});

test("with less motion cards fade where they are and nothing travels", async ({ join }) => {
  const player = await seated(join);
  await player.page.evaluate(record);
  const card = await playOne(player);
  await expect.poll(() => moved(player)).toContain(`lay:${card} opacity`);
  expect((await moved(player)).filter((one) => /transform|translate|scale/.test(one))).toEqual([]);
});

test("a card that may not be played says why, and stays", async ({ join }) => {
  const player = await seated(join);
  const { page } = player;
  const off = page.locator(".hand .hc[aria-disabled][title]");
  for (let tries = 0; tries < 60; tries++) {
    const { over, scene } = await player.turn();
    if (over) await page.locator("dialog .acts .btn.main").click();
    else if (scene === "tricking" && (await off.count())) break;
    else await act(player);
  }
  const why = await off.first().getAttribute("title");
  expect(why).toMatch(/\w/);
  await off.first().click({ force: true, position: { x: 10, y: 30 } });
  await expect(page.locator(".say")).toContainText(why!);
  await expect(page.locator(".hand .sel")).toHaveCount(0);
});

test("a move made while the line is down is done once it is back", async ({ join }) => {
  const player = await seated(join);
  const { page } = player;
  const context = page.context();
  const before = await page.locator(".hand .hc").count();
  await context.setOffline(true);
  await expect(page.locator(".notice.warn")).toBeVisible();
  const card = page.locator(".hand .hc:not([aria-disabled])").first();
  await card.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".frame")).toHaveAttribute("data-busy", "true");
  await context.setOffline(false);
  await expect(page.locator(".notice.warn")).toBeHidden();
  await expect(page.locator(".hand .hc")).toHaveCount(before - 1);
});
