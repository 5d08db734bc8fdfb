// The scenes there are, by the protocol's schema; those of nature alone pass before anybody is shown them.
import { readFileSync } from "node:fs";

interface Kinds {
  $defs: Record<string, { properties: { scene: { oneOf: { properties: { kind: { const: string } } }[] } } }>;
}
const NATURE = ["shuffling", "laying", "repairing", "redealing"];
const VIEWS = { planet9: "Planet9View", deepsea: "DeepseaView" };

export function kinds(game: keyof typeof VIEWS): string[] {
  const file = new URL("../../../docs/guide/protocol.schema.json", import.meta.url);
  const { $defs } = JSON.parse(readFileSync(file, "utf-8")) as Kinds;
  const scenes = $defs[VIEWS[game]]?.properties.scene.oneOf.map((one) => one.properties.kind.const) ?? [];
  return [...scenes.filter((kind) => !NATURE.includes(kind)), "radio"];
}
