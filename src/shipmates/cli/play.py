"""`shipmates play`: at this terminal, or at a server's table."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from shipmates.cli.language import Lang, words_of
from shipmates.cli.shared import GAMES, game_keys, known, refuse
from shipmates.games import CREWDECK
from shipmates.tui import launch
from shipmates.tui.crewdeck import launch as deck
from shipmates.tui.game import NINE
from shipmates.tui.mistake import Mistake
from shipmates.tui.plan import Wish
from shipmates.tui.remote.wanted import Wanted as Remote
from shipmates.tui.tables import open_crew, open_deck, open_remote
from shipmates.words import Words


def play(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar=GAMES, help="cli-play-game", autocompletion=game_keys)
    ] = NINE,
    *,
    mission: Annotated[str | None, typer.Option(metavar="N", help="cli-play-mission")] = None,
    mission_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="cli-play-mission-file")
    ] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="cli-play-players")] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="you,bot,…", help="cli-play-seats")
    ] = None,
    challenge: Annotated[bool, typer.Option("--challenge", help="cli-play-challenge")] = False,
    distress: Annotated[
        str, typer.Option(metavar="ask|never|left|right", help="cli-play-distress")
    ] = "ask",
    jarvis: Annotated[
        str | None,
        typer.Option("--jarvis", "--tonoja", metavar="0-2", help="cli-play-jarvis"),
    ] = None,
    timed: Annotated[bool, typer.Option("--timed/--untimed", help="cli-play-timed")] = False,
    same_tasks: Annotated[
        bool, typer.Option("--same-tasks/--new-tasks", help="cli-play-same-tasks")
    ] = False,
    seed: Annotated[str | None, typer.Option(metavar="N", help="cli-play-seed")] = None,
    campaign: Annotated[str, typer.Option(metavar="NAME", help="cli-play-campaign")] = "",
    no_campaign: Annotated[
        bool, typer.Option("--no-campaign", help="cli-play-no-campaign")
    ] = False,
    no_wilds: Annotated[bool, typer.Option("--no-wilds", help="cli-play-no-wilds")] = False,
    fixed_frame: Annotated[
        bool, typer.Option("--fixed-frame", help="cli-play-fixed-frame")
    ] = False,
    edition: Annotated[
        Path | None, typer.Option(metavar="FILE", help="cli-play-edition")
    ] = None,
    house_rule: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="cli-play-house-rule")
    ] = None,
    practice: Annotated[bool, typer.Option("--practice", help="cli-play-practice")] = False,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="cli-play-hot-seat")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-plain")] = False,
    server: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="cli-play-server")
    ] = None,
    table: Annotated[str | None, typer.Option(metavar="CODE", help="cli-play-table")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="cli-play-name")] = None,
    lang: Lang = None,
) -> None:
    """Opens the terminal table."""
    known(game)
    words, line_by_line = words_of(context, lang), plain or os.environ.get("TERM") == "dumb"
    _only_elsewhere(server, table=table, name=name)
    house = tuple(house_rule or ())
    crew = launch.Wanted(
        game=game,
        mission=mission,
        mission_file=mission_file,
        players=players,
        seats=seats,
        challenge=challenge,
        distress=distress,
        jarvis=jarvis,
        seed=seed,
        campaign=campaign,
        no_campaign=no_campaign,
        hot_seat=hot_seat,
        timed=timed,
        same_tasks=same_tasks,
        house=house,
    )
    ship = deck.Wanted(
        players=players,
        seats=seats,
        wilds=not no_wilds,
        fixed=fixed_frame,
        edition=edition,
        practice=practice,
        seed=seed,
        hot_seat=hot_seat,
        keep=not no_campaign,
        house=house,
    )
    _check(crew, ship)
    if server is not None:
        _at_a_server(words, Remote(server, table, name, crew), ship)
    elif game == CREWDECK.key:
        open_deck(words, ship, plain=line_by_line)
    else:
        open_crew(words, crew, plain=line_by_line)


def _check(crew: launch.Wanted, ship: deck.Wanted) -> None:
    """Raises `Mistake` for an option that belongs to another game."""
    if crew.game != CREWDECK.key:
        refuse(
            crew.game,
            no_wilds=not ship.wilds,
            fixed_frame=ship.fixed,
            edition=ship.edition,
        )
        if ship.practice:
            raise Mistake("mistake-practice", game=crew.game)
        return
    refuse(
        crew.game,
        mission=crew.mission,
        mission_file=crew.mission_file,
        challenge=crew.challenge,
        distress=crew.distress != Wish.ASK.value,
        jarvis=crew.jarvis,
        timed=crew.timed,
        same_tasks=crew.same_tasks,
        campaign=crew.campaign,
    )


def _at_a_server(words: Words, remote: Remote, ship: deck.Wanted) -> None:
    """Sits down at a table of somebody else's server."""
    crew = remote.crew
    _only_here(seats=crew.seats, seed=crew.seed, hot_seat=crew.hot_seat)
    if crew.game == CREWDECK.key:
        _only_here(practice=ship.practice)
        wanted = launch.Wanted(game=crew.game, players=crew.players, house=crew.house)
        remote = replace(
            remote, crew=wanted, wilds=ship.wilds, fixed=ship.fixed, edition=ship.edition
        )

    else:
        _only_here(campaign=crew.campaign, no_campaign=crew.no_campaign)
        _only_here(same_tasks=crew.same_tasks)
    open_remote(words, remote)


def _only_elsewhere(server: str | None, **options: str | None) -> None:
    """Raises `Mistake` for an option that needs a server."""
    for name, given in options.items():
        if given is not None and server is None:
            raise Mistake("mistake-needs-server", option=f"--{name}")


def _only_here(**options: object) -> None:
    """Raises `Mistake` for an option that a server's table does not have."""
    for name, given in options.items():
        if given:
            raise Mistake("mistake-not-remote", option=f"--{name.replace('_', '-')}")
