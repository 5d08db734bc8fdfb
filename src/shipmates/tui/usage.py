"""The parser of the command line, taught to speak more than English."""

from __future__ import annotations

from collections.abc import Sequence

from typer.core import TyperArgument, TyperGroup, TyperOption

from shipmates.tui.mistake import Mistake
from shipmates.words import Words


def translate(group: TyperGroup, words: Words) -> None:
    """Puts all help, which the source gives as codes, into this language."""
    for name, command in (("shipmates", group), *group.commands.items()):
        command.help = words.text(f"cli-help-{name}")
        command.short_help = words.text(f"cli-short-{name}")
        for param in command.params:
            if isinstance(param, TyperArgument | TyperOption) and param.help:
                param.help = words.text(param.help)


def check_command(arguments: Sequence[str], group: TyperGroup) -> None:
    """Raises `Mistake` if the word that should be a command is none of ours."""
    rest = list(arguments)
    while rest and rest[0].startswith("-"):
        del rest[: 2 if rest[0] == "--lang" else 1]
    if rest and rest[0] not in group.commands:
        raise Mistake("mistake-command", command=rest[0], known=", ".join(group.commands))


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
            return Mistake("mistake-arguments", command=str(getattr(context, "info_name", "")))
