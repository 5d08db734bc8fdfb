// What a run of the tape comes to, and what several of them say together.
import type { Read, Span } from "./trace";

/** A frame of 60 a second. */
const FRAME = 1000 / 60;
/** At least this share of frames is shown in time. */
const SHOWN = 0.99;
/** In so many milliseconds from the finger to the answer on the screen, 98 of 100 presses: what web.dev calls a good INP. */
const ANSWERED = 200;
/** And the page hears every press within so many, so that it seems to happen at once. */
const HEARD = 100;
/** A task that is longer may have a press answered late. */
const LONG = 50;

export interface Presses {
  /** From the finger to the page. */
  delays: number[];
  /** From the finger to the next frame on the screen; of those that took at least 16 ms. */
  answers: number[];
}

export interface Run {
  /** The share of frames that were shown in time while something moved. */
  shown: number;
  frames: number;
  /** Movements that needed the page, and all. */
  ours: number;
  moves: number;
  presses: Presses;
  /** How long each task of the page ran. */
  tasks: number[];
  /** Frames for which the main thread was held up. */
  held: number;
  views: number[];
  /** In which part of the work the time went, of 100. */
  parts: [name: string, share: number][];
}

export function measured({ tasks, views, movements, frames, parts }: Read, presses: Presses, seconds: number): Run {
  // The light that breathes while one is asked is no movement from view to view.
  const moves = movements.filter(({ name }) => !name.endsWith(" wait"));
  const during = (some: Span[], { from, to }: Span) => some.some((one) => one.from < to && one.to > from);
  const ours = moves.filter((one) => one.ours);
  const seen = frames.filter((frame) => during(moves, frame));
  // What the page itself moves stands still in a frame that came without the page.
  const missed = seen.filter((frame) => !frame.shown || (!frame.whole && during(ours, frame)));
  return {
    shown: 1 - missed.length / Math.max(1, seen.length),
    frames: seen.length,
    ours: ours.length,
    moves: moves.length,
    presses,
    tasks: tasks.map((task) => task.ran),
    held: tasks
      .filter(({ from }) => moves.some((one) => one.from < from && one.to > from))
      .reduce((sum, { ran }) => sum + Math.floor(ran / FRAME), 0),
    views,
    parts: Object.entries(parts).map(([name, ms]) => [name, ms / seconds / 10]),
  };
}

const count = (all: number[], over: number) => all.filter((one) => one > over).length;
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
function part(all: number[], of: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * of)] ?? 0;
}
const ms = (value: number) => `${value.toFixed(1)} ms`;
const spread = (all: number[]) =>
  `median ${ms(part(all, 0.5))}, 95th part ${ms(part(all, 0.95))}, longest ${ms(part(all, 1))}`;

/** One run, in a few lines. */
export function told(run: Run): string[] {
  return [
    `  frames     ${percent(run.shown)} of ${run.frames} shown in time while something moved; the main thread was held up for ${run.held}`,
    `  movements  ${run.ours} of ${run.moves} needed the page`,
    `  presses    ${run.presses.delays.length} heard: ${spread(run.presses.delays)}; ${count(run.presses.delays, LONG)} over ${LONG} ms`,
    `  answers    ${run.presses.answers.length} on the screen: ${spread(run.presses.answers)}`,
    `  tasks      ${count(run.tasks, LONG)} over ${LONG} ms, ${count(run.tasks, FRAME)} over 16.7 ms, longest ${ms(part(run.tasks, 1))}`,
    `  a view     ${spread(run.views)} until the page has changed`,
    `  its time   ${run.parts.map(([name, share]) => `${name} ${share.toFixed(1)} %`).join(", ")}`,
  ];
}

/** What is asked for, by the run in the middle: another guest of the same machine slows down one run, not most. */
export function judged(runs: Run[]): string[] {
  const middle = (of: (run: Run) => number) => part(runs.map(of), 0.5);
  const verdict = (is: boolean) => (is ? "kept" : "NOT kept");
  const [shown, ours] = [middle((run) => run.shown), middle((run) => run.ours)];
  const heard = middle(({ presses }) => part(presses.delays, 1));
  const answered = middle(({ presses }) => part(presses.answers, 0.98));
  return [
    `the middle of ${runs.length} runs:`,
    `  1 ${verdict(shown >= SHOWN)}: ${percent(shown)} of the frames were shown in time while something moved (at least ${100 * SHOWN} %)`,
    `  2 ${verdict(ours === 0)}: ${ours} movements needed the page (none)`,
    `  3 ${verdict(heard <= HEARD && answered <= ANSWERED)}: every press was heard within ${ms(heard)} (${HEARD}), 98 of 100 were answered on the screen within ${ms(answered)} (${ANSWERED})`,
  ];
}
