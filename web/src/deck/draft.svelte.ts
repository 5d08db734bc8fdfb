// Placements that are only meant so far: the server says how they would look and score.
import { Refused } from "../lib/api";
import type { TableLink } from "../lib/table.svelte";
import type { Action } from "../lib/wire";
import type { DeckView, Sheet } from "./view";

interface Seen {
  view: DeckView;
  sheet: Sheet | null;
}

const TRIES = 20;
const rest = () => new Promise((done) => setTimeout(done, 60));
const keyOf = (actions: Action[]) => JSON.stringify(actions);

export class Draft {
  /** What is laid but not yet confirmed, in order. */
  laid: Action[] = $state.raw([]);
  /** How that looks; null while nothing is laid. */
  seen: Seen | null = $state.raw(null);
  /** The card that is placed next. */
  card: string | null = $state(null);
  /** What each action with that card would gain. */
  gains: Map<string, number> = $state.raw(new Map());
  sending = $state(false);

  #cache = new Map<string, Seen>();
  #round = "";
  #turn = 0;

  constructor(readonly link: TableLink) {}

  /** Follows the table: what was meant for an older round is forgotten. */
  follow(view: DeckView, total: number): void {
    const round = `${this.link.now?.table.attempt ?? ""} ${view.round} ${view.phase} ${view.news.join()}`;
    if (this.sending || round === this.#round) return;
    this.#round = round;
    this.#cache.clear();
    this.#lay([], null);
    this.card = view.news[0] ?? null;
    if (view.phase === "place") void this.#weigh(view, total);
  }

  /** What a choice would gain, if it is known yet. */
  gain(action: Action): number | undefined {
    return this.gains.get(keyOf([action]));
  }

  /** What a laid card has gained, where that is known. */
  worth(place: number, base: number): number | undefined {
    if (place >= this.laid.length) return undefined;
    const total = (count: number) =>
      count === 0 ? base : this.#cache.get(keyOf(this.laid.slice(0, count)))?.sheet?.total;
    const [before, after] = [total(place), total(place + 1)];
    return before === undefined || after === undefined ? undefined : after - before;
  }

  /** Turns to another of the new cards. */
  pick(card: string, view: DeckView, total: number): void {
    this.card = card;
    void this.#weigh(view, total);
  }

  /** Lays a card down, for now. */
  async lay(action: Action): Promise<boolean> {
    return this.#try([...this.laid, action]);
  }

  /** Takes a card up again; those that need it come up with it. */
  async lift(place: number, view: DeckView, total: number): Promise<void> {
    const card = this.laid[place]?.["card"];
    const others = this.laid.filter((_, i) => i !== place);
    if (!(await this.#try(others, view, total))) await this.#try(this.laid.slice(0, place), view, total);
    if (typeof card === "string") this.pick(card, this.seen?.view ?? view, this.seen?.sheet?.total ?? total);
  }

  /** Does what is laid, one after the other. */
  async confirm(): Promise<void> {
    this.sending = true;
    try {
      for (const action of this.laid) {
        await this.#patient(() => this.link.send({ type: "act", ply: this.link.now?.ply ?? 0, action }));
      }
    } catch {
      // The refusal stands on the table in words; what was done is seen in the next view.
    } finally {
      this.sending = false;
      this.#round = "";
      this.#lay([], null);
      const now = this.link.now?.views[0] as DeckView | undefined;
      const words = this.link.now?.words?.[0] as { sheets?: Sheet[] } | undefined;
      if (now) this.follow(now, words?.sheets?.[now.seat]?.total ?? 0);
    }
  }

  async #try(actions: Action[], view?: DeckView, total?: number): Promise<boolean> {
    if (actions.length === 0) {
      this.#lay([], null);
      if (view) this.card = view.news[0] ?? null;
      if (view) void this.#weigh(view, total ?? 0);
      return true;
    }
    const seen = await this.#ask(actions);
    if (!seen) return false;
    this.#lay(actions, seen);
    this.card = seen.view.news[0] ?? null;
    void this.#weigh(seen.view, seen.sheet?.total ?? 0);
    return true;
  }

  #lay(actions: Action[], seen: Seen | null): void {
    this.laid = actions;
    this.seen = seen;
    this.gains = new Map();
  }

  async #weigh(view: DeckView, total: number): Promise<void> {
    const turn = ++this.#turn;
    const laid = this.laid;
    const gains = new Map<string, number>();
    this.gains = gains;
    for (const action of view.legal.filter((one) => one["card"] === this.card)) {
      const seen = await this.#ask([...laid, action]);
      if (turn !== this.#turn) return;
      if (seen?.sheet) gains.set(keyOf([action]), seen.sheet.total - total);
    }
    this.gains = new Map(gains);
  }

  async #ask(actions: Action[]): Promise<Seen | null> {
    const key = keyOf(actions);
    const known = this.#cache.get(key);
    if (known) return known;
    try {
      const view = (await this.#patient(() => this.link.preview(actions))) as DeckView | null;
      if (!view) return null;
      const seen = { view, sheet: (view["sheet"] as Sheet | null | undefined) ?? null };
      this.#cache.set(key, seen);
      return seen;
    } catch {
      this.link.refusal = null;
      return null;
    }
  }

  /** Others place at the same time, so a ply is soon old; then the same is asked again. */
  async #patient<T>(what: () => Promise<T>): Promise<T> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await what();
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "stale" || left === 0) throw error;
        this.link.refusal = null;
        await rest();
      }
    }
  }
}
