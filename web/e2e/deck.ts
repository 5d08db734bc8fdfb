// Playing at the table of Crew Deck: whatever the page offers is pressed. Knows no rule.
import type { Locator } from "@playwright/test";
import { OFTEN, type Player, type Stand } from "./player";

export type Way = (offered: Locator, count: number) => Promise<void>;

const anyOf: Way = (offered, count) => offered.nth(Math.floor(Math.random() * count)).click();
/** In this order: what ends a placement, where a card may lie, what may be taken, a card of one's own. */
const OFFERED = [
  ".ship .btn.main:not(:disabled)",
  ".cell.legal",
  ".ship .stow",
  ".stack.open, button.coin",
  ".pick:not(.sel, .rest)",
];
/** A move may take a card and its place, three times over, and the button. */
const MOST = 24;

/** Sits down, lets bots take the other chairs, and begins; the room's own page has its own story. */
export async function begin(players: Player[], plan: Record<string, unknown>): Promise<string> {
  const [host, ...others] = players as [Player, ...Player[]];
  const made = await host.page.request.post("/api/tables", {
    data: { plan: { game: "crewdeck", ...plan }, options: { take_backs: true } },
  });
  if (made.status() !== 201) throw new Error(await made.text());
  const { id } = (await made.json()) as { id: string };
  await host.open(id);
  for (const other of others) await other.open(id);
  for (const [chair, player] of players.entries()) await command(player, id, [{ type: "sit", chair }]);
  const empty = Array.from({ length: Number(plan["players"]) - players.length }, (_, i) => i + players.length);
  await command(host, id, [...empty.map((chair) => ({ type: "fill", chair, level: "random" })), { type: "start" }]);
  await host.frame.waitFor();
  return id;
}

/** What a program of theirs would send; whoever sits already is told so, and that is all right. */
async function command(player: Player, id: string, commands: Record<string, unknown>[]): Promise<void> {
  await player.page.evaluate(
    async ([table, all]) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
      await new Promise((open) => (socket.onopen = open));
      for (const [ref, one] of all.entries()) {
        const answered = new Promise<void>((done) => {
          socket.addEventListener("message", function hear(event) {
            const answer = JSON.parse(String(event.data)) as { ref?: number };
            if (answer.ref !== ref + 1) return;
            socket.removeEventListener("message", hear);
            done();
          });
        });
        socket.send(JSON.stringify({ ...one, ref: ref + 1 }));
        await answered;
      }
      socket.close();
    },
    [id, commands] as const,
  );
}

/** Does one thing that is asked: presses until the table moves on. What it was, by its phase. */
export async function act(player: Player, way: Way = anyOf): Promise<string> {
  const stand = await player.turn();
  if (stand.over) return "over";
  for (let presses = 0; presses < MOST; presses++) {
    const now = await settled(player);
    if (now.over || now.ply !== stand.ply || !now.asked) return stand.scene;
    await press(player, way);
  }
  throw new Error(`${player.name} pressed ${MOST} buttons in "${stand.scene}" and nothing happened`);
}

async function press(player: Player, way: Way): Promise<void> {
  const [which, count] = await player.page.evaluate((all) => {
    const counts = all.map((one) => document.querySelectorAll(one).length);
    const first = counts.findIndex((one) => one > 0);
    return [first, counts[first] ?? 0] as const;
  }, OFFERED);
  if (count) await way(player.page.locator(OFFERED[which]!), count).catch((error: Error) => gone(player, error));
}

/** Others may have moved the table on while one was about to press. */
async function gone(player: Player, error: Error): Promise<void> {
  if (!(await player.stand())) throw error;
}

/** How it stands when nothing is on its way. */
async function settled(player: Player): Promise<Stand> {
  await player.page.waitForFunction(
    () => document.querySelector<HTMLElement>("[data-ply]")?.dataset["busy"] === "false",
    undefined,
    OFTEN,
  );
  return (await player.stand())!;
}

/** How it stands, and by how much the page was taller than its window, at most. */
interface Ran extends Stand {
  tallest: number;
}

/** Presses what is offered, as `act` does but inside the page, until a phase is asked for that was not seen yet. */
async function rush(player: Player, seen: string[]): Promise<Ran> {
  return player.page.evaluate(
    async ([all, known]) => {
      let tallest = 0;
      for (;;) {
        const at = document.querySelector<HTMLElement>("[data-ply]")?.dataset;
        const over = at?.["over"] === "true";
        const asked = at?.["asked"] === "true" && at["busy"] === "false";
        if (asked) tallest = Math.max(tallest, document.documentElement.scrollHeight - window.innerHeight);
        if (over || (asked && !known.includes(at["scene"] ?? "")))
          return { ply: Number(at?.["ply"]), scene: at?.["scene"] ?? "", asked, over, tallest };
        const offered =
          asked && all.map((one) => document.querySelectorAll<HTMLElement>(one)).find((one) => one.length);
        if (offered) offered[Math.floor(Math.random() * offered.length)]?.click();
        await new Promise((done) => setTimeout(done, 10));
      }
    },
    [OFFERED, seen] as const,
  );
}

/** Plays on until the game is over: by hand what a phase asks first, then in a hurry. How far the page ever scrolled. */
export async function playOut(player: Player, first: (stand: Stand) => Promise<void>): Promise<number> {
  const seen: string[] = [];
  let tallest = 0;
  for (;;) {
    const ran = await rush(player, seen);
    tallest = Math.max(tallest, ran.tallest);
    if (ran.over) return tallest;
    await first(ran);
    await act(player);
    seen.push(ran.scene);
  }
}

/** Looks at a phase: axe finds nothing, and nothing sticks out. */
export const look = (player: Player) => async (): Promise<void> => {
  await player.fits();
  await player.accessible();
};
