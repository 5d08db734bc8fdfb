// How each mission stands on the map, and where it lies: a course that winds downwards.
import { EPILOGUE, isEpilogue, MISSIONS } from "../pages/missions";
import type { Book, Sailed, Statistics } from "./api";

export interface Place {
  mission: number;
  look: "done" | "next" | "tried" | "far";
  tries: number;
  distress: boolean;
  score: number | null;
}
export interface Point {
  x: number;
  y: number;
}
export interface Chart {
  points: Point[];
  height: number;
  /** So many missions in a row: how far the arrow keys go up and down. */
  columns: number;
}

/** Where the campaign goes on; null when all is won. */
export function nextOf(book: Book): number | null {
  return book.next_mission ?? (book.game === "deepsea" ? EPILOGUE : null);
}

export function places(book: Book, numbers: Statistics | null): Place[] {
  const pages = new Map(book.missions.map((page) => [page.mission, page]));
  const next = nextOf(book);
  return Array.from({ length: MISSIONS[book.game] }, (_, i) => {
    const mission = i + 1;
    const page = pages.get(mission);
    const tally = isEpilogue(book.game, mission) ? numbers?.missions.find((one) => one.mission === mission) : undefined;
    const tries = page?.tries ?? tally?.attempts ?? 0;
    const done = page?.done ?? (tally?.won ?? 0) > 0;
    return {
      mission,
      look: mission === next ? "next" : done ? "done" : tries ? "tried" : "far",
      tries,
      distress: page?.distress ?? (tally?.distress ?? 0) > 0,
      score: page?.score ?? null,
    };
  });
}

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Rows that run to and fro, a little uneven, each point a thumb apart from the next. */
export function chart(game: Sailed, width: number): Chart {
  const sea = game === "deepsea";
  const count = MISSIONS[game] - (sea ? 1 : 0);
  const columns = clamp(sea ? 4 : 5, Math.floor(width / 78), sea ? 8 : 10);
  const edge = clamp(30, width * 0.07, 72);
  const row = clamp(82, width / 8, 104);
  const top = sea ? 118 : 84;
  const gap = (width - 2 * edge) / (columns - 1);
  const loose = clamp(0, Math.min((gap - 56) / 2, edge - 24), 12);
  const points = Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const along = i % columns;
    const column = line % 2 ? columns - 1 - along : along;
    return {
      x: edge + column * gap + Math.sin(i * 2.3) * loose,
      y: top + line * row + Math.sin(i * 1.7 + line) * 10 + (along / columns) * 12,
    };
  });
  const last = top + (Math.ceil(count / columns) - 1) * row;
  if (sea) points.push({ x: width / 2, y: last + row + 26 });
  return { points, height: last + (sea ? row + 116 : 92), columns };
}

/** The way between neighbours, as curves that pass through all of them. */
export function legs(points: Point[]): string[] {
  const at = (i: number) => points[clamp(0, i, points.length - 1)] as Point;
  const spell = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return points.slice(1).map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    const one = spell(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const two = spell(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    return `M${spell(from.x, from.y)}C${one} ${two} ${spell(to.x, to.y)}`;
  });
}

/** Dots that are always the same, for skies and seas. */
export function scatter(count: number, width: number, height: number, seed = 9): (Point & { k: number })[] {
  let at = seed;
  const next = () => (at = (at * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => ({ x: next() * width, y: next() * height, k: next() }));
}
