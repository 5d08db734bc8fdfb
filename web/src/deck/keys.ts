// The keys of the table: arrows walk within a group, digits pick a column or a crew.

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys walk over the buttons of a group. */
export function arrows(group: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (!step) return;
    const buttons = [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  };
  group.addEventListener("keydown", walk);
  return { destroy: () => group.removeEventListener("keydown", walk) };
}

export interface Keyed {
  /** Takes back what was meant last. */
  undo: () => void;
}

/** A key pressed anywhere at the table; whether it meant something. */
export function press(event: KeyboardEvent, table: ParentNode, keyed: Keyed): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  if (event.target instanceof HTMLElement && event.target.matches("input, textarea, select")) return false;
  if (event.key === "Escape" || event.key === "Backspace") {
    keyed.undo();
    return true;
  }
  if (event.key.toLowerCase() === "h") return focusNext(table, "button.stow");
  if (!/^[1-9]$/.test(event.key)) return false;
  const digit = Number(event.key);
  return (
    focusNext(table, `button.legal[data-column="${digit}"]`) ||
    focusNext(table, `button[data-stack="${digit - 1}"]`) ||
    focusNext(table, `.offer button:nth-of-type(${digit})`) ||
    focusNext(table, `.tray .pick:nth-of-type(${digit})`)
  );
}

/** The same key goes round among the buttons it means. */
function focusNext(table: ParentNode, which: string): boolean {
  const found = [...table.querySelectorAll<HTMLButtonElement>(which)];
  const here = found.indexOf(document.activeElement as HTMLButtonElement);
  const next = found[(here + 1) % found.length];
  next?.focus();
  return next !== undefined;
}
