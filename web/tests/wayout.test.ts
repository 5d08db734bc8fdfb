// Out of a table: in the middle of a game the chair is kept, unless one says twice that it is not to be.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../src/lib/router.svelte";
import { choose } from "../src/lib/settings.svelte";
import type { TableLink } from "../src/lib/table.svelte";
import WayOut from "../src/pages/WayOut.svelte";

const sent = vi.fn<(command: { type: string }) => Promise<void>>(() => Promise.resolve());
const go = vi.spyOn(router, "go").mockImplementation(() => {});

function shown(status: string, chair: number | null): void {
  const link = { now: { you: { chair }, table: { status } }, try: sent };
  render(WayOut, { link: link as unknown as TableLink });
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  choose({ language: "en" });
  sent.mockClear();
  go.mockClear();
});
afterEach(cleanup);

test("whoever goes home in the middle of a game keeps the chair", async () => {
  shown("playing", 1);
  await press("Home, your chair is kept");
  expect(go).toHaveBeenCalledWith("/");
  expect(sent).not.toHaveBeenCalled();
});

test("a chair is given up by the second press", async () => {
  shown("playing", 1);
  await press("Give up your chair");
  expect(sent).not.toHaveBeenCalled();
  await press("Sure? A bot plays on for you");
  expect(sent).toHaveBeenCalledWith({ type: "stand" });
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/"));
});

test("before and after a game one press is enough, and whoever looks on has no chair to leave", async () => {
  shown("over", 0);
  await press("Leave the table");
  expect(sent).toHaveBeenCalledWith({ type: "stand" });
  cleanup();
  sent.mockClear();
  shown("playing", null);
  await press("Leave the table");
  expect(sent).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledTimes(2);
});
