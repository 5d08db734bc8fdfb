// Times, dates and counts in the language of the reader.
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words";
import { missionName } from "../pages/missions";
import type { Place } from "./places";
import type { Sailed } from "./api";

export function lasting(seconds: number): string {
  if (seconds < 60) return t("web-log-seconds", { seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t("web-log-minutes", { minutes });
  return t("web-log-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A day, and its hour if there is room; whatever else a file says is told as it stands. */
export function day(when: string, style: "short" | "long" = "short"): string {
  const date = new Date(when);
  if (Number.isNaN(date.getTime())) return when;
  const wish: Intl.DateTimeFormatOptions =
    style === "short" ? { dateStyle: "medium" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(settings.language, wish).format(date);
}

export const percent = (part: number, whole: number) =>
  new Intl.NumberFormat(settings.language, { style: "percent" }).format(whole ? part / whole : 0);

export const number = (value: number) => new Intl.NumberFormat(settings.language).format(value);

/** A mission on the map, for whoever does not see it. */
export function spoken(game: Sailed, place: Place): string {
  const parts = [missionName(game, place.mission), t(`web-log-look-${place.look}`)];
  if (place.tries) parts.push(t("web-log-tries", { count: place.tries }));
  if (place.distress) parts.push(t("web-log-distressed"));
  return parts.join(", ");
}
