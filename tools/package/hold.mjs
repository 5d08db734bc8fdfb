// Opens a server's page in Chromium, presses the first game and waits for ten cards: `node hold.mjs ADDRESS`.
// It waits for the server too, so that the time from a command to cards can be measured.
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("@playwright/test");
const address = process.argv[2];
const PATIENCE = 120_000;
const began = Date.now();

async function answered() {
  while (Date.now() - began < PATIENCE) {
    const up = await fetch(`${address}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`no server at ${address}`);
}

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
try {
  await answered();
  const page = await browser.newPage({ locale: "en-GB" });
  await page.goto(address);
  await page.locator(".game[data-theme=planet9] .btn.main").click();
  await page.locator(".hand button").nth(9).waitFor();
  console.log(JSON.stringify({ cards: await page.locator(".hand button").count(), seconds: (Date.now() - began) / 1000 }));
} finally {
  await browser.close();
}
