"""How many tables one server holds."""
