// Whether a move that was sent has been done, as far as a later view tells.
import type { Action, Command, Now, Seat } from "./wire";

/** A card that may still be played, passed or shown has not been. */
const ONCE = ["play", "give", "signal"];

/** The same action, if it is offered in this view too. */
export function offered(now: Now, action: Action, seat: Seat | undefined): Action | undefined {
  const view = seat === undefined ? now.views[0] : now.views.find((one) => one.seat === seat);
  const wanted = JSON.stringify(action);
  return view?.legal.find((one) => JSON.stringify(one) === wanted);
}

/** Whether it was surely not done, so that it may be sent again. */
export function undone(now: Now, { ply, action, seat }: Extract<Command, { type: "act" }>): boolean {
  return offered(now, action, seat) !== undefined && (now.ply === ply || ONCE.includes(action.kind));
}
