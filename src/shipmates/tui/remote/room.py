"""A table as words: who sits where, what was refused, what was said."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates import crewdeck
from shipmates.client import Gone, Now, Refused, Said, Seated, Unreachable
from shipmates.games import CREWDECK
from shipmates.kernel import Illegal
from shipmates.tui import say
from shipmates.tui.crew import dummy_name
from shipmates.words import Words
from shipmates.words import crewdeck as deck

ILLEGAL = "illegal-"


def label(now: Now, chair: int) -> str:
    """What whoever has a chair is called; bots have names of their own."""
    return now.table.chairs[chair].name


def names(now: Now) -> tuple[str, ...]:
    """What the seats of the game are called, the dummy's included."""
    setup = now.views[0].setup
    known = {chair.seat: label(now, i) for i, chair in enumerate(now.table.chairs)}
    if isinstance(setup, crewdeck.Setup):
        return tuple(known[seat] for seat in range(setup.players))
    dummy = dummy_name(setup)
    return tuple(known.get(seat, dummy) for seat in range(setup.seats))


def waiting_room(words: Words, now: Now) -> Iterator[str]:
    """Who sits where, while a game has not begun."""
    table = now.table
    yield words.text("remote-table", code=table.code, game=words.text(f"tui-game-{table.game}"))
    for number, chair in enumerate(table.chairs):
        yield f"  {number}  {_chair(words, now, number, chair)}"
    if table.watchers:
        yield words.text("remote-watchers", count=table.watchers)
    if is_sealed(now):
        yield words.text("remote-sealed")
    yield words.text("remote-host-keys" if now.you.host else "remote-guest-keys")


def is_sealed(now: Now) -> bool:
    """Whether only the last trick may be looked at, and no older one is sent."""
    return now.table.game != CREWDECK.key and now.table.options.get("history") == "sealed"


def _chair(words: Words, now: Now, number: int, chair: Seated) -> str:
    if chair.person is None:
        if chair.bot is None:
            return words.text("remote-chair-free")
        level = chair.plays or chair.bot
        return words.text("remote-chair-bot", name=label(now, number), level=level)
    marks = [
        words.text(code)
        for code, fits in (
            ("remote-mark-you", chair.person == now.you.person),
            ("remote-mark-host", chair.person == now.table.host),
            ("remote-mark-away", not chair.here),
            ("remote-mark-bot", chair.bot is not None),
        )
        if fits
    ]
    name = chair.name or "?"
    return f"{name} ({', '.join(marks)})" if marks else name


def _weaker(words: Words, now: Now, number: int) -> str:
    chair = now.table.chairs[number]
    level, plays = chair.bot or "", chair.plays or ""
    return words.text("remote-bot-weaker", name=label(now, number), level=level, plays=plays)


def explained(words: Words, refused: Refused, now: Now | None = None) -> str:
    """Why something was refused, by the rules or by the server."""
    if refused.code.startswith(ILLEGAL) and now is not None and now.views:
        return _illegal(words, refused, now)
    code = f"refused-{refused.code}"
    if words.has(code):
        return words.text(code, **refused.params)
    return words.text("refused", code=refused.code)


def _illegal(words: Words, refused: Refused, now: Now) -> str:
    illegal = Illegal(refused.code.removeprefix(ILLEGAL), **refused.params)
    setup = now.views[0].setup
    if isinstance(setup, crewdeck.Setup):
        return deck.refusal(words, illegal, names(now))
    return say.refusal(words, illegal, names(now), setup)


def parted(words: Words, error: Gone | Unreachable | Refused) -> str:
    """Why there is no place at a table, or no longer."""
    if isinstance(error, Unreachable):
        return words.text("remote-unreachable", address=error.address)
    if isinstance(error, Refused):
        return explained(words, error)
    own = f"remote-gone-{error.code}"
    return words.text(own) if words.has(own) else explained(words, Refused(error.code))


def said(words: Words, heard: Said) -> str:
    """Something somebody said."""
    what = words.text(f"phrase-{heard.phrase}") if heard.phrase else heard.text or ""
    return words.text("remote-said", name=heard.name, what=what)


def table_news(words: Words, before: Now | None, now: Now) -> Iterator[str]:
    """What the others want at the table itself, and which bots are weaker than they should."""
    old, new = before.table if before else None, now.table
    weaker = {i for i, chair in enumerate(new.chairs) if chair.plays}
    told = {i for i, chair in enumerate(old.chairs) if chair.plays} if old else set[int]()
    yield from (_weaker(words, now, chair) for chair in sorted(weaker - told))
    if new.giving_up and (old is None or old.giving_up != new.giving_up):
        who = ", ".join(label(now, chair) for chair in new.giving_up)
        yield words.text("remote-giving-up", names=who)
    asked = new.asked_back
    if asked is not None and (old is None or old.asked_back is None):
        mine = asked.chair == now.you.chair
        code = "remote-asked-back-own" if mine else "remote-asked-back"
        yield words.text(code, name=label(now, asked.chair))
    if old is not None and old.asked_back is not None and asked is None:
        yield words.text("remote-asked-back-over")
