// A view of Crew Deck as it travels, and where its cards lie on the screen. No rule is here.
import type { Action, Seat, Telling, View } from "../lib/wire";

export type Cell = [row: number, column: number];
export type Phase = "shuffle" | "form" | "post" | "recruit" | "place" | "over";

export interface Ship {
  placed: [Cell, string][];
  hold: string[];
  payroll: number[];
}

export interface Edition {
  payroll: number[];
  solo_payroll: number[];
  assumed: string[];
}

export interface DeckView extends View {
  setup: { players: number; wilds: boolean; fixed: boolean; edition: Edition };
  outcome: { payoff: number[] } | null;
  phase: Phase;
  round: number;
  first: Seat | null;
  hand: string[];
  sizes: number[];
  ships: Ship[];
  stacks: string[][];
  covered: number[];
  posted: [Seat, number][];
  claims: [Seat, number][];
  news: string[];
  rival: string[];
}

export interface CrewSet {
  trait: string;
  cells: Cell[];
  points: number;
}

export interface Sheet {
  sets: CrewSet[];
  crew: number;
  hold: number;
  payroll: number;
  total: number;
}

export interface Deal {
  seat: Seat;
  amount: number;
  stack: number | null;
}

/** What the server says of this table: numbers that are printed, and what the rules make of them. */
export interface DeckInfo {
  rounds: number;
  phases: Phase[];
  columns: number;
  hold: number;
  values: Record<string, number>;
  chart: [size: number, points: number][];
  deals: Deal[];
  /** The sizes of the chart whose points are not in the rules we have. */
  assumed?: number[];
}

export interface RivalSheet {
  cards: number;
  best: { trait: string; count: number; points: number }[];
  total: number;
}

export interface DeckTelling extends Omit<Telling, "sheets" | "rival" | "deck"> {
  sheets?: Sheet[];
  rival?: RivalSheet | null;
  deck?: DeckInfo | null;
}

export const NO_INFO: DeckInfo = { rounds: 0, phases: [], columns: 0, hold: 0, values: {}, chart: [], deals: [] };
export const NO_SHIP: Ship = { placed: [], hold: [], payroll: [] };
export const NO_SHEET: Sheet = { sets: [], crew: 0, hold: 0, payroll: 0, total: 0 };

export const cellKey = ([row, column]: Cell) => `${row},${column}`;
export const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** The cell of an action that places a card. */
export const cellOf = (action: Action) => action["cell"] as Cell;

export interface Board {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

/** The part of the endless plane that is drawn: all these cells, padded to a whole ship. */
export function board(cells: Cell[], wide: number, fixed: boolean): Board {
  if (fixed) return { top: 0, left: 0, rows: 2, columns: wide };
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const [top, left] = cells.length ? [Math.min(...rows), Math.min(...columns)] : [0, 0];
  const tall = cells.length ? Math.max(...rows) - top + 1 : 1;
  const width = cells.length ? Math.max(...columns) - left + 1 : 1;
  const spare = Math.max(0, wide - width);
  return { top, left: left - Math.floor(spare / 2), rows: Math.max(2, tall), columns: width + spare };
}

/** Every cell of a board, row by row. */
export function cellsOf(at: Board): Cell[] {
  return Array.from({ length: at.rows * at.columns }, (_, i): Cell => [
    at.top + Math.floor(i / at.columns),
    at.left + (i % at.columns),
  ]);
}

/** What a set scored before: it grew out of those it shares a card with. */
export function was(set: CrewSet, before: Sheet | undefined): number {
  const cells = new Set(set.cells.map(cellKey));
  const old = (before?.sets ?? []).filter(
    (one) => one.trait === set.trait && one.cells.some((cell) => cells.has(cellKey(cell))),
  );
  return sum(old.map((one) => one.points));
}

/** The set that gained most between two sheets. */
export function grown(sheet: Sheet, before: Sheet): { set: CrewSet; from: number } | null {
  const all = sheet.sets.map((set) => ({ set, from: was(set, before) })).filter(({ set, from }) => set.points > from);
  return all.sort((one, other) => other.set.points - other.from - (one.set.points - one.from))[0] ?? null;
}

/** The stacks as they lie: first those that were recruited, in that order, then the others. */
export function laidOut(stacks: string[][], deals: Deal[]): { at: number; cards: string[]; deal: Deal | undefined }[] {
  const taken = deals.filter((one) => one.stack !== null);
  const rest = stacks.map((_, at) => at).filter((at) => !taken.some((one) => one.stack === at));
  return [...taken.map((one) => one.stack as number), ...rest].map((at) => ({
    at,
    cards: stacks[at] ?? [],
    deal: taken.find((one) => one.stack === at),
  }));
}
