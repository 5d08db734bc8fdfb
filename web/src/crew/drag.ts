// Dragging a card to the trick: an extra, never the only way. Letting go elsewhere puts it back.
import type { Attachment } from "svelte/attachments";
import { still } from "../lib/settings.svelte";
import { zoomOf } from "../lib/zoom";

/** So far a finger may slip and still mean a tap. */
const SLIP = 10;

interface Point {
  x: number;
  y: number;
}

/** Whether a card let go here means to be played: on the trick, or well above where it was taken up. */
export function dropped(
  start: Point,
  end: Point,
  trick: { left: number; right: number; top: number; bottom: number } | undefined,
): boolean {
  if (!trick) return false;
  const within = end.x >= trick.left && end.x <= trick.right && end.y >= trick.top && end.y <= trick.bottom;
  return within && start.y - end.y > SLIP * 3;
}

export function drag(may: () => boolean | undefined, drop: () => void): Attachment<HTMLElement> {
  return (node) => {
    let start: Point | null = null;
    let moving = false;
    let table: Element | null = null;

    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary && may()) start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(x, y) < SLIP) return;
      if (!moving) node.setPointerCapture(event.pointerId);
      moving = true;
      node.classList.add("dragged");
      table = node.closest(".table");
      table?.classList.add("dragging");
      const zoom = zoomOf(node);
      node.style.transform = `translate(${x / zoom}px, ${y / zoom}px)`;
    };
    const up = (event: PointerEvent) => {
      const from = start;
      start = null;
      if (!moving || !from) return;
      table?.classList.remove("dragging");
      // The click that follows is not meant.
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => {
        moving = false;
        node.removeEventListener("click", swallow, { capture: true });
      });
      const trick = table?.querySelector(".trick")?.getBoundingClientRect();
      if (event.type === "pointerup" && may() && dropped(from, { x: event.clientX, y: event.clientY }, trick)) drop();
      else back();
    };
    const back = () => {
      const away = node.style.transform;
      node.classList.remove("dragged");
      node.style.transform = "";
      if (!still()) node.animate?.({ transform: [away, "none"] }, { duration: 160, easing: "ease-out" });
    };
    const events = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, heard] of Object.entries(events)) node.addEventListener(name, heard as EventListener);
    return () => {
      table?.classList.remove("dragging");
      for (const [name, heard] of Object.entries(events)) node.removeEventListener(name, heard as EventListener);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
