// What of a Crew table a person could not see or touch well, told in words. Knows no rule, only boxes.
import type { Page } from "@playwright/test";

/** What was asked of the look: nothing lies over anything else, nothing scrolls, all can be touched. */
export async function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** So much may two boxes share, in pixels: a border, a shadow's edge. */
    const GRACE = 2;
    /** The least side of what is pressed. */
    const TOUCH = 36;
    interface Box {
      name: string;
      group: string;
      rect: DOMRect;
    }
    const found: string[] = [];
    const shown = (one: Element) => {
      const rect = one.getBoundingClientRect();
      return (
        rect.width > 0 && rect.height > 0 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const boxes = (selector: string, group: string): Box[] =>
      [...document.querySelectorAll(selector)].filter(shown).map((one, i) => ({
        name: `${group}${i ? ` ${i + 1}` : ""}`,
        group: one.matches(".seat") ? `seat ${i}` : (one.closest(".slot")?.className ?? group),
        rect: one.getBoundingClientRect(),
      }));
    const parts = [
      ...boxes(".frame > .bar", "bar"),
      ...boxes(".seat:not(.me)", "seat"),
      ...boxes(".seat.me", "own seat"),
      ...boxes(".slots :is(.lay, .hole-card:not(.under), span)", "trick"),
      ...boxes(".trick > .radiobox", "panel"),
      ...boxes(".hand .hc, .hand .sig, .hand .offer em", "hand"),
      ...boxes(".say > *", "say"),
    ];
    const shared = (a: DOMRect, b: DOMRect) => [
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ];
    const worst = new Map<string, number>();
    for (const [i, a] of parts.entries())
      for (const b of parts.slice(i + 1)) {
        if (a.group === b.group) continue;
        const [wide = 0, tall = 0] = shared(a.rect, b.rect);
        if (wide <= GRACE || tall <= GRACE) continue;
        const what = `${a.name.replace(/ \d+$/, "")} under ${b.name.replace(/ \d+$/, "")}`;
        worst.set(what, Math.max(worst.get(what) ?? 0, Math.round(Math.min(wide, tall))));
      }
    for (const [what, by] of worst) found.push(`${what} by ${by}`);
    for (const { name, rect } of parts) {
      const out = Math.max(-rect.left, -rect.top, rect.right - innerWidth, rect.bottom - innerHeight);
      if (out > GRACE) found.push(`${name} ${Math.round(out)} off the screen`);
    }
    /** What should be within what. */
    const WITHIN = [
      [".seat", ".nm, .facts, .ticket, .small, .shown"],
      [".ticket", ".suit"],
    ] as const;
    const cramped = new Map<string, number>();
    for (const [outer, inner] of WITHIN)
      for (const one of document.querySelectorAll<HTMLElement>(`${outer} :is(${inner})`)) {
        const room = one.closest(outer)?.getBoundingClientRect();
        const out = room ? one.getBoundingClientRect().right - room.right : 0;
        const what = `${one.className.split(" ")[0]} out of its ${outer}`;
        if (shown(one) && out > 0.5) cramped.set(what, Math.max(cramped.get(what) ?? 0, Math.ceil(out)));
      }
    for (const [what, by] of cramped) found.push(`${what} by ${by}`);
    const panel = document.querySelector(".trick > .radiobox");
    const hidden = panel ? panel.scrollHeight - panel.clientHeight : 0;
    if (hidden > 1) found.push(`panel scrolls by ${hidden}`);
    for (const one of document.querySelectorAll<HTMLElement>(
      ".frame b, .frame i, .frame span, .frame h2, .frame p, .frame em, .frame small",
    )) {
      if (!shown(one) || one.closest(".sr")) continue;
      const style = getComputedStyle(one);
      if (
        style.overflowX !== "visible" &&
        style.textOverflow !== "ellipsis" &&
        style.webkitLineClamp === "none" &&
        one.scrollWidth > one.clientWidth + 1
      )
        found.push(`"${one.textContent?.trim().slice(0, 30)}" is cut`);
    }
    const small = new Set<string>();
    for (const one of document.querySelectorAll<HTMLElement>(
      ".trick button:enabled, .say button:enabled, .hand .hc:not([aria-disabled])",
    )) {
      if (!shown(one)) continue;
      const { width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) < TOUCH - 0.5)
        small.add(
          `${one.closest(".hand") ? "card" : `button ${one.className.split(" ")[0]}`} of ${Math.round(width)} x ${Math.round(height)}`,
        );
    }
    return [...found, ...small];
  });
}
