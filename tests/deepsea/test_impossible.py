"""The table of impossible sets: what it must hold, and what real games say of it."""

from __future__ import annotations

from itertools import combinations

import pytest

from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.conflicts import clash, contradicted
from shipmates.deepsea.impossible import Owners, impossible, listed
from tests.clauses import clause
from tests.deepsea.courses import a_course
from tests.sample import DEEP

CREWS = (2, 3, 4, 5)
COURSES = 2_000 if DEEP else 60


def number(key: str) -> int:
    return int(key[1:]) - 1


def together(players: int, keys: str, *, captain: bool = False) -> bool:
    """Whether one owner may have all of these."""
    owned = [0, 0]
    for key in keys.split():
        if not impossible(players).fits(owned, 0 if captain else 1, number(key)):
            return False
        owned[0 if captain else 1] |= 1 << number(key)
    return True


def apart(players: int, keys: str, *, captain: bool = False) -> bool:
    """Whether different owners may have one of these each, the captain the first or none."""
    owned = [0] * 5
    for place, key in enumerate(keys.split(), start=not captain):
        if not impossible(players).fits(owned, place, number(key)):
            return False
        owned[place] = 1 << number(key)
    return True


def pairs(text: str) -> list[tuple[str, str]]:
    """`T88: T75 T76` as pairs."""
    return [
        (head, key)
        for part in text.split(";")
        for head, _, rest in [part.strip().partition(": ")]
        for key in rest.split()
    ]


ALWAYS = pairs(
    "T88: T75 T76 T84 T85 T86 T87; T49: T40 T43; T48: T41 T42 T44; T68: T48 T49 T51 T61 T62 T63"
    " T64 T65 T66 T67; T51: T34 T36 T37 T38; T74: T80; T77: T79; T79: T80; T78: T86 T87;"
    " T26: T45; T38: T66"
)


@pytest.mark.parametrize(("one", "other"), ALWAYS)
@clause("DS-FIX-4")
def test_pairs_never_seen_in_thousands_of_games_are_impossible_for_one(
    one: str, other: str
) -> None:
    for players in CREWS:
        assert not together(players, f"{one} {other}")
        assert not together(players, f"{other} {one}", captain=True)


@clause("DS-FIX-4")
def test_what_depends_on_the_number_of_seats() -> None:
    assert [together(players, "T37 T65") for players in CREWS] == [False, False, False, True]
    assert [together(players, "T90 T01") for players in CREWS] == [True, True, True, False]
    assert [apart(players, "T71 T89") for players in CREWS] == [True, True, True, False]


@clause("DS-FIX-4")
def test_whoever_holds_submarine_4_wins_a_trick() -> None:
    for key in ("T68", "T39", "T32", "T33"):
        assert [together(players, key, captain=True) for players in CREWS] == [
            False,
            True,
            False,
            False,
        ]
        assert all(together(players, key) for players in CREWS)
    assert not any(together(players, "T92", captain=True) for players in CREWS)


@clause("DS-FIX-4")
def test_three_that_go_together_only_two_by_two() -> None:
    assert all(together(4, keys) for keys in ("T01 T06", "T01 T23", "T06 T23"))
    assert not together(4, "T01 T06 T23")
    assert apart(5, "T71 T85")
    assert apart(5, "T71 T70")
    assert not apart(5, "T71 T85 T70")
    assert not apart(5, "T71 T85 T70", captain=True)
    assert not apart(5, "T70 T71 T85", captain=True)


@clause("DS-FIX-4")
def test_larger_sets_for_one_owner() -> None:
    assert together(4, "T01 T02 T09")
    assert together(4, "T01 T02 T69")
    assert not together(4, "T01 T02 T09 T69")
    assert not together(4, "T69 T09 T02 T01", captain=True)


@pytest.mark.parametrize("players", CREWS)
@clause("DS-FIX-9")
def test_what_excludes_itself_by_its_form_is_in_the_table(players: int) -> None:
    seats = max(players, 3)
    for one, other in combinations(CATALOGUE, 2):
        tasks = one.task(seats), other.task(seats)
        if contradicted(*tasks, 40 // seats):
            assert not together(players, f"{one.key} {other.key}"), (one.key, other.key)
        if clash(*tasks):
            assert not apart(players, f"{one.key} {other.key}"), (one.key, other.key)


@pytest.mark.parametrize("players", CREWS)
@clause("DS-FIX-4")
def test_no_game_fulfils_what_is_called_impossible(players: int) -> None:
    for seed in range(COURSES):
        for owner, done in enumerate(a_course(players, seed)):
            kind = Owners.OTHER if owner else Owners.CAPTAIN
            for owners, tasks in listed(players, ()):
                if owners is kind:
                    assert not all(done >> task & 1 for task in tasks), (seed, tasks)


@pytest.mark.parametrize("players", CREWS)
@clause("DS-FIX-4")
def test_no_game_fulfils_by_different_owners_what_is_called_impossible(players: int) -> None:
    for seed in range(COURSES):
        captain, *others = a_course(players, seed)
        for owners, tasks in listed(players, ()):
            if owners is Owners.OTHERS:
                assert not _shared(others, tasks), (seed, tasks)
            if owners is Owners.CAPTAIN_AND_OTHERS and captain >> tasks[0] & 1:
                assert not _shared(others, tasks[1:]), (seed, tasks)


def _shared(done: list[int], tasks: tuple[int, ...]) -> bool:
    """Whether different ones of these seats have done one task each."""
    if not tasks:
        return True
    return any(
        mask >> tasks[0] & 1 and _shared([*done[:i], *done[i + 1 :]], tasks[1:])
        for i, mask in enumerate(done)
    )
