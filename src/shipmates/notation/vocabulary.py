"""What a game calls the trumps, and whoever leads the first trick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from shipmates.notation.cards import SEA_WORDS, WORDS, read_cards, write_cards
from shipmates.notation.faults import Misread
from shipmates.notation.tables import Table
from shipmates.tricks.cards import CardSet
from shipmates.tricks.tasks import Rival


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one game for sets of cards and for rivals."""

    words: Mapping[str, CardSet]
    leader: str

    @property
    def rivals(self) -> Mapping[str, Rival]:
        """Against whom tricks are counted, by their words."""
        return {"each": Rival.EACH, "rest": Rival.REST, self.leader: Rival.CAPTAIN}

    def cards(self, table: Table, key: str) -> CardSet | None:
        """The cards this key names, or `None`."""
        return table.phrase(key, lambda text: read_cards(text, self.words))

    def rival(self, text: str) -> Rival:
        """The rival a word names. Raises `Misread` with those there are."""
        if text not in self.rivals:
            raise Misread("fault-word", text=text, known=", ".join(self.rivals))
        return self.rivals[text]

    def write(self, cards: CardSet) -> str:
        """The cards by their words."""
        return write_cards(cards, self.words)


SPACE: Final = Vocabulary(WORDS, "commander")
SEA: Final = Vocabulary(SEA_WORDS, "captain")
