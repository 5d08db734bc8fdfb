"""The terminal at a server's table, line by line."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import pytest_asyncio

from examples.bot import play as bot
from shipmates.cli import run
from shipmates.tui import launch
from shipmates.tui.mistake import Mistake
from shipmates.tui.remote.command import attend
from shipmates.tui.remote.launch import plan
from shipmates.tui.remote.wanted import Wanted
from shipmates.words import LOCALES, Words
from tests.client.cable import cable
from tests.client.conftest import Guest
from tests.patience import PATIENCE, within
from tests.server.tables import Server
from tests.server.test_lookback import NINE as TO_THE_END

CREW = ("", "1", "2", "3", "4", "5", "6", "7", "8", "9")
CELLS = tuple(f"1 {row}{column}" for row in "abcde" for column in range(1, 9))
DECK = ("1 1", "1 2", "1 3", *map(str, range(1, 11)), *CELLS, "1 k", "")


class Terminal:
    """Somebody at a keyboard: what they type, and all that they have read."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.read = list[str]()
        self._keys: asyncio.Queue[str | None] = asyncio.Queue()
        self._news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def write(self, line: str) -> None:
        self.read.append(line)
        self._news.set()

    def type(self, *lines: str | None) -> None:
        for line in lines:
            self._keys.put_nowait(line)

    async def key(self) -> str | None:
        return await self._keys.get()

    async def until(self, text: str) -> str:
        """The first line from here on that has this text in it."""
        seen = 0
        async with within(f"“{text}” to be told", PATIENCE, lambda: self.read[-5:]):
            while True:
                for line in self.read[seen:]:
                    seen += 1
                    if text in line:
                        del self.read[:seen]
                        return line
                self._news.clear()
                await self._news.wait()

    def sees(self, code: str) -> bool:
        return self.words.text(code) in self.read

    async def play(self, lines: tuple[str, ...]) -> None:
        """Types whatever could be meant, until the game is over."""
        async with within("the end of the game", last=lambda: self.read[-5:]):
            for line in itertools.cycle(lines):
                if self.sees("remote-over-host") or self.sees("remote-over"):
                    return
                self._news.clear()
                self.type(line)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), 0.05)


Open = Callable[..., Terminal]


@pytest_asyncio.fixture(loop_scope="module")
async def terminal(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Open]:
    opened = list[Terminal]()

    def at(name: str, *, locale: str = "en", url: str = "", **wanted: object) -> Terminal:
        monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path / name))
        table, crew = wanted.pop("table", None), launch.Wanted(**wanted)  # type: ignore[arg-type]
        assert table is None or isinstance(table, str)
        asked = Wanted(url or server.url, table, name, crew)
        terminal = Terminal(Words(locale))
        terminal.task = asyncio.create_task(
            attend(terminal.words, asked, os.environ, terminal.key, terminal.write)
        )
        opened.append(terminal)
        return terminal

    yield at
    for one in opened:
        one.type(None)
        assert one.task is not None
        await one.task


def code_of(welcome: str) -> str:
    found = re.search(r"table ([A-Z0-9]{6}) of", welcome)
    assert found is not None
    return found[1]


@asynccontextmanager
async def two(terminal: Open, **wanted: object) -> AsyncIterator[tuple[Terminal, Terminal]]:
    """Ann makes a table, and Bob comes by its code."""
    ann = terminal("Ann", **wanted)
    code = code_of(await ann.until("Give friends this code"))
    bob = terminal("Bob", table=code)
    await bob.until("Give friends this code")
    await ann.until("1  Bob")
    yield ann, bob


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_mission_is_played_to_its_end(terminal: Open, locale: str) -> None:
    ann = terminal("Ann", locale=locale, players="3", mission="2")
    await ann.until(ann.words.text("remote-chair-free"))
    ann.type("")
    await ann.play(CREW)
    page = "\n".join(ann.read)
    assert "★" in page or "✗" in page
    assert "/api/games/" in page
    assert "\x1b" not in page


