// Pictures are no stories: they are made on demand, by `make pictures`.
import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../node_modules/.pictures",
  testMatch: [process.env["SPEC"] ?? "contact.spec.ts"],
  timeout: 1_200_000,
});
