"""Whole games told by who wins which trick; tricks have the names they have for Planet Nine."""

from __future__ import annotations

from shipmates.deepsea.mission import Mission
from shipmates.deepsea.stages import Laying
from shipmates.deepsea.state import Over, State
from tests.deepsea.tables import ended, foretell, free, lay, own, play, stage, table
from tests.planet9.stories import ALL_FOUR, line


def story(
    duties: str,
    tricks: str,
    winners: str,
    *,
    players: int = 4,
    says: int | None = None,
    stop: int | None = None,
) -> State:
    """The attempt after these tricks; `duties` are `T01:2 T05:0`, and seat 0 is captain.

    `says` is what the owner of the first duty foretells.
    """
    keys = [word.split(":")[0] for word in duties.split()]
    state = begun(free(*keys), tricks, winners, players=players)
    stage(state, Laying)
    state = own(lay(state, " ".join(keys)), duties)
    if says is not None:
        state = foretell(state, keys[0], says)
    return play(state, told(tricks, winners, players=players, stop=stop))


def begun(mission: int | Mission, tricks: str, winners: str, *, players: int = 4) -> State:
    """Dealt so that these seats can win these tricks."""
    return table("", mission, players, line=told(tricks, winners, players=players))


def told(tricks: str, winners: str, *, players: int = 4, stop: int | None = None) -> str:
    """The cards in the order they fall, those of the first `stop` tricks if so wanted."""
    seats = 3 if players == 2 else players
    cards = line(tricks, winners, seats=seats).split()
    return " ".join(cards if stop is None else cards[: stop * seats])


def fate(
    duties: str, tricks: str, winners: str, *, players: int = 4, says: int | None = None
) -> str:
    """`won 3` or `lost 2` with the trick that settled it, or `open` after all of them."""
    state = story(duties, tricks, winners, players=players, says=says)
    if not isinstance(state, Over):
        return "open"
    return f"{ended(state).split()[0]} {dict(state.outcome.because.params)['trick']}"


def fates(table: str) -> list[tuple[str, str]]:
    """Lines of `duties | tricks | winners | fate | players`, four players unless given.

    For each what befell, with its line, and the line as it should be.
    """
    found = []
    for row in filter(None, map(str.strip, table.splitlines())):
        duties, tricks, winners, fated, *crew = (part.strip() for part in row.split("|"))
        tricks = {"all": ALL_FOUR}.get(tricks, tricks)
        players = int(crew[0]) if crew else 4
        told_as = f"{duties} | {winners} | "
        found.append(
            (told_as + fate(duties, tricks, winners, players=players), told_as + fated)
        )
    return found
