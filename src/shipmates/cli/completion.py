"""`shipmates completion`: what a shell needs to know to complete a line."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from typer.completion import get_completion_script  # type: ignore[attr-defined] # it is

from shipmates.cli.app import COMPLETING, PROGRAM
from shipmates.cli.language import Lang, words_of
from shipmates.tui.mistake import Mistake

SHELLS: Final = ("bash", "zsh", "fish", "powershell")


def completion(
    context: typer.Context,
    shell: Annotated[
        str,
        typer.Argument(
            metavar="|".join(SHELLS),
            help="cli-completion-shell",
            autocompletion=lambda: list(SHELLS),
        ),
    ] = "",
    lang: Lang = None,
) -> None:
    """Prints the script that makes a shell complete our commands and options."""
    words_of(context, lang)
    if shell not in SHELLS:
        known = ", ".join(SHELLS)
        raise Mistake("mistake-choice", option="completion", known=known, value=shell)
    typer.echo(get_completion_script(prog_name=PROGRAM, complete_var=COMPLETING, shell=shell))
