// `make bench-browser`: one measurement, one browser, nothing else at the same time.
import base from "../playwright.config";

export default {
  ...base,
  testDir: ".",
  testMatch: ["*.bench.ts"],
  workers: 1,
  timeout: 900_000,
  outputDir: "../../node_modules/.bench",
};
