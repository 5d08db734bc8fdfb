"""The man page, made from the same words as the help: `make man`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperArgument, TyperGroup

from shipmates import __version__
from shipmates.cli.app import PROGRAM, command_line
from shipmates.words import LOCALES, Words

_WIDTH: Final = 10_000
"""No line of usage is broken here: the reader of the page does it."""


def file_of(locale: str) -> str:
    """The name of a language's page; English is what is shown where there is no other."""
    return f"{PROGRAM}.1" if locale == LOCALES[0] else f"{PROGRAM}.{locale}.1"


def page(words: Words) -> str:
    """The whole page, as `man` reads it."""
    return "\n".join(_lines(words)) + "\n"


def _lines(words: Words) -> Iterator[str]:
    root = command_line(words)
    with typer.Context(root, info_name=PROGRAM, terminal_width=_WIDTH) as context:
        short = words.text("cli-man-short")
        yield "'\\\" -*- coding: utf-8 -*-"
        yield f'.TH {PROGRAM.upper()} 1 "" "{PROGRAM} {__version__}"'
        yield from _section(words, "name")
        yield f"{PROGRAM} \\- {_escaped(short)}"
        yield from _section(words, "synopsis")
        yield f".B {PROGRAM}"
        yield _escaped(" ".join(root.collect_usage_pieces(context)))
        yield from _section(words, "description")
        yield from _paragraphs(root.help or "")
        yield from _options(root, context)
        yield from _section(words, "commands")
        for name, command in root.commands.items():
            yield from _command(name, getattr(command, "whole", command), context)
    yield from _section(words, "environment")
    yield from _paragraphs(words.text("cli-man-environment-told"))
    yield from _section(words, "exit")
    yield from _paragraphs(words.text("cli-man-exit-codes"))


def _section(words: Words, name: str) -> Iterator[str]:
    yield f'.SH "{_escaped(words.text(f"cli-man-{name}"))}"'


def _command(name: str, command: Any, parent: Any) -> Iterator[str]:
    """A command with its usage, what it does and its options, and the commands within."""
    with typer.Context(command, info_name=name, parent=parent) as context:
        usage = " ".join((context.command_path, *command.collect_usage_pieces(context)))
        yield f'.SS "{_escaped(usage)}"'
        yield from _paragraphs(command.help or "")
        yield from _options(command, context)
        if isinstance(command, TyperGroup):
            for inner, part in command.commands.items():
                yield from _command(inner, part, context)


def _options(command: Any, context: Any) -> Iterator[str]:
    for param in command.get_params(context):
        record = param.get_help_record(context)
        if record is None:
            continue
        shown, told = record
        if isinstance(param, TyperArgument):
            shown = param.make_metavar(context)
        yield from (".TP", f".B {_escaped(shown)}", _escaped(told))


def _paragraphs(text: str) -> Iterator[str]:
    for number, paragraph in enumerate(text.split("\n\n")):
        if number:
            yield ".PP"
        yield _escaped(" ".join(paragraph.split()))


def _escaped(text: str) -> str:
    """Text that means itself to `man`, whatever it begins with."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


def write(folder: Path) -> None:
    """Writes the page of every language."""
    folder.mkdir(exist_ok=True)
    for locale in LOCALES:
        (folder / file_of(locale)).write_text(page(Words(locale)), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
