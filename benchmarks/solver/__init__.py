"""How fast the solver answers, next to a SAT solver on the same deals."""
