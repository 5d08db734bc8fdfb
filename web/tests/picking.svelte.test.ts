// Choosing a card: confirming, setting one aside for one's turn, signals of a leader, and why not.
import { beforeEach, expect, test, vi } from "vitest";
import type { Scope } from "../src/crew/model";
import { lateSignals, offers, Picking, reason } from "../src/crew/picking.svelte";
import { choose } from "../src/lib/settings.svelte";
import { plays, scopeOf, signals } from "./crew";

let scope: Scope = $state.raw(scopeOf());
const act = vi.fn();
const busy = vi.fn(() => false);

/** Somebody at a table; `see` shows them the next view. */
function sit(first: Scope): { picking: Picking; see: (next: Scope) => void } {
  scope = first;
  const picking = new Picking({ scope: () => scope, busy, act });
  picking.see(scope);
  return { picking, see: (next) => ((scope = next), picking.see(next)) };
}

const asked = (...cards: string[]) =>
  scopeOf({ awaited: [0], legal: plays(...cards), scene: { trick: { leader: 1, cards: ["B9"] } } });
const waiting = () => scopeOf({ awaited: [1] });

beforeEach(() => {
  act.mockClear();
  busy.mockReturnValue(false);
  choose({ confirm: true, language: "en" });
});

test("a card is chosen first and played by a second touch", () => {
  const { picking } = sit(asked("B1", "B7"));
  picking.choose("B7");
  expect(picking.chosen).toBe("B7");
  expect(act).not.toHaveBeenCalled();
  picking.choose("B7");
  expect(act.mock.calls).toEqual([[{ kind: "play", card: "B7" }, 0]]);
  expect(picking.chosen).toBeNull();
});

test("without confirming one touch plays; while a move is on its way none does", () => {
  choose({ confirm: false });
  const { picking } = sit(asked("B1", "B7"));
  busy.mockReturnValue(true);
  picking.choose("B7");
  expect(act).not.toHaveBeenCalled();
  busy.mockReturnValue(false);
  picking.choose("B7");
  expect(act).toHaveBeenCalledTimes(1);
});

test("a card that cannot be played names the rule and nudges again each time", () => {
  const { picking } = sit(asked("B1", "B7"));
  picking.choose("G3");
  const first = picking.hint;
  expect(first?.text).toBe("Follow blue");
  picking.choose("G3");
  expect(picking.hint?.n).not.toBe(first?.n);
  expect(picking.chosen).toBeNull();
  picking.choose("B1");
  expect(picking.hint).toBeNull();
});

test("reasons: another kind of choice, or none", () => {
  const give = scopeOf({ awaited: [0], legal: [{ kind: "give", card: "B1" }], scene: { kind: "sealing" } });
  expect(reason(give, offers(give, false))).toBe("This card cannot be passed");
  expect(reason(waiting(), offers(waiting(), false))).toBe("");
});

test("a card set aside is chosen when the turn comes", () => {
  const { picking, see } = sit(waiting());
  picking.choose("B7");
  expect(picking.early).toBe("B7");
  see(asked("B1", "B7"));
  expect([picking.early, picking.chosen]).toEqual([null, "B7"]);
  expect(act).not.toHaveBeenCalled();
});

test("a card set aside is played when nothing is confirmed", () => {
  choose({ confirm: false });
  const { picking, see } = sit(waiting());
  picking.choose("B7");
  see(asked("B1", "B7"));
  expect(act.mock.calls).toEqual([[{ kind: "play", card: "B7" }, 0]]);
});

test("a card set aside that may not be played is let go with a word", () => {
  choose({ confirm: false });
  const { picking, see } = sit(waiting());
  picking.choose("G3");
  see(asked("B1", "B7"));
  expect(act).not.toHaveBeenCalled();
  expect([picking.early, picking.chosen]).toEqual([null, null]);
  expect(picking.hint?.text).toMatch(/green 3.*Follow blue/);
});

test("a card set aside is let go by a second touch, by Esc, with its card, and with the attempt", () => {
  const { picking, see } = sit(waiting());
  const set = () => (picking.choose("B7"), expect(picking.early).toBe("B7"));
  set();
  picking.choose("B7");
  expect(picking.early).toBeNull();
  set();
  picking.letGo();
  expect(picking.early).toBeNull();
  set();
  see(scopeOf({ awaited: [1], hand: ["G3"] }));
  expect(picking.early).toBeNull();
  see(waiting());
  set();
  see(scopeOf({ attempt: "a2", awaited: [1] }));
  expect(picking.early).toBeNull();
});

test("somebody who leads sees plays, and signals while the radio is on", () => {
  const leader = scopeOf({
    awaited: [0],
    legal: [...signals("B7", "G3"), ...plays("B1", "B7", "G3")],
    scene: { trick: { leader: 0, cards: [] } },
  });
  const { picking, see } = sit(leader);
  expect([...picking.offer.by.values()].map(({ kind }) => kind)).toEqual(["play", "play", "play"]);
  picking.toggleRadio();
  expect([...picking.offer.by.keys()]).toEqual(["B7", "G3"]);
  picking.choose("B7");
  picking.choose("B7");
  expect(act.mock.calls).toEqual([[signals("B7")[0], 0]]);
  expect(picking.radio).toBe(false);
  see(asked("B1"));
  picking.toggleRadio();
  expect(picking.radio).toBe(false);
});

test("a late signal can be sent by somebody who is not asked, not inside the window", () => {
  const late = scopeOf({ awaited: [1], legal: signals("B7") });
  expect(lateSignals(late)).toHaveLength(1);
  const { picking } = sit(late);
  picking.toggleRadio();
  picking.choose("B7");
  picking.choose("B7");
  expect(act).toHaveBeenCalledWith(signals("B7")[0], 0);
  expect(lateSignals(scopeOf({ awaited: [0], legal: [...signals("B7"), { kind: "ready" }] }))).toEqual([]);
});

test("a choice that is gone in the next view is forgotten", () => {
  const { picking, see } = sit(asked("B1", "B7"));
  picking.choose("B7");
  see(waiting());
  expect(picking.chosen).toBeNull();
  expect(picking.picked).toBeUndefined();
});

test("an attempt that was broken off offers nothing any more", () => {
  const over = scopeOf({ awaited: [0], legal: [...plays("B1"), ...signals("B7")] });
  over.now.table.status = "over";
  expect(over.view.outcome).toBeNull();
  expect([over.ended, over.acting]).toEqual([true, null]);
  expect(lateSignals(over)).toEqual([]);
  const { picking } = sit(over);
  picking.choose("G3");
  expect([picking.early, picking.chosen]).toEqual([null, null]);
});
