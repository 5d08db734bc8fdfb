// Who sits at this browser: asked once, then known to every page.
import { ask, changeMe, introduce, me } from "../lib/api";
import { choose, settings, type Language } from "../lib/settings.svelte";
import type { Orders, Person } from "../lib/wire";
import { t } from "../lib/words";

/** A name for somebody who has said none: a friendly call sign. */
function callSign(): string {
  const signs = t("web-call-signs").split(",");
  return signs[Math.floor(Math.random() * signs.length)]?.trim() ?? "";
}

class Who {
  person: Person | null = $state(null);
  /** Whether the server has been asked. */
  known = $state(false);
  /** The name a newcomer would have; it may be changed before and after. */
  wish = $state("");

  async learn(): Promise<void> {
    this.wish ||= callSign();
    this.person = await me();
    this.known = true;
  }

  async name(wanted: string): Promise<void> {
    const name = wanted.trim() || callSign();
    this.person = this.person ? await changeMe({ name }) : await introduce(name, settings.language);
  }

  async orders(orders: Orders): Promise<void> {
    this.person = await changeMe({ orders });
  }

  /** Another language here, and for the bots' tellings later on. */
  async speak(language: Language): Promise<void> {
    choose({ language });
    if (this.person) this.person = await changeMe({ language });
  }

  /** A link to another device: good once, for so many seconds. */
  async link(): Promise<{ address: string; seconds: number }> {
    const { token, seconds } = await ask<{ token: string; seconds: number }>("POST", "/api/me/link");
    // Behind the # it stays in the browser: no log of any server has it.
    return { address: `${location.origin}/link#${token}`, seconds };
  }

  /** Becomes whoever made the link. */
  async claim(token: string): Promise<void> {
    this.person = await ask<Person>("POST", "/api/me/claim", { token });
    this.known = true;
  }
}

export const who = new Who();
