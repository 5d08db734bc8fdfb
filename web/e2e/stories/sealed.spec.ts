// A table where only the last trick may be looked at, and older ones are not even sent.
import { act } from "../crew";
import { expect, test } from "../fixtures";
import { said } from "../words";

const OWN = `game = "planet9"
title.en = "To the end"

[[rule]]
who = "commander"
tricks = "at least 1"
among = ["last"]
`;

interface Ledger {
  tricks: { cards: string[] }[];
}
interface Heard {
  type: string;
  table: { status: string };
  views: { scene: { ledger?: Ledger } }[];
}

test("the host seals a table, and the game is played with the last trick alone", async ({ join }) => {
  const player = await join("Ada");
  const { page } = player;
  const heard: Ledger[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as Heard;
      const ledger = message.type === "now" ? message.views[0]?.scene.ledger : undefined;
      if (ledger && message.table.status === "playing") heard.push(ledger);
    }),
  );
  await player.found({ game: "planet9", players: 3, own: OWN, distress: false });
  await page.getByRole("button", { name: said("en", "web-room-change") }).click();
  await page.getByText(said("en", "web-options"), { exact: true }).click();
  const sealed = page.getByRole("switch", { name: said("en", "web-option-sealed") });
  const all = page.getByRole("switch", { name: said("en", "web-option-history") });
  await all.click();
  await sealed.click();
  await expect(sealed).toHaveAttribute("aria-checked", "true");
  await expect(all).toHaveAttribute("aria-checked", "false");
  await player.fits();
  await page.getByRole("button", { name: said("en", "web-room-keep") }).click();
  await expect(page.locator(".optionlist")).toContainText(said("en", "web-option-sealed"));

  await page.locator(".startbar .btn.main").click();
  // Signals are given where they can be, so that some fall in tricks that are covered.
  const talk = (_: unknown, count: number) => Math.floor(Math.random() * count);
  while ((heard.at(-1)?.tricks.length ?? 0) < 4) await act(player, talk);
  await page.reload();
  await player.turn();
  const count = heard.at(-1)?.tricks.length ?? 0;
  await page.getByRole("button", { name: said("en", "web-menu") }).click();
  await expect(page.locator(".last").first()).toContainText(said("en", "web-last-trick", { number: count }));
  await page.keyboard.press("Escape");
  while ((await act(player, talk)) !== "over");
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(/./);
  for (const { tricks } of heard) {
    expect(tricks.slice(0, -1).flatMap(({ cards }) => cards)).toEqual([]);
    expect(tricks.at(-1)?.cards.length ?? 3).toBe(3);
  }
  expect(Math.max(...heard.map(({ tricks }) => tricks.length))).toBe(12);
  player.check();
});
