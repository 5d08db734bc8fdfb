// A socket that comes back by itself: after a tenth of a second, then twice that, up to ten seconds.
import type { Answer } from "./wire";

export interface Ears<Heard> {
  heard: (answer: Heard) => void;
  lost: () => void;
}

const SHORTEST = 100;
const LONGEST = 10_000;

export class Line<Heard = Answer> {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly address: () => string,
    readonly ears: Ears<Heard>,
  ) {
    this.#dial();
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Starts over at once. */
  reopen(): void {
    if (this.#closed) return;
    this.#failures = 0;
    this.#drop();
    this.#dial();
  }

  /** Never comes back. */
  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
  }

  // Whoever comes back to the page, or to the net, should not wait for the next try.
  #hurry = (): void => {
    if (!document.hidden && !this.open && this.#socket?.readyState !== WebSocket.CONNECTING) this.reopen();
  };

  // Without a net the socket would notice only much later.
  #cut = (): void => {
    this.#drop();
    this.#retry();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.ears.lost();
  }

  #retry(): void {
    if (this.#closed) return;
    const pause = Math.min(LONGEST, SHORTEST * 2 ** Math.min(this.#failures, 8)) * (0.7 + Math.random() * 0.6);
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#dial(), pause);
  }

  #dial(): void {
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#failures = 0;
      this.ears.heard(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#retry();
    };
  }
}
