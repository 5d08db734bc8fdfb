// Every page has a path, and every path a page.
import { afterEach, expect, test, vi } from "vitest";
import { routeOf, router } from "../src/lib/router.svelte";

vi.stubGlobal("scrollTo", () => {});
afterEach(() => router.go("/", true));

test.each([
  ["/", { page: "home" }],
  ["/t/abc", { page: "table", id: "abc" }],
  ["/t/abc/", { page: "table", id: "abc" }],
  ["/c/K7M2PX", { page: "code", code: "K7M2PX" }],
  ["/g/x_-1", { page: "game", id: "x_-1" }],
  ["/rules/deepsea", { page: "rules", game: "deepsea" }],
  ["/rules", { page: "rules", game: "planet9" }],
  ["/settings", { page: "settings" }],
  ["/stats", { page: "stats" }],
  ["/d/abc", { page: "deal", id: "abc" }],
  ["/crew/abc", { page: "crew", id: "abc", game: "planet9" }],
  ["/crew/abc/deepsea", { page: "crew", id: "abc", game: "deepsea" }],
  ["/crew/join", { page: "crew-join" }],
  ["/link", { page: "link" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  "/t",
  "/t/a/b",
  "/t/a%2Fb",
  "/nowhere",
  "/settings/more",
  "/stats/more",
  "/d",
  "/crew",
  "/crew/a/crewdeck",
  "/crew/join/planet9",
])("%s leads nowhere", (path) => {
  expect(routeOf(path)).toEqual({ page: "lost", path });
});

test("a broken escape is taken as it stands", () => {
  expect(routeOf("/c/%E0%A4%A")).toEqual({ page: "code", code: "%E0%A4%A" });
});

test("what is asked beside the path does not change the page", () => {
  router.go(`/?next=${encodeURIComponent("/t/abc")}`, true);
  expect(router.route).toEqual({ page: "home" });
  expect(new URLSearchParams(location.search).get("next")).toBe("/t/abc");
});

test("going somewhere leaves a step behind, and replacing does not", () => {
  const before = history.length;
  router.go("/settings");
  expect(location.pathname).toBe("/settings");
  expect(history.length).toBe(before + 1);
  router.go("/rules/planet9", true);
  expect(history.length).toBe(before + 1);
  expect(router.route).toEqual({ page: "rules", game: "planet9" });
});

test("a plain link within the site is followed without a reload", () => {
  const stop = router.listen();
  document.body.innerHTML = '<a href="/settings">x</a>';
  document.querySelector("a")?.click();
  expect(router.route).toEqual({ page: "settings" });
  stop();
});
