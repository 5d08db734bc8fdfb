"""A recorded game looked at again: where it was lost, and what would have won."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shipmates.kernel import Record, Seat
from shipmates.review import Kind, Review, document, reviewed, sentences
from shipmates.review.others import Others, others, tried
from shipmates.review.others import proved as proved_others
from shipmates.review.owners import moved, reshared, scattered
from shipmates.review.said import settled
from shipmates.review.told import told as said_at
from shipmates.review.told import winning_tricks
from shipmates.solver import Chance, Position, Solution, Twin, best, is_native
from shipmates.solver.reference import played, silent, turn
from shipmates.solver.solver import proved
from shipmates.tricks import rounds
from shipmates.tricks.moves import Call, Give, Play
from shipmates.tui.text import read_text
from shipmates.words import LOCALES, Words

REPLAYS = Path(__file__).parents[2] / "vectors" / "replays"
LOST = sorted(
    path for game in ("planet9", "deepsea") for path in (REPLAYS / game).glob("*-lost.txt")
)
WON = sorted(
    path for game in ("planet9", "deepsea") for path in (REPLAYS / game).glob("*-won.txt")
)
SAMPLE = [
    REPLAYS / "planet9" / f"{name}-lost.txt" for name in ("01-4p", "12-2p", "23-5p", "50-3p")
]
SAMPLE += [
    REPLAYS / "deepsea" / f"{name}-lost.txt" for name in ("08-4p", "14-4t", "20-3p", "32-2p")
]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")

native = pytest.mark.skipif(not is_native(), reason="the twin would take minutes")

HEAD = "shipmates record 1\ngame planet9\nrules 1\nmission 2\nplayers 4\n"


def told(text: str, nodes: int = 100_000) -> tuple[Review, Record[Any, Any], tuple[Any, ...]]:
    record, states = read_text(text)
    review = reviewed(states, record.moves, best(nodes), best(nodes // 10))
    return review, record, states


def check(text: str, nodes: int = 100_000) -> Review:
    """All that must be true of any review."""
    review, record, states = told(text, nodes)
    plays = [
        place for place, (_, action) in enumerate(record.moves) if isinstance(action, Play)
    ]
    assert [laid.place for laid in review.cards] == plays
    known = [laid.after for laid in review.cards if laid.after is not None]
    ranks = [[Chance.WINNABLE, Chance.UNDECIDED, Chance.LOST].index(one) for one in known]
    assert ranks == sorted(ranks), "what is lost is never won again"
    for laid in review.cards:
        assert (laid.card in laid.kept) == (laid.after is Chance.WINNABLE)
    turn_ = review.turn
    if turn_ is not None:
        line = proved(states[turn_.place], turn_.line)
        assert line[0] in turn_.kept
        assert winning_tricks(states[turn_.place], line)
    for locale in LOCALES:
        assert sentences(Words(locale), review, NAMES)
    assert json.dumps(document(review))
    return review


@native
@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem)
def test_a_lost_game_has_a_card_that_lost_it_or_never_could_be_won(path: Path) -> None:
    review = check(path.read_text("utf-8"))
    assert (
        review.unjudged
        or review.lost_by
        or review.chance is not Chance.WINNABLE
        or (review.outcome is not None and review.outcome.because.code == "time-up")
    )


@native
@pytest.mark.deep
@pytest.mark.parametrize("path", LOST, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_lost_record_can_be_reviewed(path: Path) -> None:
    test_a_lost_game_has_a_card_that_lost_it_or_never_could_be_won(path)


@native
@pytest.mark.parametrize("path", WON[::60], ids=lambda path: path.stem)
def test_a_won_game_stayed_winnable(path: Path) -> None:
    review = check(path.read_text("utf-8"), 20_000)
    assert review.turn is None
    assert {laid.after for laid in review.cards} <= {Chance.WINNABLE, None}
    assert "It stayed winnable to the last card." in sentences(Words("en"), review, NAMES)


@native
def test_the_first_losing_card_and_what_would_have_kept_it() -> None:
    review = check((REPLAYS / "planet9/23-5p-lost.txt").read_text("utf-8"))
    losing = review.first_losing
    assert losing is not None
    assert (losing.trick, losing.seat, losing.card.text) == (1, 4, "B7")
    assert [card.text for card in losing.kept] == ["B9"]
    assert sentences(Words("en"), review, NAMES) == (
        "Before the first card it could be won.",
        "Trick 1: Eve lost it with blue 7; blue 9 would have kept it winnable.",
    )
    assert sentences(Words("fr"), review, NAMES)[1] == (
        "Pli 1\N{NO-BREAK SPACE}: Eve a perdu la partie avec le 7 bleu"
        "\N{NARROW NO-BREAK SPACE}; le 9 bleu l’aurait gardée gagnable."
    )


@native
def test_nothing_is_said_before_a_draw() -> None:
    review = check((REPLAYS / "planet9/12-4p-lost.txt").read_text("utf-8"))
    assert review.unjudged
    assert review.chance is None
    assert {laid.before for laid in review.cards if laid.trick == 1} == {None}


def test_a_game_without_a_card_has_nothing_to_review() -> None:
    review, _, _ = told(HEAD)
    assert sentences(Words("en"), review, NAMES) == (
        "The game did not come to its first card: there is nothing to review.",
    )


@native
def test_a_draft_that_lost_is_found_out() -> None:
    review = check((REPLAYS / "deepsea/32-2p-lost.txt").read_text("utf-8"))
    assert review.chance is Chance.LOST
    found = {one.kind: one.found for one in review.others}
    draft = found[Kind.DRAFT]
    assert draft is not None
    assert best().solve(draft.position).chance is Chance.WINNABLE
    said = sentences(Words("en"), review, NAMES)
    assert said[0] == "It was lost before the first card, whatever was played."
    assert said[1].startswith("With other owners it could be won: T68 (No trick) for ")


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (
            Others(Kind.NAMED, 3, 3, whole=True, found=None),
            "All 3 other choices before the first card lose too.",
        ),
        (
            Others(Kind.NAMED, 1, 1, whole=True, found=None),
            "The only other choice before the first card loses too.",
        ),
        (
            Others(Kind.NAMED, 3, 2, whole=True, found=None),
            "3 other choices before the first card were tried; none of them is known to help.",
        ),
        (
            Others(Kind.DRAFT, 120, 120, whole=False, found=None),
            "120 other choices before the first card were tried; "
            "none of them is known to help.",
        ),
        (
            Others(Kind.DRAFT, 0, 0, whole=True, found=None),
            "Nothing else could have been chosen.",
        ),
    ],
)
def test_what_helps_nothing_is_said_to_help_nothing(one: Others, said: str) -> None:
    start = first((REPLAYS / "planet9/05-4p-lost.txt").read_text("utf-8"))
    review = Review(start, Chance.LOST, (), (one,), None)
    assert sentences(Words("en"), review, NAMES)[1] == said
    assert sentences(Words("fr"), review, NAMES)[1]


def test_two_kinds_of_choice_together_are_not_said_to_be_tried() -> None:
    lost = [Others(kind, 3, 3, whole=True, found=None) for kind in (Kind.DRAFT, Kind.TOKENS)]
    assert proved_others(lost[:1])
    assert not proved_others(lost)


CHOICES = {
    "planet9/05-4p": {Kind.NAMED},
    "planet9/20-4p": {Kind.DRAFT},
    "planet9/23-5p": {Kind.DRAFT, Kind.TOKENS},
    "planet9/32-5p": {Kind.DRAFT, Kind.HAND_OVER},
    "planet9/40-4p": {Kind.DRAFT, Kind.TOKENS},
    "planet9/50-3p": {Kind.ROLES},
    "planet9/44-4p": set[Kind](),
    "deepsea/10-4p": {Kind.DRAFT},
    "deepsea/15-4t": {Kind.DRAFT},
    "deepsea/30-4p": {Kind.DRAFT},
    "deepsea/19-5p": {Kind.DRAFT},
}
PASSES = {Kind.NO_PASS, Kind.GIVE, Kind.PASS}


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_a_mission_leaves_is_tried_and_has_words(name: str) -> None:
    """As if each of them would have won."""
    start = first((REPLAYS / f"{name}-lost.txt").read_text("utf-8"))
    found = others(start, _Sure())
    kinds = {one.kind for one in found} - {Kind.PREDICTION}
    assert kinds - PASSES == CHOICES[name]
    assert kinds & PASSES
    for locale in LOCALES:
        review = Review(start, Chance.LOST, (), found, None)
        assert len(sentences(Words(locale), review, NAMES)) == 1 + sum(
            bool(o.found) for o in found
        )
    assert json.dumps(document(Review(start, Chance.LOST, (), found, None)))


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_is_spoken_of_at_the_moment_it_was_made(name: str) -> None:
    record, states = read_text((REPLAYS / f"{name}-lost.txt").read_text("utf-8"))
    begin = next(i for i, state in enumerate(states) if isinstance(state, rounds.Playing))
    start = states[begin]
    found = others(start, _Sure())  # type: ignore[arg-type] # cards are laid from here on
    made = [settled(one.kind, record.moves) for one in found]
    review = Review(start, Chance.LOST, (), found, None, tuple(made))  # type: ignore[arg-type]
    lines = list(said_at(Words("en"), review, NAMES))[1:]
    assert [one.ply for one in lines] == [
        ply for ply, one in zip(made, found, strict=True) if one.found
    ]
    for kind, ply in zip((one.kind for one in found), made, strict=True):
        if ply is not None:
            assert 0 < ply <= begin
            asked = isinstance(record.moves[ply - 1][1], Call | Give)
            assert asked == (kind in PASSES)


class _Sure(Twin):
    """Calls everything winnable."""

    def solve(self, position: Position) -> Solution:
        return Solution(Chance.WINNABLE)


def first(text: str) -> Any:
    """The position before the first card."""
    _, states = read_text(text)
    return next(state for state in states if isinstance(state, rounds.Playing))


def test_undecided_is_never_called_lost() -> None:
    record, states = read_text((REPLAYS / "planet9/47-4p-lost.txt").read_text("utf-8"))
    lame = Twin(1)
    review = reviewed(states, record.moves, lame, lame)
    assert review.chance is Chance.UNDECIDED
    assert "not known" in sentences(Words("en"), review, NAMES)[0]
    assert review.cards[-1].after is Chance.LOST


def test_too_many_choices_are_not_said_to_be_all() -> None:
    start = first((REPLAYS / "planet9/47-4p-lost.txt").read_text("utf-8"))
    found = tried(Kind.DRAFT, [start] * 200, Twin(1), whole=True)
    assert (found.tried, found.lost, found.whole) == (120, 0, False)


def test_tasks_are_shared_anew_in_every_way_and_never_twice_the_same() -> None:
    seats = tuple(map(Seat, range(4)))
    owners = (*seats, Seat(0))
    for ways in (reshared(owners), moved(owners, seats), scattered(owners, seats)):
        found = list(ways)
        assert len(set(found)) == len(found)
        assert owners not in found
    assert len(list(reshared(owners))) == 59


@native
def test_a_kept_card_keeps_it() -> None:
    review, _, states = told((REPLAYS / "deepsea/20-3p-lost.txt").read_text("utf-8"))
    losing = review.first_losing
    assert losing is not None
    state = states[losing.place]
    for card in losing.kept[:3]:
        after = played(silent(state), turn(state), card)
        assert best().solve(after).chance is Chance.WINNABLE
