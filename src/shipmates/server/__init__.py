"""Tables for people: games played over the network, kept in a database."""
