"""Everything people read, in their language; the rules speak in codes."""

from __future__ import annotations

from shipmates.words.words import LOCALES, Words

__all__ = ["LOCALES", "Words"]
