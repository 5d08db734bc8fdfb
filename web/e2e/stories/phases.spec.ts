// Every scene of both Crew games, as whoever is asked and whoever waits sees it: real views, made by the
// rules themselves, over a socket of ours. `make deep` plays all missions through to them.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, test, type Join, type Size } from "../fixtures";
import type { Player } from "../player";
import { kinds } from "../sweep/kinds";

interface Now {
  ply: number;
  table: { attempt: string };
}
type Scenes = Record<string, Record<"en" | "fr", Now>>;

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PYTHON = process.env["SHIPMATES_PYTHON"] ?? path(ROOT, ".venv/bin/python");
const RAW = /\b(web|ds|task|matter|refused|answer)-[a-z]+|undefined|\[object|\{ ?\$|NaN/;
const CREWS = [4, 2, 5, 3];

/** One position for each scene, asked and waiting, each with another size of crew. */
function gathered(): Scenes {
  const folder = mkdtempSync(path(tmpdir(), "shipmates-scenes-"));
  try {
    execFileSync(PYTHON, ["-m", "tests.client.scenes", path(folder, "scenes.json"), "3"], { cwd: ROOT });
    return JSON.parse(readFileSync(path(folder, "scenes.json"), "utf-8")) as Scenes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
let made: Scenes | undefined;
const scenes = (): Scenes => (made ??= gathered());

function chosen(game: string): string[] {
  const kept = new Map<string, string[]>();
  for (const key of Object.keys(scenes())
    .filter((one) => one.startsWith(`${game}-`))
    .sort()) {
    const scene = key.slice(0, key.lastIndexOf("-"));
    kept.set(scene, [...(kept.get(scene) ?? []), key]);
  }
  return [...kept.values()].map(
    (keys, i) => keys.find((key) => key.endsWith(`-${CREWS[i % CREWS.length]}`)) ?? keys[0] ?? "",
  );
}

/** A page at a table whose server is this story. */
async function seated(
  join: Join,
  lang: "en" | "fr",
  size: Size,
): Promise<{ player: Player; show: (key: string) => Promise<void> }> {
  const player = await join("Ada", { lang, size });
  let open: (socket: WebSocketRoute) => void = () => {};
  const opened = new Promise<WebSocketRoute>((done) => (open = done));
  await player.page.routeWebSocket(/\/socket/, (socket) => open(socket));
  await player.open("table");
  const socket = await opened;
  let ply = 0;
  const show = async (key: string) => {
    ply += 1;
    const now = scenes()[key]?.[lang];
    if (!now) throw new Error(`no such scene: ${key}`);
    socket.send(JSON.stringify({ ...now, ply, table: { ...now.table, attempt: `${ply}` } }));
    await player.reach(ply);
  };
  return { player, show };
}

async function read(page: Page): Promise<string> {
  return page.evaluate(() =>
    [document.body.innerText, ...[...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel)].join("\n"),
  );
}

/** What of the panel a person cannot see: it must not lie over the seats or the hand. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector(".radiobox")?.getBoundingClientRect();
    if (!box) return [];
    const over = [...document.querySelectorAll(".seat, .hand, .say")].filter((one) => {
      const at = one.getBoundingClientRect();
      return (
        Math.min(at.right, box.right) - Math.max(at.left, box.left) > 2 &&
        Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top) > 2
      );
    });
    return over.map((one) => one.className);
  });
}

// One after the other: the scenes take longer to make than to look at.
test.describe.configure({ mode: "default" });

const ALL = [
  ["en", "phone"],
  ["fr", "desktop"],
  ["fr", "phone"],
  ["en", "desktop"],
] as const;
/** Each language and each size once in `make test`; every mixture in `make deep`. */
const wanted = (game: string) =>
  process.env["SHIPMATES_DEEP"] === "1" ? ALL : game === "planet9" ? ALL.slice(0, 1) : ALL.slice(1, 2);

for (const game of ["planet9", "deepsea"] as const) {
  test(`${game}: every scene of the schema is among them`, () => {
    const found = chosen(game).map((key) => key.split("-")[1]);
    expect(kinds(game).filter((kind) => !found.includes(kind))).toEqual([]);
  });
  for (const [lang, size] of wanted(game))
    test(`${game}: every scene on a ${size}, in ${lang}`, async ({ join }) => {
      const { player, show } = await seated(join, lang, size);
      for (const key of chosen(game)) {
        await show(key);
        await player.fits();
        expect(RAW.exec(await read(player.page))?.[0] ?? "", key).toBe("");
        expect(await hidden(player.page), `${key} hides`).toEqual([]);
        if (key.includes("-asked") && !/-(tricking|radio|sealing)-/.test(key))
          await expect(player.page.locator(".radiobox button:not(:disabled)").first(), key).toBeVisible();
        if (lang === "en" && size === "phone" && key.includes("-asked")) await player.accessible();
      }
    });
}
