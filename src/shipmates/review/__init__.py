"""A game looked at again with all cards open: where it was won, and where it was lost."""

from __future__ import annotations

from shipmates.review.document import document
from shipmates.review.others import Kind, Other, Others
from shipmates.review.review import Review, reviewed
from shipmates.review.told import sentences
from shipmates.review.walk import Laid

__all__ = [
    "Kind",
    "Laid",
    "Other",
    "Others",
    "Review",
    "document",
    "reviewed",
    "sentences",
]
