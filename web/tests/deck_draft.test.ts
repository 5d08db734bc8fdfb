// Placements that are only meant: asked of the server, taken back, and sent one after the other.
import { beforeEach, describe, expect, it } from "vitest";
import { Draft } from "../src/deck/draft.svelte";
import type { DeckView } from "../src/deck/view";
import { Refused } from "../src/lib/api";
import type { TableLink } from "../src/lib/table.svelte";
import type { Action, Command } from "../src/lib/wire";

const place = (card: string, column: number): Action => ({ kind: "place", card, cell: [0, column] });
const NEWS = ["OP", "BE", "RS"];

/** A server that lets every card lie on every column, and finds ten points in each. */
function viewWith(laid: Action[]): DeckView {
  const news = NEWS.filter((card) => !laid.some((one) => one["card"] === card));
  const legal = news.flatMap((card) => [0, 1, 2].map((column) => place(card, column)));
  return { phase: "place", round: 1, seat: 0, news, legal } as unknown as DeckView;
}
class Server {
  sent: Command[] = [];
  stale = 0;
  refusal: unknown = null;
  now = { ply: 7, table: { attempt: "a" }, views: [viewWith([])], words: [{ sheets: [{ total: 100 }] }] };
  async preview(actions: Action[]): Promise<unknown> {
    this.#maybe();
    // The card laid first must lie in column 0, or nothing else may.
    if (actions.length > 1 && actions[0]!["card"] !== "OP") throw new Refused("illegal", {}, 0);
    return { ...viewWith(actions), sheet: { sets: [], total: 100 + 10 * actions.length } };
  }
  async send(command: Command): Promise<void> {
    this.#maybe();
    this.sent.push(command);
  }
  #maybe(): void {
    if (this.stale > 0) {
      this.stale -= 1;
      throw new Refused("stale", {}, 0);
    }
  }
}

describe("a draft", () => {
  let server: Server;
  let draft: Draft;
  beforeEach(() => {
    server = new Server();
    draft = new Draft(server as unknown as TableLink);
    draft.follow(viewWith([]), 100);
  });

  it("begins with the first new card, and learns what each place gains", async () => {
    expect(draft.card).toBe("OP");
    await expect.poll(() => draft.gain(place("OP", 1))).toBe(10);
    expect(draft.gain(place("BE", 1))).toBeUndefined();
  });
  it("lays cards one by one and tells what each has gained", async () => {
    expect(await draft.lay(place("OP", 0))).toBe(true);
    expect(await draft.lay(place("BE", 1))).toBe(true);
    expect(draft.card).toBe("RS");
    expect([draft.worth(0, 100), draft.worth(1, 100), draft.worth(2, 100)]).toEqual([10, 10, undefined]);
    expect(draft.seen?.sheet?.total).toBe(120);
  });
  it("keeps what it has when the server refuses", async () => {
    await draft.lay(place("BE", 0));
    expect(await draft.lay(place("RS", 1))).toBe(false);
    expect(draft.laid).toEqual([place("BE", 0)]);
    expect(server.refusal).toBeNull();
  });
  it("takes a card up again, and with it those that cannot lie without it", async () => {
    await draft.lay(place("OP", 0));
    await draft.lay(place("BE", 1));
    await draft.lay(place("RS", 2));
    await draft.lift(0, viewWith([]), 100);
    expect(draft.laid).toEqual([]);
    expect(draft.card).toBe("OP");
  });
  it("takes up one in the middle and leaves the others where they lie", async () => {
    await draft.lay(place("OP", 0));
    await draft.lay(place("BE", 1));
    await draft.lay(place("RS", 2));
    await draft.lift(1, viewWith([]), 100);
    expect(draft.laid).toEqual([place("OP", 0), place("RS", 2)]);
    expect(draft.card).toBe("BE");
  });
  it("sends everything in order, and asks again while others move", async () => {
    await draft.lay(place("OP", 0));
    await draft.lay(place("BE", 1));
    server.stale = 2;
    await draft.confirm();
    expect(server.sent.map((one) => (one as { action: Action }).action)).toEqual([place("OP", 0), place("BE", 1)]);
    expect([draft.laid, draft.sending]).toEqual([[], false]);
  });
  it("forgets what was meant for another round", async () => {
    await draft.lay(place("OP", 0));
    draft.follow(viewWith([]), 100);
    expect(draft.laid).toHaveLength(1);
    draft.follow({ ...viewWith([]), round: 2 } as DeckView, 100);
    expect(draft.laid).toEqual([]);
  });
});
