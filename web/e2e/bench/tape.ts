// A game on tape: what a server said to one page, heard again by another without server or bots beside it.
import { readFile, writeFile } from "node:fs/promises";
import { act } from "../crew";
import type { Player } from "../player";

/** What the server said, or that the page had to say something first. */
export type Step = { said: string } | { wanted: Record<string, unknown> };

/** Plays live until so many views were told, and keeps what was said from the first view on. */
export async function record(player: Player, plan: Record<string, unknown>, views: number): Promise<Tape> {
  const steps: Step[] = [];
  let told = 0;
  player.page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const said = String(payload);
      if (!isView(said)) return;
      told += 1;
      steps.push({ said });
    });
    socket.on("framesent", ({ payload }) => {
      const wanted = JSON.parse(String(payload)) as Record<string, unknown>;
      if (told) steps.push({ wanted });
    });
  });
  const table = await player.found(plan);
  await player.page.locator(".startbar .btn.main").click();
  while (told < views) {
    if ((await act(player)) !== "over") continue;
    await player.page.locator("dialog .acts .btn.main").click();
    await player.page.locator("[data-ply][data-over=false]").waitFor();
  }
  return { table, steps: [...steps] };
}

const isView = (said: string): boolean => {
  const { type, views } = JSON.parse(said) as { type: string; views?: unknown[] };
  return type === "now" && (views?.length ?? 0) > 0;
};

export interface Tape {
  table: string;
  steps: Step[];
}

/** What a page on tape tells of itself. */
export interface Playing {
  /** Plays on from the first view. */
  go: () => void;
  /** What the page has to say next, if it is its turn. */
  wanted: Record<string, unknown> | null;
  ended: boolean;
}
export type Taped = Window & { tape: Playing };

/** For a page before anything else: its socket is the tape, and says a view each `pace` ms. */
export function replay({ steps, pace }: { steps: Step[]; pace: number }): void {
  let at = 0;
  let hear: ((event: MessageEvent) => void) | null = null;
  const say = (data: string) => hear?.(new MessageEvent("message", { data }));
  const playing: Playing = { go: () => next(), wanted: null, ended: false };
  const tell = () => {
    const step = steps[at];
    at += 1;
    if (step && "said" in step) say(step.said);
  };
  const next = () => {
    const step = steps[at];
    if (!step) playing.ended = true;
    else if ("wanted" in step) playing.wanted = step.wanted;
    else setTimeout(hearView, pace);
  };
  // A trace knows it by its name.
  function hearView(): void {
    tell();
    next();
  }
  class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    readonly readyState = 1;
    onclose = null;
    constructor() {
      setTimeout(tell);
    }
    set onmessage(heard: typeof hear) {
      hear = heard;
    }
    send(text: string): void {
      const { ref } = JSON.parse(text) as { ref: number };
      playing.wanted = null;
      at += 1;
      // The answer comes at once, and the view behind it.
      setTimeout(() => say(JSON.stringify({ type: "done", ref })), 10);
      setTimeout(hearView, 20);
    }
    close(): void {}
  }
  Object.assign(window, { WebSocket: Socket, tape: playing });
}

/** A tape that was kept, or a new one, kept if there is a place for it. */
export async function kept(place: string | undefined, make: () => Promise<Tape>): Promise<Tape> {
  const old = place ? await readFile(place, "utf8").catch(() => null) : null;
  if (old) return JSON.parse(old) as Tape;
  const tape = await make();
  if (place) await writeFile(place, JSON.stringify(tape));
  return tape;
}
