"""Crew Deck for programs that learn."""
