"""Deep Sea for programs that learn."""
