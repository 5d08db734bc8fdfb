import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

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
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
