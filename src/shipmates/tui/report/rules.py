"""The rules of a game, as a document."""

from __future__ import annotations

from dataclasses import asdict

from shipmates.crewdeck import USUAL, Edition
from shipmates.games import CREWDECK
from shipmates.words import Words, rules
from shipmates.words.rules import Block


def rules_document(words: Words, game: str, edition: Edition = USUAL) -> dict[str, object]:
    """Title and sections; for Crew Deck also which numbers are assumed."""
    return {
        "game": game,
        "title": rules.title(words, game),
        "assumed": sorted(edition.assumed) if game == CREWDECK.key else [],
        "sections": [
            {"title": section.title, "blocks": [_block(block) for block in section.blocks]}
            for section in rules.page(words, game, edition)
        ],
    }


def _block(block: Block) -> dict[str, object]:
    return {"kind": type(block).__name__.lower(), **asdict(block)}
