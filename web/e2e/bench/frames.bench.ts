// How smooth a table of five is on a phone a quarter as fast as this machine.
//
// A game is played first, and kept on tape; a second page hears it again, so that neither server nor bots
// are on the processors meanwhile. What is judged is what a person sees and feels: frames that were shown in
// time while something moved, and how long the page may have a press wait. The rest is told beside it.
import { writeFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import type { Player } from "../player";
import { kept, record, replay, type Taped } from "./tape";
import { CATEGORIES, readTrace, type Read, type Span } from "./trace";

const SLOWER = 4;
const PLANS: Record<string, Record<string, unknown>> = {
  planet9: { game: "planet9", mission: 11, players: 5, distress: false },
  deepsea: { game: "deepsea", mission: 12, players: 5, distress: false },
};
/** So many views are told, each so long after the last as bots take. */
const VIEWS = 90;
const PACE = 700;
/** A frame of 60 a second. */
const FRAME = 1000 / 60;
/** Longer than this, a press seems to hang. */
const HANGS = 50;
/** A person looks before they press; whoever looks more often keeps the page busy. */
const LOOKING = 200;

type Measuring = Window & { delays: number[] };

/** Notes how long each press waits for the page from now on. */
function wait(): void {
  const delays: number[] = [];
  Object.assign(window, { delays });
  addEventListener("pointerdown", (event) => delays.push(performance.now() - event.timeStamp), true);
}

/** Where to press now: on what the tape wants, if it waits, else where nothing happens. One look at the page. */
function offered(): { x: number; y: number } | "over" | null {
  const { tape } = window as unknown as Taped;
  if (tape.ended) return "over";
  const frame = document.querySelector<HTMLElement>("[data-ply]");
  const able = "button:not(:disabled):not([aria-disabled=true])";
  const { kind, card } = (tape.wanted?.["action"] ?? {}) as { kind?: string; card?: string };
  const asked =
    frame?.dataset["over"] === "true"
      ? ["dialog .acts .btn.main"]
      : [".hand .sel", kind === "play" ? `.hand [data-card=${card}]` : "none", `.radiobox ${able}`, ".say .btn.main"];
  const kinds = !tape.wanted || frame?.dataset["busy"] === "true" ? [".mission"] : asked;
  const thing = kinds.map((kind) => document.querySelector(kind)).find((found) => found !== null);
  if (!thing) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + Math.min(20, width / 2), y: top + height / 2 };
}

/** Presses, with a finger that knows where it goes and comes at any time, until the tape has ended. */
async function press(player: Player): Promise<void> {
  for (;;) {
    const place = await player.page.evaluate(offered);
    if (place === "over") return;
    if (place) await player.page.touchscreen.tap(place.x, place.y);
    await player.page.waitForTimeout(LOOKING * (0.5 + Math.random()));
  }
}

const count = (all: number[], over: number) => all.filter((one) => one > over).length;
const percent = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(2)} %`;
function part(all: number[], of: number): string {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted.length ? `${sorted[Math.floor((sorted.length - 1) * of)]!.toFixed(1)} ms` : "none";
}
const spread = (all: number[]) => `median ${part(all, 0.5)}, 95th part ${part(all, 0.95)}, longest ${part(all, 1)}`;
const verdict = (is: boolean) => (is ? "kept" : "NOT kept");

/** What is told of a trace and the presses in it. */
function told({ tasks, views, movements, frames, parts }: Read, delays: number[], seconds: number): string[] {
  // The light that breathes while one is asked is no movement from view to view.
  const moves = movements.filter(({ name }) => !name.endsWith(" wait"));
  const during = (some: Span[], { from, to }: Span) => some.some((one) => one.from < to && one.to > from);
  const ours = moves.filter((one) => one.ours);
  const shown = frames.filter((frame) => during(moves, frame));
  // What the page itself moves stands still in a frame that came without the page.
  const missed = shown.filter((frame) => !frame.shown || (!frame.whole && during(ours, frame)));
  const held = tasks
    .filter(({ from }) => moves.some((one) => one.from < from && one.to > from))
    .reduce((sum, { ran }) => sum + Math.floor(ran / FRAME), 0);
  const ran = tasks.map((task) => task.ran);
  const spent = Object.entries(parts).map(([name, ms]) => `${name} ${(ms / seconds / 10).toFixed(1)} %`);
  return [
    `${views.length} views in ${seconds.toFixed(0)} s, something moved in ${shown.length} frames; CPU ${SLOWER} times slower:`,
    `  1 ${verdict(100 * missed.length <= shown.length)}: ${percent(shown.length - missed.length, shown.length)} of these frames were shown in time, ${missed.length} were not (at least 99 %)`,
    `  2 ${verdict(!ours.length)}: ${ours.length} of ${moves.length} movements needed the page${ours.length ? ` (${[...new Set(ours.map(({ name }) => name))].join("; ")})` : ""}`,
    `  3 ${verdict(!count(ran, HANGS))}: ${count(ran, HANGS)} tasks held up a press for over ${HANGS} ms, longest ${part(ran, 1)}; ${count(ran, FRAME)} took over 16.7 ms`,
    `  presses    ${delays.length}, of which ${count(delays, HANGS)} waited over ${HANGS} ms from the finger to the page; ${spread(delays)}`,
    `  held up    the main thread for ${held} of these frames (${percent(held, shown.length)})`,
    `  a view     ${spread(views)} until the page has changed`,
    `  its time   ${spent.join(", ")}`,
  ];
}

test("frames and input delay with five seats, CPU four times slower", async ({ join, browser }) => {
  const tape = await kept(process.env["TAPE"], async () =>
    record(await join("Ada", { size: "phone" }), PLANS[process.env["GAME"] ?? "planet9"]!, VIEWS),
  );
  const player = await join("Ada", { size: "phone", context: { reducedMotion: "no-preference" } });
  await player.page.addInitScript(replay, { steps: tape.steps, pace: PACE });
  await player.open(tape.table);
  await player.page.locator(".crewtable").waitFor();
  await player.page.waitForTimeout(2_000);
  const cdp = await player.page.context().newCDPSession(player.page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await player.page.evaluate(wait);
  await browser.startTracing(undefined, { categories: CATEGORIES });
  const started = Date.now();
  await player.page.evaluate(() => (window as unknown as Taped).tape.go());
  await press(player);
  const seconds = (Date.now() - started) / 1000;
  const trace = (await browser.stopTracing()).toString();
  if (process.env["TRACE_TO"]) await writeFile(process.env["TRACE_TO"], trace);
  const delays = await player.page.evaluate(() => (window as unknown as Measuring).delays);
  const read = readTrace(trace, "hearView");
  expect(read.views.length).toBeGreaterThan(VIEWS / 2);
  for (const line of told(read, delays, seconds)) console.log(line);
});
