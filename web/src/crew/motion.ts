// What moves from one view to the next: planned here from what is shown, without looking at the page.
import type { Sound } from "../lib/sound";
import type { Place, Scope, Trick } from "./model";

export interface Held {
  card: string;
  seat: number;
}

/** What a table shows at a moment, as far as it moves. */
export interface Shot {
  attempt: string | null;
  me: number;
  sea: boolean;
  hand: string[];
  sizes: number[];
  /** The trick on the table, a resting one included. */
  laid: Held[];
  /** Who gets the trick that rests. */
  winner: number | null;
  tricks: number;
  shown: Held[];
  /** How many tasks have an owner, and the numbers of those that are fulfilled. */
  tasks: number;
  done: number[];
  /** What was given and got when cards changed hands, and how far round they went. */
  moved: [string, string][];
  step: number;
  /** How it ended, once the sheet is on the table. */
  verdict: "won" | "lost" | null;
}

/** A place on the page: a card, a seat, a task, or the middle of the table. */
export type Spot =
  `hand:${string}` | `lay:${string}` | `shown:${string}` | `seat:${number}` | `task:${number}` | "centre";

/**
 * `land`: what lies at `to` has come from `from`. `leave`: what lay at `from` goes to `to` and is gone.
 * `back`: a card face down goes by. `hop` and `ring` happen where `to` is.
 */
export interface Move {
  kind: "land" | "leave" | "back" | "hop" | "ring";
  from: Spot;
  to: Spot;
  /** Milliseconds to wait. */
  after: number;
  /** Whether it is face down first: turned on the way, or when it has landed. */
  turns?: "midway" | "landed";
}

const APART = 40;
/** More backs than these at one seat would only be a blur. */
const BACKS = 5;

export function shotOf(scope: Scope, resting: { trick: Trick | null; winner: number | null }, over: boolean): Shot {
  const { scene, view } = scope;
  const trick = resting.trick ?? scene.trick ?? { leader: 0, cards: [] };
  const way = view.brief?.passed;
  return {
    attempt: scope.now.table.attempt,
    me: scope.watching ? -1 : scope.me,
    sea: scope.sea,
    hand: view.hand,
    sizes: view.sizes,
    laid: trick.cards.map((card, n) => ({ card, seat: (trick.leader + n) % scope.seats })),
    winner: resting.winner,
    tricks: scope.tricks.length,
    shown: (scene.signals ?? []).flatMap((all, seat) => all.flatMap((one) => (one ? [{ card: one.card, seat }] : []))),
    tasks: view.brief?.duties.length ?? 0,
    done: scope.verdicts.flatMap((verdict, at) => (verdict === "done" ? [at] : [])),
    moved: scene.moved ?? [],
    step: way === "left" ? 1 : way === "right" ? -1 : 0,
    verdict: over ? ((view.outcome?.payoff[0] ?? 0) > 0 ? "won" : "lost") : null,
  };
}

/** All that moves between two shots; from nothing, only a deal is shown. */
export function plan(before: Shot | null, after: Shot): Move[] {
  if (isDealt(before, after)) return deal(after);
  if (!before || before.attempt !== after.attempt) return [];
  return [
    ...laying(before, after),
    ...gathering(before, after),
    ...showing(before, after),
    ...passing(before, after),
    ...taking(before, after),
    ...ticking(before, after),
  ];
}

function isDealt(before: Shot | null, after: Shot): boolean {
  const untouched = after.tricks === 0 && after.laid.length === 0 && after.sizes.some((size) => size > 0);
  if (!untouched || after.shown.length || after.moved.length) return false;
  if (!before || before.attempt !== after.attempt) return after.done.length === 0;
  if (before.sizes.every((size) => size === 0)) return true;
  return before.hand.length > 0 && after.hand.length > 0 && !before.hand.some((card) => after.hand.includes(card));
}

function deal(after: Shot): Move[] {
  const own = after.hand.map((card, n): Move => ({
    kind: "land",
    from: "centre",
    to: `hand:${card}`,
    after: n * APART,
    turns: "landed",
  }));
  const others = after.sizes.flatMap((size, seat) =>
    seat === after.me
      ? []
      : Array.from({ length: Math.min(size, BACKS) }, (_, n): Move => ({
          kind: "back",
          from: "centre",
          to: `seat:${seat}`,
          after: n * APART * 2,
        })),
  );
  return [...own, ...others];
}

const without = (some: Held[], others: Held[]): Held[] =>
  some.filter(({ card }) => !others.some((one) => one.card === card));

