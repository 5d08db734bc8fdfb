// “It is my turn”: the tab says so in its title, the app on its badge, the speaker in two notes,
// and somebody who looks elsewhere gets a notification.
import { whenIdle } from "./frame";
import { settings } from "./settings.svelte";
import { play } from "./sound";

/** What a page shows in its tab: a dot in front while something is asked. */
export const badged = (title: string, asked: boolean): string => (asked ? `● ${title}` : title);

interface Badging {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

function badge(asked: boolean): void {
  const app = navigator as unknown as Badging;
  const done = asked ? app.setAppBadge?.(1) : app.clearAppBadge?.();
  void done?.catch(() => {});
}

export class Attention {
  #asked = false;
  #note: Notification | null = null;

  /** Tells what is so now; sounds and notifies only when it becomes one's turn. */
  see(asked: boolean, title: string, words: string): void {
    const shown = badged(title, asked);
    if (document.title !== shown) document.title = shown;
    if (asked === this.#asked) return;
    this.#asked = asked;
    badge(asked);
    if (!asked) return this.seen();
    play("turn");
    if (document.hidden) this.#notify(title, words);
  }

  /** The page is looked at: what called is taken away. */
  seen(): void {
    this.#note?.close();
    this.#note = null;
  }

  /** The page is left. */
  end(): void {
    this.seen();
    if (this.#asked) badge(false);
    this.#asked = false;
  }

  #notify(title: string, body: string): void {
    if (!wanted() || typeof Notification === "undefined" || Notification.permission !== "granted") return;
    try {
      this.#note = new Notification(title, { body, tag: "shipmates-turn", icon: "/icon.svg" });
      this.#note.onclick = () => {
        window.focus();
        this.seen();
      };
    } catch {
      // Phones give notifications to service workers only; title and sound are left.
    }
  }
}

const wanted = (): boolean => (settings as { notify?: boolean }).notify ?? false;

/**
 * Calls for attention as long as the component lives; call it while the component is set up.
 * `asked`: is something wanted of this person; `title`: of the page; `words`: what is wanted.
 */
export function attend(asked: () => boolean, title: () => string, words: () => string): Attention {
  const attention = new Attention();
  let here = true;
  $effect(() => {
    const [is, as, why] = [asked(), title(), words()];
    // A title takes longer to change than a table.
    whenIdle(() => here && attention.see(is, as, why));
  });
  $effect(() => {
    const look = () => document.hidden || attention.seen();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      here = false;
      attention.end();
    };
  });
  return attention;
}
