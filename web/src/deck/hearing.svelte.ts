// What the table is heard to do: sentences for those who listen, sounds, phrases of the others.
import { play } from "../lib/sound";
import type { Now, Said, TableInfo } from "../lib/wire";
import { leaving } from "./motion";
import { bubbles, since } from "./said";
import type { Seating } from "./seating";
import type { Deal, DeckView } from "./view";

const BUBBLE = 7000;

export class Hearing {
  /** What has happened since the last view. */
  told = $state("");
  /** The newest sentence. */
  last = $state("");
  /** What was said just now, by seat. */
  bubbles: Map<number, string> = $state.raw(new Map());

  #news: string[] = [];
  #ply = -1;
  #before: DeckView | null = null;
  #heard: Said | undefined;

  /** Takes a view in, before it is drawn. */
  see(now: Now, view: DeckView, seats: Seating, deals: Deal[], frame: HTMLElement | undefined): void {
    const news = now.news ?? [];
    const fresh = since(this.#news, news);
    this.#news = news;
    // Another language tells nothing new.
    if (fresh.length && now.ply !== this.#ply) this.told = fresh.join(" ");
    this.last = news.at(-1) ?? "";
    const before = this.#before;
    this.#before = view;
    if (now.ply === this.#ply || !before) {
      this.#ply = now.ply;
      return;
    }
    this.#ply = now.ply;
    this.#sound(before, view, seats);
    if (frame && view.phase === "place" && before.phase !== "place") recruited(seats, deals, frame);
  }

  #sound(before: DeckView, view: DeckView, seats: Seating): void {
    if (view.phase === "over" && before.phase !== "over") {
      if (seats.mine) play((view.outcome?.payoff[view.seat] ?? 0) > 0 ? "won" : "lost");
      return;
    }
    const claimed = view.claims.length > before.claims.length ? view.claims.at(-1)?.[0] : undefined;
    if (claimed !== undefined) return play("gather", seats.pan(claimed));
    const actor = before.awaited.find((seat) => !view.awaited.includes(seat)) ?? before.awaited[0];
    if (actor !== undefined && !(seats.mine && actor === seats.main)) play("other", seats.pan(actor));
  }

  /** Shows what others say for a while. */
  listen(said: Said[], table: TableInfo | undefined): (() => void) | undefined {
    const newest = said.at(-1);
    if (!table || newest === this.#heard) return;
    // Of what was said only so much is kept: how much it is tells nothing.
    const fresh = said.slice(this.#heard ? said.lastIndexOf(this.#heard) + 1 : 0);
    this.#heard = newest;
    this.bubbles = new Map([...this.bubbles, ...bubbles(fresh, table)]);
    const timer = setTimeout(() => (this.bubbles = new Map()), BUBBLE);
    return () => clearTimeout(timer);
  }
}

/** The new crew comes out of the stacks it was recruited with. */
function recruited(seats: Seating, deals: Deal[], frame: HTMLElement): void {
  const mine = deals.filter((one) => one.seat === seats.main && one.stack !== null);
  const cards = mine.flatMap((one) => [...frame.querySelectorAll(`.slot[data-at="${one.stack}"] sm-crew`)]);
  cards.forEach((from, i) => leaving(`tray-${i}`, from));
}
