"""Drawings: a view and words in, fixed-width text out."""
