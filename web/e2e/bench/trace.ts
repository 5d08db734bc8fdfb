// What the page did, read from a trace of the browser: its main thread, its movements, and the frames on the screen.

/** One event of a trace; times in microseconds. */
interface Event {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long its thread really ran; where nothing else wants the processor, the same as `dur`. */
  tdur?: number;
  id2?: { local?: string };
  args: {
    data?: Record<string, unknown>;
    frame_reporter?: { state?: string; frame_source?: number; frame_sequence?: number };
  };
}

export const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "benchmark"];

/** In which part of the work an event belongs; the rest is counted to none. */
const PARTS: Record<string, string> = {
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  FunctionCall: "script",
  EvaluateScript: "script",
  EventDispatch: "script",
  FireAnimationFrame: "script",
  TimerFire: "script",
  RunMicrotasks: "script",
  MinorGC: "script",
  MajorGC: "script",
};

/** Something that lasts, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}
export interface Movement extends Span {
  name: string;
  /** Whether the page must draw each of its frames, because the compositor cannot. */
  ours: boolean;
}
/** A frame the screen could have shown. */
export interface Frame extends Span {
  /** Whether something new was shown in time. */
  shown: boolean;
  /** Whether what the page had to do with it was in time too; if not, only the compositor's movements went on. */
  whole: boolean;
}
export interface Read {
  /** Each task, and how long it ran, in milliseconds of its own thread. */
  tasks: (Span & { ran: number })[];
  /** How long the tasks ran in which a view was heard. */
  views: number[];
  movements: Movement[];
  frames: Frame[];
  /** Milliseconds of script, style, layout and paint; what one calls is not counted to the caller. */
  parts: Record<string, number>;
}

const ran = (event: Event) => (event.tdur ?? event.dur ?? 0) / 1000;
const span = ({ ts, dur = 0 }: Event): Span => ({ from: ts / 1000, to: (ts + dur) / 1000 });

/** `heard` is the function that tells the page of a view. */
export function readTrace(json: string, heard: string): Read {
  const { traceEvents } = JSON.parse(json) as { traceEvents: Event[] };
  const calls = traceEvents.filter(
    ({ name, args }) => name === "FunctionCall" && args.data?.["functionName"] === heard,
  );
  const [first] = calls;
  const page = traceEvents.filter(({ pid }) => pid === first?.pid);
  const spans = page
    .filter(({ tid, ph }) => tid === first?.tid && ph === "X")
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = spans.filter(({ name }) => name === "RunTask");
  const within = ({ ts, dur = 0 }: Event) => calls.some((call) => call.ts >= ts && call.ts <= ts + dur);
  return {
    tasks: tasks.map((task) => ({ ...span(task), ran: ran(task) })),
    views: tasks.filter(within).map(ran),
    movements: moved(page),
    frames: framed(page),
    parts: parted(spans),
  };
}

/** Of the reasons why a compositor does not do a movement: nothing of it can be seen, as of what is gone from the page. */
const UNSEEN = 1 << 17;
/** States of an animation after which it changes nothing, even if the page has not let go of it. */
const OVER = ["finished", "idle"];

function moved(page: Event[]): Movement[] {
  const all: Movement[] = [];
  const open = new Map<string, Movement>();
  for (const { ph, ts, id2, args } of page.filter(({ name }) => name === "Animation").sort((a, b) => a.ts - b.ts)) {
    const [id, data] = [id2?.local ?? "", args.data ?? {}];
    if (ph === "b") {
      const name = `${String(data["nodeName"])} ${String(data["displayName"])}`;
      const one = { name, from: ts / 1000, to: ts / 1000, ours: false };
      open.set(id, one);
      all.push(one);
    }
    const one = open.get(id);
    if (!one) continue;
    const why = Number(data["compositeFailed"] ?? 0);
    if (why > 0 && !(why & UNSEEN)) one.ours = true;
    one.to = ts / 1000;
    if (ph === "e" || OVER.includes(String(data["state"]))) open.delete(id);
  }
  return all;
}

/** A frame may be told of several times, with what the page and what the compositor made of it. */
function framed(page: Event[]): Frame[] {
  const frames = new Map<string, Frame & { wanted: boolean }>();
  for (const { ts, args } of page.filter(({ name, ph }) => name === "PipelineReporter" && ph === "b")) {
    const { state = "", frame_source: source, frame_sequence: at } = args.frame_reporter ?? {};
    const known = frames.get(`${source} ${at}`);
    const frame = known ?? { from: ts / 1000, to: ts / 1000, shown: false, whole: false, wanted: false };
    frames.set(`${source} ${at}`, frame);
    frame.to = Math.max(frame.to, ts / 1000);
    frame.shown ||= state.includes("PRESENTED");
    frame.whole ||= state === "STATE_PRESENTED_ALL";
    frame.wanted ||= state !== "STATE_NO_UPDATE_DESIRED";
  }
  return [...frames.values()].filter(({ wanted }) => wanted);
}

function parted(spans: Event[]): Record<string, number> {
  const parts: Record<string, number> = { script: 0, style: 0, layout: 0, paint: 0 };
  const open: Event[] = [];
  for (const one of spans) {
    while (open.length && open.at(-1)!.ts + (open.at(-1)!.dur ?? 0) <= one.ts) open.pop();
    const [part, caller] = [PARTS[one.name], open.at(-1)];
    if (!part) continue;
    parts[part] = (parts[part] ?? 0) + ran(one);
    const above = caller && PARTS[caller.name];
    if (above) parts[above] = (parts[above] ?? 0) - ran(one);
    open.push(one);
  }
  return parts;
}
