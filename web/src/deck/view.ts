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
  chart: number[];
  values: number[];
  human: number;
  generalist: number;
  human_generalist: number;
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

export interface DeckTelling extends Telling {
  sheets?: Sheet[];
  rival?: { cards: number; total: number } | null;
}

export const ROUNDS = 5;
export const PHASES: Phase[] = ["form", "post", "recruit", "place"];
export const NO_SHIP: Ship = { placed: [], hold: [], payroll: [] };
export const NO_SHEET: Sheet = { sets: [], crew: 0, hold: 0, payroll: 0, total: 0 };

/** The number printed on a card: the rarer it is, the more. */
export function printed(card: string, edition: Edition): number {
  const [colour = "", faction = ""] = card;
  if (colour === "H") return faction === "G" ? -edition.human_generalist : -edition.human;
  if (faction === "G") return -edition.generalist;
  const copies = ("PESMN".indexOf(faction) - "OPBRG".indexOf(colour) + 5) % 5;
  return edition.values[copies] ?? 0;
}

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
export function board(cells: Cell[], view: DeckView): Board {
  const wide = view.setup.players === 2 ? 8 : 7;
  if (view.setup.fixed) return { top: 0, left: 0, rows: 2, columns: wide };
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

/** Who took which stack for how much: claims are made by falling payroll. */
export function deals(view: DeckView): { seat: Seat; amount: number; stack: number | undefined }[] {
  return [...view.posted]
    .sort((one, other) => other[1] - one[1])
    .map(([seat, amount], i) => ({ seat, amount, stack: view.claims[i]?.[1] }));
}
