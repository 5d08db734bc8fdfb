// Work that does not belong to the task at hand, so that a press is heard in between.

interface Scheduling {
  scheduler?: { postTask?: (work: () => void, how: { priority: "user-blocking" }) => Promise<void> };
}

function soon(work: () => void): void {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler?.postTask) void scheduler.postTask(work, { priority: "user-blocking" });
  else setTimeout(work);
}

/** Does these before the next frame is drawn: each in a task of its own, and what is left then with the frame. */
export function beforeFrame(...steps: (() => void)[]): void {
  const left = [...steps];
  const next = () => {
    left.shift()?.();
    if (left.length) soon(next);
  };
  soon(next);
  requestAnimationFrame(() => {
    for (const step of left.splice(0)) step();
  });
}

/** Does this when the next frame is drawn; where none is, as in a window out of sight, a little later. */
export function afterFrame(work: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => soon(once));
  setTimeout(once, 100);
}

/** What nobody waits for is done when nothing else is, and not much later. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 200 });
  else setTimeout(work);
}
