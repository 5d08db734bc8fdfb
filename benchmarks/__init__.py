"""How fast things are; run by `make bench`."""
