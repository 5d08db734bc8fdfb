// The link to one table: the newest `now`, what was said, and commands with their answers.
import { Refused } from "./api";
import { Line } from "./line";
import { offered, undone } from "./moves";
import { settings } from "./settings.svelte";
import type { Action, Answer, Command, Now, Refusal, Said, Seat, View } from "./wire";

interface Waiting {
  command: Command;
  /** At which attempt it was sent. */
  attempt: string | null;
  /** Whether it has left this browser. */
  sent: boolean;
  /** The line broke before an answer came: it may have been done or not. */
  unsure: boolean;
  done: (view: View | null) => void;
  refused: (error: Refused) => void;
}

interface Reaching {
  ply: number;
  seen: (now: Now | null) => void;
}

/** After so long without an answer the line is taken for dead. */
const PATIENCE = 8_000;

export class TableLink {
  /** How everything stands; null until the server has spoken. */
  now: Now | null = $state.raw(null);
  connected = $state(false);
  /** What was said lately, newest last. */
  said: Said[] = $state.raw([]);
  /** The last refusal; it goes with the next thing done. */
  refusal: Refusal | null = $state.raw(null);
  /** Why the server let go for good, if it did. */
  gone: string | null = $state(null);
  /** When `now` arrived, by performance.now(): for the clock. */
  arrived = $state(0);
  /** Whether a command is on its way. */
  busy = $state(false);

  #line: Line;
  #waiting = new Map<number, Waiting>();
  #awaiting: Reaching[] = [];
  #ref = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#line = new Line(() => this.#address(), { heard: (answer) => this.#hear(answer), lost: () => this.#lost() });
  }

  /** Starts over, in the language of the settings. */
  reopen(): void {
    if (!this.gone) this.#line.reopen();
  }

  /** Lets go of the table. */
  close(): void {
    this.#line.close();
    clearTimeout(this.#patience);
    for (const ref of [...this.#waiting.keys()]) this.#settle(ref, (one) => one.refused(new Refused("offline", {}, 0)));
  }

  /** Sends a command; resolves when it is done, rejects with `Refused`. */
  async send(command: Command): Promise<void> {
    await this.#ask(command);
  }

  /** Does something in the game; refusals land in `refusal`, so nobody must catch them. */
  async act(action: Action, seat?: Seat): Promise<boolean> {
    const from = this.now;
    if (!from) return false;
    const done = await this.try({ type: "act", ply: from.ply, action, ...(seat === undefined ? {} : { seat }) });
    if (done || this.refusal?.code !== "stale") return done;
    // Where many are asked at once, somebody was faster: what still can be done is done after all.
    const ply = Number(this.refusal.params["ply"] ?? 0);
    const now = await this.#reached(ply);
    const again =
      now?.table.attempt === from.table.attempt && ply > from.ply && action.kind !== "play"
        ? offered(now, action, seat)
        : undefined;
    return again ? this.act(again, seat) : false;
  }

  /** As `send`, but says whether it was done instead of throwing. */
  async try(command: Command): Promise<boolean> {
    try {
      await this.send(command);
      return true;
    } catch {
      return false;
    }
  }

  /** What one's own cards would look like, and as `sheet` what they would score. */
  async preview(actions: Action[]): Promise<View | null> {
    return this.#ask({ type: "preview", ply: this.now?.ply ?? 0, actions });
  }

  /** The `now` of this ply or a later one; null if the link is lost first. */
  #reached(ply: number): Promise<Now | null> {
    if (this.now && this.now.ply >= ply) return Promise.resolve(this.now);
    return new Promise((seen) => this.#awaiting.push({ ply, seen }));
  }

  #ask(command: Command): Promise<View | null> {
    return new Promise((done, refused) => {
      // A move made while the line is down waits for it; anything else is asked again by the person.
      if (!this.#line.open && command.type !== "act") return refused(this.#fail("offline"));
      const attempt = this.now?.table.attempt ?? null;
      this.#put({ command, attempt, done, refused, sent: false, unsure: !this.#line.open });
    });
  }

  #put(one: Waiting): void {
    this.#ref += 1;
    this.#waiting.set(this.#ref, one);
    this.busy = true;
    if (!this.#line.open) return;
    one.sent = true;
    this.#line.send({ ...one.command, ref: this.#ref });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#line.reopen(), PATIENCE);
  }

  #fail(code: string, params: Refusal["params"] = {}): Refused {
    this.refusal = { code, params };
    return new Refused(code, params, 0);
  }

  #lost(): void {
    this.connected = false;
    clearTimeout(this.#patience);
    for (const one of this.#awaiting) one.seen(null);
    this.#awaiting = [];
    for (const [ref, one] of [...this.#waiting])
      if (one.command.type === "act") one.unsure = true;
      else this.#settle(ref, () => one.refused(new Refused("offline", {}, 0)));
  }

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?words=${settings.language}`;
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case "now":
        this.#arrive(answer, this.now?.table.attempt);
        return;
      case "said":
        this.said = [...this.said.slice(-49), answer];
        return;
      case "bye":
        if (answer.again) return;
        this.gone = answer.code;
        return this.close();
      case "done":
        this.refusal = null;
        return this.#done(answer.ref);
      case "previewed":
        return this.#settle(answer.ref, (one) => one.done({ ...answer.view, sheet: answer.sheet }));
      case "refused":
        return this.#refused(answer.ref, answer);
    }
  }

  #refused(ref: number, { code, params }: Refusal): void {
    // Sent twice, the second may come too late because the first was heard after all: the view tells.
    if (code === "stale" && this.#waiting.get(ref)?.unsure) return this.#settle(ref, (one) => one.done(null));
    const error = this.#fail(code, params);
    this.#settle(ref, (one) => one.refused(error));
  }

  /** A move is done when it can be seen: the answer travels before the view. */
  #done(ref: number): void {
    const command = this.#waiting.get(ref)?.command;
    const ply = command?.type === "act" ? command.ply : undefined;
    const settle = () => this.#settle(ref, (one) => one.done(null));
    if (ply === undefined || (this.now && this.now.ply > ply)) settle();
    else void this.#reached(ply + 1).then(settle);
  }

  #arrive(now: Now, last: string | null | undefined): void {
    const back = !this.connected;
    this.connected = true;
    this.now = now;
    this.arrived = performance.now();
    // Another attempt counts anew: nobody waits for a ply of the last one.
    const reached = (one: Reaching) => one.ply <= now.ply || now.table.attempt !== last;
    const seen = this.#awaiting.filter(reached);
    this.#awaiting = this.#awaiting.filter((one) => !reached(one));
    for (const one of seen) one.seen(now);
    if (back) for (const [ref, one] of [...this.#waiting]) this.#compare(ref, one, now);
  }

  /** Back after a break: what was surely not done is sent again, the rest can be seen on the table. */
  #compare(ref: number, one: Waiting, now: Now): void {
    const { command } = one;
    if (command.type !== "act" || !one.unsure) return;
    // What never left cannot have been done: whoever was asked then is still asked.
    const again = one.sent ? undone(now, command) : offered(now, command.action, command.seat) !== undefined;
    if (one.attempt !== now.table.attempt || !again) return this.#settle(ref, () => one.done(null));
    this.#waiting.delete(ref);
    this.#put({ ...one, command: { ...command, ply: now.ply } });
  }

  #settle(ref: number, tell: (one: Waiting) => void): void {
    const one = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    this.busy = this.#waiting.size > 0;
    if (!this.busy) clearTimeout(this.#patience);
    if (one) tell(one);
  }
}
