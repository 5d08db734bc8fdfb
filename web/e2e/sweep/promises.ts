// Which scenes a mission must come to, read from what the server says of it.
import type { Seen } from "./tour";

const SHARING: Record<string, string> = {
  draft: "drafting",
  together: "council",
  captain: "offering",
  volunteers: "volunteering",
  free: "choosing",
};
const HANDOUT: Record<string, string[]> = {
  draft: ["drafting"],
  decision: ["polling", "appointing"],
  distribution: ["polling", "appointing"],
};
const NAMING: Record<string, string[]> = {
  feeling: ["polling", "appointing"],
  volunteer: ["polling", "appointing"],
  silenced: ["appointing"],
};

/** The scenes of its briefing, whatever the cards. */
export function promised({ mission, seats }: Seen, game: string): string[] {
  const scenes = game === "deepsea" ? atSea(mission) : inSpace(mission, seats);
  return [...new Set([...scenes, "tricking"])];
}

function atSea(mission: Seen["mission"]): string[] {
  const tasks = Number(mission["difficulty"]) > 0 || (mission["fixed"] as unknown[]).length > 0;
  return tasks ? [SHARING[String(mission["sharing"])] ?? ""] : [];
}

function inSpace(mission: Seen["mission"], seats: number): string[] {
  const tasks = Number(mission["tasks"]);
  const rules = JSON.stringify(mission["rules"]);
  return [
    ...(tasks ? (HANDOUT[String(mission["handout"])] ?? []) : []),
    ...(NAMING[String(mission["naming"])] ?? []),
    ...(["swap", "move"].includes(String(mission["change"])) ? ["council"] : []),
    ...(mission["hand_over"] && seats === 5 ? ["council"] : []),
    ...(/"(first|last)"/.test(rules) ? ["polling", "council"] : []),
  ];
}
