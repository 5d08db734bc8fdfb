"""The parser of the command line, taught to speak more than English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typer.core import TyperArgument, TyperGroup, TyperOption

from shipmates.tui.mistake import Mistake
from shipmates.words import Words


def translate(name: str, command: Any, words: Words) -> None:
    """Puts the help of a command, which the source gives as codes, into this language."""
    command.help = words.text(f"cli-help-{name}")
    command.short_help = words.text(f"cli-short-{name}")
    for param in command.params:
        if isinstance(param, TyperArgument | TyperOption) and param.help:
            param.help = words.text(param.help)


def translate_inner(name: str, group: TyperGroup, words: Words) -> None:
    """The same for the commands of a command."""
    for inner, command in group.commands.items():
        translate(f"{name}-{inner}", command, words)


def check_command(arguments: Sequence[str], group: TyperGroup) -> None:
    """Raises `Mistake` if the word that should be a command is none of ours."""
    rest = list(arguments)
    while rest and rest[0].startswith("-"):
        del rest[: 2 if rest[0] == "--lang" else 1]
    if rest and rest[0] not in group.commands:
        raise Mistake("mistake-command", command=rest[0], known=", ".join(group.commands))
    inner = getattr(group.commands[rest[0]], "whole", None) if rest else None
    if isinstance(inner, TyperGroup):
        check_command(rest[1:], inner)


def misuse(error: Exception) -> Mistake:
    """What the parser did not understand."""
    option = str(getattr(error, "option_name", ""))
    match type(error).__name__:
        case "NoSuchOption":
            return Mistake("mistake-option", option=option)
        case "BadOptionUsage":
            return Mistake("mistake-option-value", option=option)
        case _:
            context = getattr(error, "ctx", None)
            path = str(getattr(context, "command_path", ""))
            return Mistake("mistake-arguments", command=path.removeprefix("shipmates "))
