// A table steps down until nothing lies over anything else. There is no layout here: boxes are told.
import { afterEach, beforeEach, expect, test } from "vitest";
import { Fit, fits } from "../src/crew/fit";

interface Told {
  top: number;
  height: number;
  left?: number;
  width?: number;
}
let frame: HTMLElement;
const step = () => frame.dataset["tight"]?.split(" ").filter(Boolean).length ?? 0;

/** Says where an element lies; by the step, as styles would have it. */
function lies(one: Element, where: () => Told): void {
  one.getBoundingClientRect = () => {
    const { top, height, left = 0, width = 100 } = where();
    return new DOMRect(left, top, width, height);
  };
}
const part = (selector: string): HTMLElement => frame.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `<div><section class="seat"></section><section class="trick"><div class="slot">
    <i class="hole-card"></i></div></section><section class="seat me"></section><div class="hand"></div></div>`;
  frame = document.body.firstElementChild as HTMLElement;
  lies(frame, () => ({ top: 0, height: 400, width: 300 }));
  lies(part(".seat"), () => ({ top: 0, height: 100 }));
  lies(part(".hole-card"), () => ({ top: 100, height: 100 }));
  lies(part(".seat.me"), () => ({ top: 200, height: 100 }));
  lies(part(".hand"), () => ({ top: 300, height: 100 }));
});
afterEach(() => document.body.replaceChildren());

function looked(): Fit {
  const fit = new Fit();
  fit.watch(frame);
  fit.see("deal");
  fit.check();
  return fit;
}

test("what fits is left as it is", () => {
  expect(fits(frame)).toBe(true);
  looked();
  expect(step()).toBe(0);
});

test("a trick that would lie over a seat steps down, as often as it must", () => {
  lies(part(".hole-card"), () => ({ top: 100, height: 130 - 10 * step() }));
  looked();
  expect(step()).toBe(3);
});

test("a seat that grows into the bar above it steps down", () => {
  frame.insertAdjacentHTML("afterbegin", `<header class="bar"></header>`);
  lies(part(".bar"), () => ({ top: 0, height: 10 }));
  lies(part(".seat"), () => ({ top: 5 + step(), height: 90 }));
  looked();
  expect(step()).toBe(3);
});

test("two pixels are a border, three are not", () => {
  lies(part(".hole-card"), () => ({ top: 100, height: 102 }));
  expect(fits(frame)).toBe(true);
  lies(part(".hole-card"), () => ({ top: 100, height: 103 }));
  expect(fits(frame)).toBe(false);
});

test("a hand below the edge of the screen steps down", () => {
  lies(part(".hand"), () => ({ top: 300, height: 120 - 10 * step() }));
  looked();
  expect(step()).toBe(2);
});

test("one seat over another steps down; a card beside a seat does not", () => {
  lies(part(".seat.me"), () => ({ top: 200, height: 100 }));
  lies(part(".hole-card"), () => ({ top: 0, height: 300, left: 120 }));
  expect(fits(frame)).toBe(true);
  lies(part(".seat.me"), () => ({ top: 60, height: 100 }));
  expect(fits(frame)).toBe(false);
});

test("a panel that would scroll steps down", () => {
  const panel = document.createElement("div");
  panel.className = "radiobox";
  part(".trick").replaceChildren(panel);
  lies(panel, () => ({ top: 100, height: 100 }));
  Object.defineProperty(panel, "clientHeight", { get: () => 98 });
  Object.defineProperty(panel, "scrollHeight", { get: () => 150 - 20 * step() });
  looked();
  expect(step()).toBe(3);
});

test("there is a last step, whatever lies there", () => {
  lies(part(".hole-card"), () => ({ top: 100, height: 200 }));
  looked();
  expect(step()).toBe(5);
});

test("a shape that is seen again has the room it needed; another begins anew", () => {
  let high = 110;
  lies(part(".hole-card"), () => ({ top: 100, height: high - 10 * step() }));
  const fit = looked();
  expect(step()).toBe(1);
  high = 100;
  fit.see("trick");
  fit.check();
  expect(step()).toBe(0);
  fit.see("deal");
  expect(step()).toBe(1);
});

test("nothing grows again within a shape", () => {
  let high = 110;
  lies(part(".hole-card"), () => ({ top: 100, height: high - 10 * step() }));
  const fit = looked();
  high = 60;
  fit.check();
  expect(step()).toBe(1);
});
