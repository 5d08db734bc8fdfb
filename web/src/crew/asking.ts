// The heading and the sentence of a phase: one way for whoever is asked, another for those who wait.
import { cardName, has, t } from "../lib/words";
import type { Seat } from "../lib/wire";
import type { Scope } from "./model";

/** What stands over the panel. */
export function heading(scope: Scope, kind: string): string {
  const { matter } = scope.scene;
  const own = scope.acting
    ? [`web-self-${kind}-${matter}`, `web-self-${kind}`]
    : [`web-other-${kind}-${matter}`, `web-other-${kind}`];
  const named = kind === "appointing" && scope.acting ? [`web-name-${matter}`] : [];
  const asked = kind === "consent" || (kind === "appointing" && matter !== "silence") ? [] : [`matter-${matter}`];
  const ids = [...own, `web-self-${kind}-${matter}`, ...named, ...asked];
  if (kind === "radio" && scope.sea) return t("web-title-sonar");
  return t(ids.find(has) ?? `web-title-${kind}`);
}

/** What it is about, or whom it waits for. */
export function sentence(scope: Scope, kind: string): string | null {
  const { acting, scene, view } = scope;
  if (kind === "consent") return proposed(scope);
  if (kind === "sealing") return passing(scope);
  const [awaited, ...more] = view.awaited;
  if (!acting && awaited !== undefined && more.length === 0 && has(`web-wait-${kind}`))
    return t(`web-wait-${kind}`, { name: scope.name(awaited) });
  const hint = [
    kind === "radio" && scope.sea ? "web-hint-sonar" : "",
    `web-hint-${kind}-${scene.matter}`,
    `web-hint-${kind}`,
  ].find(has);
  if (!hint) return null;
  const count = (acting?.legal ?? []).filter((one) => one.kind === "foretell" && one["count"] === 0).length;
  const said = t(hint, { way: scene.way ?? "none", name: scope.name(scope.leader ?? 0), count });
  const drawn = view.brief?.sounded;
  return kind === "radio" && drawn ? `${said} ${t("web-hint-drawn", { card: cardName(drawn, true) })}` : said;
}

/** Who gets what one passes: left is the next seat clockwise. */
export function neighbour(scope: Scope, seat: Seat, way: string | undefined): Seat {
  return (seat + (way === "left" ? 1 : scope.seats - 1)) % scope.seats;
}

function passing(scope: Scope): string {
  const seat = scope.acting?.seat ?? scope.me;
  const to = neighbour(scope, seat, scope.scene.way);
  const name = called(scope, to);
  return seat === scope.me ? t("web-pass-to", { name }) : t("web-pass-for", { who: scope.name(seat), name });
}

function proposed(scope: Scope): string | null {
  const { matter, by } = scope.scene;
  if (by === undefined || !has(`web-proposes-${matter}`)) return null;
  return t(`web-proposes-${matter}`, { you: mine(scope, by) ? "yes" : "no", name: scope.name(by) });
}

/** Whether this is one's own seat. */
export const mine = (scope: Scope, seat: Seat): boolean => seat === scope.me && !scope.watching;

/** What somebody is called here: oneself is you. */
export const called = (scope: Scope, seat: Seat): string => (mine(scope, seat) ? t("web-you") : scope.name(seat));
