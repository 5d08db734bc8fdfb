// “It is my turn”: title, notes, badge, and a notification for those who look elsewhere.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Attention } from "../src/lib/attention.svelte";
import { choose } from "../src/lib/settings.svelte";
import * as sound from "../src/lib/sound";

class FakeNotification {
  static permission = "granted";
  static made: FakeNotification[] = [];
  onclick: (() => void) | null = null;
  closed = false;
  constructor(
    readonly title: string,
    readonly options: { body: string },
  ) {
    FakeNotification.made.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

const played = vi.spyOn(sound, "play").mockImplementation(() => {});
const badge = { set: vi.fn(() => Promise.resolve()), clear: vi.fn(() => Promise.resolve()) };
const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

beforeEach(() => {
  FakeNotification.made = [];
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
  choose({ notify: true });
  hide(false);
  vi.clearAllMocks();
});
afterEach(() => hide(false));

test("the title wears a dot while one is asked", () => {
  const attention = new Attention();
  attention.see(true, "Mission 4", "Your turn");
  expect(document.title).toBe("● Mission 4");
  attention.see(false, "Mission 4", "Your turn");
  expect(document.title).toBe("Mission 4");
});

test("notes sound and the badge changes once each time the turn comes or goes", () => {
  const attention = new Attention();
  for (const asked of [false, true, true, false, true]) attention.see(asked, "M", "T");
  expect(played.mock.calls).toEqual([["turn"], ["turn"]]);
  expect(badge.set).toHaveBeenCalledTimes(2);
  expect(badge.clear).toHaveBeenCalledTimes(1);
  attention.end();
  expect(badge.clear).toHaveBeenCalledTimes(2);
});

test("somebody who looks elsewhere is told, and no longer when they look", () => {
  hide(true);
  const attention = new Attention();
  attention.see(true, "Mission 4", "It is your turn.");
  const [note] = FakeNotification.made;
  expect(note).toMatchObject({ title: "Mission 4", options: { body: "It is your turn." }, closed: false });
  attention.seen();
  expect(note?.closed).toBe(true);
});

test.each([
  ["who looks at the page", { hidden: false, notify: true, permission: "granted" }],
  ["who does not want it", { hidden: true, notify: false, permission: "granted" }],
  ["whose browser does not allow it", { hidden: true, notify: true, permission: "default" }],
])("no notification for somebody %s", (_, { hidden, notify, permission }) => {
  hide(hidden);
  choose({ notify });
  FakeNotification.permission = permission;
  new Attention().see(true, "M", "T");
  expect(FakeNotification.made).toEqual([]);
});
