// How a person leaves a table.
import { router } from "./router.svelte";
import type { TableLink } from "./table.svelte";

/** Gives up one's chair, if one has any, and goes home. */
export async function leave(link: TableLink): Promise<void> {
  if ((link.now?.you.chair ?? null) !== null) await link.try({ type: "stand" });
  router.go("/");
}
