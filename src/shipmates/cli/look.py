"""Commands that tell something: rules, missions, games and campaigns."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from shipmates import deepsea, planet9
from shipmates.campaign import Logbook, load, logbook_path
from shipmates.campaign.lines import setup_of
from shipmates.cli.language import Lang, words_of
from shipmates.cli.shared import GAMES, KEYS, game_keys, known, refuse
from shipmates.deepsea import mission as sea
from shipmates.deepsea.missions import EPILOGUE_STARTS
from shipmates.games import CREWDECK
from shipmates.kernel import Seat
from shipmates.notation.record import ParsedDeck, check, read_any
from shipmates.tui import launch, speech
from shipmates.tui.crewdeck import launch as deck
from shipmates.tui.crewdeck.report import Story, story_document, story_text
from shipmates.tui.game import NINE, Mission, Setup, last_number, numbered, opening
from shipmates.tui.mistake import Mistake
from shipmates.tui.printer import palette, show, show_json, width
from shipmates.tui.render.rules import rules_page
from shipmates.tui.report.campaign import campaign_document, campaign_table
from shipmates.tui.report.game import Game, game_document, game_text
from shipmates.tui.report.missions import mission_document, mission_page, mission_table
from shipmates.tui.report.rules import rules_document
from shipmates.tui.text import read_text
from shipmates.words import Words

Json = Annotated[bool, typer.Option("--json", help="cli-all-json")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="cli-campaign-name")]


def rules(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar=GAMES, help="cli-rules-game", autocompletion=game_keys)
    ] = NINE,
    *,
    edition: Annotated[
        Path | None, typer.Option(metavar="FILE", help="cli-rules-edition")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Prints the rules of a game."""
    words = words_of(context, lang)
    known(game)
    if game != CREWDECK.key:
        refuse(game, edition=edition)
    numbers = deck.edition_of(edition)
    if as_json:
        show_json(rules_document(words, game, numbers))
    else:
        show(rules_page(words, palette(), game, width(), numbers).group)


def missions(
    context: typer.Context,
    what: Annotated[
        list[str] | None, typer.Argument(metavar="GAME N", help="cli-missions-what")
    ] = None,
    *,
    mission_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="cli-missions-mission-file")
    ] = None,
    players: Annotated[str, typer.Option(metavar="2-5", help="cli-missions-players")] = str(
        launch.USUAL
    ),
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Lists the missions of a game, or briefs one."""
    words = words_of(context, lang)
    game, wanted = _game_and_rest(what or [])
    if game == CREWDECK.key:
        if wanted or mission_file:
            raise Mistake("cli-no-missions")
        _say_none(words, "missions", as_json=as_json)
        return
    if len(wanted) > 1:
        raise Mistake("mistake-arguments", command="missions")
    asked = launch.chosen_mission(
        launch.Wanted(game=game, mission=next(iter(wanted), None), mission_file=mission_file)
    )
    crew = speech.number("--players", players) or launch.USUAL
    last = last_number(game)
    found = (
        [asked] if asked else [numbered(game, n, EPILOGUE_STARTS) for n in range(1, last + 1)]
    )
    setups = [_setup(mission, crew) for mission in found]
    if as_json:
        documents = [mission_document(words, setup) for setup in setups]
        show_json(documents[0] if asked else {"game": game, "missions": documents})
    elif asked:
        show(mission_page(words, palette(), setups[0], width()))
    else:
        show(mission_table(words, palette(), found))


def _game_and_rest(what: list[str]) -> tuple[str, list[str]]:
    """Which game is meant, and what else was said."""
    game = next((word for word in what if word in KEYS), NINE)
    rest = [word for word in what if word != game]
    for word in rest[:1]:
        if not (word.isdecimal() or word == launch.EPILOGUE):
            known(word)
    return game, rest


def _setup(mission: Mission, players: int) -> Setup:
    """A mission for so many. Raises `Illegal` if it cannot be played."""
    setup: Setup
    if isinstance(mission, sea.Mission):
        setup = deepsea.Setup(mission, players)
    else:
        setup = planet9.Setup(mission, players)
    opening(setup)
    return setup


def replay(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-replay-file")] = None,
    *,
    seat: Annotated[str | None, typer.Option(metavar="N", help="cli-replay-seat")] = None,
    everything: Annotated[bool, typer.Option("--all", help="cli-replay-everything")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tells a recorded game."""
    words = words_of(context, lang)
    if file is None:
        raise Mistake("mistake-no-file")
    if seat is not None and everything:
        raise Mistake("mistake-seat-and-all")
    text = sys.stdin.read() if str(file) == "-" else launch.contents(file)
    parsed = read_any(text)
    if isinstance(parsed, ParsedDeck):
        told = Story(parsed.record, check(parsed), words, palette())
        eye = _eye(seat, told.setup.players)
        told = replace(told, seat=eye)
        if as_json:
            show_json(story_document(told))
        else:
            show(story_text(told))
        return
    record, states = read_text(text)
    eye = _eye(seat, setup_of(record.opening).seats)
    game = Game(record, states, words, palette(), eye)
    if as_json:
        show_json(game_document(game))
    else:
        show(game_text(game))


def _eye(seat: str | None, seats: int) -> Seat | None:
    """Through whose eyes a game is told. Raises `Mistake`."""
    eye = speech.number("--seat", seat)
    if eye is not None and not 0 <= eye < seats:
        raise Mistake("mistake-no-seat", seat=eye, last=seats - 1)
    return None if eye is None else Seat(eye)


def campaign(
    context: typer.Context,
    name: Name = "",
    *,
    game: Annotated[
        str, typer.Option(metavar=GAMES, help="cli-campaign-game", autocompletion=game_keys)
    ] = NINE,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Shows a crew's logbook."""
    words = words_of(context, lang)
    known(game)
    if game == CREWDECK.key:
        _say_none(words, "campaign", as_json=as_json)
        return
    logbook = load(logbook_path(game, name), Logbook(game, name))
    if as_json:
        show_json(campaign_document(logbook))
    else:
        show(campaign_table(words, palette(), logbook))


def _say_none(words: Words, what: str, *, as_json: bool) -> None:
    """Crew Deck has neither missions nor a campaign."""
    if as_json:
        show_json({"game": CREWDECK.key, "missions": [], "attempts": []})
    else:
        typer.echo(words.text(f"cli-no-{what}"))
