"""All guides, by key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from shipmates.guides.conventions import CONVENTIONS
from shipmates.guides.crews import DEEPSEA, PLANET9
from shipmates.guides.deck import CREWDECK
from shipmates.guides.guide import Guide

FIRST: Final = (PLANET9, DEEPSEA, CREWDECK)
"""The first mission of each game."""

GUIDES: Final[Mapping[str, Guide]] = MappingProxyType(
    {guide.key: guide for guide in (*FIRST, *CONVENTIONS)}
)
