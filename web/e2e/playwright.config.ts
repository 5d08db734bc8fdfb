// Stories in a real browser against a real server. `make stories` runs them.
import { defineConfig } from "@playwright/test";

const sweep = process.env["SHIPMATES_DEEP"] === "1";

export default defineConfig({
  testDir: ".",
  testMatch: sweep ? ["stories/**/*.spec.ts", "sweep/**/*.spec.ts"] : ["stories/**/*.spec.ts"],
  outputDir: "../node_modules/.stories",
  fullyParallel: true,
  workers: Number(process.env["WORKERS"] ?? 2),
  forbidOnly: true,
  retries: 0,
  timeout: sweep ? 600_000 : 120_000,
  expect: { timeout: 15_000 },
  reporter: [["line"]],
  use: {
    locale: "en-GB",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"],
    },
  },
});
