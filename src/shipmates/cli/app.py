"""The command line: which commands there are, and what becomes of mistakes."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated, Final

import typer
from typer.core import TyperGroup

from shipmates import __version__
from shipmates.cli.commands import COMMANDS, Deferred
from shipmates.cli.language import Lang, language, words_of
from shipmates.tui import usage
from shipmates.tui.mistake import Mistake
from shipmates.words import Words

PROGRAM: Final = "shipmates"
COMPLETING: Final = "_SHIPMATES_COMPLETE"
"""The variable by which a shell asks how a line could go on."""
WRONG: Final = 2
"""The exit code of a user's mistake."""

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def shipmates(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="cli-shipmates-version")] = False,
    lang: Lang = None,
) -> None:
    """Says the version, or which commands there are."""
    words = words_of(context, lang)
    if version:
        from shipmates.cli.core import core_line

        typer.echo(f"{PROGRAM} {__version__}")
        typer.echo(core_line(words))
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def command_line(words: Words) -> TyperGroup:
    """All commands, in this language."""
    group = typer.main.get_group(app)
    group.commands = {name: Deferred(name, words) for name in COMMANDS}
    usage.translate(PROGRAM, group, words)
    return group


def main() -> None:
    """Runs the command line; every mistake of the user's is one line, and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a pipe on Windows has few of our letters
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit code for these arguments."""
    try:
        words = language(arguments, os.environ)
    except Mistake as mistake:
        return _excused(language((), os.environ), mistake)
    try:
        command = command_line(words)
        if COMPLETING in os.environ:
            from typer.completion import completion_init  # type: ignore[attr-defined] # it is

            completion_init()
        else:
            usage.check_command(arguments, command)
        code = command.main(arguments, prog_name=PROGRAM, standalone_mode=False, obj=words)
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        # Whoever read along has had enough; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        return _excused(words, error)


def _excused(words: Words, error: Exception) -> int:
    """Says what went wrong. Raises what is no mistake of the user's."""
    from shipmates.cli.excuses import excuses

    lines = excuses(words, error)
    if lines is None:
        raise error
    for line in lines:
        typer.echo(line, err=True)
    return WRONG
