"""The terminal client: a session, drawings of a view, and the screens that show them."""
