// What belongs to the next frame is done before it is drawn, in tasks of its own where there is time.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFrame, beforeFrame, whenIdle } from "../src/lib/frame";

let posted: (() => void)[] = [];
let frames: (() => void)[] = [];
const next = () => posted.shift()?.();
const draw = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  [posted, frames] = [[], []];
  vi.stubGlobal("scheduler", { postTask: (work: () => void) => Promise.resolve(posted.push(work)) });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

function steps(...names: string[]): string[] {
  const done: string[] = [];
  beforeFrame(...names.map((name) => () => void done.push(name)));
  return done;
}

test("each step has a task of its own, and the frame finds nothing left", () => {
  const done = steps("style", "layout");
  expect(done).toEqual([]);
  next();
  expect(done).toEqual(["style"]);
  next();
  expect(done).toEqual(["style", "layout"]);
  draw();
  next();
  expect(done).toEqual(["style", "layout"]);
});

test("a frame that comes first does what is left, in order", () => {
  const done = steps("style", "layout", "move");
  next();
  draw();
  expect(done).toEqual(["style", "layout", "move"]);
  next();
  expect(done).toEqual(["style", "layout", "move"]);
});

test("without a scheduler there are timers, and what can wait waits for them", () => {
  vi.stubGlobal("scheduler", undefined);
  vi.stubGlobal("requestIdleCallback", undefined);
  vi.useFakeTimers();
  const done = steps("style", "layout");
  whenIdle(() => void done.push("title"));
  vi.advanceTimersByTime(0);
  expect(done).toContain("style");
  vi.runAllTimers();
  expect(done).toEqual(["style", "title", "layout"]);
  vi.useRealTimers();
});

test("what comes after a frame is done once, with the frame or without", () => {
  vi.useFakeTimers();
  const done: string[] = [];
  afterFrame(() => void done.push("seats"));
  draw();
  expect(done).toEqual([]);
  next();
  vi.runAllTimers();
  expect(done).toEqual(["seats"]);
  afterFrame(() => void done.push("bar"));
  vi.runAllTimers();
  draw();
  next();
  expect(done).toEqual(["seats", "bar"]);
  vi.useRealTimers();
});

test("nobody waits for what is done when nothing else is, but not for long", () => {
  const asked: unknown[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void, how: unknown) => (asked.push(how), work()));
  const done: string[] = [];
  whenIdle(() => void done.push("title"));
  expect([done, asked]).toEqual([["title"], [{ timeout: 200 }]]);
});
