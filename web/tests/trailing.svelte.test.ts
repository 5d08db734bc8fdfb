// What is new is shown part by part, a frame each, and no part is left behind.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Trailing } from "../src/lib/trailing.svelte";

let frames: (() => void)[] = [];
/** A frame is drawn, and what waits for it is done. */
const draw = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("scheduler", { postTask: (work: () => void) => Promise.resolve(work()) });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (trailing: Trailing<string>) => [0, 1, 2].map((part) => trailing.at(part)).join(" ");

test("each part follows a frame after the part before", () => {
  const trailing = new Trailing("a", 3);
  trailing.show("b", false);
  expect(shown(trailing)).toBe("a a a");
  draw();
  expect(shown(trailing)).toBe("b a a");
  draw();
  draw();
  expect(shown(trailing)).toBe("b b b");
});

test("what must be seen together is seen at once", () => {
  const trailing = new Trailing("a", 3);
  trailing.show("b", false);
  draw();
  trailing.show("c", true);
  expect(shown(trailing)).toBe("c c c");
  draw();
  expect(shown(trailing)).toBe("c c c");
});

test("a part that waits longest comes first, however often something new is said", () => {
  const trailing = new Trailing("a", 3);
  trailing.show("b", false);
  draw();
  trailing.show("c", false);
  draw();
  expect(shown(trailing)).toBe("b c a");
  draw();
  draw();
  expect(shown(trailing)).toBe("c c c");
});

test("where no frame is drawn, time passes all the same", () => {
  const trailing = new Trailing("a", 3);
  trailing.show("b", false);
  vi.advanceTimersByTime(1000);
  expect(shown(trailing)).toBe("b b b");
});
