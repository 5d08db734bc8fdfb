// The link to one table: the newest `now`, what was said, and commands with their answers.
import { Refused } from "./api";
import { settings } from "./settings.svelte";
import type { Action, Answer, Command, Now, Refusal, Said, Seat, View } from "./wire";

interface Waiting {
  done: (view: View | null) => void;
  refused: (error: Refused) => void;
}

const LONGEST = 10_000;

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

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #ref = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {
    this.#open();
  }

  /** Starts over, in the language of the settings. */
  reopen(): void {
    if (this.#closed || this.gone) return;
    this.#failures = 0;
    this.#drop();
    this.#open();
  }

  /** Lets go of the table. */
  close(): void {
    this.#closed = true;
    this.#drop();
  }

  /** Sends a command; resolves when it is done, rejects with `Refused`. */
  async send(command: Command): Promise<void> {
    await this.#ask(command);
  }

  /** Does something in the game; refusals land in `refusal`, so nobody must catch them. */
  async act(action: Action, seat?: Seat): Promise<boolean> {
    return this.try({ type: "act", ply: this.now?.ply ?? 0, action, ...(seat === undefined ? {} : { seat }) });
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

  #ask(command: Command): Promise<View | null> {
    return new Promise((done, refused) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return refused(this.#fail("offline"));
      this.#ref += 1;
      this.#waiting.set(this.#ref, { done, refused });
      this.busy = true;
      this.#socket.send(JSON.stringify({ ...command, ref: this.#ref }));
    });
  }

  #fail(code: string, params: Refusal["params"] = {}): Refused {
    this.refusal = { code, params };
    return new Refused(code, params, 0);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.connected = false;
    for (const one of this.#waiting.values()) one.refused(new Refused("offline", {}, 0));
    this.#waiting.clear();
    this.busy = false;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `words=${settings.language}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Answer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (this.#closed || this.gone) return;
      this.#failures += 1;
      const pause = Math.min(LONGEST, 300 * 2 ** Math.min(this.#failures, 6)) * (0.7 + Math.random() * 0.6);
      this.#timer = setTimeout(() => this.#open(), pause);
    };
  }

  #hear(answer: Answer): void {
    this.connected = true;
    this.#failures = 0;
    switch (answer.type) {
      case "now":
        this.now = answer;
        this.arrived = performance.now();
        return;
      case "said":
        this.said = [...this.said.slice(-49), answer];
        return;
      case "bye":
        if (!answer.again) this.gone = answer.code;
        return;
      case "done":
        this.refusal = null;
        return this.#settle(answer.ref, (one) => one.done(null));
      case "previewed":
        return this.#settle(answer.ref, (one) => one.done({ ...answer.view, sheet: answer.sheet }));
      case "refused": {
        const error = this.#fail(answer.code, answer.params);
        return this.#settle(answer.ref, (one) => one.refused(error));
      }
    }
  }

  #settle(ref: number, tell: (one: Waiting) => void): void {
    const one = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    this.busy = this.#waiting.size > 0;
    if (one) tell(one);
  }
}
