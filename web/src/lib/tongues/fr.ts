// All that the client says in French: a piece of its own, loaded by whoever reads it.
export const texts = import.meta.glob<string>(
  [
    "../../../../src/shipmates/words/fr/web*.ftl",
    "../../../../src/shipmates/words/fr/{server,campaign,common,tricks,planet9,deepsea,crewdeck,house}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
