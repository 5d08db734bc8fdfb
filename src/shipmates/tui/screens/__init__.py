"""Textual screens; they hold no rule of the game."""
