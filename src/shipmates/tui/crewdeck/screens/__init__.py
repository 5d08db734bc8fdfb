"""Textual screens of Crew Deck; they hold no rule of the game."""
