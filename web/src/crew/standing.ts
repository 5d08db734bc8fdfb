// What everybody may know of where a seat stands in a phase, in a word.
import { has, t } from "../lib/words";
import type { Scope } from "./model";

/** What a seat answered when it was asked, or null. */
export function answered(scope: Scope, seat: number): string | null {
  const { scene, view } = scope;
  const answer = view.brief?.answers?.find(([who]) => who === seat)?.[1];
  if (answer) return t(has(`answer-${answer}`) ? `answer-${answer}` : "web-stand-done");
  return scene.refused?.includes(seat) ? t("answer-no") : null;
}

/** A word on a seat, or null while there is none. */
export function standing(scope: Scope, kind: string, seat: number): string | null {
  const { scene, view } = scope;
  const awaited = view.awaited.includes(seat);
  switch (kind) {
    case "radio":
      if (scene.ready?.includes(seat)) return t("web-stand-silent");
      if (awaited) return null;
      return scene.signals?.[seat]?.length ? t("web-stand-spoken") : t("web-stand-silent");
    case "calling": {
      const vote = scene.votes?.find(([who]) => who === seat);
      return vote ? t("web-stand-vote", { way: vote[1] ?? "none" }) : null;
    }
    case "sealing":
      return scene.chosen?.includes(seat) ? t("web-stand-chosen") : null;
    case "polling":
      return seat === scope.leader ? t("web-stand-asks") : answered(scope, seat);
    case "appointing":
    case "deciding":
      return awaited ? t("web-stand-decides") : answered(scope, seat);
    case "volunteering":
      if (scene.willing?.includes(seat)) return t("answer-yes");
      return scene.asked?.includes(seat) ? t("answer-no") : null;
    case "offered":
      return seat === scope.leader ? t("web-stand-asks") : answered(scope, seat);
    case "choosing":
      return scene.content?.includes(seat) ? t("web-stand-content") : null;
    case "consent":
      if (scene.by === seat) return t("web-stand-proposes");
      return awaited ? null : t("web-stand-agrees");
    default:
      return awaited ? null : t("web-stand-done");
  }
}
