// The panels between the deal and the tricks, from real views (scenes.json: tests/client/scenes.py made them).
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heading } from "../src/crew/asking";
import { Scope } from "../src/crew/model";
import Phase from "../src/crew/Phase.svelte";
import { choose } from "../src/lib/settings.svelte";
import type { Action, Now } from "../src/lib/wire";
import scenes from "./scenes.json";

const act = vi.fn<(action: Action) => void>();

function show(key: keyof typeof scenes): Scope {
  const scope = new Scope(structuredClone(scenes[key]) as unknown as Now);
  render(Phase, { scope, act, busy: false });
  return scope;
}
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
const acted = () => act.mock.calls.map(([action]) => action);

beforeEach(() => {
  act.mockClear();
  choose({ language: "en" });
});
afterEach(cleanup);

test("every action there is has its button, but what is done with cards of the hand", () => {
  const inHand = ["give", "signal", "ready", "play"];
  const twofold = ["retoken", "hand-over", "assign"];
  for (const key of Object.keys(scenes) as (keyof typeof scenes)[]) {
    const scope = show(key);
    const direct = (scope.acting?.legal ?? []).filter(
      (one) => !inHand.includes(one.kind) && !twofold.includes(one.kind),
    );
    const first = document.querySelectorAll(".pair button").length;
    expect(buttons().length - first, key).toBe(direct.length);
    if ((scope.acting?.legal ?? []).some((one) => twofold.includes(one.kind))) expect(first, key).toBeGreaterThan(1);
    cleanup();
  }
}, 30_000);

test("a task in the middle is taken with one touch; who waits touches nothing", async () => {
  const scope = show("planet9-drafting-asked-4");
  await fireEvent.click(buttons()[1]!);
  expect(acted()).toEqual([scope.acting?.legal[1]]);
  cleanup();
  const waits = show("planet9-drafting-waits-4");
  expect(buttons()).toEqual([]);
  expect(screen.getByText(`${waits.name(waits.view.awaited[0]!)} is choosing a task.`)).toBeTruthy();
});

test("the window for signals is one of radio in space, and one of sonar at sea", () => {
  const title = (key: keyof typeof scenes) => heading(new Scope(scenes[key] as unknown as Now), "radio");
  expect(title("planet9-drafting-asked-4")).toBe("Radio window");
  expect(title(Object.keys(scenes).find((key) => key.startsWith("deepsea")) as keyof typeof scenes)).toBe(
    "Sonar window",
  );
});

test("two tokens are exchanged by touching one task, then the other; the first can be let go", async () => {
  const scope = show("planet9-council-swap-asked-4");
  const pair = () => [...document.querySelectorAll(".pair button")];
  const all = pair().length;
  await fireEvent.click(pair()[0]!);
  expect(pair()[0]!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(pair()[0]!);
  expect(pair().length).toBe(all);
  expect(acted()).toEqual([]);
  await fireEvent.click(pair()[1]!);
  await fireEvent.click(pair()[1]!);
  expect(acted()).toHaveLength(1);
  expect(scope.acting?.legal).toContain(acted()[0]);
  expect(acted()[0]?.kind).toBe("retoken");
});

test("a task goes to another member, and parts to two of them", async () => {
  for (const key of [
    "planet9-council-hand-over-asked-5",
    "planet9-council-roles-asked-4",
    "deepsea-placing-asked-2",
  ] as const) {
    act.mockClear();
    const scope = show(key);
    await fireEvent.click(document.querySelector(".pair button")!);
    await fireEvent.click(document.querySelectorAll(".pair .things")[1]!.querySelector("button")!);
    expect(acted(), key).toHaveLength(1);
    expect(scope.acting?.legal, key).toContain(acted()[0]);
    cleanup();
  }
}, 30_000);

test("the commander sees what everybody answered on whom to name", () => {
  const scope = show("planet9-appointing-decision-asked-4");
  for (const [seat, answer] of scope.view.brief?.answers ?? [])
    expect(buttons().map((one) => one.textContent?.replaceAll(/\s/g, ""))).toContain(`${scope.name(seat)}${answer}`);
  expect(scope.view.brief?.answers).toHaveLength(3);
});

test("the distress vote names the neighbour each way; no answer is filled", () => {
  const scope = show("planet9-calling-asked-4");
  const [left, none, right] = buttons();
  expect(left?.textContent).toContain(scope.name(scope.around[1]!));
  expect(right?.textContent).toContain(scope.name(scope.around[3]!));
  expect(none?.textContent).toContain("No signal");
  expect(document.querySelector(".btn.main")).toBeNull();
});

test("one's card goes to the neighbour that is named", () => {
  const scope = show("planet9-sealing-asked-4");
  const to = scope.around[scope.scene.way === "left" ? 1 : 3]!;
  expect(screen.getByText(`Your card goes to ${scope.name(to)}.`)).toBeTruthy();
});

test("only agreeing is filled, and the proposal is drawn once", () => {
  show("planet9-consent-swap-asked-4");
  expect([...document.querySelectorAll(".btn.main")].map((one) => one.textContent)).toEqual(["Agree"]);
  expect(document.querySelectorAll(".proposal sm-task")).toHaveLength(2);
  expect(document.querySelectorAll(".rest sm-task")).toHaveLength(3);
});

test("a question is put one way to whoever is asked, another to the rest", () => {
  show("planet9-polling-decision-asked-4");
  expect(document.querySelector("h2")?.textContent).toBe("Would you take all the tasks?");
  cleanup();
  show("planet9-polling-decision-waits-4");
  expect(document.querySelector("h2")?.textContent).toBe("Who would take all the tasks?");
});

test("the same in French, without a raw id", () => {
  choose({ language: "fr" });
  for (const key of Object.keys(scenes) as (keyof typeof scenes)[]) {
    show(key);
    expect(document.body.textContent, key).not.toMatch(/\b(web|matter|answer)-[a-z]|undefined/);
    expect(document.querySelector("h2")?.textContent, key).not.toMatch(/Would|Who|Choose/);
    cleanup();
  }
}, 30_000);
