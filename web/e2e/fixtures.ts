// What every story starts with: a server, and people with a browser each.
import { test as base, type Browser, type BrowserContextOptions } from "@playwright/test";
import { Player } from "./player";
import { Host } from "./server";

export type Size = "desktop" | "phone";
export const SIZES: Record<Size, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};

export interface Wanted {
  size?: Size;
  lang?: "en" | "fr";
  /** Somebody the server has never seen. */
  stranger?: boolean;
  context?: BrowserContextOptions;
}
export type Join = (name: string, wanted?: Wanted) => Promise<Player>;

/** Somebody with a browser of their own at this server. */
export async function joined(browser: Browser, host: Host, name: string, wanted: Wanted): Promise<Player> {
  const { size = "desktop", lang = "en", stranger = false, context = {} } = wanted;
  const locale = lang === "fr" ? "fr-FR" : "en-GB";
  const opened = await browser.newContext({
    baseURL: host.base,
    locale,
    reducedMotion: "reduce",
    ...SIZES[size],
    ...context,
  });
  if (stranger) return new Player(await opened.newPage(), name);
  const made = await opened.request.post("/api/me", { data: { name, language: lang } });
  if (!made.ok()) throw new Error(`no place for ${name}: ${await made.text()}`);
  return new Player(await opened.newPage(), name);
}

export const test = base.extend<{ join: Join }, { host: Host }>({
  host: [
    async ({}, use) => {
      const host = await Host.open();
      await use(host);
      await host.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  join: async ({ browser, host }, use) => {
    const players: Player[] = [];
    await use(async (name, wanted = {}) => {
      const player = await joined(browser, host, name, wanted);
      players.push(player);
      return player;
    });
    for (const player of players) {
      await player.page.context().close();
      player.check();
    }
  },
});
export { expect } from "@playwright/test";
