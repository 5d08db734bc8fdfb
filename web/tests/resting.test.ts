// A full trick lies for a moment, unless somebody here goes on.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOLD, Resting } from "../src/crew/resting.svelte";
import { fresh, Teller } from "../src/crew/tell";
import type { Now } from "../src/lib/wire";
import { choose } from "../src/lib/settings.svelte";
import { plays, scopeOf, type Wanted } from "./crew";

const TRICK = { leader: 1, cards: ["B9", "B2", "B3", "B1"] };
const NEXT = { leader: 2, cards: ["Y4"] };
const after = (count: number, wanted: Wanted = {}) =>
  scopeOf({
    awaited: [2],
    ...wanted,
    scene: {
      ledger: { seats: 4, total: 10, tricks: Array(count).fill(TRICK), winners: Array(count).fill(2) },
      trick: { leader: 2, cards: [] },
      ...wanted.scene,
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  choose({ motion: "less" });
});
afterEach(() => vi.useRealTimers());

function seen(...scopes: ReturnType<typeof scopeOf>[]): Resting {
  const resting = new Resting();
  for (const scope of scopes) resting.see(scope);
  return resting;
}

test("a trick that is won rests for 900 ms with its winner", () => {
  const resting = seen(after(0), after(1));
  expect(resting.trick).toEqual(TRICK);
  expect(resting.winner).toBe(2);
  vi.advanceTimersByTime(HOLD - 1);
  expect(resting.trick).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect([resting.trick, resting.winner]).toEqual([null, null]);
});

test("with motion it also waits for the last card to land", () => {
  choose({ motion: "auto" });
  const resting = seen(after(0), after(1));
  vi.advanceTimersByTime(HOLD);
  expect(resting.trick).not.toBeNull();
});

test("nothing rests when a page is opened, several tricks are gone, or the attempt is another", () => {
  expect(seen(after(1)).trick).toBeNull();
  expect(seen(after(0), after(2)).trick).toBeNull();
  expect(seen(after(0), after(1, { attempt: "a2" })).trick).toBeNull();
  expect(seen(after(0), after(1), after(0)).trick).toBeNull();
});

test("another's next card waits, but never when this person is asked or has laid one", () => {
  const others = after(1, { awaited: [3], scene: { trick: NEXT } });
  expect(seen(after(0), after(1), others).trick).toEqual(TRICK);
  const asked = after(1, { awaited: [0], legal: plays("B1"), scene: { trick: { leader: 2, cards: ["Y4", "Y5"] } } });
  expect(seen(after(0), after(1), asked).trick).toBeNull();
  const mine = after(1, { awaited: [1], scene: { trick: { leader: 0, cards: ["B1"] } } });
  expect(seen(after(0), after(1), mine).trick).toBeNull();
});

test("news since the last view, also when the oldest lines were cut", () => {
  expect(fresh(["a", "b"], ["a", "b", "c", "d"])).toEqual(["c", "d"]);
  expect(fresh(["a", "b", "c"], ["b", "c", "d"])).toEqual(["d"]);
  expect(fresh(["a", "a"], ["a", "a", "a"])).toEqual(["a"]);
  expect(fresh(["a"], ["a"])).toEqual([]);
  expect(fresh(["a"], ["x", "y"])).toEqual(["x", "y"]);
});

test("whoever listens hears each line once, also in another language and after a move was taken back", () => {
  const teller = new Teller();
  const hear = (ply: number, news: string[], attempt = "1") =>
    teller.hear({ ply, news, table: { attempt } } as unknown as Now);
  expect(hear(3, ["a", "b", "c"])).toEqual([]);
  expect(hear(4, ["a", "b", "c", "d"])).toEqual(["d"]);
  expect(hear(4, ["à", "bé", "cé", "dé"])).toEqual([]);
  expect(hear(5, ["à", "bé", "cé", "dé", "é"])).toEqual(["é"]);
  expect(hear(4, ["à", "bé", "cé", "dé"])).toEqual([]);
  expect(hear(0, ["à"], "2")).toEqual(["à"]);
});
