"""Planet Nine for programs that learn."""
