// All that the client says in English: a piece of its own, loaded by whoever reads it.
export const texts = import.meta.glob<string>(
  [
    "../../../../src/shipmates/words/en/web*.ftl",
    "../../../../src/shipmates/words/en/{server,campaign,common,tricks,planet9,deepsea,crewdeck,house}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
