### The browser client: the Crew table (en).
