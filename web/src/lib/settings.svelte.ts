// What this browser remembers: language, sound, motion, confirming, colours, cards, notices.

export type Language = "en" | "fr";

/** What may be chosen where there are a few things to choose from; the first is usual. */
export const OFFERED = {
  motion: ["auto", "less"],
  scheme: ["auto", "light", "dark"],
  cardSize: ["m", "s", "l"],
  palette: ["usual", "vivid", "soft"],
} as const;

export interface Choices {
  language: Language;
  sound: boolean;
  motion: (typeof OFFERED.motion)[number];
  /** Whether a card is chosen first and played by a second touch. */
  confirm: boolean;
  scheme: (typeof OFFERED.scheme)[number];
  /** Whether the browser tells that it is one's turn while the page is out of sight. */
  notify: boolean;
  cardSize: (typeof OFFERED.cardSize)[number];
  /** Whether the button and one's tasks change sides. */
  leftHanded: boolean;
  /** The colours of the suits; their symbols are always there. */
  palette: (typeof OFFERED.palette)[number];
}

const KEY = "shipmates";

function preferred(): Language {
  const wanted = typeof navigator === "undefined" ? "en" : navigator.language;
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function usual(): Choices {
  return {
    language: preferred(),
    sound: true,
    motion: "auto",
    confirm: true,
    scheme: "auto",
    notify: false,
    cardSize: "m",
    leftHanded: false,
    palette: "usual",
  };
}

/** Whether a value out of the store may stand where it stood. */
function fits(key: keyof Choices, value: unknown, base: Choices): boolean {
  if (key === "language") return value === "en" || value === "fr";
  if (key in OFFERED) return (OFFERED[key as keyof typeof OFFERED] as readonly unknown[]).includes(value);
  return typeof value === typeof base[key];
}

function remembered(): Choices {
  const base = usual();
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, unknown>;
    const good = (Object.keys(base) as (keyof Choices)[]).filter((key) => fits(key, kept[key], base));
    return Object.assign(base, Object.fromEntries(good.map((key) => [key, kept[key]])));
  } catch {
    return base;
  }
}

/** Read its fields; change them with `choose`, which keeps them. */
export const settings: Choices = $state(remembered());

/** Changes some settings and keeps them. */
export function choose(change: Partial<Choices>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse to keep anything; the choice holds until the page closes.
  }
}

/** Writes on the document what style sheets read of the settings. */
export function dress(root: HTMLElement, body: HTMLElement): void {
  root.lang = settings.language;
  root.dataset["motion"] = settings.motion;
  body.dataset["cards"] = settings.cardSize;
  body.dataset["hand"] = settings.leftHanded ? "left" : "right";
  body.dataset["palette"] = settings.palette;
  if (settings.scheme === "auto") delete body.dataset["scheme"];
  else body.dataset["scheme"] = settings.scheme;
}

const less = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should travel less: the system's wish or the person's. */
export function still(): boolean {
  return settings.motion === "less" || less?.matches === true;
}
