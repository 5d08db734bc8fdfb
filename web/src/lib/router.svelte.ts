// Which page is shown: a path and nothing else, so every page has a link.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "code"; code: string }
  | { page: "game"; id: string }
  | { page: "rules"; game: string }
  | { page: "puzzles" }
  | { page: "puzzle"; number: number }
  | { page: "campaign"; id: string }
  | { page: "statistics" }
  | { page: "workshop" }
  | { page: "bench"; id: string }
  | { page: "learn" }
  | { page: "settings" }
  | { page: "crew"; id: string; game: "planet9" | "deepsea" }
  | { page: "crew-join" }
  | { page: "deal"; id: string }
  | { page: "stats" }
  | { page: "link" }
  | { page: "lost"; path: string };

/** What a path asks for. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  // No name on this server has a slash in it, however it is written.
  if ([first, second, ...rest].some((part) => part.includes("/"))) return { page: "lost", path };
  if (first === "crew" && second && rest.length < 2) {
    const [game = "planet9"] = rest;
    if (second === "join") return rest.length ? { page: "lost", path } : { page: "crew-join" };
    if (game === "planet9" || game === "deepsea") return { page: "crew", id: second, game };
  }
  if (rest.length === 0) {
    if (!first) return { page: "home" };
    if (first === "settings" && !second) return { page: "settings" };
    if (first === "learn" && !second) return { page: "learn" };
    if (first === "puzzles" && !second) return { page: "puzzles" };
    if (first === "puzzles" && /^[1-9][0-9]{0,5}$/.test(second)) return { page: "puzzle", number: Number(second) };
    if (second && first === "campaign") return { page: "campaign", id: second };
    if (first === "statistics" && !second) return { page: "statistics" };
    if (first === "workshop") return second ? { page: "bench", id: second } : { page: "workshop" };
    if (first === "link" && !second) return { page: "link" };
    if (first === "stats" && !second) return { page: "stats" };
    if (second && first === "d") return { page: "deal", id: second };
    if (second && first === "t") return { page: "table", id: second };
    if (second && first === "c") return { page: "code", code: second };
    if (second && first === "g") return { page: "game", id: second };
    if (first === "rules") return { page: "rules", game: second || "planet9" };
  }
  return { page: "lost", path };
}

class Router {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);
  route = $derived(routeOf(this.path));

  /** Goes to a path; `replace` leaves no step behind. */
  go(path: string, replace = false): void {
    if (path !== location.pathname + location.search) history[replace ? "replaceState" : "pushState"](null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Follows the browser's own steps and every plain link within the site. */
  listen(): () => void {
    const back = () => (this.path = location.pathname);
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema/")) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }
}

export const router = new Router();
