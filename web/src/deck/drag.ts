// Dragging is an extra: what a card is dropped on is pressed, and it was offered before.
import { zoomOf } from "../lib/zoom";

const FAR = 6;

interface Held {
  /** The card is taken up; whatever it may be dropped on must be offered from now on. */
  take: () => void;
  on: boolean;
}

const target = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLButtonElement>("button[data-drop]") ?? null;

/** The picture that follows the pointer. */
function shadowOf(node: HTMLElement): HTMLElement {
  const card = node.querySelector("sm-crew") ?? node;
  const box = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.classList.add("dragged");
  copy.setAttribute("aria-hidden", "true");
  const zoom = zoomOf(node);
  copy.style.setProperty("--w", `${box.width / zoom}px`);
  copy.style.left = `${box.x / zoom}px`;
  copy.style.top = `${box.y / zoom}px`;
  (node.closest(".deck") ?? document.body).append(copy);
  return copy;
}

export function drag(node: HTMLElement, held: Held): { update: (held: Held) => void; destroy: () => void } {
  let start: [number, number] | null = null;
  let shadow: HTMLElement | null = null;
  let over: HTMLButtonElement | null = null;

  function down(event: PointerEvent): void {
    if (held.on && event.isPrimary && event.button === 0) start = [event.clientX, event.clientY];
  }
  function move(event: PointerEvent): void {
    if (!start || !event.isPrimary) return;
    const [x, y] = [event.clientX - start[0], event.clientY - start[1]];
    if (!shadow) {
      if (Math.hypot(x, y) < FAR) return;
      shadow = shadowOf(node);
      node.classList.add("held");
      held.take();
    }
    event.preventDefault();
    const zoom = zoomOf(node);
    shadow.style.translate = `${x / zoom}px ${y / zoom}px`;
    const found = target(event.clientX, event.clientY);
    if (found === over) return;
    over?.classList.remove("over");
    found?.classList.add("over");
    over = found;
  }
  function up(event: PointerEvent): void {
    if (!start || !event.isPrimary) return;
    const found = shadow && event.type === "pointerup" ? target(event.clientX, event.clientY) : null;
    const dragged = shadow !== null;
    clear();
    if (!dragged) return;
    // The press that ends a drag is no press of the card itself.
    const quiet = (click: Event) => click.isTrusted && (click.stopPropagation(), click.preventDefault());
    addEventListener("click", quiet, { capture: true });
    setTimeout(() => removeEventListener("click", quiet, { capture: true }));
    found?.click();
  }
  function clear(): void {
    start = null;
    shadow?.remove();
    shadow = null;
    over?.classList.remove("over");
    over = null;
    node.classList.remove("held");
  }

  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    update: (now) => (held = now),
    destroy() {
      clear();
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
