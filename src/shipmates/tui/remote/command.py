"""Opens a place at a server's table in the terminal."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Thread
from typing import Final

from shipmates.campaign.places import home
from shipmates.client import Client, Gone, Place, Refused, Unreachable
from shipmates.tui.mistake import Mistake
from shipmates.tui.remote import launch
from shipmates.tui.remote.plain import PlainRemote, Read, Write
from shipmates.tui.remote.room import parted
from shipmates.tui.remote.wanted import Wanted
from shipmates.wire import PROTOCOL
from shipmates.words import Words

_CHUNK: Final = 65_536


def open_place(
    words: Words, wanted: Wanted, environ: Mapping[str, str], *, write: Write
) -> None:
    """Plays until it is left, line by line. Raises `Mistake`, or what is wrong with a file."""
    if wanted.table is None:
        launch.plan(wanted)
    launch.address(wanted)
    try:
        asyncio.run(_with_keyboard(words, wanted, environ, write))
    except KeyboardInterrupt:
        write("")


async def _with_keyboard(
    words: Words, wanted: Wanted, environ: Mapping[str, str], write: Write
) -> None:
    await attend(words, wanted, environ, keyboard(), write)


async def attend(
    words: Words, wanted: Wanted, environ: Mapping[str, str], read: Read, write: Write
) -> None:
    """The same with lines from anywhere. Raises `Mistake`."""
    try:
        async with launch.client(wanted) as client:
            await _check(client)
            await launch.come_in(client, wanted, words.locale, environ)
            async with client.sit(await launch.find(client, wanted)) as place:
                await _stay(words, client, place, read, write)
    except (Gone, Unreachable, Refused) as error:
        raise Mistake("mistake-server", why=parted(words, error)) from None
    except OSError:
        raise Mistake("mistake-folder", path=str(home())) from None


async def _check(client: Client) -> None:
    """Raises `Mistake` for a server that speaks another protocol."""
    protocol = (await client.about()).protocol
    if protocol != PROTOCOL:
        raise Mistake("mistake-protocol", theirs=protocol, ours=PROTOCOL)


async def _stay(words: Words, client: Client, place: Place, read: Read, write: Write) -> None:
    await launch.sit_down(place)
    code = place.now.table.code
    write(words.text("remote-welcome", address=client.address, code=code))
    try:
        await PlainRemote(words, client, place, read, write).run()
    finally:
        write(words.text("remote-kept", address=client.address, code=code))


def keyboard() -> Read:
    """Lines from standard input, read without holding up anything else."""
    queue: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    # Read from the descriptor: a thread that waits for `sys.stdin` holds a lock that the
    # interpreter wants at its end.

    def hand_over(line: str | None) -> None:
        loop.call_soon_threadsafe(queue.put_nowait, line)

    Thread(target=_pump, args=(hand_over,), name="keyboard", daemon=True).start()
    return queue.get


def _pump(hand_over: Callable[[str | None], object]) -> None:
    rest = b""
    # When the table is left before the line ends, nobody takes it any more.
    with suppress(RuntimeError):
        while chunk := os.read(0, _CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                hand_over(line.decode(errors="replace"))
        hand_over(None)
