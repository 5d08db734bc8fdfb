"""The terminal at a table of a server."""
