"""Shipmates: play, review and study cooperative card games."""

__version__ = "0.1.0"
