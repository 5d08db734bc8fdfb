// Stories in a real browser against a real server. `make stories` runs them.
import { defineConfig } from "@playwright/test";

const sweep = process.env["SHIPMATES_DEEP"] === "1";

export default defineConfig({
  testDir: ".",
  testMatch: sweep ? ["stories/**/*.spec.ts", "sweep/**/*.spec.ts"] : ["stories/**/*.spec.ts"],
  // `make test` must stay short: these are played by `make deep`.
  testIgnore: sweep ? [] : ["zoom", "campaigns", "deals"].map((name) => `stories/${name}.spec.ts`),
  ...(sweep ? {} : { grepInvert: /@deep/ }),
  outputDir: "../node_modules/.stories",
  fullyParallel: true,
  workers: Number(process.env["WORKERS"] ?? 2),
  forbidOnly: true,
  retries: 0,
  timeout: sweep ? 600_000 : 240_000,
  expect: { timeout: 15_000 },
  reporter: [["line"]],
  use: {
    locale: "en-GB",
    // A trace costs more time than the stories: TRACE=1 for those who look for a fault.
    trace: process.env["TRACE"] === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"],
    },
  },
});
