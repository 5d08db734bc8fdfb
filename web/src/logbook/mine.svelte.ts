// One's crews and one's own course, for the home page.
import { myCrews, oneCrew, ownCourse, type Book, type Crew, type Sailed } from "./api";
import { choices, remember } from "../pages/choices.svelte";
import { nextOf } from "./places";

const MOST = 12;

class Mine {
  crews: Crew[] = $state.raw([]);
  known = $state(false);

  get own(): Crew | undefined {
    return this.crews.find((crew) => crew.own);
  }
  get shared(): Crew[] {
    return this.crews.filter((crew) => !crew.own);
  }

  /** How one's own course stands in a game. */
  book(game: Sailed): Book | undefined {
    return this.own?.books.find((book) => book.game === game);
  }

  async load(): Promise<void> {
    const named = await myCrews();
    const first = [...named].sort((one, other) => Number(other.own) - Number(one.own)).slice(0, MOST);
    this.crews = await Promise.all(first.map((crew) => oneCrew(crew.id)));
    this.known = true;
  }

  /** Where a game with bots is entered; nowhere if the server will not have it. */
  async course(): Promise<string | undefined> {
    return (
      this.own?.id ??
      (await ownCourse().then(
        (crew) => crew.id,
        () => undefined,
      ))
    );
  }
}

export const mine = new Mine();

/** Where the next game with bots goes: on from what is won already. */
export function catchUp(): void {
  for (const book of mine.own?.books ?? []) {
    const choice = choices[book.game];
    const page = book.missions.find((one) => one.mission === choice.plan.mission);
    const next = nextOf(book);
    if (page?.done && next) remember({ ...choice, plan: { ...choice.plan, mission: next } });
  }
}
