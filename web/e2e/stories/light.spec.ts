// What a first visit loads, and what makes it an app.
import { gzipSync } from "node:zlib";
import { expect, test } from "../fixtures";
import { said } from "../words";

const MOST_BYTES = 200_000;

test("home and a table load less than 200 kB of compressed script and style", async ({ join }) => {
  const player = await join("Ada");
  const { page } = player;
  const loaded = new Map<string, number>();
  page.on("response", async (response) => {
    if (!["script", "stylesheet"].includes(response.request().resourceType())) return;
    loaded.set(response.url(), gzipSync(await response.body()).length);
  });
  await page.goto("/");
  await page.locator(".game[data-theme=planet9] .btn.main").click();
  await player.turn();
  await page.waitForLoadState("networkidle");
  const sum = [...loaded.values()].reduce((all, one) => all + one, 0);
  const list = [...loaded].map(([url, bytes]) => `${bytes} ${new URL(url).pathname}`).join("\n");
  expect(loaded.size, list).toBeGreaterThan(1);
  expect(sum, list).toBeLessThan(MOST_BYTES);
});

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string }[];
}

test("it can be installed: a manifest, and icons of the sizes it names", async ({ join }) => {
  const { page } = await join("Ada");
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await page.request.get(href ?? "")).json()) as Manifest;
  expect(manifest).toMatchObject({ name: "Shipmates", start_url: "/", display: "standalone" });
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const icon of manifest.icons) {
    const answer = await page.request.get(icon.src);
    expect(answer.headers()["content-type"], icon.src).toBe(icon.type);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.src);
    if (icon.sizes !== "any") expect(size, icon.src).toBe(icon.sizes);
  }
});

test("without the server a page says what it needs, and the way back works", async ({ join, host }) => {
  const { page } = await join("Ada");
  await page.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await host.kill();
  await page.goto("/t/anything");
  await expect(page.locator("h1")).toHaveText("Out of range");
  await expect(page.locator("[lang=fr] h2")).toHaveText("Hors de portée");
  await host.start();
  await page.locator("a[href='/']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("en", "web-home-title"));
});
