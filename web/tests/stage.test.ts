// When the moves of a plan are drawn: with the next frame, all at once, and each thing by one movement.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Move } from "../src/crew/motion";
import { Stage } from "../src/crew/stage";
import { choose } from "../src/lib/settings.svelte";

interface Moved {
  spot: string;
  frames: Keyframe[] & PropertyIndexedKeyframes;
  lasts: unknown;
  ended: string;
  onfinish?: () => void;
  oncancel?: () => void;
}

let moved: Moved[] = [];
let posted: (() => void)[] = [];
let root: HTMLElement;
let layer: HTMLElement;
const flush = () => {
  while (posted.length) posted.shift()?.();
};

function animate(
  this: HTMLElement,
  frames: Moved["frames"],
  { duration }: KeyframeAnimationOptions,
): Moved & { finish(): void; cancel(): void } {
  const one = {
    spot: this.dataset["spot"] ?? this.tagName,
    frames,
    lasts: duration,
    ended: "",
    finish: () => ((one.ended = "finished"), one.onfinish?.()),
    cancel: () => ((one.ended = "cancelled"), one.oncancel?.()),
  } as Moved & { finish(): void; cancel(): void };
  moved.push(one);
  return one;
}

/** A place that lies so far to the right. */
function spot(name: string, x: number): HTMLElement {
  const node = document.createElement("div");
  node.dataset["spot"] = name;
  node.dataset["x"] = String(x);
  node.append(document.createElement("sm-card"));
  return node;
}

beforeEach(() => {
  [moved, posted] = [[], []];
  choose({ motion: "auto" });
  vi.stubGlobal("scheduler", { postTask: (work: () => void) => Promise.resolve(posted.push(work)) });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { left: Number((this as HTMLElement).dataset["x"] ?? 0), top: 0, width: 0, height: 0 } as DOMRect;
  });
  Object.assign(Element.prototype, { animate });
  Object.assign(document, { getAnimations: () => [] });
  [root, layer] = [document.createElement("main"), document.createElement("div")];
  document.body.replaceChildren(root);
});
afterEach(() => {
  delete (Element.prototype as Partial<Element>).animate;
  delete (document as Partial<Document>).getAnimations;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DEAL: Move = { kind: "land", from: "centre", to: "hand:B1", after: 0, turns: "landed" };

test("a deal is shown when the page is opened, and not before the next frame", () => {
  const stage = new Stage();
  stage.prepare(undefined, [DEAL]);
  root.append(spot("centre", 0), spot("hand:B1", 90));
  stage.run(root, layer);
  expect(moved).toEqual([]);
  flush();
  expect(moved.map((one) => one.spot)).toContain("hand:B1");
  expect(root.querySelector(".cover")).not.toBeNull();
});

test("all cards of a deal are under way until the last has landed, and none is covered then", () => {
  const stage = new Stage();
  root.append(spot("centre", 0), spot("hand:B1", 90), spot("hand:B7", 120), spot("seat:1", 10));
  const back: Move = { kind: "back", from: "centre", to: "seat:1", after: 80 };
  stage.prepare(root, [DEAL, { ...DEAL, to: "hand:B7", after: 80 }, back]);
  stage.run(root, layer);
  flush();
  expect(new Set(moved.map(({ lasts }) => lasts)).size).toBe(1);
  const begins = (spot: string) => {
    const [first, next] = moved.find((one) => one.spot === spot)!.frames.filter(({ transform }) => transform);
    return first!["transform"] === next!["transform"];
  };
  expect([begins("hand:B1"), begins("hand:B7")]).toEqual([false, true]);
  expect(root.querySelectorAll(".cover")).toHaveLength(2);
  stage.finish();
  expect([root.querySelectorAll(".cover").length, layer.childElementCount]).toEqual([0, 0]);
});

test("two views within a frame move what both have moved, once", () => {
  const stage = new Stage();
  const card = spot("hand:B7", 50);
  root.append(card, spot("hand:B1", 0));
  stage.prepare(root, []);
  card.dataset["x"] = "20";
  stage.run(root, layer);
  stage.prepare(root, [{ kind: "hop", from: "hand:B1", to: "hand:B1", after: 0 }]);
  stage.run(root, layer);
  flush();
  expect(moved.map((one) => one.spot).sort()).toEqual(["hand:B1", "hand:B7"]);
  expect(moved.find((one) => one.spot === "hand:B7")?.frames["transform"]).toEqual([
    "translate(30px, 0px) scale(1)",
    "none",
  ]);
});

test("what slides on is not moved twice at a time", () => {
  const stage = new Stage();
  const card = spot("hand:B7", 50);
  root.append(card);
  for (const x of ["20", "0"]) {
    stage.prepare(root, []);
    card.dataset["x"] = x;
    stage.run(root, layer);
    flush();
  }
  expect(moved.map((one) => one.ended)).toEqual(["cancelled", ""]);
});
