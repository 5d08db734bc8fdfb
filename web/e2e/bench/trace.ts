// What the main thread of the page did, read from a trace of the browser.

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
}

export const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

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

export interface Thread {
  /** How long each task ran, in milliseconds of its own thread. */
  tasks: number[];
  /** How long the tasks ran in which a mark was set. */
  marked: number[];
  /** Milliseconds of script, style, layout and paint; what one calls is not counted to the caller. */
  parts: Record<string, number>;
}

const took = (event: Event) => (event.tdur ?? event.dur ?? 0) / 1000;

/** What the thread did that drew the page; `mark` is a mark of the page's own. */
export function readTrace(json: string, mark: string): Thread {
  const { traceEvents } = JSON.parse(json) as { traceEvents: Event[] };
  const main = marked(traceEvents, mark);
  const mine = traceEvents.filter(({ pid, tid }) => `${pid} ${tid}` === main);
  const spans = mine.filter(({ ph }) => ph === "X").sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = spans.filter(({ name }) => name === "RunTask");
  const marks = mine.filter(({ name, ph }) => name === mark && ph !== "X").map(({ ts }) => ts);
  const within = ({ ts, dur = 0 }: Event) => marks.some((at) => at >= ts && at <= ts + dur);
  return { tasks: tasks.map(took), marked: tasks.filter(within).map(took), parts: parted(spans) };
}

/** The thread that set the mark. */
function marked(events: Event[], mark: string): string {
  const found = events.find(({ name, ph }) => name === mark && ph !== "X");
  return found ? `${found.pid} ${found.tid}` : "";
}

function parted(spans: Event[]): Record<string, number> {
  const parts: Record<string, number> = { script: 0, style: 0, layout: 0, paint: 0 };
  const open: Event[] = [];
  for (const one of spans) {
    while (open.length && open.at(-1)!.ts + (open.at(-1)!.dur ?? 0) <= one.ts) open.pop();
    const [part, caller] = [PARTS[one.name], open.at(-1)];
    if (!part) continue;
    parts[part] = (parts[part] ?? 0) + took(one);
    const above = caller && PARTS[caller.name];
    if (above) parts[above] = (parts[above] ?? 0) - took(one);
    open.push(one);
  }
  return parts;
}
