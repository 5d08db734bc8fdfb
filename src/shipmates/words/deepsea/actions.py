"""Actions: as something one can do, and as something that was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from shipmates.deepsea.actions import (
    Action,
    Agree,
    Assign,
    Call,
    Deal,
    Decline,
    Exchange,
    Foretell,
    Give,
    Keep,
    Lay,
    Name,
    Offer,
    Play,
    PutBack,
    Ready,
    Refuse,
    Reply,
    Signal,
    Skip,
    Sound,
    Take,
    TimeUp,
)
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.setup import Setup
from shipmates.kernel import NATURE, Seat
from shipmates.tricks.tasks import Predict
from shipmates.words.deepsea.cards import the, voice
from shipmates.words.deepsea.sonar import sonar
from shipmates.words.deepsea.tasks import task_card
from shipmates.words.moves import Said, said
from shipmates.words.words import Words


def action(words: Words, action: Action, names: Sequence[str], setup: Setup) -> str:
    """Something one can do: "Play pink 3"."""
    code, params = _said(words, action, names, setup)
    return words.text(f"{_own(action)}do-{code}", **params)


def told(words: Words, seat: Seat, action: Action, names: Sequence[str], setup: Setup) -> str:
    """Something that was done, for everybody to read: what is hidden or secret stays so."""
    code, params = _said(words, action, names, setup)
    if seat != NATURE:
        params["name"] = names[seat]
    return words.text(f"{_own(action)}told-{code}", **params)


def _own(action: Action) -> str:
    """Most words are Deep Sea's own; the others are said in both games."""
    shared = Agree | Refuse | Decline | Reply | Deal | Call | Give | Signal | Ready | Play
    return "" if isinstance(action, shared) else "ds-"


def _said(words: Words, action: Action, names: Sequence[str], setup: Setup) -> Said:
    match action:
        case Reply(willing):
            return "reply", {"answer": words.text("answer-yes" if willing else "answer-no")}
        case Agree():
            return "agree", {}
        case Refuse():
            return "refuse", {}
        case Decline():
            return "decline", {}
        case Deal() | Call() | Give() | Signal() | Ready() | Play():
            return said(voice(words), action)
        case Sound() | Lay() | Exchange() | TimeUp():
            return _by_nature(words, action, setup)
        case _:
            return _shared(words, action, names, setup)


def _by_nature(words: Words, action: Sound | Lay | Exchange | TimeUp, setup: Setup) -> Said:
    match action:
        case Sound(card):
            known = Brief(setup, captain=Seat(0), sounded=card).sonar
            return "sound", {"card": the(words, card), "sonar": sonar(words, known)}
        case Lay():
            cards = map(setup.card, setup.wanted)
            fixed = sum(card.value(setup.seats) for card in cards)
            return "lay", {"difficulty": fixed or setup.difficulty}
        case Exchange(out, into):
            old, new = task_card(words, setup, out), task_card(words, setup, into)
            return "exchange", {"out": old, "into": new}
        case TimeUp():
            return "time-up", {}
        case _:
            assert_never(action)


def _shared(
    words: Words,
    action: Take | PutBack | Skip | Keep | Offer | Name | Assign | Foretell,
    names: Sequence[str],
    setup: Setup,
) -> Said:
    match action:
        case Take(key):
            return "take", {"task": task_card(words, setup, key)}
        case PutBack(key):
            return "put-back", {"task": task_card(words, setup, key)}
        case Skip():
            return "skip", {}
        case Keep():
            return "keep", {}
        case Offer(to):
            return "offer", {"to": names[to]}
        case Name(named):
            return "name", {"named": names[named]}
        case Assign(key, to):
            return "assign", {"task": task_card(words, setup, key), "to": names[to]}
        case Foretell(key, count):
            task = setup.card(key).task(setup.seats)
            secret = isinstance(task, Predict) and task.secret
            return ("note" if secret else "foretell"), {"count": count}
        case _:
            assert_never(action)
