// Short, soft sounds, made as they are needed: no files. Silent until the first touch of the page.
import { settings } from "./settings.svelte";

export type Sound = "lay" | "other" | "turn" | "radio" | "sonar" | "done" | "gather" | "lost" | "won" | "place";

/** One tone: when it begins, its pitch, how long it rings, how loud; `to` is where the pitch glides. */
interface Tone {
  at: number;
  pitch: number;
  rings: number;
  loud: number;
  to?: number;
  wave?: OscillatorType;
}
/** A breath of noise through a filter: paper and brushes. */
interface Noise {
  at: number;
  pitch: number;
  rings: number;
  loud: number;
  to?: number;
}
interface Score {
  tones?: Tone[];
  noises?: Noise[];
}

const bell = (at: number, pitch: number, loud = 0.12, rings = 0.5): Tone => ({ at, pitch, rings, loud });
const paper = (loud: number): Noise[] => [
  { at: 0, pitch: 2600, rings: 0.05, loud },
  { at: 0.018, pitch: 1100, rings: 0.07, loud: loud * 0.6 },
];

const SCORES: Record<Sound, Score> = {
  lay: { noises: paper(0.3) },
  other: { noises: paper(0.14) },
  place: { noises: paper(0.22), tones: [bell(0, 196, 0.05, 0.09)] },
  turn: { tones: [bell(0, 587.3, 0.1, 0.32), bell(0.13, 784, 0.12, 0.45)] },
  radio: { tones: [bell(0, 1318.5, 0.09, 0.9), bell(0.16, 1318.5, 0.03, 0.8)] },
  sonar: {
    tones: [
      { at: 0, pitch: 932, to: 880, rings: 1.3, loud: 0.1 },
      { at: 0.34, pitch: 880, to: 860, rings: 1.1, loud: 0.03 },
    ],
  },
  done: { tones: [bell(0, 1046.5, 0.1, 0.6), bell(0.09, 1318.5, 0.1, 0.8)] },
  gather: { noises: [{ at: 0, pitch: 700, to: 2200, rings: 0.26, loud: 0.16 }] },
  lost: { tones: [{ at: 0, pitch: 130.8, to: 123.5, rings: 1.4, loud: 0.16, wave: "triangle" }] },
  won: {
    tones: [523.3, 659.3, 784, 1046.5, 1318.5].map((pitch, n) => bell(n * 0.12, pitch, 0.11, n === 4 ? 1.2 : 0.5)),
  },
};

/** The same sound is not heard twice within this many milliseconds. */
export const APART = 80;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const heard = new Map<Sound, number>();

/** Plays a sound; `pan` from −1 (left) to 1 (right). Silently does nothing where it cannot. */
export function play(name: Sound, pan = 0): void {
  if (!settings.sound || !context || context.state === "closed") return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -Infinity) < APART) return;
  heard.set(name, now);
  const out = output(context, pan);
  const start = context.currentTime + 0.005;
  for (const tone of SCORES[name].tones ?? []) sing(context, out, tone, start);
  for (const noise of SCORES[name].noises ?? []) breathe(context, out, noise, start);
}

function output(audio: AudioContext, pan: number): AudioNode {
  if (!pan || typeof audio.createStereoPanner !== "function") return audio.destination;
  const panner = audio.createStereoPanner();
  panner.pan.value = Math.max(-1, Math.min(1, pan));
  panner.connect(audio.destination);
  return panner;
}

/** A gain that rises at once and dies away. */
function swell(audio: AudioContext, out: AudioNode, from: number, loud: number, rings: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + Math.min(0.012, rings / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, from + rings);
  gain.connect(out);
  return gain;
}

function sing(audio: AudioContext, out: AudioNode, tone: Tone, start: number): void {
  const from = start + tone.at;
  const source = audio.createOscillator();
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(tone.pitch, from);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, from + tone.rings);
  source.connect(swell(audio, out, from, tone.loud, tone.rings));
  source.start(from);
  source.stop(from + tone.rings + 0.02);
}

function breathe(audio: AudioContext, out: AudioNode, noise: Noise, start: number): void {
  const from = start + noise.at;
  const source = audio.createBufferSource();
  source.buffer = hiss ??= rustle(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(noise.pitch, from);
  if (noise.to) filter.frequency.exponentialRampToValueAtTime(noise.to, from + noise.rings);
  source.connect(filter);
  filter.connect(swell(audio, out, from, noise.loud, noise.rings));
  source.start(from);
  source.stop(from + noise.rings + 0.02);
}

function rustle(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 2), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i += 1) wave[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Browsers let a page be heard only after it was touched: then the context is made or woken. */
function wake(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => {});
}

/** What was touched comes first: to make a context takes longer than a frame. */
function touched(): void {
  if (context?.state !== "running") setTimeout(wake);
}

if (typeof window !== "undefined")
  for (const touch of ["pointerdown", "keydown"])
    window.addEventListener(touch, touched, { capture: true, passive: true });
