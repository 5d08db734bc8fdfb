// Which bots a page offers, and what it says of those that cannot play any more.
import { expect, test } from "vitest";
import { chosenLevel, weakerBots } from "../src/lib/levels";
import type { TableInfo } from "../src/lib/wire";

const table = (...plays: (string | null)[]) =>
  ({
    chairs: [
      { name: "Ann", bot: null, plays: null },
      ...plays.map((one, at) => ({ name: `Bot ${at + 1}`, bot: "expert", plays: one })),
    ],
  }) as unknown as TableInfo;

test("a level the server has not is never chosen", () => {
  expect(chosenLevel("expert", ["random", "cautious"])).toBe("cautious");
  expect(chosenLevel("random", ["random", "cautious"])).toBe("random");
  expect(chosenLevel(null, ["random", "cautious"])).toBe("cautious");
  expect(chosenLevel("expert", [])).toBe("");
});

test("bots that play as they are called need no notice", () => {
  expect(weakerBots(undefined)).toBeNull();
  expect(weakerBots(table(null, null))).toBeNull();
});

test("bots that play for others are named with both levels", () => {
  expect(weakerBots(table("cautious", null))).toContain("Bot 1");
  const both = weakerBots(table("cautious", "cautious"));
  expect(both).toContain("Bot 1, Bot 2");
  expect(both).toMatch(/Expert/);
});
