"""The JSON schema of everything that travels over a socket: messages, views and actions."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from shipmates import wire
from shipmates.server.messages import Answers, Commands, TableInfo
from shipmates.server.reviewing import ReviewAnswers, ReviewCommands
from shipmates.server.telling import Telling

_REF = "#/$defs/{name}"
_LONG = re.compile(r"\bshipmates\.(\w+)\.(?:\w+\.)*(\w+)$")
"""How a type is named whose own name stands for several."""


def schema() -> dict[str, Any]:
    """One document: a message is a command or an answer, at a table or before a review."""
    games = wire.schema()
    messages = {
        "Command": Commands,
        "Answer": Answers,
        "ReviewCommand": ReviewCommands,
        "ReviewAnswer": ReviewAnswers,
        "Table": TableInfo,
    }
    every = (*messages.values(), Telling)
    tops, parts = _shortened(msgspec.json.schema_components(every, ref_template=_REF))
    named = dict(zip(messages, tops, strict=False))
    whole = {**named, **parts, **games["$defs"], **_by_game(games["properties"])}
    # What is encoded apart has no type among the messages; here it has.
    whole["Now"]["properties"]["table"] = {"$ref": "#/$defs/TableInfo"}
    whole["Now"]["properties"]["views"]["items"] = {"$ref": "#/$defs/View"}
    whole["Now"]["properties"]["words"]["items"] = {"$ref": "#/$defs/Telling"}
    whole["Previewed"]["properties"]["sheet"] = {
        "anyOf": [{"$ref": "#/$defs/SheetInfo"}, {"type": "null"}]
    }
    whole["Previewed"]["properties"]["view"] = {"$ref": "#/$defs/View"}
    whole["Act"]["properties"]["action"] = {"$ref": "#/$defs/Action"}
    whole["Preview"]["properties"]["actions"]["items"] = {"$ref": "#/$defs/Action"}
    return {
        "$schema": games["$schema"],
        "title": f"The Shipmates protocol, version {wire.PROTOCOL}",
        "anyOf": [{"$ref": _REF.format(name=name)} for name in messages if name != "Table"],
        "$defs": dict(sorted(whole.items())),
    }


def _shortened(node: Any) -> Any:
    """What several games have is named by its game: `Planet9HouseRule`, as in views."""
    if isinstance(node, dict):
        return {_short(key): _shortened(value) for key, value in node.items()}
    if isinstance(node, list | tuple):
        return [_shortened(item) for item in node]
    return _short(node) if isinstance(node, str) else node


def _short(text: str) -> str:
    return _LONG.sub(lambda found: f"{found[1].capitalize()}{found[2]}", text)


def _by_game(games: dict[str, Any]) -> dict[str, Any]:
    """`View` and `Action` are those of the game the table plays."""
    return {
        part.capitalize(): {"anyOf": [game["properties"][part] for game in games.values()]}
        for part in ("view", "action")
    }
