// A mission under the hand: every change can be taken back, is checked by the server, and is kept on this device.
import type { Sailed } from "../logbook/api";
import { check, type Checked, type Fault } from "./api";
import { at, put, under, type Form, type Path } from "./form";

const PREFIX = "shipmates-draft-";
const MOST_STEPS = 200;
const TOGETHER = 900;
const PAUSE = 250;

interface Kept {
  form: Form;
  when: number;
}

function kept(id: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** The new missions that are on this device only, by game. */
export const unsaved = (game: Sailed): Kept | null => kept(game);

export class Draft {
  form: Form = $state.raw({ game: "planet9" });
  checked: Checked | null = $state.raw(null);
  fault = $state("");
  /** Whether it differs from what the server keeps. */
  changed = $state(false);
  players = $state(4);
  #past: Form[] = $state.raw([]);
  #future: Form[] = $state.raw([]);
  #last = { path: "", when: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly id: string,
    base: Form,
  ) {
    const old = kept(id);
    this.form = old?.form ?? base;
    this.changed = old !== null;
    this.#check(0);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  /** Whether the newest answer says that nothing is wrong. */
  get sound(): boolean {
    return this.checked !== null && this.checked.faults.length === 0;
  }

  at = (path: Path): unknown => at(this.form, path);

  /** Another value at a path; typing in one place is one step. */
  set = (path: Path, value: unknown): void => {
    const place = path.join("/");
    const now = Date.now();
    const together = place === this.#last.path && now - this.#last.when < TOGETHER;
    this.#last = { path: place, when: now };
    if (!together) this.#past = [...this.#past.slice(-MOST_STEPS), this.form];
    this.#future = [];
    this.#turn(put(this.form, path, value));
  };

  undo = (): void => this.#step(true);
  redo = (): void => this.#step(false);

  #step(back: boolean): void {
    const [from, to] = back ? [this.#past, this.#future] : [this.#future, this.#past];
    const next = from.at(-1);
    if (!next) return;
    const [less, more] = [from.slice(0, -1), [...to, this.form]];
    [this.#past, this.#future] = back ? [less, more] : [more, less];
    this.#last.path = "";
    this.#turn(next);
  }

  #turn(form: Form): void {
    this.form = form;
    this.changed = true;
    try {
      localStorage.setItem(PREFIX + this.id, JSON.stringify({ form, when: Date.now() } satisfies Kept));
    } catch {
      // A private window keeps nothing; the draft holds until the page closes.
    }
    this.#check(PAUSE);
  }

  /** Asks again, in another language or for another crew. */
  again = (): void => this.#check(0);

  #check(pause: number): void {
    clearTimeout(this.#timer);
    const mine = ++this.#asked;
    this.#timer = setTimeout(() => {
      check({ form: this.form }, this.players).then(
        (told) => {
          if (mine !== this.#asked) return;
          this.checked = told;
          this.fault = "";
        },
        (error: Error) => mine === this.#asked && (this.fault = error.message),
      );
    }, pause);
  }

  /** What is wrong exactly there. */
  here = (path: Path): Fault[] =>
    (this.checked?.faults ?? []).filter((one) => one.field.length === path.length && under(one.field, path));
  /** What is wrong there or within. */
  within = (path: Path): Fault[] => (this.checked?.faults ?? []).filter((one) => under(one.field, path));

  /** The server has it now, or nobody wants it: nothing is left on the device. */
  settle(): void {
    this.changed = false;
    try {
      localStorage.removeItem(PREFIX + this.id);
    } catch {
      // Nothing was kept.
    }
  }
}
