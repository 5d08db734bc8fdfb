"""Crew Deck in the terminal."""
