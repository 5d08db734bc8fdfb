"""Whatever is sent to a socket, an answer with a code comes back and the table plays on."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from shipmates.server.messages import Commands
from tests.server import scenes
from tests.server.scenes import Crowd, Scene
from tests.server.tables import Message, Server, Socket
from tests.server.test_roles import MESSAGES, TURNS

ROUNDS = 20_000 if os.environ.get("SHIPMATES_DEEP") else 4_000
KINDS = [command.__struct_config__.tag for command in get_args(Commands)]
WEIRD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10,
    2**31,
    2**63,
    -(2**70),
    1.5,
    "",
    "nature",
    "\x00\x1b[2J",
    "‮",
    "é" * 500,
    [],
    [[]],
    {},
    {"kind": "deal"},
    {"kind": "time-up"},
    {"kind": "play", "card": "P1", "more": 1},
    {"kind": "place", "card": "OP", "cell": [-1, 10**9]},
    {"kind": "take", "task": -1},
)


def _valid(dice: random.Random, scene: Scene) -> Message:
    """A message as a client would send it, for some role or other."""
    _, kind, fields, _ = dice.choice((*MESSAGES, *TURNS))
    message = {"type": kind, **fields}
    if kind == "act":
        seats = [scene.mover, scene.other, scene.host]
        moves = [move for seat in seats for move in seat.moves()]
        action = dice.choice(moves)[1] if moves else {"kind": "ready"}
        message |= {"seat": dice.randrange(4), "action": action}
    if kind in {kind for _, kind, _, _ in TURNS}:
        message["ply"] = max(0, scene.mover.now["ply"] - dice.randrange(2))
    return message


def _bent(dice: random.Random, value: Any) -> Any:
    """The same with something about it that should not be."""
    if dice.random() < 0.2 or not isinstance(value, dict | list):
        return dice.choice(WEIRD)
    if isinstance(value, list):
        return [*value, dice.choice(WEIRD)]
    keys = [*value, "ref", "type", "kind"]
    key = dice.choice(keys)
    match dice.randrange(3):
        case 0:
            return {k: v for k, v in value.items() if k != key}
        case 1:
            return {**value, dice.choice(("x", key, "seat", "__class__")): dice.choice(WEIRD)}
        case _:
            return {**value, key: _bent(dice, value.get(key))}


def _torn(dice: random.Random, text: str) -> str:
    """The same text, cut, doubled or with something else in it."""
    place = dice.randrange(len(text) + 1)
    match dice.randrange(6):
        case 0:
            return text[:place]
        case 1:
            return text + text
        case 2:
            return text[:place] + dice.choice('{}[]",:\\\x00é9-NaN') + text[place:]
        case 3:
            return text.replace("{", '{"type":"stand",', 1)
        case 4:
            return text[:place] + "[" * dice.choice((10, 5000)) + text[place:]
        case _:
            return text.replace(":0", ":" + "9" * dice.choice((20, 5000)))


def _hostile(dice: random.Random, scene: Scene) -> Iterator[str | bytes]:
    """One or more messages of a kind; the same one again, sometimes."""
    message = _valid(dice, scene)
    text = json.dumps(message)
    match dice.randrange(8):
        case 0:
            sent: str | bytes = text
        case 1 | 2 | 3:
            bent = _bent(dice, message)
            sent = json.dumps(bent, ensure_ascii=dice.random() < 0.5)
        case 4 | 5:
            sent = _torn(dice, text)
        case 6:
            sent = dice.randbytes(dice.randrange(200))
        case _:
            kind = dice.choice((*KINDS, "now", "bye", "Act", "", 7))
            sent = json.dumps({"type": kind, "ref": dice.choice(WEIRD)})
    yield from [sent] * dice.choice((1, 1, 1, 2))


ANSWERS = ("done", "refused", "previewed", "bye")
STAGES: dict[str, Callable[[Crowd], Any]] = {
    "gathering": scenes.gathering,
    "playing": scenes.playing,
    "asked": scenes.asked,
    "over": scenes.over,
    "deepsea": partial(scenes.playing, plan={"game": "deepsea"}),
    "crewdeck": partial(scenes.playing, plan={"game": "crewdeck"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("stage", STAGES)
async def test_whatever_is_sent_is_answered(server: Server, stage: str) -> None:
    dice, codes, sent = random.Random(stage), Counter[str](), 0
    crowd = await Crowd.come(server)
    secrets = [str(g.cookie).split(".")[1] for g in (crowd.ann, crowd.bob, crowd.cat)]
    while sent < ROUNDS // len(STAGES):
        async with STAGES[stage](crowd) as scene:
            sockets = [scene.mover, scene.other, scene.host, scene.spectator]
            for _ in range(250):
                socket = dice.choice(sockets)
                for message in _hostile(dice, scene):
                    sent += 1
                    answer = await _answer(socket, message)
                    codes[str(answer.get("code", answer["type"]))] += 1
                    if answer["type"] == "bye":
                        sockets.remove(socket)
                        break
            heard = str([socket.heard for socket in sockets])
            assert [g for g in secrets if g in heard] == []
    assert not codes.keys() & {"failed", "hung up without a word", ""}, codes
    assert {"not-understood", "done"} <= codes.keys()
    await _plays_on(crowd)


async def _answer(socket: Socket, message: str | bytes) -> Message:
    """What is said to it; who was sent away meanwhile has been told so."""
    try:
        await socket.wire.send(message)
        return await socket.until(lambda m: m["type"] in ANSWERS)
    except ConnectionClosed as closed:
        reason = closed.rcvd.reason if closed.rcvd is not None else "hung up without a word"
        return {"type": "bye", "code": reason}


async def _plays_on(crowd: Crowd) -> None:
    async with scenes.moved(crowd) as scene:
        assert scene.spectator.now["ply"] > 0
