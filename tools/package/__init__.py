"""The packages: how they are built, and how they are tried in empty environments."""
