// Somebody with a browser: sits down, and does what the page offers. Knows no rule.
import { expect, type Locator, type Page } from "@playwright/test";
import axe from "axe-core";

/** What a table shows of itself on its frame. */
export interface Stand {
  ply: number;
  scene: string;
  asked: boolean;
  over: boolean;
}

/** The same, with what is chosen but not yet done. */
export interface Look extends Stand {
  chosen: string;
}

const CHOSEN = ".hand .sel, .openrow .sel, .pair .sel";
/** How often a page is asked, in milliseconds: at every frame, as usual, a page that waits draws all the time. */
export const OFTEN = { polling: 20 };

export class Player {
  /** What went wrong on the page. */
  readonly faults: string[] = [];

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {
    page.on("pageerror", (error) => this.faults.push(String(error.stack ?? error)));
    page.on("console", (said) => {
      // Refused requests are part of some stories; whatever else is an error is ours.
      if (said.type() === "error" && !/Failed to load resource|WebSocket connection/.test(said.text()))
        this.faults.push(said.text());
    });
  }

  /** The same person in another tab. */
  again(page: Page): Player {
    return new Player(page, `${this.name}, again`);
  }

  /** Fails if the page has complained. */
  check(): void {
    expect(this.faults, `what ${this.name}'s page complained about`).toEqual([]);
  }

  /** Makes a table by the API, as a link from a friend would bring one there, and opens it. */
  async found(plan: Record<string, unknown>, options: Record<string, unknown> = {}): Promise<string> {
    const made = await this.page.request.post("/api/tables", { data: { plan, options } });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    await this.open(id);
    return id;
  }

  async open(table: string): Promise<void> {
    await this.page.goto(`/t/${table}`);
  }

  get frame(): Locator {
    return this.page.locator("[data-ply]");
  }

  /** How the table stands for this person; null while there is none. */
  async stand(): Promise<Stand | null> {
    return this.page.evaluate(() => {
      const frame = document.querySelector<HTMLElement>("[data-ply]");
      if (!frame) return null;
      const { ply, scene, asked, over } = frame.dataset;
      return { ply: Number(ply), scene: scene ?? "", asked: asked === "true", over: over === "true" };
    });
  }

  /** As `stand`, and what is chosen so far. */
  async look(): Promise<Look | null> {
    const stand = await this.stand();
    return (
      stand && {
        ...stand,
        chosen: await this.page
          .locator(CHOSEN)
          .evaluateAll((all) => all.map((one) => one.ariaLabel ?? `some ${one.textContent}`).join()),
      }
    );
  }

  /** Waits until a press has had its effect: something else is chosen, or the table has moved on. */
  async changed(before: Look): Promise<void> {
    await this.page.waitForFunction(
      ({ before, CHOSEN }) => {
        const frame = document.querySelector<HTMLElement>("[data-ply]");
        if (!frame) return true;
        if (frame.dataset["busy"] === "true") return false;
        const moved = Number(frame.dataset["ply"]) !== before.ply || (frame.dataset["over"] === "true") !== before.over;
        return (
          moved ||
          [...document.querySelectorAll(CHOSEN)].map((one) => one.ariaLabel ?? `some ${one.textContent}`).join() !==
            before.chosen
        );
      },
      { before, CHOSEN },
      OFTEN,
    );
  }

  /** Waits until this person is asked for something, or the game is over. */
  async turn(timeout = 30_000): Promise<Stand> {
    await this.page.waitForFunction(
      () => {
        const frame = document.querySelector<HTMLElement>("[data-ply]");
        return (
          frame !== null &&
          frame.dataset["busy"] !== "true" &&
          (frame.dataset["asked"] === "true" || frame.dataset["over"] === "true")
        );
      },
      undefined,
      { timeout, ...OFTEN },
    );
    return (await this.stand())!;
  }

  /** Waits until the table has moved on from this ply. */
  async after(ply: number): Promise<void> {
    await this.page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>("[data-ply]")?.dataset["ply"] ?? before) !== before,
      ply,
      OFTEN,
    );
  }

  /** Waits until the page shows this ply, or a later one. */
  async reach(ply: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => Number(document.querySelector<HTMLElement>("[data-ply]")?.dataset["ply"] ?? -1) >= wanted,
      ply,
      OFTEN,
    );
  }

  /** Nothing sticks out at the side. */
  async fits(): Promise<void> {
    const over = await this.page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return wide > 0 ? `${wide}px too wide` : "";
    });
    expect.soft(over, await this.page.title()).toBe("");
  }

  /** axe finds nothing on this page, once there is one. */
  async accessible(): Promise<void> {
    await this.page.locator("main").first().waitFor({ state: "attached" });
    if (!(await this.page.evaluate(() => "axe" in window))) await this.page.evaluate(axe.source);
    const found = await this.page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        // Of what passes, one node each is named: nobody reads more, and finding them takes longest.
        resultTypes: ["violations"],
      });
      return violations.map(
        (one) =>
          `${one.id}: ${one.help}\n${one.nodes.map((node) => `  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ""}`).join("\n")}`,
      );
    });
    expect.soft(found, await this.page.title()).toEqual([]);
  }
}
