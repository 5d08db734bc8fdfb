"""What docs/guide/protocol.md says is so."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from msgspec.json import Decoder

from examples.bot import play
from shipmates.client.answers import Standing, read, read_now
from shipmates.server import line
from shipmates.server.app import create_app
from shipmates.server.messages import DECODER, Answer, Command
from shipmates.server.reviewing import DECODER as REVIEW
from shipmates.server.reviewing import ReviewCommands, Together
from shipmates.server.schema import schema
from shipmates.server.settings import Settings
from shipmates.server.talk import TALK
from shipmates.wire import PROTOCOL
from tests.client.conftest import Guest
from tests.client.make import FILE, TYPES, text
from tests.client.typescript import types
from tests.server.tables import Message, Server

PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "protocol.md").read_text("utf-8")
EXAMPLES = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
COMMANDS = {str(kind.__struct_config__.tag): kind for kind in Command.__subclasses__()}
ANSWERS = {str(kind.__struct_config__.tag): kind for kind in Answer.__subclasses__()}


def kinds(example: dict[str, str]) -> str:
    return example["type"]


def test_the_schema_in_the_guide_is_that_of_the_code() -> None:
    assert FILE.read_text("utf-8") == text(), "what travels has changed: make wire"


def test_the_types_of_the_browser_are_those_of_the_schema() -> None:
    assert TYPES.read_text("utf-8") == types(schema()), "what travels has changed: make wire"


@pytest.mark.parametrize("example", EXAMPLES, ids=kinds)
def test_an_example_is_understood(example: dict[str, str]) -> None:
    if (command := COMMANDS.get(example["type"])) is not None:
        decoder: Decoder[Any] = REVIEW if command in get_args(ReviewCommands) else DECODER
        assert isinstance(decoder.decode(json.dumps(example)), command)
        return
    if example["type"] == "together":
        assert msgspec.json.decode(json.dumps(example), type=Together).leading is not None
        return
    answer = read(json.dumps(example))
    assert answer is not None
    assert type(answer).__struct_fields__ == ANSWERS[example["type"]].__struct_fields__
    if isinstance(answer, Standing):
        assert read_now(answer).table.code == "K7QXMA"


@pytest.mark.parametrize("example", EXAMPLES, ids=kinds)
def test_an_example_is_as_the_schema_says(example: dict[str, str]) -> None:
    jsonschema_rs.validate(schema(), example)


def test_every_message_has_an_example_or_is_explained() -> None:
    shown = {example["type"] for example in EXAMPLES}
    assert set(COMMANDS) - shown == set()
    assert set(ANSWERS) - shown == {"previewed"}
    for tag in (*COMMANDS, *ANSWERS):
        assert f"`{tag}`" in PAGE, tag


def test_every_route_is_in_the_guide() -> None:
    app = create_app(Settings(database="sqlite+aiosqlite://"))
    paths = app.openapi_schema.to_schema()["paths"]
    routes = {f"`{method.upper()} {path}`" for path, of in paths.items() for method in of}
    told = set(re.findall(r"\| (`(?:GET|POST|PATCH|DELETE) [^`]*`) \|", PAGE))
    assert routes == told


def test_codes_and_limits_are_those_of_the_server() -> None:
    usual = Settings()
    for code in (line.RESTART, line.TOO_MUCH, line.REFUSED):
        assert f"| {code} |" in PAGE
    assert f"at present {PROTOCOL}" in PAGE
    assert f"{usual.message_size:,} bytes" in PAGE
    assert f"{usual.messages_per_second:.0f} messages a second" in PAGE
    assert f"and {usual.message_burst}\nat once" in PAGE
    assert f"{usual.sockets_per_person} sockets of one person" in PAGE
    assert f"{usual.requests_per_minute} requests a" in PAGE
    assert f"{usual.stall:.0f} seconds, or lets {usual.outbox} answers" in PAGE
    assert TALK == (5, 0.5)


@pytest.mark.parametrize("game", ["planet9", "deepsea", "crewdeck"])
async def test_what_really_travels_is_as_the_schema_says(server: Server, game: str) -> None:
    ann = await server.guest("Ann")
    table = await ann.table({"game": game, "players": 2})
    validator = jsonschema_rs.validator_for(schema())
    async with ann.at(table) as seat:
        await seat.do("start")
        for _ in range(12):
            await seat.until_now(lambda now: bool(seat.moves()) or _over(now))
            if _over(seat.now):
                break
            mover, action = seat.moves()[0]
            ply = seat.now["ply"]
            await seat.ask("act", ply=ply, seat=mover, action=action)
            await seat.until_ply(ply + 1)
            validator.validate({"type": "act", "ply": 1, "seat": mover, "action": action})
        for message in seat.heard:
            validator.validate(message)
    assert {message["type"] for message in seat.heard} >= {"now", "done"}


async def test_the_python_of_the_guide_plays(server: Server, guest: Guest) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    told: dict[str, Any] = {}
    exec(source.replace("http://localhost:8000", server.url), told)
    ann = await guest("Ann")
    table = await ann.create({"game": "planet9", "players": 2})
    async with ann.sit(table.id) as place:
        playing = asyncio.create_task(told["play"](table.code))
        await place.until(lambda now: now.table.chairs[1].person is not None)
        await place.start()
        await play(ann, table.code, "random")
    await playing


def _over(now: Message) -> bool:
    return bool(now["table"]["status"] == "over")
