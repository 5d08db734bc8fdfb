// A few words with suits in them: the sign is always there, the suit's name where there is room, its value never goes.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Marked from "../src/crew/Marked.svelte";
import type { Duty } from "../src/crew/model";
import Ticket from "../src/crew/Ticket.svelte";

const shown = (said: string) => render(Marked, { said, sea: true }).container;
const read = (one: Element | null) => one?.textContent?.replaceAll(/\s+/g, " ").trim();
afterEach(cleanup);

test("a card is read as its sign, its colour's name and its value", () => {
  const box = shown("[G Vert 3] + [Y jaune 4] + 5");
  expect(read(box)).toBe("Vert 3 + jaune 4 + 5");
  expect(box.querySelectorAll(".suit sm-sym")).toHaveLength(2);
});

test("without the names of colours every value is still there", () => {
  const box = shown("[G Vert 3] + [Y jaune 4] + 5");
  for (const one of box.querySelectorAll(".hue")) one.remove();
  expect(read(box)).toBe("3 + 4 + 5");
});

test("a colour without a value, of two words perhaps, is a name and no more", () => {
  const box = shown("No [T deep submarines], no green");
  expect(read(box.querySelector(".hue"))).toBe("deep submarines");
  expect(read(box)).toBe("No deep submarines, no green");
});

test("whoever listens hears a task and how it stands as one sentence", () => {
  const duty = { key: "T03", owner: 0 } as unknown as Duty;
  const box = render(Ticket, { duty, verdict: "open", said: "Win blue 4." }).container;
  expect(read(box.querySelector(".sr"))).toBe("task: Win blue 4, open");
});
