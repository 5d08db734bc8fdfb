"""The commands of whoever runs a server. What they need is loaded only when they are called."""

from __future__ import annotations

import os
from dataclasses import Field, fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from shipmates.campaign.places import home
from shipmates.cli.shared import Lang, words_of
from shipmates.kernel import Note
from shipmates.server.settings import Settings, Unsettled, flag_of
from shipmates.tui.mistake import Mistake

ACTIONS: Final = ("upgrade", "backup", "restore")
FAILED: Final = 1
"""The exit code of a server that had to stop."""


def add_to(app: typer.Typer) -> None:
    """Adds `serve` and `db` to the command line."""
    app.command()(serve)
    app.command()(db)


def serve(context: typer.Context, **given: Any) -> None:
    """Runs the server; every setting is an option."""
    words = words_of(context, given.pop("lang"))
    settings = _settings(given)
    from shipmates.server.serve import NoPlace, serve, with_database
    from shipmates.server.store.migrate import Unusable

    def say(address: str) -> None:
        typer.echo(words.text("cli-serve-open", address=address))

    try:
        well = serve(with_database(settings, home()), say)
    except NoPlace as place:
        raise Mistake(
            "mistake-no-place", host=place.host, port=str(place.port), why=place.why
        ) from None
    except Unusable as unusable:
        raise _mistake(unusable.note) from None
    if not well:
        raise typer.Exit(FAILED)


def _option(setting: Field[Any]) -> Parameter:
    """The option of a setting; what is given is read like the environment is."""
    truth = isinstance(setting.default, bool)
    name = setting.name.replace("_", "-")
    flags = [f"--{name}/--no-{name}"] if truth else [flag_of(setting.name)]
    shown = typer.Option(
        *flags, metavar=None if truth else _metavar(setting), help=f"cli-serve-{name}"
    )
    kind = Annotated[bool | None, shown] if truth else Annotated[str | None, shown]
    return Parameter(setting.name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def _metavar(setting: Field[Any]) -> str:
    if isinstance(setting.default, int | float):
        return "N"
    return {"database": "ADDRESS", "origins": "ORIGIN,…", "log_level": "LEVEL"}.get(
        setting.name, setting.name.upper()
    )


def _signature() -> Signature:
    first = Parameter("context", Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    lang = Parameter("lang", Parameter.KEYWORD_ONLY, default=None, annotation=Lang)
    return Signature([first, *(_option(setting) for setting in fields(Settings)), lang])


setattr(serve, "__signature__", _signature())  # noqa: B010 - functions have no such field
serve.__annotations__ = {
    name: parameter.annotation for name, parameter in _signature().parameters.items()
}


def db(
    context: typer.Context,
    action: Annotated[
        str, typer.Argument(metavar="|".join(ACTIONS), help="cli-db-action")
    ] = "",
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-db-file")] = None,
    *,
    database: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="cli-serve-database")
    ] = None,
    lang: Lang = None,
) -> None:
    """Brings a server's database up to date, copies it, or puts a copy back."""
    words = words_of(context, lang)
    if action not in ACTIONS:
        raise Mistake("mistake-choice", option="db", known=", ".join(ACTIONS), value=action)
    if (file is None) != (action == "upgrade"):
        raise Mistake("mistake-db-file")
    settings = _settings({"database": database})
    from shipmates.server.serve import with_database
    from shipmates.server.store import engine
    from shipmates.server.store.migrate import Unusable

    try:
        address = with_database(settings, home()).database
        said = _done(action, address, file)
    except Unusable as unusable:
        raise _mistake(unusable.note) from None
    typer.echo(words.text(said.code, database=engine.shown(address), **dict(said.params)))


def _done(action: str, address: str, file: Path | None) -> Note:
    """Does it, and says what was done."""
    from shipmates.server.store.backup import backup, restore
    from shipmates.server.store.migrate import upgrade_now

    if file is None:
        upgrade_now(address)
        return Note("cli-db-upgraded")
    if action == "backup":
        backup(address, file)
        return Note("cli-db-backed-up", (("file", str(file)),))
    kept = restore(address, file)
    if kept is None:
        return Note("cli-db-restored", (("file", str(file)),))
    return Note("cli-db-replaced", (("file", str(file)), ("kept", str(kept))))


def _settings(given: dict[str, Any]) -> Settings:
    try:
        return Settings.read(os.environ, **given)
    except Unsettled as unsettled:
        raise _mistake(unsettled.note) from None


def _mistake(note: Note) -> Mistake:
    return Mistake(note.code, **dict(note.params))
