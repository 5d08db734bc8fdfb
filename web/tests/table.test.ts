// The link to a table: it comes back by itself, and no move is lost or done twice.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableLink } from "../src/lib/table.svelte";
import type { Action, Now } from "../src/lib/wire";

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const PLAY: Action = { kind: "play", card: "B7" };
const READY: Action = { kind: "ready" };
const now = (ply: number, legal: Action[] = [PLAY, READY], attempt = "a1") =>
  ({
    type: "now",
    ply,
    table: { attempt },
    you: {},
    views: [{ seat: 0, legal, awaited: [0], outcome: null }],
    left: null,
  }) as unknown as Now;
const newest = () => Socket.all.at(-1)!;
const acts = (socket: Socket) => socket.sent.map(({ ply, action }) => [ply, (action as Action).kind]);

let link: TableLink;
beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  link = new TableLink("t1");
  newest().say(now(5));
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

/** The line breaks and comes back; the table then stands so. */
function back(after: Now): void {
  newest().break();
  expect(link.connected).toBe(false);
  vi.advanceTimersByTime(500);
  newest().say(after);
  expect(link.connected).toBe(true);
}

test("a broken line shows at once and heals by itself, sooner at first than later", () => {
  newest().break();
  expect(link.connected).toBe(false);
  expect(link.now?.ply).toBe(5);
  for (const wait of [130, 260, 520]) {
    const before = Socket.all.length;
    vi.advanceTimersByTime(wait);
    expect(Socket.all.length).toBe(before + 1);
    newest().break();
  }
  vi.advanceTimersByTime(2000);
  newest().say(now(6));
  expect([link.connected, link.now?.ply]).toEqual([true, 6]);
});

test("a move that was not heard is sent again, once", async () => {
  const done = link.act(PLAY, 0);
  const first = newest();
  back(now(5));
  expect(acts(first)).toEqual([[5, "play"]]);
  expect(acts(newest())).toEqual([[5, "play"]]);
  expect(link.busy).toBe(true);
  newest().say({ type: "done", ref: newest().sent[0]!["ref"] });
  newest().say(now(6, []));
  expect(await done).toBe(true);
  expect(link.busy).toBe(false);
});

test("a move that was heard is not sent again", async () => {
  const done = link.act(PLAY, 0);
  back(now(6, []));
  expect(newest().sent).toEqual([]);
  expect(await done).toBe(true);
  expect([link.busy, link.refusal]).toEqual([false, null]);
});

test("a card that may still be played has not been: somebody else moved", async () => {
  const done = link.act(PLAY, 0);
  back(now(6));
  expect(acts(newest())).toEqual([[6, "play"]]);
  newest().say({ type: "done", ref: newest().sent[0]!["ref"] });
  newest().say(now(7, []));
  expect(await done).toBe(true);
});

test("an answer that would be one to another question is not sent again", async () => {
  const done = link.act(READY, 0);
  back(now(7));
  expect(newest().sent).toEqual([]);
  expect(await done).toBe(true);
});

test("nothing is carried over to another attempt", async () => {
  const done = link.act(PLAY, 0);
  back(now(5, [PLAY], "a2"));
  expect(newest().sent).toEqual([]);
  expect(await done).toBe(true);
});

test("sent twice and done once: the second answer is no complaint", async () => {
  const done = link.act(PLAY, 0);
  back(now(5));
  newest().say({ type: "refused", ref: newest().sent[0]!["ref"], code: "stale", params: { ply: 6 } });
  expect(await done).toBe(true);
  expect(link.refusal).toBeNull();
});

test("a move made while the line is down waits for it; other wishes are refused", async () => {
  newest().break();
  const done = link.act(PLAY, 0);
  expect(await link.try({ type: "give-up", on: true })).toBe(false);
  expect(link.refusal?.code).toBe("offline");
  vi.advanceTimersByTime(500);
  newest().say(now(5));
  expect(acts(newest())).toEqual([[5, "play"]]);
  newest().say({ type: "done", ref: newest().sent[0]!["ref"] });
  newest().say(now(6, []));
  expect(await done).toBe(true);
});

test("an answer given while the line was down is still one when others have answered meanwhile", async () => {
  newest().break();
  const done = link.act(READY, 0);
  vi.advanceTimersByTime(500);
  newest().say(now(7));
  expect(acts(newest())).toEqual([[7, "ready"]]);
  back(now(8));
  expect(newest().sent, "the second time it may have been heard").toEqual([]);
  expect(await done).toBe(true);
});

test("a line that does not answer is taken for dead", () => {
  void link.act(PLAY, 0);
  vi.advanceTimersByTime(8000);
  expect(Socket.all).toHaveLength(2);
  expect(link.connected).toBe(false);
});

test("somebody who comes back to the net does not wait for the next try", () => {
  window.dispatchEvent(new Event("offline"));
  expect(link.connected).toBe(false);
  newest().break();
  const tries = Socket.all.length;
  window.dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(tries + 1);
});

test("where somebody was faster, what is still offered is sent again", async () => {
  const done = link.act(READY, 0);
  newest().say({ type: "refused", ref: newest().sent[0]!["ref"], code: "stale", params: { ply: 6 } });
  newest().say(now(6));
  await vi.waitFor(() =>
    expect(acts(newest())).toEqual([
      [5, "ready"],
      [6, "ready"],
    ]),
  );
  newest().say({ type: "done", ref: newest().sent[1]!["ref"] });
  newest().say(now(7, []));
  expect(await done).toBe(true);
});

test("after a last good-bye nobody comes back", () => {
  newest().say({ type: "bye", code: "no-table", again: false });
  newest().break();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(link.gone).toBe("no-table");
});
