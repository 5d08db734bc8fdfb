// A line that can be cut: the socket of one browser passes through here.
import type { Page, WebSocketRoute } from "@playwright/test";

export class Cut {
  #armed = false;
  /** How often the line was cut in the middle of a move. */
  cuts = 0;

  /** Before the page opens a table. */
  static async on(page: Page): Promise<Cut> {
    const cut = new Cut();
    await page.routeWebSocket(/\/socket/, (here) => cut.#join(here));
    return cut;
  }

  /** The next move reaches the server, but no answer comes back: the line is gone. */
  afterTheNextMove(): void {
    this.#armed = true;
  }

  #join(here: WebSocketRoute): void {
    const server = here.connectToServer();
    here.onMessage((message) => {
      server.send(message);
      if (!this.#armed || !String(message).includes('"act"')) return;
      this.#armed = false;
      this.cuts += 1;
      void here.close({ code: 1001 });
    });
  }
}