function laying(before: Shot, after: Shot): Move[] {
  return without(after.laid, before.laid).map(({ card, seat }): Move => {
    const to: Spot = `lay:${card}`;
    if (before.hand.includes(card)) return { kind: "land", from: `hand:${card}`, to, after: 0 };
    if (before.shown.some((one) => one.card === card)) return { kind: "land", from: `shown:${card}`, to, after: 0 };
    return { kind: "land", from: `seat:${seat}`, to, after: 0, turns: "midway" };
  });
}

function gathering(before: Shot, after: Shot): Move[] {
  const kept = before.verdict === null && after.verdict === "lost" ? before.winner : null;
  return without(before.laid, after.laid)
    .filter(({ seat }) => kept === null || seat !== kept) // The deciding card goes to the sheet.
    .map(({ card, seat }): Move => {
      if (after.hand.includes(card)) return { kind: "land", from: `lay:${card}`, to: `hand:${card}`, after: 0 };
      return { kind: "leave", from: `lay:${card}`, to: `seat:${before.winner ?? seat}`, after: 0 };
    });
}

function showing(before: Shot, after: Shot): Move[] {
  return without(after.shown, before.shown).flatMap(({ card, seat }): Move[] => {
    const to: Spot = `shown:${card}`;
    const own = before.hand.includes(card);
    return [
      {
        kind: "land",
        from: own ? `hand:${card}` : `seat:${seat}`,
        to,
        after: 0,
        ...(own ? {} : { turns: "midway" as const }),
      },
      { kind: "ring", from: to, to, after: 320 },
    ];
  });
}

function passing(before: Shot, after: Shot): Move[] {
  const seats = after.sizes.length;
  if (after.moved.length <= before.moved.length || !after.step) return [];
  const to = (seat: number) => (seat + after.step + seats) % seats;
  const newest = after.moved.at(-1);
  const own: Move[] = [];
  if (newest && after.me >= 0) {
    own.push({ kind: "leave", from: `hand:${newest[0]}`, to: `seat:${to(after.me)}`, after: 0 });
    own.push({
      kind: "land",
      from: `seat:${(after.me - after.step + seats) % seats}`,
      to: `hand:${newest[1]}`,
      after: 0,
      turns: "landed",
    });
  }
  const others = after.sizes.flatMap((_, seat) =>
    seat === after.me || to(seat) === after.me
      ? []
      : [{ kind: "back" as const, from: `seat:${seat}` as Spot, to: `seat:${to(seat)}` as Spot, after: 0 }],
  );
  return [...own, ...others];
}

/** Tasks are taken out of the middle. */
function taking(before: Shot, after: Shot): Move[] {
  const more = Math.max(0, after.tasks - before.tasks);
  return Array.from({ length: more }, (_, n): Move => ({
    kind: "land",
    from: "centre",
    to: `task:${before.tasks + n}`,
    after: n * APART,
  }));
}

function ticking(before: Shot, after: Shot): Move[] {
  return after.done
    .filter((at) => !before.done.includes(at))
    .map((at): Move => ({ kind: "hop", from: `task:${at}`, to: `task:${at}`, after: 200 }));
}

/** Whether the same people at the same places have new cards, and all else with them. */
export function anew(before: Shot | null, after: Shot): boolean {
  if (!before || before.me !== after.me || before.sizes.length !== after.sizes.length) return false;
  return before.attempt !== after.attempt;
}

/** From which side a place is heard. */
export const PANS: Record<Place, number> = { me: 0, w: -0.7, n: -0.1, ne: 0.3, e: 0.7 };

/** A sound, and the seat it comes from. */
export interface Heard {
  sound: Sound;
  seat: number | null;
}

/** What is to be heard of what moves. */
export function heard(before: Shot | null, after: Shot, moves: Move[]): Heard[] {
  const sounds: Heard[] = [];
  const add = (sound: Sound, seat: number | null = null) => sounds.push({ sound, seat });
  if (moves.some(({ kind }) => kind === "leave" || kind === "back")) add("gather", before?.winner ?? null);
  if (!before || before.attempt !== after.attempt) return sounds;
  for (const { card, seat } of without(after.laid, before.laid))
    add(before.hand.includes(card) ? "lay" : "other", seat);
  for (const { seat } of without(after.shown, before.shown)) add(after.sea ? "sonar" : "radio", seat);
  if (moves.some(({ kind }) => kind === "hop") && !after.verdict) add("done");
  if (after.verdict && !before.verdict) add(after.verdict);
  return sounds;
}

/** Where something is: its middle, and how wide. */
export interface Box {
  x: number;
  y: number;
  w: number;
}

/** How far and how large `at` must be drawn to stand where `as` stands. */
export function shift(as: Box, at: Box): { x: number; y: number; scale: number } {
  return { x: as.x - at.x, y: as.y - at.y, scale: at.w > 0 && as.w > 0 ? as.w / at.w : 1 };
}
