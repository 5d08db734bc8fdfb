"""Which tasks of Deep Sea exclude each other: decided once, for every deal and every course."""