async def test_a_mission_of_deep_sea_is_played_with_tonoja(terminal: Open) -> None:
    ann = terminal("Ann", game="deepsea", players="2", mission="1")
    await ann.until("free")
    ann.type("")
    await ann.play(CREW)
    assert any("Tonoja" in line for line in ann.read)


async def test_a_table_that_shows_only_the_last_trick_is_played_to_its_end(
    terminal: Open, guest: Guest
) -> None:
    host = await guest("Host")
    plan = {"game": "planet9", "players": 3, "own": TO_THE_END, "distress": False}
    table = await host.create(plan, {"history": "sealed"})
    ann = terminal("Ann", table=table.code)
    await ann.until(ann.words.text("remote-sealed"))
    async with host.sit(table.id) as place:
        await place.start()
        await ann.until("begins")
        await ann.until(ann.words.text("remote-sealed"))
        playing = asyncio.create_task(bot(host, table.code, "random"))
        ann.type("l")
        await ann.play(("", "s", "1", "l", *CREW))
        await playing
    won = [line for line in ann.read if re.search(r"takes the trick|wins the trick", line)]
    assert len(won) == 13, won


async def test_crew_deck_is_played_and_placements_are_tried_first(terminal: Open) -> None:
    ann = terminal("Ann", game="crewdeck", players="1")
    await ann.until("Enter starts")
    ann.type("")
    await ann.until("Round 1/5")
    ann.type("1 1", "u")
    await ann.until(ann.words.text("deck-nothing-to-undo"))
    await ann.play(DECK)
    assert any(ann.words.text("deck-ask-confirm") in line for line in ann.read)
    assert any("/api/games/" in line for line in ann.read)


async def test_friends_meet_by_code_and_talk(terminal: Open) -> None:
    async with two(terminal, players="3") as (ann, bob):
        bob.type("/1", "/", "f", "7", ":Shall we?")
        assert await ann.until("Bob:") == "Bob: Hello!"
        assert "Shall we?" in await ann.until("Bob:")
        await bob.until("Well played!")
        await bob.until("Only the host may do that.")
        await bob.until("There is no chair 7 here")
        ann.type("f 2 random", "v 2", "f 2 random")
        assert "a bot (random)" in await bob.until("  2  Vega")
        ann.type("")
        await bob.until("begins")
        bob.type("g")
        await ann.until("Would give up: Bob.")
        ann.type("g")
        await ann.until("given up")
        await bob.until("The host decides")
        ann.type("")
        await bob.until("Game 2 begins")


async def test_a_slip_is_taken_back_when_all_agree(terminal: Open) -> None:
    # Two with JARVIS: no bot moves on before the slip is seen.
    async with two(terminal, players="2", mission="1", distress="never") as (ann, bob):
        ann.type("")
        told = [await one.until("is the commander") for one in (ann, bob)]
        first = "Ann" if "Ann has rocket 4" in told[0] else "Bob"
        slips, agrees = (ann, bob) if first == "Ann" else (bob, ann)
        slips.type("", "k")  # Enter takes the only task
        await agrees.until(f"{first} would like")
        agrees.type("y")
        await agrees.until("is settled")
        slips.type("")
        await agrees.until(f"{first} takes")


async def test_what_is_refused_is_explained(terminal: Open) -> None:
    ann = terminal("Ann", players="3", mission="1")
    await ann.until("free")
    ann.type("")
    await ann.until("Game 1 begins")
    async with within("the refusal to be explained", PATIENCE, lambda: ann.read[-5:]):
        while not any("cannot be taken back" in line for line in ann.read):
            ann.type("k")  # a bot may be faster: then it is explained, too
            await asyncio.sleep(0.02)
    ann.type("?", "b", "t", "l", "zz", "a", "a", "w")
    await ann.until("You are always ready")
    await ann.until("You are asked again")
    await ann.until("0  Ann (you, host)")


