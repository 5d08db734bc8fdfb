"""Decisions by what a seat could know: nobody is blamed for what only open cards show."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shipmates import deepsea
from shipmates.bots.mind import Mind, Plan, core
from shipmates.campaign.lines import setup_of
from shipmates.deepsea.actions import Take
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import MISSIONS, Setup
from shipmates.review import Review, fairness
from shipmates.review.known import (
    COSTLY,
    SLIP,
    Asked,
    Decision,
    Grade,
    Kind,
    asked,
    judged,
    tallies,
    telling,
)
from shipmates.review.walk import Laid
from shipmates.solver import Chance
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import READY, Play
from shipmates.tui.text import read_text
from shipmates.words import LOCALES, Words

REPLAYS = Path(__file__).parents[2] / "vectors" / "replays"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
SETUP = Setup(MISSIONS[0], 4)
NOTHING = Review(None, None, (), (), None)
P3, B5 = Card.parse("P3"), Card.parse("B5")

native = pytest.mark.skipif(core() is None, reason="nothing is imagined without the core")


def read(name: str) -> tuple[Any, tuple[Any, ...]]:
    return read_text((REPLAYS / f"{name}.txt").read_text("utf-8"))


def a_mind(worlds: int = 16) -> Mind:
    built = core()
    assert built is not None
    return Mind(built, Plan(worlds=worlds, playouts=1, nodes=60))


def asked_in(name: str) -> list[Asked]:
    record, states = read(name)
    return list(asked(states, record.moves))


@native
@pytest.mark.parametrize(
    "name", ["planet9/23-5p-lost", "planet9/12-2p-lost", "deepsea/20-3p-lost"]
)
def test_every_decision_is_judged_and_can_be_said(name: str) -> None:
    record, states = read(name)
    found = list(asked(states, record.moves))
    mind = a_mind()
    decisions = [judged(mind, one) for one in found]
    assert [one.place for one in decisions] == [one.place for one in found]
    for one in decisions:
        assert 0 <= one.share <= one.best_share <= 1
        assert (one.seat, one.action) == record.moves[one.place]
        assert one.seat != NATURE
        assert one.options > 1
    setup = setup_of(record.opening)
    names = tuple(f"Seat {seat}" for seat in range(setup.seats))
    for locale in LOCALES:
        assert all(fairness.sentences(Words(locale), setup, names, decisions, NOTHING))
    told = fairness.document(setup, decisions, NOTHING)
    assert json.loads(json.dumps(told)) == told


@native
def test_every_kind_of_decision_is_among_them() -> None:
    found = asked_in("planet9/20-4p-lost")
    assert {one.kind for one in found} == set(Kind)
    assert [one.trick for one in found if one.kind is Kind.CHOICE] == [None] * 5
    assert all(len(one.view.legal) > 1 for one in found)


@native
def test_the_same_record_is_judged_the_same_way() -> None:
    one = asked_in("planet9/20-4p-lost")[9]
    assert judged(a_mind(), one) == judged(a_mind(), one)


@native
def test_a_card_that_surely_loses_is_costly_and_what_follows_is_not() -> None:
    *_, bad, forced, last = asked_in("planet9/20-4p-lost")
    mind = a_mind(60)
    worst = judged(mind, bad)
    assert worst.action == Play(Card.parse("B1"))
    assert (worst.share, worst.grade) == (0, Grade.COSTLY)
    assert worst.best in (Play(Card.parse("B7")), Play(Card.parse("B8")))
    assert [judged(mind, one).grade for one in (forced, last)] == [Grade.FINE, Grade.FINE]


def a_decision(share: float = 0.5, best: float = 0.5, **more: Any) -> Decision:
    done, other = Play(P3), Play(B5)
    one = Decision(7, 2, Seat(1), Kind.CARD, 3, done, share, other, best)
    return replace(one, **more)


@pytest.mark.parametrize(
    ("gap", "grade"),
    [
        (-0.1, Grade.FINE),
        (0, Grade.FINE),
        (SLIP - 0.01, Grade.FINE),
        (SLIP + 0.01, Grade.SLIP),
        (COSTLY + 0.01, Grade.COSTLY),
    ],
)
def test_a_decision_is_labelled_by_what_it_gave_away(gap: float, grade: Grade) -> None:
    assert a_decision(0.5, 0.5 + gap).grade is grade


def test_silence_is_counted_once() -> None:
    held = [
        a_decision(0.5, 0.5 + gap, place=place, action=READY, kind=Kind.SIGNAL)
        for place, gap in enumerate((0.07, 0.2, 0.1, 0.0))
    ]
    cards = [a_decision(0.4, 0.5), a_decision(0.4, 0.42)]
    assert telling([*held, *cards]) == (held[1], *cards)
    _, ben, *_ = tallies([*held, *cards], 4)
    assert ben.grades == (Grade.COSTLY, Grade.SLIP, Grade.FINE)
    assert ben.given == pytest.approx(0.3)


def test_a_slip_gets_a_line_and_every_seat_a_sum() -> None:
    told = fairness.sentences(Words("en"), SETUP, NAMES, [a_decision(0.4, 0.6)], NOTHING)
    assert told == (
        "Trick 2, Ben: Play pink 3 (40%). Better: Play blue 5 (60%). Costly.",
        "Ben: 1 decision, 0 fine, 0 slips, 1 costly; 20 points given away.",
    )
    early = a_decision(0.4, 0.5, trick=None)
    french = fairness.sentences(Words("fr"), SETUP, NAMES, [early], NOTHING)
    assert [line.replace("\u00a0", " ") for line in french] == [
        "Avant le premier pli, Ben : Jouer le 3 rose (40 %). Mieux : Jouer le 5 bleu "
        "(50 %). Une imprécision.",
        "Ben : 1 décision, 0 bonne, 1 imprécision, 0 coûteuse ; 10 points perdus.",
    ]


def test_the_points_of_a_seat_are_what_its_lines_add_up_to() -> None:
    slips = [a_decision(0.294, 0.356), a_decision(0.375, 0.475, place=9)]
    told = fairness.sentences(Words("en"), SETUP, NAMES, slips, NOTHING)
    assert [line.partition("(")[2] for line in told[:2]] == [
        "29%). Better: Play blue 5 (36%). A slip.",
        "38%). Better: Play blue 5 (48%). A slip.",
    ]
    assert told[2].endswith("17 points given away.")


def test_what_was_better_is_told_apart_from_a_long_task() -> None:
    setup = deepsea.Setup(deepsea.MISSIONS[17], 4)
    taken = a_decision(0.4, 0.5, trick=None, kind=Kind.CHOICE, action=Take("T01"))
    taken = replace(taken, best=Take("T85"))
    told, *_ = fairness.sentences(Words("en"), setup, NAMES, [taken], NOTHING)
    assert told.endswith(
        "Better: Take: Win 3 tricks in a row; more tricks are allowed (50%). A slip."
    )


def test_who_could_not_know_is_excused() -> None:
    laid = Laid(7, 2, Seat(1), P3, 3, Chance.WINNABLE, Chance.LOST, (B5,))
    review = Review(None, Chance.WINNABLE, (laid,), (), None)
    said = fairness.sentences(Words("en"), SETUP, NAMES, [a_decision(0.7, 0.71)], review)
    assert said[0] == (
        "Trick 2: with open cards Ben lost it with pink 3, but could not know: it looked as "
        "good as any (70%)."
    )
    blamed = fairness.sentences(Words("en"), SETUP, NAMES, [a_decision(0.4, 0.71)], review)
    assert "could not know" not in " ".join(blamed)
    told: Any = fairness.document(SETUP, [a_decision()], review)
    assert told["decisions"][0]["open"] == {"before": "winnable", "after": "lost"}


def test_nothing_to_judge_and_nothing_to_blame_are_said() -> None:
    words = Words("en")
    assert fairness.sentences(words, SETUP, NAMES, [], NOTHING) == (
        "There was no decision to judge.",
    )
    clean = fairness.sentences(words, SETUP, NAMES, [a_decision()], NOTHING)
    assert clean[0].startswith("No decision stands out")
