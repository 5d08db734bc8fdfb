// Notes about moves and tricks of a finished game, by those who sat there.
import { ask } from "../lib/api";

export interface Note {
  id: string;
  about: "move" | "trick";
  number: number;
  text: string;
  name: string;
  mine: boolean;
}
export interface Notes {
  /** Whether one may write some. */
  may: boolean;
  notes: Note[];
}
export const LONGEST = 500;

const path = (id: string, note = "") =>
  `/api/games/${encodeURIComponent(id)}/notes${note && `/${encodeURIComponent(note)}`}`;

export const notesOf = (id: string) => ask<Notes>("GET", path(id));
export const writeNote = (id: string, about: Note["about"], number: number, text: string) =>
  ask<Notes>("POST", path(id), { about, number, text });
export const changeNote = (id: string, note: string, text: string) => ask<Notes>("PATCH", path(id, note), { text });
export const removeNote = (id: string, note: string) => ask<Notes>("DELETE", path(id, note));

/** Those about one move or one trick. */
export const about = (notes: readonly Note[], what: Note["about"], number: number | undefined): Note[] =>
  notes.filter((one) => one.about === what && one.number === number);
