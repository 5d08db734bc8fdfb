// What travels between the browser and the server, as far as this client reads it.

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
}

export interface About {
  protocol: number;
  games: GameInfo[];
  phrases: string[];
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
}

export interface Options {
  history: "last" | "all";
  take_backs: boolean;
  chat: boolean;
  watchers: boolean;
  public: boolean;
}

export interface Seated {
  seat: Seat;
  person: string | null;
  name: string;
  bot: string | null;
  here: boolean;
}

export interface TableInfo {
  id: string;
  code: string;
  game: GameKey;
  plan: Plan;
  options: Options;
  crew: string | null;
  host: string | null;
  status: "gathering" | "playing" | "over";
  chairs: Seated[];
  /** A name for every seat of the game, the dummy's included. */
  names?: string[];
  watchers: number;
  attempt: string | null;
  number: number;
  giving_up: number[];
  asked_back: { chair: number; ply: number; agreed: number[] } | null;
  awaited: number[];
}

export interface You {
  person: string;
  chair: number | null;
  host: boolean;
}

/** A view in words; lists stand beside the lists of the view. */
export interface Telling {
  title: string;
  briefing: string[];
  question: string;
  labels: string[];
  duties: string[];
  display: string[];
  because: string | null;
}

/** What every game's view has; `lib/crew.ts` and `deck/` know the rest. */
export interface View {
  seat: Seat;
  legal: Action[];
  awaited: Seat[];
  outcome: unknown;
  [field: string]: unknown;
}

export interface Now {
  type: "now";
  ply: number;
  table: TableInfo;
  you: You;
  views: View[];
  left: number | null;
  words?: Telling[];
  news?: string[];
}

export interface Said {
  type: "said";
  person: string;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
}

export interface Refusal {
  code: string;
  params: Record<string, string | number>;
}

export type Answer =
  | Now
  | Said
  | { type: "done"; ref: number }
  | ({ type: "refused"; ref: number } & Refusal)
  | { type: "previewed"; ref: number; ply: number; view: View; sheet?: unknown }
  | { type: "bye"; code: string; again: boolean };

export type Command =
  | { type: "act"; ply: number; action: Action; seat?: Seat }
  | { type: "preview"; ply: number; actions: Action[] }
  | { type: "sit"; chair: number }
  | { type: "stand" }
  | { type: "fill"; chair: number; level: string }
  | { type: "vacate"; chair: number }
  | { type: "arrange"; one: number; other: number }
  | { type: "hand-over"; person: string }
  | { type: "stand-in"; chair: number; level: string | null }
  | { type: "change"; plan: Plan; options: Options }
  | { type: "start" }
  | { type: "again"; how: "new" | "same" | "next" }
  | { type: "give-up"; on: boolean }
  | { type: "ask-back"; ply: number }
  | { type: "answer-back"; ply: number; agree: boolean }
  | { type: "say"; phrase: string }
  | { type: "chat"; text: string };
