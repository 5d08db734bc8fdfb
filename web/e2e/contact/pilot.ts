// Brings a table to a scene worth a picture, by its socket: quicker than by clicks.
import type { Page } from "@playwright/test";

/** Where to stop; every field that is given must hold. */
export interface Stop {
  /** A kind of action that is offered: "take" in a draft, "ready" in a radio window, "play" in a trick. */
  offered?: string;
  /** At least so many finished tricks, and cards in the one on the table. */
  tricks?: number;
  cards?: number;
  /** At least so many tasks done, tasks taken, and signals on the table. */
  done?: number;
  taken?: number;
  shown?: number;
  /** How the attempt ended, if it is to end. */
  ended?: "won" | "lost";
  /** In Crew Deck: the phase, and at least this round. */
  phase?: string;
  round?: number;
}

/** Plays any legal move until the table stands so, over as many attempts as it takes. */
export async function sail(page: Page, table: string, stop: Stop, attempts = 60): Promise<void> {
  const reached = await page.evaluate(
    ([id, wanted, most]) =>
      new Promise<boolean>((done, failed) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
        let tried = 0;
        let acted = "";
        let ref = 0;
        const send = (what: any) => socket.send(JSON.stringify({ ...what, ref: ++ref }));
        const holds = (now: any): boolean => {
          const view = now.views[0];
          if (!view) return false;
          const { scene = {}, brief } = view;
          const over = now.table.status === "over";
          if (wanted.ended) return over && (view.outcome?.payoff?.[0] ?? 0) > 0 === (wanted.ended === "won");
          const mine = view.awaited.includes(view.seat) ? view.legal : [];
          return (
            !over &&
            (!wanted.offered || mine.some((one: any) => one.kind === wanted.offered)) &&
            (scene.ledger?.tricks.length ?? 0) >= (wanted.tricks ?? 0) &&
            (scene.trick?.cards.length ?? 0) >= (wanted.cards ?? 0) &&
            (scene.verdicts ?? []).filter((one: string) => one === "done").length >= (wanted.done ?? 0) &&
            (brief?.duties.length ?? 0) >= (wanted.taken ?? 0) &&
            (scene.signals ?? []).filter((one: any[]) => one.length).length >= (wanted.shown ?? 0) &&
            (!wanted.phase || (view.phase === wanted.phase && mine.length > 0)) &&
            (view.round ?? 0) >= (wanted.round ?? 0)
          );
        };
        const next = (now: any): void => {
          if (holds(now)) return (socket.close(), done(true));
          if (now.table.status === "gathering") return send({ type: "start" });
          if (now.table.status === "over") {
            tried += 1;
            if (tried > most) return (socket.close(), done(false));
            return send({ type: "again", how: "new" });
          }
          const view = now.views.find((one: any) => one.legal.length > 0 && one.awaited.includes(one.seat));
          if (!view || acted === `${now.table.attempt}:${now.ply}`) return;
          acted = `${now.table.attempt}:${now.ply}`;
          const quiet = view.legal.filter((one: any) => ["call", "decline", "refuse"].includes(one.kind) && !one.way);
          const talk = view.legal.filter((one: any) => one.kind === "ready");
          const from = quiet.length ? quiet : talk.length && Math.random() < 0.6 ? talk : view.legal;
          send({ type: "act", ply: now.ply, action: from[Math.floor(Math.random() * from.length)], seat: view.seat });
        };
        socket.onmessage = (event) => {
          const said = JSON.parse(String(event.data));
          if (said.type === "now") next(said);
          if (said.type === "bye") failed(new Error(said.code));
        };
        socket.onerror = () => failed(new Error("no socket"));
      }),
    [table, stop, attempts] as const,
  );
  if (!reached) throw new Error(`${attempts} attempts and never ${JSON.stringify(stop)}`);
}
