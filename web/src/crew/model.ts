// What the Crew table reads from a view: types, and where things stand. No rule is decided here.
import type { Action, Now, Seat, Telling, Ticket, View } from "../lib/wire";

export interface Trick {
  leader: Seat;
  cards: string[];
}
export interface Signal {
  card: string;
  meaning: string;
}
export interface Duty {
  card?: string;
  token?: string | null;
  key?: string;
  owner: Seat;
  predicted?: number | null;
}
export type Errand = { card: string; token: string | null } | string;
export type Verdict = "open" | "done" | "failed";

export interface Scene {
  kind: string;
  matter?: string;
  votes?: [Seat, string][];
  waiting?: Seat[] | [string, Seat][];
  by?: Seat;
  proposal?: Action | Seat;
  asked?: Seat[];
  willing?: Seat[];
  refused?: Seat[];
  content?: Seat[];
  to?: Seat;
  way?: string;
  chosen?: Seat[];
  mine?: string | null;
  ledger?: { seats: number; total: number; tricks: Trick[]; winners: Seat[] };
  trick?: Trick;
  /** `null` for one whose card fell in a trick that may no longer be looked at. */
  signals?: (Signal | null)[][];
  ready?: Seat[];
  verdicts?: Verdict[];
  moved?: [string, string][];
}

export interface Brief {
  commander?: Seat;
  captain?: Seat;
  cast?: [string, Seat][];
  bearer?: Seat | null;
  answers?: [Seat, string][];
  display: Errand[];
  duties: Duty[];
  passed: string | null;
  /** The card that was drawn for the terrain, in Deep Sea. */
  sounded?: string | null;
}

export interface CrewView extends View {
  eyes: Seat;
  setup: {
    mission: { number: number; tasks?: number; radio?: { opens: number }; opens?: number; difficulty?: number };
    players: number;
    distress: string;
    jarvis?: Seat;
    tonoja?: Seat;
  };
  brief: Brief | null;
  hand: string[];
  sizes: number[];
  row: { up: string | null; covers: boolean }[];
  scene: Scene;
  outcome: { payoff: number[]; because: { code: string; params: [string, string | number][] } } | null;
}

export type Place = "me" | "w" | "n" | "ne" | "e";

const AROUND: Record<number, Place[]> = {
  1: ["me"],
  2: ["me", "n"],
  3: ["me", "w", "e"],
  4: ["me", "w", "n", "e"],
  5: ["me", "w", "n", "ne", "e"],
};

/** Everything the table draws, from one `now`. */
export class Scope {
  readonly view: CrewView;
  readonly telling: Telling;
  readonly sea: boolean;
  readonly seats: number;
  /** Whose place is at the bottom: one's own, or seat 0 for those who look on. */
  readonly me: Seat;
  readonly watching: boolean;

  constructor(readonly now: Now) {
    this.view = now.views[0] as CrewView;
    this.telling = now.words?.[0] ?? NOTHING;
    this.sea = now.table.game === "deepsea";
    this.seats = this.view.sizes.length || Math.max(3, now.table.chairs.length);
    this.watching = now.you.chair === null;
    this.me = this.view.seat >= 0 && !this.watching ? this.view.seat : 0;
  }

  get scene(): Scene {
    return this.view.scene;
  }

  /** Whether the attempt is over; one that was broken off ends without an outcome. */
  get ended(): boolean {
    return this.view.outcome !== null || this.now.table.status === "over";
  }

  /** The view one acts with now: one's own, or the dummy's if that is asked for. */
  get acting(): CrewView | null {
    if (this.ended) return null;
    const awaited = this.now.views.find((view) => view.legal.length > 0 && view.awaited.includes(view.seat));
    return (awaited ?? null) as CrewView | null;
  }

  label(action: Action): string {
    for (const [i, view] of this.now.views.entries()) {
      const at = view.legal.indexOf(action);
      if (at >= 0) return this.now.words?.[i]?.labels[at] ?? "";
    }
    return "";
  }

  name(seat: Seat): string {
    return this.now.table.names?.[seat] ?? this.now.table.chairs.find((chair) => chair.seat === seat)?.name ?? "?";
  }

  place(seat: Seat): Place {
    return AROUND[this.seats]?.[(seat - this.me + this.seats) % this.seats] ?? "n";
  }

  /** The seats around, clockwise, one's own first. */
  get around(): Seat[] {
    return Array.from({ length: this.seats }, (_, i) => (this.me + i) % this.seats);
  }

  get dummy(): Seat | null {
    if (this.view.setup.players !== 2) return null;
    return (this.sea ? this.view.setup.tonoja : this.view.setup.jarvis) ?? null;
  }

  get leader(): Seat | null {
    return this.view.brief?.commander ?? this.view.brief?.captain ?? null;
  }

  get verdicts(): Verdict[] {
    return this.scene.verdicts ?? [];
  }

  /** Each duty with its number, so that words and verdicts can be found. */
  duties(owner?: Seat): { duty: Duty; at: number; verdict: Verdict; said: string; ticket: Ticket | undefined }[] {
    return (this.view.brief?.duties ?? [])
      .map((duty, at) => ({
        duty,
        at,
        verdict: this.verdicts[at] ?? ("open" as const),
        said: this.telling.duties[at] ?? "",
        ticket: this.telling.tickets[at],
      }))
      .filter(({ duty }) => owner === undefined || duty.owner === owner);
  }

  get tricks(): Trick[] {
    return this.scene.ledger?.tricks ?? [];
  }

  won(seat: Seat): number {
    return (this.scene.ledger?.winners ?? []).filter((winner) => winner === seat).length;
  }

  /** Whether the leader waits for what others may have to say: then it is not yet awaited. */
  get radio(): boolean {
    const { kind, trick } = this.scene;
    if (kind !== "tricking" || this.view.outcome || !trick) return false;
    return trick.cards.length === 0 && !this.view.awaited.includes(trick.leader);
  }

  get attempt(): number {
    return this.now.table.number;
  }
}

const NOTHING: Telling = {
  title: "",
  briefing: [],
  question: "",
  labels: [],
  duties: [],
  display: [],
  because: null,
  tickets: [],
  pool: [],
  sheets: [],
  rival: null,
  deck: null,
};

/** Which seat laid the n-th card of a trick. */
export const layer = (trick: Trick, n: number, seats: number): Seat => (trick.leader + n) % seats;

/** The sign on a token. */
export const tokenSign = (token: string | null | undefined): string | undefined =>
  token ? (token === "omega" ? "Ω" : token.replaceAll(">", "›")) : undefined;
