// Who sits at this browser: asked once, then known to every page.
import { changeMe, introduce, me } from "../lib/api";
import { choose, settings, type Language } from "../lib/settings.svelte";
import type { Orders, Person } from "../lib/wire";

class Who {
  person: Person | null = $state(null);
  /** Whether the server has been asked. */
  known = $state(false);

  async learn(): Promise<void> {
    this.person = await me();
    this.known = true;
  }

  async name(name: string): Promise<void> {
    this.person = this.person
      ? await changeMe({ name })
      : await introduce(name, settings.language);
  }

  async orders(orders: Orders): Promise<void> {
    this.person = await changeMe({ orders });
  }

  /** Another language here, and for the bots' tellings later on. */
  async speak(language: Language): Promise<void> {
    choose({ language });
    if (this.person) this.person = await changeMe({ language });
  }
}

export const who = new Who();
