"""The command line: play, and look at missions, games and campaigns."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType

from shipmates import __version__, deepsea, planet9
from shipmates.campaign import Logbook, Refused, load, logbook_path
from shipmates.campaign.lines import setup_of
from shipmates.deepsea import mission as sea
from shipmates.deepsea.missions import EPILOGUE_STARTS
from shipmates.kernel import Illegal, Note, Seat
from shipmates.notation.faults import Faulty
from shipmates.tui import launch, speech, usage
from shipmates.tui.game import KEYS, NINE, Mission, Setup, last_number, numbered, opening
from shipmates.tui.mistake import Mistake
from shipmates.tui.render.palette import NIGHT, PLAIN, Palette
from shipmates.tui.report.campaign import campaign_document, campaign_table
from shipmates.tui.report.game import Game, game_document, game_text
from shipmates.tui.report.missions import mission_document, mission_page, mission_table
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
    players: Annotated[str | None, typer.Option(metavar="2-5", help="cli-play-players")] = None,
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
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="cli-play-hot-seat")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-plain")] = False,
    lang: Lang = None,
) -> None:
    """Opens the terminal table."""
    _known(game)
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
    _open_table(_words(context, lang), wanted, plain=plain or os.environ.get("TERM") == "dumb")


def _open_table(words: Words, wanted: launch.Wanted, *, plain: bool) -> None:
    kept = launch.journal(wanted)
    begins = launch.begin(wanted, kept, os.environ)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Mistake("mistake-terminal")
    # Textual takes a moment to load, and nobody else needs it.
    from shipmates.tui.app import Shipmates
    from shipmates.tui.desk import Desk
    from shipmates.tui.plain import play_plainly

    if plain:
        try:
            play_plainly(Desk(words, PLAIN, kept), begins, input, print)
        except (EOFError, KeyboardInterrupt):
            typer.echo("")
        return
    note = Shipmates(Desk(words, _palette(), kept), begins).run()
    if note is not None:
        raise Stopped(note)
    for mission in sorted(kept.open_missions()):
        typer.echo(words.text("cli-left-open", mission=mission))


class Stopped(Exception):
    """The table had to close; the note says why."""

    def __init__(self, note: Note) -> None:
        self.note = note
        super().__init__(str(note))


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
        _print_json(documents[0] if asked else {"game": game, "missions": documents})
    elif asked:
        _print(mission_page(words, _palette(), setups[0], min(_console().width, 90)))
    else:
        _print(mission_table(words, _palette(), found))


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
    record, states = read_text(text)
    seats = setup_of(record.opening).seats
    eyes = speech.number("--seat", seat)
    if eyes is not None and not 0 <= eyes < seats:
        raise Mistake("mistake-no-seat", seat=eyes, last=seats - 1)
    eye = None if eyes is None else Seat(eyes)
    game = Game(record, states, words, _palette(), eye)
    if as_json:
        _print_json(game_document(game))
    else:
        _print(game_text(game))


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
    logbook = load(logbook_path(game, name), Logbook(game, name))
    if as_json:
        _print_json(campaign_document(logbook))
    else:
        _print(campaign_table(words, _palette(), logbook))


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


def _palette() -> Palette:
    return PLAIN if "NO_COLOR" in os.environ or _console().color_system is None else NIGHT


def _console() -> Console:
    return Console(highlight=False)


def _print(renderable: RenderableType) -> None:
    _console().print(renderable)
    sys.stdout.flush()


def _print_json(document: object) -> None:
    typer.echo(json.dumps(document, ensure_ascii=False, indent=2))
