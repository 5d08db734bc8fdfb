"""Every surface, on a machine without the native core: nobody is weaker without saying so."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from shipmates.bots import make
from shipmates.client import Client, Now, Place, Refused, Stale
from shipmates.dice import Seeded
from shipmates.solver import is_native
from shipmates.tui.remote.room import table_news
from shipmates.words import Words
from tests.bare import environment, serving, told
from tests.patience import within

INSTALL = "pip install shipmates-native"
TRIO = {"game": "planet9", "players": 3}
HERE = ["random", "cautious"]
AWAY = ["steady", "expert"]
needs_core = pytest.mark.skipif(not is_native(), reason="the table is laid with the core")

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play planet9 --seats you,expert,bot", "The bot “expert” needs the native core"),
        ("play deepsea --seats you,steady,bot", "The bot “steady” needs the native core"),
        (
            "lab run --missions 1 --players 3 --deals 1",
            "The bot “expert” needs the native core",
        ),
        ("lab run --bots steady --missions 1", "The bot “steady” needs the native core"),
        ("lab difficulty own.toml", "The bot “steady” needs the native core"),
        ("review --known game.txt", "--known needs the native core"),
        ("puzzles check", "This needs the native core"),
        ("puzzles make --kind signal", "This needs the native core"),
        ("worker --database postgresql://nobody@localhost/none", "This needs the native core"),
    ],
)
def test_a_command_that_cannot_do_without_says_so_in_one_line(
    arguments: str, said: str, tmp_path: Path
) -> None:
    game = next((Path(__file__).parents[1] / "vectors" / "replays" / "planet9").glob("*.txt"))
    (own := tmp_path / "own.toml").write_text("tasks = 1\n")
    files = {"game.txt": str(game), "own.toml": str(own)}
    words = [files.get(word, word) for word in arguments.split()]
    code, out, error = told(tmp_path, *words)
    assert (code, out) == (2, "")
    assert error.startswith(said)
    assert INSTALL in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("level", ["random", "cautious"])
def test_the_laboratory_plays_with_the_others_and_says_what_is_missing(
    level: str, tmp_path: Path
) -> None:
    wanted = f"lab run --missions 1 --players 3 --deals 1 --workers 1 --bots {level}".split()
    code, _, error = told(tmp_path, *wanted, "--out", str(tmp_path / "rows"))
    assert code == 0
    assert error.count(INSTALL) == 1


def test_the_version_says_it(tmp_path: Path) -> None:
    code, out, _ = told(tmp_path, "--version")
    assert code == 0
    assert "is not installed" in out
    assert INSTALL in out


def test_the_solver_says_once_that_it_is_slow(tmp_path: Path) -> None:
    lines = "\n".join(['{"bad": 1}'] * 3)
    (tmp_path / "positions.jsonl").write_text(lines)
    _, out, error = told(tmp_path, "solve", str(tmp_path / "positions.jsonl"))
    assert len(out.splitlines()) == 3
    assert error.count("slow twin") == 1


@pytest.mark.parametrize(
    "wanted",
    [
        "from shipmates.envs import learners; learners.planet9(partners='expert')",
        "from shipmates.envs import deepsea_v0; deepsea_v0.batch_env(2)",
        "from shipmates.bots import make; from shipmates.dice import Seeded;"
        "make('deepsea', 'steady', Seeded(1))",
        "from shipmates.solver import Native; Native()",
        "from shipmates.lab.plan import Plan; Plan('planet9', (1,), (3,), ('expert',), 1)",
    ],
)
def test_a_library_call_names_what_to_install(wanted: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", wanted]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment(tmp_path)
    )
    assert done.returncode == 1
    assert INSTALL in done.stderr.splitlines()[-1]


def test_the_default_partner_of_the_environments_plays_without_the_core(tmp_path: Path) -> None:
    wanted = "from shipmates.envs import learners; learners.planet9().reset(seed=1)"
    subprocess.run([sys.executable, "-c", wanted], check=True, env=environment(tmp_path))


async def test_a_server_offers_what_it_has_and_refuses_the_rest(tmp_path: Path) -> None:
    with serving(tmp_path) as (url, core):
        assert core.startswith("The native core is not installed")
        assert core.endswith(INSTALL)
        async with Client(url) as ann:
            await ann.introduce("Ann")
            about = await ann.about()
            assert about.core is None
            levels = {game.key: (game.levels, game.lacking) for game in about.games}
            assert levels["planet9"] == levels["deepsea"] == (HERE, AWAY)
            assert levels["crewdeck"] == (["random", "planner", "expert"], [])
            table = await ann.create(TRIO)
            async with ann.sit(table.id) as place:
                with pytest.raises(Refused) as refused:
                    await place.fill(1, "expert")
                assert refused.value.code == "level-core"
                assert refused.value.params["install"] == INSTALL
                await place.start()
                now = await place.until(lambda now: now.table.status == "playing")
                assert [chair.bot for chair in now.table.chairs[1:]] == ["cautious", "cautious"]
                assert [chair.plays for chair in now.table.chairs] == [None, None, None]
            await _estimates_are_refused(url)


async def _estimates_are_refused(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as guest:
        await guest.post("/api/me", json={"name": "Bob", "language": "en"})
        sent = {"mission": {"text": "tasks = 1\n"}, "players": [3], "deals": 5}
        answer = (await guest.post("/api/estimates", json=sent)).json()
    assert (answer["code"], answer["params"]["install"]) == ("estimate-core", INSTALL)


@needs_core
async def test_a_kept_table_goes_on_with_simple_bots_and_says_so(tmp_path: Path) -> None:
    keys, port = tmp_path / "keys.json", _free_port()
    with serving(tmp_path, port, core=True) as (url, core):
        assert core.startswith("Native core ")
        async with Client(url, keys=keys) as ann:
            await ann.introduce("Ann")
            assert (await ann.about()).core in ("portable", "tuned")
            table = await ann.create(TRIO)
            async with ann.sit(table.id) as place:
                await place.fill(1, "expert")
                await place.fill(2, "steady")
                await place.start()
                now = await place.until(lambda now: now.asked is not None)
                assert _bots(now) == [("expert", None), ("steady", None)]
    with serving(tmp_path, port) as (url, _):
        async with Client(url, keys=keys) as ann, ann.sit(table.id) as place:
            now = await place.until(lambda now: now.asked is not None)
            assert _bots(now) == [("expert", "cautious"), ("steady", "cautious")]
            said = list(table_news(Words("en"), None, now))
            assert sum("a bot “cautious” plays instead" in line for line in said) == 2
            await _to_the_end(place)
            assert sum(INSTALL in line for line in await _review(url, place.now)) == 1
            await place.again("new")
            now = await place.until(lambda now: now.table.status == "playing")
            assert _bots(now) == [("cautious", None), ("cautious", None)]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def _bots(now: Now) -> list[tuple[str | None, str | None]]:
    return [(chair.bot, chair.plays) for chair in now.table.chairs[1:]]


async def _to_the_end(place: Place) -> None:
    """Ann plays as a simple bot would."""
    bot: Any = make("planet9", "cautious", Seeded(1))
    async with within("a game to end"):
        async for now in place:
            if now.table.status == "over":
                return
            if now.asked is not None:
                with suppress(Stale):
                    await place.act(bot.choose(now.asked), now.asked.seat)


async def _review(url: str, over: Now) -> list[str]:
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as anybody:
        answer = await anybody.get(f"/api/games/{over.table.attempt}/review?words=en")
    told: list[str] = answer.json()["told"]
    return told
