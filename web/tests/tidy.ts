// Files share a window and its modules: whatever one has put there is gone before the next.
import { afterAll, vi } from "vitest";

vi.resetModules();
const { learn } = await import("../src/lib/words");
await Promise.all([learn("en"), learn("fr")]);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
});
