### The browser client: the Crew Deck table (fr).
