import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const TESTS = ["tests/**/*.test.ts"];
const ALONE = ["tests/sound.test.ts"];

// The server serves what is built here; its own address is where the API lives.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: "/",
  build: {
    outDir: "../src/shipmates/server/static",
    emptyOutDir: true,
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  test: {
    environment: "jsdom",
    pool: "threads",
    // A window for every file takes two thirds of the time: they share one, and `tidy` leaves no trace of
    // one file to the next. What listens to the window from the first has one of its own.
    projects: [
      {
        extends: true,
        test: { name: "shared", include: TESTS, exclude: ALONE, isolate: false, setupFiles: ["tests/tidy.ts"] },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
  },
});
