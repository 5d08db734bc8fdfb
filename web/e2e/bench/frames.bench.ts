// How smooth a table of five is on a phone a quarter as fast as this machine.
//
// A game is played first, and kept on tape; a second page hears it again, so that neither server nor bots
// are on the processors meanwhile. What is judged is what a person sees and feels: frames that were shown in
// time while something moved, and how long a press waits for the page. The rest is told beside it.
import { writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { expect, test } from "../fixtures";
import type { Player } from "../player";
import { judged, measured, told, type Run } from "./judge";
import { kept, record, replay, type Tape, type Taped } from "./tape";
import { CATEGORIES, readTrace } from "./trace";

const SLOWER = 4;
const PLANS: Record<string, Record<string, unknown>> = {
  planet9: { game: "planet9", mission: 11, players: 5, distress: false },
  deepsea: { game: "deepsea", mission: 12, players: 5, distress: false },
};
/** So many views are told, each so long after the last as bots take. */
const VIEWS = 90;
const PACE = 700;
/** The same tape so often. */
const RUNS = Number(process.env["RUNS"] ?? 3);
/** A person looks before they press; whoever looks more often keeps the page busy. */
const LOOKING = 200;

type Measuring = Window & { delays: number[]; answers: Map<number, number> };

/** Notes from now on how long each press waits for the page, and until the screen has answered it. */
function wait(): void {
  const delays: number[] = [];
  const answers = new Map<number, number>();
  Object.assign(window, { delays, answers });
  const answered = ({ interactionId: at, duration }: PerformanceEventTiming) =>
    at && answers.set(at, Math.max(answers.get(at) ?? 0, duration));
  const watch = new PerformanceObserver((list) => (list.getEntries() as PerformanceEventTiming[]).forEach(answered));
  watch.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
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

/** A new page hears the tape from its beginning. */
async function hear(player: Player, browser: Browser, tape: Tape): Promise<Run> {
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
  const [delays, answers] = await player.page.evaluate(() => {
    const { delays, answers } = window as unknown as Measuring;
    return [delays, [...answers.values()]] as [number[], number[]];
  });
  const read = readTrace(trace, "hearView");
  expect(read.views.length).toBeGreaterThan(VIEWS / 2);
  return measured(read, { delays, answers }, seconds);
}

test("frames and input delay with five seats, CPU four times slower", async ({ join, browser }) => {
  const tape = await kept(process.env["TAPE"], async () =>
    record(await join("Ada", { size: "phone" }), PLANS[process.env["GAME"] ?? "planet9"]!, VIEWS),
  );
  const runs: Run[] = [];
  for (let n = 1; n <= RUNS; n += 1) {
    const player = await join("Ada", { size: "phone", context: { reducedMotion: "no-preference" } });
    const run = await hear(player, browser, tape);
    await player.page.context().close();
    runs.push(run);
    for (const line of [`run ${n}, CPU ${SLOWER} times slower:`, ...told(run)]) console.log(line);
  }
  for (const line of judged(runs)) console.log(line);
});
