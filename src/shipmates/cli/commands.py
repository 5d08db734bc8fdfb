"""The commands there are, each loaded when it is called: one line of help loads none."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperCommand

from shipmates.tui import usage
from shipmates.words import Words

_CLI: Final = "shipmates.cli"
COMMANDS: Final = {
    "play": f"{_CLI}.play:play",
    "rules": f"{_CLI}.look:rules",
    "missions": f"{_CLI}.look:missions",
    "replay": f"{_CLI}.look:replay",
    "campaign": f"{_CLI}.look:campaign",
    "solve": f"{_CLI}.solve:solve",
    "review": f"{_CLI}.review:review",
    "puzzles": f"{_CLI}.puzzles:puzzles",
    "lab": f"{_CLI}.lab:app",
    "serve": f"{_CLI}.operate:serve",
    "worker": f"{_CLI}.operate:worker",
    "db": f"{_CLI}.operate:db",
    "completion": f"{_CLI}.completion:completion",
}
"""Where each of them is, in the order of the help."""


class Deferred(TyperCommand):
    """A command of which only the name and a line of help are known before it is called."""

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(name, short_help=words.text(f"cli-short-{name}"))
        self._words: Final = words

    @cached_property
    def whole(self) -> Any:
        """The command itself, or the group of commands, in this language."""
        module, _, thing = COMMANDS[self.name or ""].partition(":")
        found = getattr(import_module(module), thing)
        command: Any
        if isinstance(found, typer.Typer):
            command = typer.main.get_group(found)
            usage.translate_inner(self.name or "", command, self._words)
        else:
            alone = typer.Typer(add_completion=False, rich_markup_mode=None)
            alone.command(self.name)(found)
            command = typer.main.get_command(alone)
        usage.translate(self.name or "", command, self._words)
        return command

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        """That of the command itself."""
        return self.whole.make_context(info_name, args, parent, **extra)
