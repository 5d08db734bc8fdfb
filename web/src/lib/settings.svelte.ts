// What this browser remembers: language, sound, motion, confirming, light or dark.

export type Language = "en" | "fr";

export interface Choices {
  language: Language;
  sound: boolean;
  motion: "auto" | "less";
  /** Whether a card is chosen first and played by a second touch. */
  confirm: boolean;
  scheme: "auto" | "light" | "dark";
}

const KEY = "shipmates";

function preferred(): Language {
  const wanted = typeof navigator === "undefined" ? "en" : navigator.language;
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function remembered(): Choices {
  const usual: Choices = {
    language: preferred(),
    sound: true,
    motion: "auto",
    confirm: true,
    scheme: "auto",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
    const choices = { ...usual, ...kept };
    return choices.language === "fr" || choices.language === "en"
      ? choices
      : { ...choices, language: usual.language };
  } catch {
    return usual;
  }
}

/** Read and write its fields; `save()` after writing, or use `choose`. */
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

/** Whether things should travel less: the system's wish or the person's. */
export function still(): boolean {
  return (
    settings.motion === "less" ||
    (typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}
