"""Crew Deck as text."""
