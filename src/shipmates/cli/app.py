"""The command line: which commands there are, and what becomes of mistakes."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from shipmates import __version__
from shipmates.campaign import Refused
from shipmates.cli import lab, look, operate, play, puzzles, review, solve
from shipmates.cli.shared import Lang, words_of
from shipmates.kernel import Illegal
from shipmates.notation.faults import Faulty
from shipmates.tui import speech, usage
from shipmates.tui.mistake import Mistake
from shipmates.tui.tables import Stopped

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


@app.callback(invoke_without_command=True)
def shipmates(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="cli-shipmates-version")] = False,
    lang: Lang = None,
) -> None:
    """Says the version, or which commands there are."""
    words_of(context, lang)
    if version:
        typer.echo(f"shipmates {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


for command in (play.play, look.rules, look.missions, look.replay, look.campaign):
    app.command()(command)
app.command()(solve.solve)
app.command()(review.review)
app.command()(puzzles.puzzles)
app.add_typer(lab.app, name="lab")
operate.add_to(app)


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
