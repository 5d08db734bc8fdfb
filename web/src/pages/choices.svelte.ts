// The last choice of each game, remembered in this browser, so that one click starts it again.
import type { GameKey, Options, Plan, TableInfo } from "../lib/wire";

export interface Choice {
  plan: Plan;
  options: Options;
  /** Which bots fill the chairs; the strongest unless chosen. */
  level: string | null;
}

export const GAMES: readonly GameKey[] = ["planet9", "deepsea", "crewdeck"];

const KEY = "shipmates-choices";
const LAST = "shipmates-table";
const OPTIONS: Options = {
  history: "last",
  take_backs: true,
  chat: false,
  watchers: true,
  public: false,
  practice: false,
};

export function usual(game: GameKey): Choice {
  const plan: Plan =
    game === "planet9"
      ? { game, players: 4, mission: 1, challenge: false, distress: true }
      : game === "deepsea"
        ? { game, players: 4, mission: 1, timed: false, distress: true }
        : { game, players: 3, wilds: true, fixed: false };
  return { plan, options: { ...OPTIONS }, level: null };
}

function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window keeps nothing; the choice holds until the page closes.
  }
}

function remembered(): Record<GameKey, Choice> {
  const old = kept<Partial<Record<GameKey, Choice>>>(KEY) ?? {};
  const one = (game: GameKey): Choice => {
    const base = usual(game);
    const last = old[game];
    return {
      plan: { ...base.plan, ...last?.plan, game },
      options: { ...base.options, ...last?.options },
      level: last?.level ?? null,
    };
  };
  return { planet9: one("planet9"), deepsea: one("deepsea"), crewdeck: one("crewdeck") };
}

export const choices: Record<GameKey, Choice> = $state(remembered());

/** Remembers what was chosen for a game; practice is chosen anew each time. */
export function remember(choice: Choice): void {
  choices[choice.plan.game] = { ...choice, options: { ...choice.options, practice: false } };
  keep(KEY, choices);
}

/** The table one sat at last. */
export const lastTable = (): string | null => kept<string>(LAST);

/** Notes the table one sits at, and how far its campaign has come. */
export function noteTable(table: TableInfo): void {
  keep(LAST, table.id);
  const known = choices[table.game];
  if (table.options.practice) return;
  if (table.plan.mission !== undefined && known.plan.mission !== table.plan.mission)
    remember({ ...known, plan: { ...known.plan, mission: table.plan.mission } });
}
export const forgetTable = () => keep(LAST, null);

/** A table that is to start as soon as its room is reached, with bots of this level. */
export const hurry: { id: string | null; level: string | null } = { id: null, level: null };
