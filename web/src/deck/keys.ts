// Arrow keys walk over the buttons of a group, so that Tab needs to reach it only once.

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

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
