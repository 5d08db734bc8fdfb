"""The command line: play, and look at rules, missions, games and campaigns."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from shipmates import __version__, cli_server, deepsea, planet9
from shipmates.campaign import Logbook, Refused, load, logbook_path
from shipmates.campaign.lines import setup_of
from shipmates.deepsea import mission as sea
from shipmates.deepsea.missions import EPILOGUE_STARTS
from shipmates.games import CREWDECK
from shipmates.games import GAMES as ALL
from shipmates.kernel import Illegal, Seat
from shipmates.notation.faults import Faulty
from shipmates.notation.record import ParsedDeck, check, read_any
from shipmates.tui import launch, speech, usage
from shipmates.tui.crewdeck import launch as deck
from shipmates.tui.crewdeck.report import Story, story_document, story_text
from shipmates.tui.game import NINE, Mission, Setup, last_number, numbered, opening
from shipmates.tui.mistake import Mistake
from shipmates.tui.plan import Wish
from shipmates.tui.printer import palette, show, show_json, width
from shipmates.tui.remote.wanted import Wanted as Remote
from shipmates.tui.render.rules import rules_page
from shipmates.tui.report.campaign import campaign_document, campaign_table
from shipmates.tui.report.game import Game, game_document, game_text
from shipmates.tui.report.missions import mission_document, mission_page, mission_table
from shipmates.tui.report.rules import rules_document
from shipmates.tui.tables import Stopped, open_crew, open_deck, open_remote
from shipmates.tui.text import read_text
from shipmates.words import LOCALES, Words

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
WRONG = 2
"""The exit code of a user's mistake."""

_WRONG_USE: type[Exception] = typer.BadParameter.__bases__[0]
# Typer brings its own parser along; this is the root of all that it complains about.

KEYS = tuple(entry.key for entry in ALL)
GAMES = "|".join(KEYS)
Lang = Annotated[str | None, typer.Option(metavar="|".join(LOCALES), help="cli-all-lang")]
Json = Annotated[bool, typer.Option("--json", help="cli-all-json")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="cli-campaign-name")]


@app.callback(invoke_without_command=True)
def shipmates(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="cli-shipmates-version")] = False,
    lang: Lang = None,
) -> None:
    """Says the version, or which commands there are."""
    _words(context, lang)
    if version:
        typer.echo(f"shipmates {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar=GAMES, help="cli-play-game")] = NINE,
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
    _known(game)
    words, line_by_line = _words(context, lang), plain or os.environ.get("TERM") == "dumb"
    _only_elsewhere(server, table=table, name=name)
    if game == CREWDECK.key:
        _refuse(
            game,
            mission=mission,
            mission_file=mission_file,
            challenge=challenge,
            distress=distress != Wish.ASK.value,
            jarvis=jarvis,
            timed=timed,
            same_tasks=same_tasks,
            campaign=campaign,
        )
        asked = deck.Wanted(
            players=players,
            seats=seats,
            wilds=not no_wilds,
            fixed=fixed_frame,
            edition=edition,
            practice=practice,
            seed=seed,
            hot_seat=hot_seat,
            keep=not no_campaign,
        )
        if server is not None:
            _only_here(seats=seats, seed=seed, hot_seat=hot_seat, practice=practice)
            crew = launch.Wanted(game=game, players=players)
            open_remote(
                words,
                Remote(server, table, name, crew, not no_wilds, fixed_frame, edition),
            )
            return
        open_deck(words, asked, plain=line_by_line)
        return
    _refuse(
        game, no_wilds=no_wilds, fixed_frame=fixed_frame, edition=edition, practice=practice
    )
    wanted = launch.Wanted(
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
    )
    if server is not None:
        _only_here(seats=seats, seed=seed, hot_seat=hot_seat, campaign=campaign)
        _only_here(no_campaign=no_campaign, same_tasks=same_tasks)
        open_remote(words, Remote(server, table, name, wanted))
        return
    open_crew(words, wanted, plain=line_by_line)


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


def _refuse(game: str, **options: object) -> None:
    """Raises `Mistake` for an option that this game does not have."""
    for name, given in options.items():
        if given:
            option = f"--{name.replace('_', '-')}"
            raise Mistake("mistake-variant", option=option, game=game)


@app.command()
def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar=GAMES, help="cli-rules-game")] = NINE,
    *,
    edition: Annotated[
        Path | None, typer.Option(metavar="FILE", help="cli-rules-edition")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Prints the rules of a game."""
    words = _words(context, lang)
    _known(game)
    if game != CREWDECK.key:
        _refuse(game, edition=edition)
    numbers = deck.edition_of(edition)
    if as_json:
        show_json(rules_document(words, game, numbers))
    else:
        show(rules_page(words, palette(), game, width(), numbers).group)


@app.command()
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
    words = _words(context, lang)
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
            _known(word)
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


@app.command()
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
    words = _words(context, lang)
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


@app.command()
def campaign(
    context: typer.Context,
    name: Name = "",
    *,
    game: Annotated[str, typer.Option(metavar=GAMES, help="cli-campaign-game")] = NINE,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Shows a crew's logbook."""
    words = _words(context, lang)
    _known(game)
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


cli_server.add_to(app)


def main() -> None:
    """Runs the command line; every mistake of the user's is one line, and exit code 2."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit code for these arguments."""
    try:
        words = speech.language(arguments, os.environ)
    except Mistake as mistake:
        return _complain(speech.excuse(speech.language((), os.environ), mistake))
    try:
        command = typer.main.get_group(app)
        usage.translate(command, words)
        usage.check_command(arguments, command)
        code = command.main(arguments, prog_name="shipmates", standalone_mode=False, obj=words)
        return code if isinstance(code, int) else 0
    except (Mistake, Refused, Faulty, Illegal) as error:
        return _complain(speech.excuse(words, error))
    except Stopped as stopped:
        return _complain((speech.refused(words, stopped.note),))
    except _WRONG_USE as error:
        return _complain(speech.excuse(words, usage.misuse(error)))
    except BrokenPipeError:
        # Whoever read along has had enough; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _complain(lines: tuple[str, ...]) -> int:
    for line in lines:
        typer.echo(line, err=True)
    return WRONG


def _known(game: str) -> None:
    if game not in KEYS:
        raise Mistake("mistake-game", game=game, known=", ".join(KEYS))


def _words(context: typer.Context, lang: str | None) -> Words:
    """The language `run` has found out, before anything else was read."""
    words = context.find_object(Words)
    assert words is not None
    assert lang in (None, words.locale)
    return words
