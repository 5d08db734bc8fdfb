// Sounds are made, not played from files; they are silent until a touch, and when switched off.
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { play } from "../src/lib/sound";

class Param {
  value = 0;
  set: number[] = [];
  setValueAtTime(value: number): void {
    this.set.push(value);
  }
  exponentialRampToValueAtTime(value: number): void {
    this.set.push(value);
  }
}
interface Made {
  kind: "tone" | "noise" | "pan";
  param: Param;
}
let made: Made[] = [];
let resumed = 0;

class FakeAudio {
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume(): Promise<void> {
    resumed += 1;
    this.state = "running";
    return Promise.resolve();
  }
  #node(kind: Made["kind"] | null, param = new Param()) {
    if (kind) made.push({ kind, param });
    return {
      connect: () => {},
      start: () => {},
      stop: () => {},
      gain: new Param(),
      frequency: param,
      pan: param,
      type: "",
    };
  }
  createOscillator = () => this.#node("tone");
  createBufferSource = () => this.#node("noise");
  createStereoPanner = () => this.#node("pan");
  createGain = () => this.#node(null);
  createBiquadFilter = () => this.#node(null);
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

let clock = 1000;
/** What was touched is done first; then the page can be heard. */
async function touch(): Promise<void> {
  window.dispatchEvent(new Event("pointerdown"));
  await new Promise((done) => setTimeout(done));
}
const pitches = () => made.filter(({ kind }) => kind === "tone").map(({ param }) => param.set[0] ?? 0);

vi.stubGlobal("AudioContext", FakeAudio);
vi.spyOn(performance, "now").mockImplementation(() => clock);

beforeEach(() => {
  made = [];
  clock += 1000;
  settings.sound = true;
});

// The page is touched here for the first time, so this comes first.
test("nothing is heard before the page was touched", async () => {
  play("turn");
  expect(made).toEqual([]);
  await touch();
  expect(resumed).toBe(1);
  play("turn");
  expect(made).toHaveLength(2);
});

test("nothing is heard when sound is switched off", async () => {
  await touch();
  settings.sound = false;
  play("won");
  expect(made).toEqual([]);
});

test("the turn rises, the win has five rising notes, the loss one low one", async () => {
  await touch();
  play("turn");
  expect(pitches()).toEqual([...pitches()].sort((a, b) => a - b));
  expect(pitches()).toHaveLength(2);
  made = [];
  play("won");
  expect(pitches()).toHaveLength(5);
  expect(new Set(pitches()).size).toBe(5);
  expect(pitches()).toEqual([...pitches()].sort((a, b) => a - b));
  made = [];
  play("lost");
  expect(pitches()).toHaveLength(1);
  expect(pitches()[0]).toBeLessThan(200);
});

test.each(["lay", "other", "turn", "radio", "sonar", "done", "gather", "lost", "won", "place"] as const)(
  "%s can be heard",
  async (name) => {
    await touch();
    play(name);
    expect(made.length).toBeGreaterThan(0);
  },
);

test("the same sound is not heard twice within 80 ms, another one is", async () => {
  await touch();
  play("turn");
  clock += 79;
  play("turn");
  expect(made).toHaveLength(2);
  play("lost");
  expect(made).toHaveLength(3);
  clock += 1;
  play("turn");
  expect(made).toHaveLength(5);
});

test("a card is heard from its side", async () => {
  await touch();
  play("other", -0.7);
  expect(made.find(({ kind }) => kind === "pan")?.param.value).toBe(-0.7);
  made = [];
  clock += 100;
  play("lay");
  expect(made.some(({ kind }) => kind === "pan")).toBe(false);
});
