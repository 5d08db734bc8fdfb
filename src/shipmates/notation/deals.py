"""A deal as text: hands by seat, and the dummy's row as open and covered cards."""

from __future__ import annotations

from itertools import groupby

from shipmates.kernel import Note
from shipmates.notation.cards import different
from shipmates.notation.faults import Misread, noted
from shipmates.tricks.cards import CardSet
from shipmates.tricks.moves import Deal

FORM = "deal CARD … / CARD … / … row OPEN/COVERED …"
_NEXT = "/"
_NO_CARDS = "-"
_ROW = "row"


def write_deal(deal: Deal) -> str:
    """The words of a deal.

    >>> write_deal(Deal((CardSet.parse("P1 B2"), CardSet.parse("G3"))))
    'deal P1 B2 / G3'
    """
    words = ["deal", f" {_NEXT} ".join(str(hand) or _NO_CARDS for hand in deal.hands)]
    if deal.row:
        words += [_ROW, *(f"{up}/{down}" for up, down in deal.row)]
    return " ".join(filter(None, words))


def read_deal(words: list[str]) -> Deal:
    """The deal these words say. Raises `Misread`, also for a card that is dealt twice."""
    end = words.index(_ROW) if _ROW in words else len(words)
    pairs = [_pair(word) for word in words[end + 1 :]]
    hands = _hands(words[:end])
    cards = different([word for group in (*hands, *pairs) for word in group])
    by_name = {card.text: card for card in cards}
    return Deal(
        tuple(CardSet.of(by_name[word] for word in hand) for hand in hands),
        tuple((by_name[up], by_name[down]) for up, down in pairs),
    )


def _hands(words: list[str]) -> list[list[str]]:
    groups = groupby(words, key=lambda word: word == _NEXT)
    hands = [list(group) for between, group in groups if not between]
    if words and len(hands) != words.count(_NEXT) + 1:
        raise Misread("fault-deal-gap", word=_NO_CARDS)
    return [[] if hand == [_NO_CARDS] else hand for hand in hands]


def _pair(word: str) -> tuple[str, str]:
    up, between, down = word.partition("/")
    if not between:
        raise Misread("fault-deal-pair", text=word)
    return up, down


def misdealt(deck: CardSet, deal: Deal) -> tuple[Note, ...]:
    """What is wrong with the cards of a deal, in terms of somebody who set it up by hand."""
    dealt = CardSet.of(card for pair in deal.row for card in pair)
    for hand in deal.hands:
        dealt |= hand
    notes = list[Note]()
    if missing := deck - dealt:
        notes.append(noted("fault-deal-missing", cards=str(missing)))
    if foreign := dealt - deck:
        notes.append(noted("fault-deal-foreign", cards=str(foreign)))
    return tuple(notes)
