"""The head of a Crew Deck record: who plays, and which of the variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shipmates.crewdeck import USUAL, Edition, HouseRule, Setup
from shipmates.crewdeck.setup import checked
from shipmates.notation.crewdeck.edition import read_edition, write_edition
from shipmates.notation.faults import Misread
from shipmates.notation.fields import OWN, Fields, write_own
from shipmates.notation.house import KEY as HOUSE
from shipmates.notation.house import read_house, write_house
from shipmates.notation.lines import unquoted

REQUIRED: Final = ("game", "rules", "players")
"""What must be said."""
KEYS: Final = (*REQUIRED, "wilds", "frame", HOUSE, "edition")
WILDS: Final = {"in": True, "out": False}
FRAMES: Final = {"floating": False, "fixed": True}

ALL_WILDS_WERE_USUAL: Final = 1
"""In this version of the rules a solo game had all wild cards, unless its edition said less."""

_AS_USUAL: Final = "usual"
_SOLO_WILDS: Final = "solo-wilds"


def write_head(setup: Setup) -> tuple[str, ...]:
    """The lines that say what was agreed before the first shuffle."""
    lines = [
        f"players {setup.players}",
        f"wilds {_word(WILDS, setup.wilds)}",
        f"frame {_word(FRAMES, setup.fixed)}",
        *write_house(HouseRule, setup.house),
    ]
    if setup.edition != USUAL:
        lines += write_own(write_edition(setup.edition), "edition")
    return tuple(lines)


def _word(words: Mapping[str, bool], meant: bool) -> str:  # noqa: FBT001
    return next(word for word, meaning in words.items() if meaning == meant)


def read_head(head: Fields) -> Setup | None:
    """What was agreed, or `None` with its faults noted."""
    players = head.players()
    wilds = head.read("wilds", lambda text: _meant(WILDS, text))
    fixed = head.read("frame", lambda text: _meant(FRAMES, text))
    house = read_house(HouseRule, head) | _once_usual(head, players)
    edition = _read_edition(head)
    if players is None or edition is None:
        return None
    setup = Setup(
        players, wilds=wilds is not False, fixed=fixed is True, edition=edition, house=house
    )
    return head.agreed(lambda: checked(setup), lambda _: "players")


def _once_usual(head: Fields, players: int | None) -> frozenset[HouseRule]:
    """What an old record of a solo game need not say."""
    said = any(unquoted(line).startswith(_SOLO_WILDS) for line in head.quoted)
    old = head.rules == ALL_WILDS_WERE_USUAL and players == 1 and not said
    return frozenset((HouseRule.ALL_WILDS_ALONE,)) if old else frozenset()


def _meant(words: Mapping[str, bool], text: str) -> bool:
    if text not in words:
        raise Misread("fault-word", text=text, known=", ".join(words))
    return words[text]


def _read_edition(head: Fields) -> Edition | None:
    if "edition" in head.lines:
        return head.read("edition", lambda text: _named(text, head))
    head.nothing_quoted()
    return USUAL


def _named(text: str, head: Fields) -> Edition | None:
    if text == _AS_USUAL:
        head.nothing_quoted()
        return USUAL
    if text != OWN:
        raise Misread("fault-word", text=text, known=f"{_AS_USUAL}, {OWN}")
    if not head.quoted:
        raise Misread("fault-edition-unquoted")
    return head.own_file(read_edition)
