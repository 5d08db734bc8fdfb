"""A table of a server line by line: what happens is printed, what is typed is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Literal

import msgspec

from shipmates.client import Client, Connection, Now, Place, Refused, Said, Unsure
from shipmates.client.shapes import Orders
from shipmates.games import CREWDECK
from shipmates.tui.remote.board import Board, Reply
from shipmates.tui.remote.crew import CrewBoard
from shipmates.tui.remote.deck import DeckBoard
from shipmates.tui.remote.room import explained, is_sealed, said, table_news, waiting_room
from shipmates.words import Words

Read = Callable[[], Awaitable[str | None]]
"""The next line; `None` when there will be none."""
Write = Callable[[str], None]


class PlainRemote:
    """One's place at a table, in lines of text."""

    def __init__(
        self, words: Words, client: Client, place: Place, read: Read, write: Write
    ) -> None:
        self._words: Final = words
        self._client: Final = client
        self._place: Final = place
        self._read, self._write = read, write
        self._before: Now | None = None
        self._board: Board | None = None
        self._phrases: tuple[str, ...] = ()
        self._levels: dict[str, tuple[str, ...]] = {}
        """The bots the server has, which may be others than here."""

    async def run(self) -> None:
        """Until the person leaves or the lines end. Raises `Gone`."""
        about = await self._client.about()
        self._phrases = tuple(about.phrases)
        self._levels = {game.key: tuple(game.levels) for game in about.games}
        following = asyncio.create_task(self._follow())
        obeying = asyncio.create_task(self._obey())
        try:
            await asyncio.wait({following, obeying}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (following, obeying):
                task.cancel()
            results = await asyncio.gather(following, obeying, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result

    # What happens

    async def _follow(self) -> None:
        async for event in self._place.events():
            match event:
                case Said():
                    self._write(said(self._words, event))
                case Connection(on):
                    self._write(self._words.text("remote-back" if on else "remote-lost"))
                case _:
                    self._show(event)
                    self._before = event

    def _show(self, now: Now) -> None:
        before = self._before
        for line in table_news(self._words, before, now):
            self._write(line)
        if now.table.status == "gathering":
            if before is None or before.table != now.table:
                self._lines(waiting_room(self._words, now))
            return
        if not now.views:
            return
        same = before is not None and before.table.attempt == now.table.attempt
        if not same or self._board is None:
            self._board = _board(self._words, now)
            self._write(self._words.text("remote-begins", number=now.table.number))
            if is_sealed(now):
                self._write(self._words.text("remote-sealed"))
        self._lines(self._board.news(before if same else None, now))
        moved = not same or before is None or before.ply != now.ply
        if now.table.status == "over":
            if not same or before is None or before.table.status != "over":
                self._end(self._board, now)
        elif moved and (now.asked is not None or not same):
            self._lines(self._board.begin(now, now.asked or now.views[0]))

    def _end(self, board: Board, now: Now) -> None:
        self._lines(board.ending(now))
        if now.table.attempt is not None:
            address = f"{self._client.address}/api/games/{now.table.attempt}/record"
            self._write(self._words.text("remote-record", address=address))
        self._write(self._words.text("remote-over-host" if now.you.host else "remote-over"))

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    # What is typed

    async def _obey(self) -> None:
        while (line := await self._read()) is not None:
            if line.strip().lower() == "q":
                return
            try:
                await self._do(line.strip())
            except Refused as refused:
                self._write(explained(self._words, refused, self._place.now))
            except Unsure:
                self._write(self._words.text("remote-unsure"))

    async def _do(self, line: str) -> None:
        now, typed = self._place.now, line.lower()
        if typed.startswith("/"):
            await self._say(line[1:].strip())
        elif typed.startswith(":"):
            await self._place.chat(line[1:].strip() or " ")
        elif typed == "w":
            self._lines(waiting_room(self._words, now))
        elif typed == "x":
            await self._place.stand()
        elif now.table.status == "playing":
            await self._play(now, typed)
        elif now.table.status == "over" and now.you.host and typed in _AGAIN:
            await self._place.again(_AGAIN[typed])
        else:
            await self._arrange(now, typed)

    async def _say(self, typed: str) -> None:
        if typed.isdecimal() and 0 < int(typed) <= len(self._phrases):
            await self._place.say(self._phrases[int(typed) - 1])
        elif typed in self._phrases:
            await self._place.say(typed)
        else:
            for number, phrase in enumerate(self._phrases, 1):
                self._write(f"  /{number}  {self._words.text(f'phrase-{phrase}')}")

    async def _arrange(self, now: Now, typed: str) -> None:
        """Chairs, before a game or after it."""
        match typed.split():
            case [] if now.you.host:
                await self._place.start()
            case [number] if number.isdecimal():
                await self._place.take(int(number))
            case ["f", *rest]:
                await self._fill(now, rest)
            case ["v", number] if number.isdecimal():
                await self._place.vacate(int(number))
            case _:
                code = "remote-host-keys" if now.you.host else "remote-guest-keys"
                self._write(self._words.text(code))

    async def _fill(self, now: Now, rest: list[str]) -> None:
        known = self._levels[now.table.game]
        numbers = [int(word) for word in rest if word.isdecimal()]
        level = next((word for word in rest if not word.isdecimal()), known[-1])
        free = [i for i, chair in enumerate(now.table.chairs) if chair.person is None]
        for number in numbers or free:
            await self._place.fill(number, level)

    async def _play(self, now: Now, typed: str) -> None:
        asked = now.table.asked_back
        match typed:
            case "g":
                await self._place.give_up(on=now.you.chair not in now.table.giving_up)
            case "k":
                await self._place.ask_back()
            case "y" | "n" if asked is not None and asked.chair != now.you.chair:
                await self._place.answer_back(agree=typed == "y")
            case _:
                await self._move(now, typed)

    async def _move(self, now: Now, typed: str) -> None:
        view, board = now.asked or now.views[0], self._board
        assert board is not None
        if not typed and not view.legal:
            self._lines(board.begin(now, view))
            return
        if now.you.chair is None:
            raise Refused("not-seated")
        reply: Reply = board.take(now, view, typed)
        self._lines(reply.told)
        if reply.ready:
            await self._toggle_ready()
        if reply.draft is not None:
            seen = await self._place.preview(reply.draft)
            self._lines(board.drafted(now, seen, reply.draft))
        for action in reply.actions:
            await self._place.act(action, view.seat)

    async def _toggle_ready(self) -> None:
        person = await self._client.me()
        before = person.orders if person is not None else Orders()
        on = not before.always_ready
        await self._client.change(orders=msgspec.structs.replace(before, always_ready=on))
        self._write(self._words.text("remote-ready-on" if on else "remote-ready-off"))


_AGAIN: Final[dict[str, Literal["new", "same", "next"]]] = {"": "new", "n": "next", "s": "same"}


def _board(words: Words, now: Now) -> Board:
    return DeckBoard(words) if now.table.game == CREWDECK.key else CrewBoard(words)
