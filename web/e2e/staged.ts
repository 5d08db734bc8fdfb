// A table whose server is the story: real views, made by the rules themselves, over a socket of ours.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { fileURLToPath } from "node:url";
import type { WebSocketRoute } from "@playwright/test";
import type { Join, Wanted } from "./fixtures";
import type { Player } from "./player";

interface Now {
  ply: number;
  table: { attempt: string; names: string[] };
}
/** Positions by their names, as the browser gets them in each language. */
export type Scenes = Record<string, Record<"en" | "fr", Now>>;

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env["SHIPMATES_PYTHON"] ?? path(ROOT, ".venv/bin/python");

/** What `tests.client.scenes` gathers, asked with these words. */
export function gathered(...words: string[]): Scenes {
  const folder = mkdtempSync(path(tmpdir(), "shipmates-scenes-"));
  try {
    execFileSync(PYTHON, ["-m", "tests.client.scenes", path(folder, "scenes.json"), ...words], { cwd: ROOT });
    return JSON.parse(readFileSync(path(folder, "scenes.json"), "utf-8")) as Scenes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Somebody at such a table, and a way to show them a position, each as a deal of its own. */
export async function seated(
  join: Join,
  scenes: Scenes,
  wanted: Wanted & { lang: "en" | "fr" },
): Promise<{ player: Player; show: (key: string) => Promise<void> }> {
  const player = await join("Ada", wanted);
  let open: (socket: WebSocketRoute) => void = () => {};
  const opened = new Promise<WebSocketRoute>((done) => (open = done));
  await player.page.routeWebSocket(/\/socket/, (socket) => open(socket));
  await player.open("table");
  const socket = await opened;
  let ply = 0;
  const show = async (key: string) => {
    ply += 1;
    const now = scenes[key]?.[wanted.lang];
    if (!now) throw new Error(`no such scene: ${key}`);
    socket.send(JSON.stringify({ ...now, ply, table: { ...now.table, attempt: `${ply}` } }));
    await player.reach(ply);
  };
  return { player, show };
}
