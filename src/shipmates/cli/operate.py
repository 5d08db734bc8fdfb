"""The commands of whoever runs a server. What they need is loaded only when they are called."""

from __future__ import annotations

import os
import sys
from dataclasses import Field, asdict, fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from shipmates.campaign.places import home
from shipmates.cli.core import core_line
from shipmates.cli.language import Lang, words_of
from shipmates.kernel import Note
from shipmates.server.settings import Settings, Unsettled, flag_of
from shipmates.solver.core import core_status, is_native
from shipmates.tui.mistake import Mistake

ACTIONS: Final = ("upgrade", "backup", "restore", "move", "prune", "recount")
WITH_PLACE: Final = ("backup", "restore", "move")
DAY: Final = 86_400
FAILED: Final = 1
"""The exit code of a server that had to stop."""


def serve(context: typer.Context, **given: Any) -> None:
    """Runs the server; every setting is an option."""
    words = words_of(context, given.pop("lang"))
    settings = _settings(given)
    from shipmates.cli.reach import greeting, open_page, printable
    from shipmates.server.serve import NoPlace, serve, with_database
    from shipmates.server.store.migrate import Unusable

    def say(address: str) -> None:
        for line in greeting(words, address, lan=settings.lan):
            if printable(line, sys.stdout.encoding):
                typer.echo(line)
        if settings.open:
            open_page(address, os.environ)

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


def worker(
    context: typer.Context,
    *,
    database: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="cli-serve-database")
    ] = None,
    bot_workers: Annotated[
        str | None, typer.Option(metavar="N", help="cli-serve-bot-workers")
    ] = None,
    lang: Lang = None,
) -> None:
    """Lets bots think for the servers on a PostgreSQL."""
    words = words_of(context, lang)
    settings = _settings({"database": database, "bot_workers": bot_workers})
    if not is_native():
        # It would play for servers that have a core, and weaker than they say.
        raise Mistake("mistake-needs-core", install=core_status().install)
    from shipmates.server.serve import with_database
    from shipmates.server.store.migrate import Unusable
    from shipmates.server.working import work

    def say(database: str) -> None:
        typer.echo(words.text("cli-worker-ready", database=database))
        typer.echo(core_line(words))

    try:
        work(with_database(settings, home()), say)
    except Unusable as unusable:
        raise _mistake(unusable.note) from None


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
    to: Annotated[
        str | None, typer.Argument(metavar="FILE|ADDRESS", help="cli-db-file")
    ] = None,
    *,
    database: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="cli-serve-database")
    ] = None,
    older_than: Annotated[str, typer.Option(metavar="DAYS", help="cli-db-older")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli-db-dry")] = False,
    lang: Lang = None,
) -> None:
    """Brings a server's database up to date, copies, moves or tidies it, or counts anew."""
    words = words_of(context, lang)
    if action not in ACTIONS:
        raise Mistake("mistake-choice", option="db", known=", ".join(ACTIONS), value=action)
    if (to is not None) != (action in WITH_PLACE):
        raise Mistake("mistake-db-file")
    age = _age(action, older_than, dry=dry_run)
    settings = _settings({"database": database})
    from shipmates.server.serve import with_database
    from shipmates.server.store import engine
    from shipmates.server.store.migrate import Unusable

    try:
        address = with_database(settings, home()).database
        prune = age is not None
        said = _pruned(address, age or 0, dry=dry_run) if prune else _done(action, address, to)
    except Unusable as unusable:
        raise _mistake(unusable.note) from None
    typer.echo(words.text(said.code, database=engine.shown(address), **dict(said.params)))


def _done(action: str, address: str, to: str | None) -> Note:
    """Does it, and says what was done."""
    from shipmates.server.store.backup import backup, restore
    from shipmates.server.store.migrate import upgrade_now

    if to is None:
        upgrade_now(address)
        return _recounted(address) if action == "recount" else Note("cli-db-upgraded")
    if action == "move":
        return _moved(address, _settings({"database": to}).database)
    file = Path(to)
    if action == "backup":
        backup(address, file)
        return Note("cli-db-backed-up", (("file", str(file)),))
    kept = restore(address, file)
    if kept is None:
        return Note("cli-db-restored", (("file", str(file)),))
    return Note("cli-db-replaced", (("file", str(file)), ("kept", str(kept))))


def _age(action: str, given: str, *, dry: bool) -> int | None:
    """So many seconds of age, for what is to be pruned and for nothing else."""
    if action != "prune":
        if given or dry:
            raise Mistake("mistake-db-prune")
        return None
    days = given.strip().removesuffix("d")
    if not days.isascii() or not days.isdecimal() or not 1 <= int(days[:6]) <= 36_500:
        raise Mistake("mistake-db-age", given=given)
    return int(days) * DAY


def _pruned(address: str, age: int, *, dry: bool) -> Note:
    from shipmates.server.store.migrate import upgrade_now
    from shipmates.server.store.prune import prune_now

    upgrade_now(address)
    done = prune_now(address, age, really=not dry)
    counts = asdict(done).items()
    return Note("cli-db-would-go" if dry else "cli-db-pruned", tuple(counts))


def _recounted(address: str) -> Note:
    from shipmates.server.recount import recount_now

    games, broken = recount_now(address)
    return Note("cli-db-recounted", (("games", games), ("broken", broken)))


def _moved(address: str, target: str) -> Note:
    import asyncio

    from shipmates.server.store import engine
    from shipmates.server.store.move import move

    rows = sum(asyncio.run(move(address, target)).values())
    return Note("cli-db-moved", (("target", engine.shown(target)), ("rows", rows)))


def _settings(given: dict[str, Any]) -> Settings:
    try:
        return Settings.read(os.environ, **given)
    except Unsettled as unsettled:
        raise _mistake(unsettled.note) from None


def _mistake(note: Note) -> Mistake:
    return Mistake(note.code, **dict(note.params))
