// How smooth a table of five is on a phone a quarter as fast as this machine.
import { act } from "../crew";
import { test } from "../fixtures";
import type { Player } from "../player";

const SLOWER = 4;
const MOVES = 24;
/** A frame of 60 a second lasts 16.7 ms; the clock of a browser is a little rough. */
const FRAME = 16.7;
const ROUGH = 1;

interface Measured {
  frames: number[];
  delays: number[];
}
type Measuring = Window & { measured: Measured };

/** Notes every frame, and how long each press waited for the page. */
async function measure(player: Player): Promise<void> {
  await player.page.evaluate(() => {
    const measured: Measured = { frames: [], delays: [] };
    (window as unknown as Measuring).measured = measured;
    let last = performance.now();
    const frame = (now: number) => {
      measured.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === "pointerdown" || entry.name === "click")
          measured.delays.push(entry.processingStart - entry.startTime);
    });
    observer.observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const share = (all: number[], over: number) =>
  `${((100 * all.filter((one) => one > over).length) / Math.max(1, all.length)).toFixed(1)} %`;
function middle(all: number[], part: number): string {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted.length ? `${sorted[Math.floor((sorted.length - 1) * part)]!.toFixed(1)} ms` : "none over 16 ms";
}

test("frames and input delay with five seats, CPU four times slower", async ({ join }) => {
  const player = await join("Ada", { size: "phone", context: { reducedMotion: "no-preference" } });
  await player.found({ game: "planet9", mission: 5, players: 5, distress: false });
  await player.page.locator(".startbar .btn.main").click();
  await player.turn();
  const cdp = await player.page.context().newCDPSession(player.page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await measure(player);
  let moves = 0;
  while (moves < MOVES) {
    if ((await act(player)) !== "over") moves += 1;
    else await player.page.locator("dialog .acts .btn.main").click();
  }
  const { frames, delays } = await player.page.evaluate(() => (window as unknown as Measuring).measured);
  console.log(`frames        ${frames.length}, median ${middle(frames, 0.5)}, 95th part ${middle(frames, 0.95)}`);
  console.log(`over 16.7 ms  ${share(frames, FRAME + ROUGH)}`);
  console.log(`over 33 ms    ${share(frames, 33)}`);
  console.log(`input delay   median ${middle(delays, 0.5)}, 95th part ${middle(delays, 0.95)}`);
});
