// All missions of a game, one after the other; what was seen is kept in a file, for a failure starts a new process.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "../fixtures";
import { kinds } from "./kinds";
import { promised } from "./promises";
import { sail, type Voyage } from "./tour";

interface Kept {
  scenes: string[];
  looked: string[];
  heard: string[];
}
/** How often a mission is tried until chance has shown all that it must. */
const TRIES = 4;
/** Scenes that only chance brings: missions that may, for the end of the sweep. */
const CHANCE = { planet9: [50, 23, 40], deepsea: [17, 6, 10, 28, 31] };
const CREWS = [2, 3, 2, 4, 2, 5];

function file(game: string): string {
  const folder = test.info().project.outputDir;
  mkdirSync(folder, { recursive: true });
  return `${folder}/sweep-${game}.json`;
}
function kept(game: string): Kept {
  const path = file(game);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf-8")) as Kept) : { scenes: [], looked: [], heard: [] };
}
function keep(game: string, more: Partial<Kept>): void {
  const old = kept(game);
  const both = (one: keyof Kept) => [...new Set([...old[one], ...(more[one] ?? [])])];
  writeFileSync(file(game), JSON.stringify({ scenes: both("scenes"), looked: both("looked"), heard: both("heard") }));
}

export function sweep(game: Voyage["game"], missions: number): void {
  test.describe.configure({ mode: "default" });
  for (let mission = 1; mission <= missions; mission++) {
    const players = CREWS[mission % CREWS.length] ?? 4;
    test(`${game}, mission ${mission}, ${players} players`, async ({ join }) => {
      const heard = new Set(kept(game).heard);
      const reached = new Set<string>();
      let due: string[] = [];
      for (let tries = 0; tries < TRIES; tries++) {
        const seen = await sail(
          join,
          {
            game,
            mission,
            players,
            ...(game === "deepsea" && [14, 15, 16, 26].includes(mission) ? { timed: true } : {}),
          },
          heard,
          tries === 0,
        );
        seen.scenes.forEach((scene) => reached.add(scene));
        keep(game, { scenes: seen.scenes, looked: seen.looked, heard: [...heard] });
        due = promised(seen, game).filter((scene) => !reached.has(scene));
        if (!due.length) break;
      }
      test.info().annotations.push({ type: "scenes", description: [...reached].join(", ") });
      expect(due, "promised, but never reached").toEqual([]);
    });
  }
  test(`${game}: every scene there is was reached, and looked at`, async ({ join }) => {
    const missing = () => kinds(game).filter((kind) => !kept(game).looked.includes(kind));
    const heard = new Set(kept(game).heard);
    for (let tries = 0; tries < 40 && missing().length; tries++) {
      const among = CHANCE[game];
      const seen = await sail(
        join,
        { game, mission: among[tries % among.length] ?? 1, players: [2, 3, 4][tries % 3] ?? 2 },
        heard,
      );
      keep(game, { scenes: seen.scenes, looked: seen.looked, heard: [...heard] });
    }
    expect(missing()).toEqual([]);
  });
}
