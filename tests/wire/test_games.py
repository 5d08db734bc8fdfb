"""Every view and action of every game travels, and is what its schema says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shipmates import crewdeck, deepsea, planet9
from shipmates.dice import Seeded
from shipmates.kernel import WATCHER, Game, Seat, replay
from shipmates.kernel.laws import play_out
from shipmates.wire import ACTIONS, VIEWS, schema

seeds = st.integers(0, 2**32)


def _opening(game: str, seed: int) -> tuple[Game[Any, Any, Any], Any]:
    dice = Seeded(seed)
    match game:
        case "planet9":
            mission = dice.choice(planet9.MISSIONS)
            setup = planet9.Setup(mission, dice.choice((2, 3, 4, 5)))
            return planet9.PlanetNine(), planet9.opening(setup)
        case "deepsea":
            sea = deepsea.Setup(dice.choice(deepsea.MISSIONS), dice.choice((2, 3, 4, 5)))
            return deepsea.DeepSea(), deepsea.opening(sea)
        case _:
            deck = crewdeck.Setup(dice.choice((1, 2, 3, 4)), wilds=dice.choice((True, False)))
            return crewdeck.CrewDeck(), crewdeck.opening(deck)


def _game(game: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """Every view of a random game, a watcher's included, and the actions that led to it."""
    rules, opening = _opening(game, seed)
    dice = Seeded(seed).fork("moves")
    record = play_out(rules, opening, dice, lambda _, legal: dice.choice(legal))
    actions = [None, *(action for _, action in record.moves)]
    for state, action in zip(replay(rules, record), actions, strict=True):
        for seat in (Seat(0), WATCHER):
            yield rules.look(state, seat), action


@pytest.mark.parametrize("game", VIEWS)
@settings(max_examples=15, deadline=None)
@given(seed=seeds)
def test_views_and_actions_come_back_the_same(game: str, seed: int) -> None:
    for view, action in _game(game, seed):
        data = msgspec.json.encode(VIEWS[game].encode(view))
        assert VIEWS[game].decode(msgspec.json.decode(data)) == view
        if action is not None:
            plain = ACTIONS[game].encode(action)
            assert ACTIONS[game].decode(plain) == action


@pytest.mark.parametrize("game", VIEWS)
def test_views_and_actions_are_what_the_schema_says(game: str) -> None:
    whole = schema()
    defs = {"$defs": whole["$defs"]}
    checks = {
        part: jsonschema_rs.Draft202012Validator(
            whole["properties"][game]["properties"][part] | defs
        )
        for part in ("view", "action")
    }
    for view, action in list(_game(game, 7))[::9]:
        checks["view"].validate(VIEWS[game].encode(view))
        if action is not None:
            checks["action"].validate(ACTIONS[game].encode(action))
