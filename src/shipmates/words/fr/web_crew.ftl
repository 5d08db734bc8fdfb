### The browser client: the Crew table (fr).
