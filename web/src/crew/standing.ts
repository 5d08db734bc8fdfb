// What everybody may know of where a seat stands in a phase, in a word.
import { has, t } from "../lib/words";
import type { Scope } from "./model";

/** A word on a seat, or null while there is none. */
export function standing(scope: Scope, kind: string, seat: number): string | null {
  const { scene, view } = scope;
  switch (kind) {
    case "radio":
      if (scene.ready?.includes(seat)) return t("web-stand-silent");
      if (view.awaited.includes(seat)) return null;
      return scene.signals?.[seat]?.length ? t("web-stand-spoken") : t("web-stand-silent");
    case "calling": {
      const vote = scene.votes?.find(([who]) => who === seat);
      return vote ? t("web-stand-vote", { way: vote[1] ?? "none" }) : null;
    }
    case "sealing":
      return scene.chosen?.includes(seat) ? t("web-stand-chosen") : null;
    case "polling": {
      const answer = view.brief?.answers?.find(([who]) => who === seat)?.[1];
      if (seat === scope.leader) return t(scope.sea ? "web-captain" : "web-commander");
      return answer ? t(has(`answer-${answer}`) ? `answer-${answer}` : "web-stand-done") : null;
    }
    case "volunteering":
      if (scene.willing?.includes(seat)) return t("answer-yes");
      return scene.asked?.includes(seat) ? t("answer-no") : null;
    case "offered":
      return scene.refused?.includes(seat) ? t("answer-no") : null;
    case "choosing":
      return scene.content?.includes(seat) ? t("web-stand-content") : null;
    case "consent":
      if (scene.by === seat) return t("web-stand-proposes");
      return view.awaited.includes(seat) ? null : scene.asked?.includes(seat) ? null : t("web-stand-agrees");
    default:
      return view.awaited.includes(seat) ? null : t("web-stand-done");
  }
}
