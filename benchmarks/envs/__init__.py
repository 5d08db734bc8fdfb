"""How fast the environments are, beside OpenSpiel's trick games."""