async def test_a_lost_connection_shows_and_the_chair_is_kept(
    terminal: Open, server: Server
) -> None:
    async with cable(server.url) as line:
        ann = terminal("Ann", url=line.url)
        await ann.until("0  Ann")
        line.cut()
        await ann.until("The connection is lost")
        await ann.until("The connection is back")
        ann.type("q")
        assert ann.task is not None
        await ann.task
        assert "Your chair stays yours" in ann.read[-1]


async def test_whoever_looks_on_sees_the_table(terminal: Open) -> None:
    async with two(terminal, players="2") as (ann, _):
        ann.type("")
        await ann.until("Game 1 begins")
        ann.type("w")
        line = await ann.until("Table ")
        cat = terminal("Cat", table=line.split()[1])
        await cat.until("begins")
        cat.type("", "1")
        await cat.until("You have no seat at this table.")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"players": "9"}, "mistake-players"),
        ({"mission": "77"}, "mistake-mission"),
        ({"timed": True}, "mistake-variant"),
        ({"game": "deepsea", "challenge": True}, "mistake-variant"),
        ({"game": "crewdeck", "players": "7"}, "mistake-crewdeck-players"),
        ({"distress": "up"}, "mistake-choice"),
        ({"game": "crewdeck", "house": ("all-cards",)}, "fault-house-near"),
        ({"mission": "3", "mission_file": Path("x")}, "mistake-two-missions"),
    ],
)
def test_a_mistake_is_found_before_anybody_is_asked(
    wanted: dict[str, object], code: str
) -> None:
    with pytest.raises(Mistake) as mistake:
        plan(Wanted("localhost", crew=launch.Wanted(**wanted)))  # type: ignore[arg-type]
    assert mistake.value.note.code == code


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"mission": "4", "jarvis": "0"}, {"mission": 4, "jarvis": 0}),
        ({"challenge": True}, {"players": 3, "challenge": True}),
        ({"game": "deepsea", "mission": "epilogue"}, {"mission": 33}),
        ({"game": "deepsea", "mission": "14", "timed": True}, {"timed": True}),
        ({"distress": "never"}, {"distress": False}),
        ({"game": "crewdeck", "players": "2"}, {"players": 2, "wilds": True, "house": []}),
        (
            {"house": ("single-card", "commander-sick")},
            {"house": ["commander-sick", "single-card"]},
        ),
        ({"game": "deepsea", "house": ("forbidden-lead",)}, {"house": ["forbidden-lead"]}),
        ({"game": "crewdeck", "house": ("all-wilds",)}, {"house": ["all-wilds"]}),
    ],
)
def test_options_become_a_plan(wanted: dict[str, object], expected: dict[str, object]) -> None:
    made = plan(Wanted("localhost", crew=launch.Wanted(**wanted)))  # type: ignore[arg-type]
    assert expected.items() <= made.items()


async def test_the_command_line_opens_a_table(server: Server, tmp_path: Path) -> None:
    options = ["play", "--server", server.url, "--name", "Zoé"]
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "shipmates", *options),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "SHIPMATES_HOME": str(tmp_path), "SHIPMATES_LANG": "fr"},
    )
    told, _ = await program.communicate(b"w\nq\n")
    assert program.returncode == 0
    assert "0  Zoé (vous, hôte)" in told.decode()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--table ABCDEF", "--table is for a table of a server: give --server too."),
        ("--server localhost:1 --seed 3", "--seed is not for a table of a server."),
        ("--server ftp://x", "ftp://x is not the address of a server"),
        ("--server 127.0.0.1:1", "No Shipmates server answers at http://127.0.0.1:1."),
        ("crewdeck --server localhost:1 --practice", "--practice is not for a table"),
    ],
)
def test_a_mistake_is_one_line(
    arguments: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "--lang", "en", *arguments.split()]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(told)


async def test_a_code_that_leads_nowhere_is_explained(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path))
    terminal = Terminal(Words("en"))
    with pytest.raises(Mistake, match="There is no such table"):
        await attend(
            terminal.words,
            Wanted(server.url, "zz ?&zz", "Ann"),
            os.environ,
            terminal.key,
            terminal.write,
        )
