"""A second writing of the Crew games' encodings, block by block, slow and plain.

It shares nothing with the first but the names and widths of the blocks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from shipmates.envs.blocks import Layout, Numbers
from shipmates.kernel import Seat
from shipmates.tricks.cards import CARDS, Suit
from shipmates.tricks.councils import Consent, Council
from shipmates.tricks.distress import Calling, Distress
from shipmates.tricks.moves import Call, Give, Play
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.scenes import Sealing, Tricking
from shipmates.tricks.signals import Signal
from shipmates.tricks.tasks import Verdict


class Page:
    """An observation being written."""

    def __init__(self, layout: Layout, eyes: int, seats: int) -> None:
        self.layout, self.eyes, self.seats = layout, eyes, seats
        self.numbers: Numbers = np.zeros(layout.length, np.int8)

    def put(self, name: str, *places: int, row: int = 0) -> None:
        part = self.layout[name].row(self.numbers, row)
        for place in places:
            assert 0 <= place < len(part), (name, place)
            part[place] = 1

    def seat(self, name: str, seat: int, *places: int) -> None:
        self.put(name, *(places or (0,)), row=(seat - self.eyes) % self.seats)

    def count(self, name: str, many: int) -> None:
        self.put(name, *range(min(many, self.layout[name].width)))

    def cards(self, name: str, cards: Iterable[Any]) -> None:
        self.put(name, *(CARDS.index(card) for card in cards))


def write(
    view: Any, layout: Layout, commander: Seat, radio: Any, mute: tuple[Any, ...]
) -> Page:
    """What both games have."""
    setup, scene, brief = view.setup, view.scene, view.brief
    page = Page(layout, view.eyes, setup.seats)
    page.cards("hand", view.hand)
    page.cards("open", (face.up for face in view.row if face.up))
    page.cards("covering", (face.up for face in view.row if face.up and face.covers))
    page.put("seats", setup.seats - 3)
    page.put(
        "distress", [Distress.OFFERED, Distress.ACTIVE, Distress.OFF].index(setup.distress)
    )
    page.count("muted", radio.muted)
    page.count("stand_in", view.seat == setup.dummy)
    if brief.passed:
        page.put("way", [Way.LEFT, Way.RIGHT].index(brief.passed))
    page.seat("commander", commander)
    for seat in view.awaited:
        page.seat("awaited", seat)
    for seat in {*mute, setup.dummy} - {None}:
        page.seat("mute", seat)
    if setup.dummy is not None:
        page.seat("dummy", setup.dummy)
    left, laid = setup.tricks, [0] * setup.seats
    if isinstance(scene, Tricking):
        _tricks(page, scene, setup.dummy, radio, brief.mission)
        left = setup.tricks - len(scene.ledger.tricks)
        for place in range(len(scene.trick.cards)):
            laid[(scene.trick.leader + place) % setup.seats] = 1
    page.count("left", left)
    for seat, (size, more) in enumerate(zip(view.sizes, laid, strict=True)):
        if size + more == left + 1:
            page.seat("longer", seat)
    _votes(page, scene)
    return page


def _votes(page: Page, scene: Any) -> None:
    match scene:
        case Sealing(_, chosen, mine):
            for seat in chosen:
                page.seat("sealed", seat)
            page.cards("gave", [mine] if mine else [])
        case Calling(votes):
            for seat, way in votes:
                page.seat(f"pass_{way.value}", seat)
        case Council(_, waiting):
            for seat in waiting:
                page.seat("waiting", seat)
        case Consent(_, waiting, _, by, _):
            for seat in waiting:
                page.seat("waiting", seat)
            page.seat("proposer", by)


def _tricks(page: Page, scene: Tricking, dummy: Seat | None, radio: Any, mission: Any) -> None:
    draws = getattr(mission, "draws", False)
    done = scene.ledger.tricks
    for number, trick in enumerate(done):
        winner = trick.winner(page.seats)
        page.seat("tricks", winner, number)
        page.seat("won", winner, *(card.index for card in trick.cards))
        page.cards("took", [trick.by(winner, page.seats)])
        _laid(page, trick, dummy, voids=not (draws and number == 0))
    _laid(page, scene.trick, dummy, voids=True)
    page.seat("leader", scene.trick.leader)
    for seat in scene.ready:
        page.seat("ready", seat)
    if scene.trick.cards:
        page.cards("trick", scene.trick.cards)
        page.put("led", list(Suit).index(scene.trick.cards[0].suit))
        page.seat("winning", scene.trick.winner(page.seats))
    for gave, got in scene.moved:
        page.cards("gave", [gave])
        page.cards("got", [got])
    for place, shown in enumerate(scene.shown):
        for signal in shown:
            page.seat("shown", place, signal.card.index)
            if signal.meaning.value != "unsaid":
                page.cards(signal.meaning.value, [signal.card])
    page.count("window", radio.opens <= len(done) + 1 <= radio.closes)
    if radio.pool is not None:
        page.count("pool", radio.pool - sum(map(len, scene.signals)))


def _laid(page: Page, trick: Trick, dummy: Seat | None, *, voids: bool) -> None:
    for seat in map(Seat, range(page.seats)):
        card = trick.by(seat, page.seats)
        if card is None:
            continue
        page.seat("played", seat, card.index)
        led = trick.cards[0].suit
        if voids and card.suit is not led and seat != dummy:
            page.seat("voids", seat, list(Suit).index(led))


def undone(view: Any) -> list[Any]:
    """The duties that are not done yet."""
    duties = view.brief.duties
    if not isinstance(view.scene, Tricking):
        return list(duties)
    stand = zip(duties, view.scene.verdicts, strict=True)
    return [duty for duty, verdict in stand if verdict is not Verdict.DONE]


def shared_place(action: Any) -> tuple[str, int, int]:
    """The block of an action of both games, the row in it and the place in that."""
    name = type(action).__name__.lower()
    match action:
        case Play(card) | Give(card):
            return name, 0, CARDS.index(card)
        case Signal(card, meaning):
            row = ["highest", "only", "lowest", "unsaid"].index(meaning.value)
            return name, row, CARDS.index(card)
        case Call(way):
            return name, 0, [None, Way.LEFT, Way.RIGHT].index(way)
        case _:
            assert name in ("ready", "agree", "refuse", "decline")
            return name, 0, 0
