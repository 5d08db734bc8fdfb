"""Crew Deck as fixed-width text."""
