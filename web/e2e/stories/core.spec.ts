// A server that has lost its native core: tables go on and say so, and only what can play is offered.
import { expect, joined, test } from "../fixtures";
import { Host } from "../server";
import { said } from "../words";

const PLAN = { game: "planet9", players: 3, mission: 1, challenge: false, distress: true };
const [EXPERT, CAREFUL] = [said("en", "web-level-expert"), said("en", "web-level-cautious")];
const fill = (level: string) => said("en", "web-room-fill-name", { number: 2, level });

test("bots that cannot play any more are replaced before everybody's eyes, and not offered again", async ({
  browser,
}) => {
  const host = await Host.open({ SIMPLE_BOTS: "0" });
  try {
    const ada = await joined(browser, host, "Ada", {});
    const { page } = ada;
    const table = await ada.found(PLAN);
    await page.getByRole("button", { name: fill(EXPERT) }).click();
    await page.getByRole("button", { name: said("en", "web-room-start") }).click();
    await expect(ada.frame).toBeVisible();
    const read = page.getByRole("button", { name: said("en", "web-bots-weaker-read") });
    await expect(read).toHaveCount(0);

    await host.kill();
    await host.hideCore();
    await host.start();
    await ada.open(table);
    await expect(page.locator(".notice", { hasText: CAREFUL })).toContainText(EXPERT);
    await read.click();
    await expect(read).toHaveCount(0);

    await page.evaluate(
      (plan) => localStorage.setItem("shipmates-choices", JSON.stringify({ planet9: { plan, level: "expert" } })),
      PLAN,
    );
    await ada.found(PLAN);
    await expect(page.getByRole("button", { name: fill(CAREFUL) })).toBeVisible();
    await expect(page.getByRole("button", { name: fill(EXPERT) })).toHaveCount(0);
    await page.getByRole("button", { name: said("en", "web-room-start") }).click();
    await expect(page.getByRole("alert")).toContainText("pip install shipmates-native");
    await page.getByRole("button", { name: said("en", "web-room-start") }).click();
    await expect(ada.frame).toBeVisible();
    await expect(read).toHaveCount(0);
    await page.context().close();
    ada.check();
  } finally {
    await host.close();
  }
});
