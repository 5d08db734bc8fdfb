// How smooth a table of five is on a phone a quarter as fast as this machine.
//
// Two things make a frame late here: the page's main thread, which a phone has too, and drawing without
// a graphics chip, which a phone has not. So both are told: how late frames were altogether, also while
// nothing moved, and how long the tasks of the main thread were by themselves. They are measured one after
// the other: a page that notes its frames, or that is traced, has more to do than one that is played.
import { writeFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import type { Player } from "../player";
import { CATEGORIES, readTrace } from "./trace";

const SLOWER = 4;
/** So many moves for each of the two. */
const MOVES = 14;
const RESTING = 4_000;
/** A frame of 60 a second lasts 16.7 ms; the clock of a browser is a little rough. */
const FRAME = 16.7;
const ROUGH = 1;
/** A person looks before they press; whoever looks more often keeps the page busy. */
const LOOKING = 300;
const HEARD = "heard a view";

interface Measured {
  frames: number[];
  delays: number[];
}
type Measuring = Window & { measured: Measured };

/** Marks every message of the server. */
function listen(mark: string): void {
  const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage")!.set!;
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(hear: (event: MessageEvent) => void) {
      set.call(this, (event: MessageEvent) => {
        performance.mark(mark);
        hear.call(this, event);
      });
    },
  });
}

/** Notes how long each press waits for the page from now on. */
function wait(): void {
  const measured: Measured = { frames: [], delays: [] };
  (window as unknown as Measuring).measured = measured;
  addEventListener("pointerdown", (event) => measured.delays.push(performance.now() - event.timeStamp), true);
}

/** Notes every frame from now on. */
function note(): void {
  const { measured } = window as unknown as Measuring;
  let last = performance.now();
  const frame = (now: number) => {
    measured.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** What has been noted since it was last asked for. */
const noted = (player: Player): Promise<Measured> =>
  player.page.evaluate(() => {
    const { measured } = window as unknown as Measuring;
    return { frames: measured.frames.splice(0), delays: measured.delays.splice(0) };
  });

/** Where something can be pressed now, if anything is asked: one look at the page. */
function offered(): { x: number; y: number; ply: number } | null {
  const frame = document.querySelector<HTMLElement>("[data-ply]");
  const ply = Number(frame?.dataset["ply"]);
  const able = "button:not(:disabled):not([aria-disabled=true])";
  const chosen = document.querySelector(".hand .sel") ? ".say .btn.main:not(:disabled)" : "none";
  if (!frame || frame.dataset["busy"] === "true") return null;
  const over = frame.dataset["over"] === "true";
  if (!over && frame.dataset["asked"] !== "true") return null;
  const kinds = over
    ? ["dialog .acts .btn.main"]
    : [chosen, `.radiobox ${able}`, frame.dataset["scene"] === "radio" ? "none" : `.hand ${able}`, ".say .btn.main"];
  const things = kinds.map((kind) => document.querySelectorAll(kind)).find(({ length }) => length > 0);
  const thing = things?.[Math.floor(Math.random() * things.length)];
  if (!thing) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + Math.min(20, width / 2), y: top + height / 2, ply };
}

/** Presses whatever is offered, with a finger that knows where it goes, until so many plies were moved on. */
async function play(player: Player, moves: number): Promise<void> {
  let last = -1;
  for (let made = 0, looks = 0; made < moves && looks < 2_000; looks++) {
    const press = await player.page.evaluate(offered);
    if (press) {
      if (press.ply !== last) made += 1;
      last = press.ply;
      await player.page.touchscreen.tap(press.x, press.y);
    }
    await player.page.waitForTimeout(LOOKING);
  }
}

const count = (all: number[], over: number) => all.filter((one) => one > over).length;
const share = (all: number[], over: number) => `${((100 * count(all, over)) / Math.max(1, all.length)).toFixed(1)} %`;
function part(all: number[], of: number): string {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted.length ? `${sorted[Math.floor((sorted.length - 1) * of)]!.toFixed(1)} ms` : "none";
}
const spread = (all: number[]) => `median ${part(all, 0.5)}, 95th part ${part(all, 0.95)}, longest ${part(all, 1)}`;

test("frames and input delay with five seats, CPU four times slower", async ({ join, browser }) => {
  const player = await join("Ada", { size: "phone", context: { reducedMotion: "no-preference" } });
  await player.page.addInitScript(listen, HEARD);
  await player.found({ game: "planet9", mission: 5, players: 5, distress: false });
  await player.page.locator(".startbar .btn.main").click();
  await player.turn();
  const cdp = await player.page.context().newCDPSession(player.page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await player.page.evaluate(wait);
  await browser.startTracing(undefined, { categories: CATEGORIES });
  const started = Date.now();
  await play(player, MOVES);
  const seconds = (Date.now() - started) / 1000;
  const trace = (await browser.stopTracing()).toString();
  const { tasks, marked, parts } = readTrace(trace, HEARD);
  const { delays } = await noted(player);
  await player.turn();
  await player.page.waitForTimeout(RESTING / 2);
  await player.page.evaluate(note);
  await player.page.waitForTimeout(RESTING);
  const resting = await noted(player);
  await play(player, MOVES);
  const { frames } = await noted(player);
  if (process.env["TRACE_TO"]) await writeFile(process.env["TRACE_TO"], trace);
  expect(tasks.length).toBeGreaterThan(0);
  const spent = Object.entries(parts).map(([name, ms]) => `${name} ${(ms / seconds / 10).toFixed(1)} %`);
  for (const line of [
    `what the page's own main thread did in ${seconds.toFixed(0)} s (a phone has it too):`,
    `  long tasks   ${count(tasks, FRAME)} over 16.7 ms, ${count(tasks, 50)} over 50 ms, ${((100 * count(tasks, FRAME)) / (seconds * 60)).toFixed(1)} for 100 frames`,
    `  a message    ${marked.length}, ${spread(marked)}`,
    `  of its time  ${spent.join(", ")}`,
    `  input delay  ${spread(delays)} (${delays.length} presses)`,
    "all frames, as this machine draws them without a graphics chip:",
    `  frames       ${frames.length}, ${spread(frames)}`,
    `  late         ${share(frames, FRAME + ROUGH)} over 16.7 ms, ${share(frames, 2 * FRAME + ROUGH)} over 33.3 ms`,
    `  at rest      ${share(resting.frames, FRAME + ROUGH)} over 16.7 ms while nothing moved`,
  ])
    console.log(line);
});
