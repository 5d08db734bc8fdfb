// How an attempt ends: the deciding card lifts out of the trick, or the tickets fly to the star.
import { still } from "../lib/settings.svelte";
import { shift, type Box, type Spot } from "./motion";
import { boxOf } from "./stage";
import { EASE, TIMES } from "./ways";

type Seen = (spot: Spot) => Box | undefined;

/** The card that decided goes from where it lay to its place on the sheet. */
export function lift(sheet: HTMLElement, card: string | undefined, seen: Seen): void {
  const figure = sheet.querySelector<HTMLElement>("figure.won");
  const from = card ? seen(`lay:${card}`) : undefined;
  if (still() || !figure?.animate) return;
  const others = [...sheet.querySelectorAll<HTMLElement>(".proof figure:not(.won)")];
  const to = boxOf(figure);
  const start = from && shift(from, to);
  // `translate` and `scale` leave the figure's own transform alone.
  const travel = start
    ? { translate: [`${start.x}px ${start.y}px`, "0 0"], scale: [String(start.scale), "1"] }
    : { opacity: [0, 1] };
  figure.animate(travel, { duration: TIMES.scene, easing: EASE.out });
  for (const [n, one] of others.entries())
    one.animate({ opacity: [0, 1] }, { duration: TIMES.move, delay: 120 + n * 60, fill: "backwards" });
}

/** Every ticket flies from its seat to the star of this mission. */
export function celebrate(sheet: HTMLElement, tasks: number[], seen: Seen): void {
  const star = sheet.querySelector<SVGElement>(".burst .new");
  if (still() || !star?.animate) return;
  const { left, top, width, height } = star.getBoundingClientRect();
  const goal: Box = { x: left + width / 2, y: top + height / 2, w: 20 };
  const figures = [...sheet.querySelectorAll<HTMLElement>(".haul figure")];
  const flights = figures.map((figure, n) => ({ figure, from: seen(`task:${tasks[n] ?? -1}`), at: boxOf(figure) }));
  for (const [n, { figure, from, at }] of flights.entries()) {
    const delay = n * 70;
    figure.animate(
      { opacity: [0, 1], translate: ["0 14px", "0 0"] },
      { duration: TIMES.move, delay: TIMES.scene + delay, easing: EASE.out, fill: "backwards" },
    );
    if (from) fly(sheet, figure, from, at, goal, delay);
  }
  star.animate(
    { scale: ["0", "1"] },
    { duration: TIMES.move * 1.5, delay: TIMES.scene * 0.75, easing: EASE.spring, fill: "backwards" },
  );
  for (const halo of sheet.querySelectorAll(".burst .halo"))
    halo.animate(
      { scale: ["0", "1"], opacity: [0.9, 0.2] },
      { duration: TIMES.scene, delay: TIMES.scene * 0.8, easing: EASE.out, fill: "backwards" },
    );
}

function fly(sheet: HTMLElement, figure: HTMLElement, from: Box, at: Box, goal: Box, delay: number): void {
  const ghost = figure.cloneNode(true) as HTMLElement;
  ghost.className = "flown";
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.style.left = `${from.x - at.w / 2}px`;
  ghost.style.top = `${from.y - at.w / 2}px`;
  ghost.style.width = `${at.w}px`;
  sheet.append(ghost);
  const { x, y } = shift(goal, from);
  const gone = ghost.animate(
    { transform: ["none", `translate(${x}px, ${y}px) scale(.3)`], opacity: [1, 1, 0], offset: [0, 0.8, 1] },
    { duration: TIMES.scene, delay, easing: EASE.out, fill: "both" },
  );
  gone.onfinish = () => ghost.remove();
}
