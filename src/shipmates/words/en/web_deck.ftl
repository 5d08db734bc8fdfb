### The browser client: the Crew Deck table (en).
