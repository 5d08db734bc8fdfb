// What travels between the browser and the server, as this client reads it. The types come from
// the schema (`wire.gen.ts`, written by `make wire`); views and actions are read loosely here,
// because they are drawn and sent back as they came.
import type * as gen from "./wire.gen";

export type { Said, Seated, Telling, Ticket, You } from "./wire.gen";

export type Seat = number;
export type GameKey = "planet9" | "deepsea" | "crewdeck";

/** An action as it stands in `view.legal`; it is sent back as it came. */
export interface Action {
  kind: string;
  [field: string]: unknown;
}

export interface Orders {
  always_ready: boolean;
  distress: "ask" | "never" | "left" | "right";
  last_task: boolean;
}

export interface Person {
  id: string;
  name: string;
  language: string;
  orders: Orders;
}

export interface GameInfo {
  key: GameKey;
  fewest: number;
  most: number;
  missions: number;
  levels: string[];
  /** Levels that cannot play there, because the server runs without the native core. */
  lacking: string[];
  house: string[];
}

export interface About {
  protocol: number;
  games: GameInfo[];
  phrases: string[];
  /** Which build of the native core the server uses; null without one. */
  core: string | null;
}

/** A plan: `game` says which; the rest depends on it. */
export interface Plan {
  game: GameKey;
  players?: number;
  mission?: number;
  own?: string;
  challenge?: boolean;
  distress?: boolean;
  jarvis?: number;
  timed?: boolean;
  tonoja?: number;
  wilds?: boolean;
  fixed?: boolean;
  edition?: string;
  house?: string[];
}

/** As the server tells them, none is left out. */
export type Options = Required<gen.Options>;
export type TableInfo = Omit<gen.TableInfo, "game" | "plan" | "options"> & {
  game: GameKey;
  plan: Plan;
  options: Options;
};

/** What every game's view has; `crew/model.ts` and `deck/view.ts` know the rest. */
export interface View {
  seat: Seat;
  legal: Action[];
  awaited: Seat[];
  outcome: unknown;
  [field: string]: unknown;
}

export type Now = Omit<gen.Now, "table" | "views"> & { table: TableInfo; views: View[] };
export type Refusal = Pick<gen.Refused, "code" | "params">;

export type Answer = Now | gen.Said | gen.Done | gen.Refused | gen.Bye | (Omit<gen.Previewed, "view"> & { view: View });

type Unnumbered<One> = One extends unknown ? Omit<One, "ref"> : never;
type Loose<One> = One extends gen.Act
  ? Omit<One, "action" | "seat"> & { action: Action; seat?: Seat }
  : One extends gen.Preview
    ? Omit<One, "actions"> & { actions: Action[] }
    : One extends gen.Change
      ? Omit<One, "plan" | "options"> & { plan: Plan; options: gen.Options }
      : One;

/** What a person wants; the link numbers it. */
export type Command = Unnumbered<Loose<gen.Command>>;
