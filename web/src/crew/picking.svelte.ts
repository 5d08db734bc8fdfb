// Which card is held ready: chosen to be confirmed, set aside until the turn comes, or offered as a signal.
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import { cardName, suitName, t } from "../lib/words";
import type { Action, Seat } from "../lib/wire";
import type { CrewView, Scope } from "./model";

const ON_CARDS = ["play", "give", "signal"];
/** So long a word stands in the place of the sentence. */
const READING = 4000;
const cardOf = (action: Action): string => String(action["card"]);
const byCard = (actions: Action[]): Map<string, Action> => new Map(actions.map((one) => [cardOf(one), one]));

/** What cards can do now, and for which seat. */
export interface Offer {
  view: CrewView | null;
  by: Map<string, Action>;
}

/** Signals that may be sent though another thing, or nothing, is asked: the leader's, and late ones. */
export function lateSignals(scope: Scope): Action[] {
  const { legal } = scope.view;
  return scope.ended || legal.some((one) => one.kind === "ready") ? [] : legal.filter((one) => one.kind === "signal");
}

/** What is offered on the cards; with the radio on, signals come before plays. */
export function offers(scope: Scope, radio: boolean): Offer {
  const late = radio ? lateSignals(scope) : [];
  if (late.length) return { view: scope.view, by: byCard(late) };
  const view = scope.acting;
  return { view, by: byCard((view?.legal ?? []).filter((one) => ON_CARDS.includes(one.kind))) };
}

/** Why a card of the hand cannot be chosen, in a word; empty if nothing is chosen at all. */
export function reason(scope: Scope, offer: Offer): string {
  const [first] = offer.by.values();
  if (!first || offer.view !== scope.view) return "";
  if (first.kind === "signal") return t("web-not-shown");
  if (first.kind === "give") return t("web-not-passed");
  const led = scope.scene.trick?.cards[0]?.[0];
  return led && [...offer.by.keys()].every((card) => card[0] === led)
    ? t("web-follow-suit", { suit: suitName(led, scope.sea) })
    : t("web-not-played");
}

/** Whether a card may be set aside for one's turn. */
export const mayReserve = (scope: Scope): boolean =>
  scope.scene.kind === "tricking" && !scope.ended && !scope.watching && scope.acting === null;

export interface Doing {
  scope: () => Scope | null;
  busy: () => boolean;
  act: (action: Action, seat: Seat) => void;
}

export class Picking {
  /** Chosen, and not yet confirmed. */
  chosen: string | null = $state(null);
  /** Set aside for one's turn. */
  early: string | null = $state(null);
  /** Whether signals are offered where plays could be. */
  radio = $state(false);
  /** What the sentence says for a moment; `n` grows so that it nudges each time. */
  hint: { text: string; n: number } | null = $state.raw(null);
  #attempt: string | null = null;
  #n = 0;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly doing: Doing) {}

  offer: Offer = $derived.by(() => {
    const scope = this.doing.scope();
    return scope ? offers(scope, this.radio) : { view: null, by: new Map() };
  });
  /** What the chosen card does; a choice that cannot be done any more is none. */
  picked = $derived(this.chosen === null ? undefined : this.offer.by.get(this.chosen));

  /** Looks at a new view: what was set aside is chosen or let go, what is gone is forgotten. */
  see(scope: Scope): void {
    untrack(() => {
      if (scope.now.table.attempt !== this.#attempt) this.letGo();
      this.#attempt = scope.now.table.attempt;
      if (this.radio && !lateSignals(scope).length) this.radio = false;
      if (this.chosen !== null && !this.offer.by.has(this.chosen)) this.chosen = null;
      if (this.hint && scope.acting === null) this.hint = null;
      if (this.early !== null) this.#recall(scope, this.early);
    });
  }

  #recall(scope: Scope, card: string): void {
    if (!scope.view.hand.includes(card)) return void (this.early = null);
    if (scope.acting !== scope.view || !scope.view.legal.some((one) => one.kind === "play")) return;
    this.early = null;
    const play = scope.view.legal.find((one) => one.kind === "play" && cardOf(one) === card);
    if (!play)
      return this.say(t("web-early-not", { card: cardName(card, scope.sea), reason: reason(scope, this.offer) }));
    if (settings.confirm) this.chosen = card;
    else this.doing.act(play, scope.view.seat);
  }

  /** A card was touched. */
  choose(card: string): void {
    const scope = this.doing.scope();
    const action = this.offer.by.get(card);
    if (!scope || this.doing.busy()) return;
    if (!action) return this.#other(scope, card);
    this.hint = null;
    const sure = !settings.confirm && action.kind === "play";
    if (sure || this.chosen === card) this.go(card);
    else this.chosen = card;
  }

  /** Does what the card offers, without asking again. */
  go(card: string): void {
    const action = this.offer.by.get(card);
    const view = this.offer.view;
    if (!action || !view || this.doing.busy()) return;
    this.letGo();
    this.doing.act(action, view.seat);
  }

  #other(scope: Scope, card: string): void {
    if (mayReserve(scope)) {
      this.hint = null;
      this.early = this.early === card ? null : card;
    } else this.say(reason(scope, this.offer));
  }

  /** Shows a word in the place of the sentence. */
  say(text: string): void {
    const hint = text ? { text, n: (this.#n += 1) } : null;
    this.hint = hint;
    clearTimeout(this.#fade);
    if (hint) this.#fade = setTimeout(() => (this.hint = null), READING);
  }

  toggleRadio(): void {
    const scope = this.doing.scope();
    if (!scope || (!this.radio && !lateSignals(scope).length)) return;
    this.radio = !this.radio;
    this.chosen = null;
    this.hint = null;
  }

  letGo(): void {
    this.chosen = null;
    this.early = null;
    this.radio = false;
    this.hint = null;
  }
}
