"""Whatever is sent to a socket, an answer with a code comes back and the table plays on."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from shipmates.server.live import Live
from shipmates.server.messages import Commands
from shipmates.wire import ACTIONS
from tests.sample import DEEP
from tests.server import scenes
from tests.server.scenes import Crowd, Scene
from tests.server.tables import Message, Server, Socket
from tests.server.test_roles import MESSAGES, TURNS

ROUNDS = 20_000 if DEEP else 3_000
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


PARTING = ("stand", "vacate", "give-up", "hand-over")
"""What soon leaves nobody at the table to try the rest."""


def _valid(dice: random.Random, scene: Scene) -> Message:
    """A message as a client would send it, for some role or other."""
    _, kind, fields, _ = dice.choice((*MESSAGES, *TURNS))
    if kind in PARTING and dice.random() < 0.9:
        kind, fields = "say", {"phrase": "hello"}
    message = {"type": kind, **fields}
    if kind == "act":
        seats = [scene.mover, scene.other, scene.host]
        moves = [move for seat in seats for move in seat.moves()]
        action = dice.choice(moves)[1] if moves else {"kind": "ready"}
        message |= {"seat": dice.randrange(4), "action": action}
    if kind in {kind for _, kind, _, _ in TURNS}:
        message["ply"] = max(0, scene.mover.now["ply"] - dice.randrange(2))
    return message


def _inward(dice: random.Random, socket: Socket, live: Live) -> Message | None:
    """A sound message around an action that is not: it gets as far as the rules."""
    course, chair = live.course, socket.now.get("you", {}).get("chair")
    if course is None or chair is None or live.room.status != "playing":
        return None
    legal = [action for seat in course.seats for action in course.view(seat).legal]
    action = course.kit.actions.encode(dice.choice(legal)) if legal else {}
    if dice.random() < 0.3:
        action = {"kind": dice.choice(ACTION_KINDS[course.kit.key]), **action}
    if dice.random() < 0.6:
        action = _bent(dice, action)
    if not isinstance(action, dict):
        action = {"kind": action}
    if dice.random() < 0.2:
        return {"type": "preview", "ply": course.ply, "actions": [action] * dice.randrange(4)}
    own = course.seats[chair % len(course.seats)]
    seat = dice.choice((own, own, own, None, *range(5)))
    return {"type": "act", "ply": course.ply, "seat": seat, "action": action}


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


def _hostile(
    dice: random.Random, scene: Scene, socket: Socket, live: Live
) -> Iterator[str | bytes]:
    """One or more messages of a kind; the same one again, sometimes."""
    inward = _inward(dice, socket, live) if dice.random() < 0.6 else None
    message = inward or _valid(dice, scene)
    text = json.dumps(message)
    match 0 if inward else dice.randrange(8):
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


SAID = ("done", "refused", "previewed", "bye")
ACTION_KINDS = {
    game: [kind["properties"]["kind"]["const"] for kind in coder.schema()["oneOf"]]
    for game, coder in ACTIONS.items()
}
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
            live = await server.hall.find(scene.table["id"])
            sockets = [scene.mover, scene.other, scene.host, scene.spectator]
            for _ in range(250):
                if not sockets:
                    break
                socket = dice.choice(sockets)
                for message in _hostile(dice, scene, socket, live):
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
    if stage in ("playing", "deepsea", "crewdeck"):
        assert codes["garbled"] > sent // 17, "too little gets as far as the actions"
        assert sum(codes[code] for code in codes if code.startswith("illegal-")) > sent // 70
    await _plays_on(crowd)


async def _answer(socket: Socket, message: str | bytes) -> Message:
    """What is said to it; who was sent away meanwhile has been told so."""
    try:
        await socket.wire.send(message)
        return await socket.until(lambda m: m["type"] in SAID)
    except ConnectionClosed as closed:
        reason = closed.rcvd.reason if closed.rcvd is not None else "hung up without a word"
        return {"type": "bye", "code": reason}


async def _plays_on(crowd: Crowd) -> None:
    async with scenes.moved(crowd) as scene:
        assert scene.spectator.now["ply"] > 0
