"""Coders made from type hints: what is not hinted cannot travel."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import reduce
from operator import or_
from typing import (
    Any,
    Final,
    NewType,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from shipmates.wire.coder import Coder, Garbled, Plain
from shipmates.wire.leaves import LEAVES, SCALARS

TAG: Final = "kind"
"""What tells the members of a union apart."""


class Coders:
    """Coders by type, made once each. `names` collects the schemas of named types."""

    def __init__(self) -> None:
        self._made: dict[Any, Coder] = {}
        self.schemas: dict[str, Callable[[], dict[str, Plain]]] = {}

    def of(self, hint: Any) -> Coder:
        """The coder of a type. Raises `TypeError` for one that cannot travel."""
        hint = _plain(hint)
        if hint not in self._made:
            if _is_record(hint):
                self._made[hint] = _late(self, hint)
                self._made[hint] = self._record(hint)
            else:
                self._made[hint] = self._make(hint)
        return self._made[hint]

    def _make(self, hint: Any) -> Coder:
        origin, args = get_origin(hint), get_args(hint)
        if hint in SCALARS:
            return SCALARS[hint]
        if hint in LEAVES:
            return LEAVES[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return _choice(hint)
        if origin is tuple and args[-1] is Ellipsis:
            return _many(self.of(args[0]), tuple)
        if origin is frozenset:
            return _many(self.of(args[0]), frozenset)
        if origin is tuple:
            return _fixed(tuple(map(self.of, args)))
        if origin in (Union, types.UnionType):
            return self._union(args)
        raise TypeError(f"{hint!r} cannot travel")

    def _record(self, hint: Any) -> Coder:
        kind = get_origin(hint) or hint
        bound: Mapping[Any, Any] = dict(
            zip(getattr(kind, "__parameters__", ()), get_args(hint), strict=True)
        )
        hints = get_type_hints(kind)
        parts = tuple(
            (field.name, self.of(_bind(hints[field.name], bound))) for field in fields(kind)
        )
        name = _name(hint)
        self.schemas[name] = lambda: _object(parts)
        return _fields(kind, parts, name)

    def _union(self, args: tuple[Any, ...]) -> Coder:
        inner = tuple(arg for arg in args if arg is not type(None))
        optional = len(inner) < len(args)
        if len(inner) == 1:
            return _maybe(self.of(inner[0]))
        if all(map(_is_record, inner)):
            union = _tagged({_tag(arg): (_class(arg), self.of(arg)) for arg in inner})
            return _maybe(union) if optional else union
        if all(arg in SCALARS for arg in inner) and not optional:
            return _either(tuple(SCALARS[arg] for arg in inner))
        raise TypeError(f"{args!r} cannot be told apart")


def _plain(hint: Any) -> Any:
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return hint


def _is_record(hint: Any) -> bool:
    return is_dataclass(_class(hint)) and hint not in LEAVES


def _class(hint: Any) -> Any:
    return get_origin(hint) or hint


def _bind(hint: Any, bound: Mapping[Any, Any]) -> Any:
    """The hint with the type variables of a generic class filled in."""
    if isinstance(hint, TypeVar):
        return bound[hint]
    args = get_args(hint)
    if not args or not bound:
        return hint
    filled = tuple(_bind(arg, bound) for arg in args)
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return reduce(or_, filled)
    return origin[filled] if origin is not None else hint


def _tag(hint: Any) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", _class(hint).__name__).lower()


def _name(hint: Any) -> str:
    """`Planet9View`; of a generic class with what fills it: `TricksCouncilMatter`."""
    kind = _class(hint)
    package = kind.__module__.split(".")[1].capitalize()
    filled = (getattr(_class(arg), "__name__", "") for arg in get_args(hint))
    return "".join((package, kind.__name__, *filled))


def _late(coders: Coders, hint: Any) -> Coder:
    """Stands in for a type that mentions itself, until it is made."""
    return Coder(
        lambda value: coders.of(hint).encode(value),
        lambda data: coders.of(hint).decode(data),
        lambda: {"$ref": f"#/$defs/{_name(hint)}"},
    )


def _fields(kind: Any, parts: tuple[tuple[str, Coder], ...], name: str) -> Coder:
    encoders = tuple((key, coder.encode) for key, coder in parts)
    known = {key for key, _ in parts} | {TAG}

    def encode(value: Any) -> Plain:
        return {key: enc(getattr(value, key)) for key, enc in encoders}

    def decode(data: Plain) -> Any:
        if not isinstance(data, dict):
            raise Garbled(name)
        for key in data:
            if key not in known:
                raise Garbled(f"without {key!r}")
        return kind(**{key: _step(key, coder, data) for key, coder in parts})

    return Coder(encode, decode, lambda: {"$ref": f"#/$defs/{name}"}, encoders)


def _step(key: str, coder: Coder, data: dict[str, Plain]) -> Any:
    if key not in data:
        raise Garbled("there", key)
    try:
        return coder.decode(data[key])
    except Garbled as garbled:
        raise garbled.within(key) from None


def _object(parts: tuple[tuple[str, Coder], ...]) -> dict[str, Plain]:
    return {
        "type": "object",
        "properties": {key: coder.schema() for key, coder in parts},
        "required": [key for key, _ in parts],
    }


def _choice(kind: type[Enum]) -> Coder:
    names = {member: member.value for member in kind}
    members = {value: member for member, value in names.items()}

    def decode(data: Plain) -> Any:
        if not isinstance(data, str | int) or data not in members:
            raise Garbled(f"one of {', '.join(map(str, members))}")
        return members[data]

    return Coder(names.__getitem__, decode, lambda: {"enum": list(members)})


def _many(item: Coder, collect: Callable[[Any], Any]) -> Coder:
    one = item.encode

    def encode(values: Any) -> Plain:
        plain = [one(value) for value in values]
        return sorted(plain) if collect is frozenset else plain

    def decode(data: Plain) -> Any:
        if not isinstance(data, list):
            raise Garbled("a list")
        return collect(_item(item, place, plain) for place, plain in enumerate(data))

    return Coder(encode, decode, lambda: {"type": "array", "items": item.schema()})


def _item(item: Coder, place: int, plain: Plain) -> Any:
    try:
        return item.decode(plain)
    except Garbled as garbled:
        raise garbled.within(str(place)) from None


def _fixed(items: tuple[Coder, ...]) -> Coder:
    def encode(values: Any) -> Plain:
        return [item.encode(value) for item, value in zip(items, values, strict=True)]

    def decode(data: Plain) -> Any:
        if not isinstance(data, list) or len(data) != len(items):
            raise Garbled(f"a list of {len(items)}")
        return tuple(
            _item(item, place, plain)
            for place, (item, plain) in enumerate(zip(items, data, strict=True))
        )

    def schema() -> dict[str, Plain]:
        prefix = [item.schema() for item in items]
        return {"type": "array", "prefixItems": prefix, "items": False, "minItems": len(items)}

    return Coder(encode, decode, schema)


def _maybe(inner: Coder) -> Coder:
    return Coder(
        lambda value: None if value is None else inner.encode(value),
        lambda data: None if data is None else inner.decode(data),
        lambda: {"anyOf": [inner.schema(), {"type": "null"}]},
    )


def _either(inner: tuple[Coder, ...]) -> Coder:
    def decode(data: Plain) -> Any:
        for coder in inner:
            try:
                return coder.decode(data)
            except Garbled:
                continue
        raise Garbled("a number or a text")

    return Coder(
        lambda value: value, decode, lambda: {"anyOf": [coder.schema() for coder in inner]}
    )


def _tagged(members: dict[str, tuple[Any, Coder]]) -> Coder:
    tags = {kind: (tag, coder.encode) for tag, (kind, coder) in members.items()}

    def encode(value: Any) -> Plain:
        tag, enc = tags[type(value)]
        return {TAG: tag, **enc(value)}

    def decode(data: Plain) -> Any:
        tag = data.get(TAG) if isinstance(data, dict) else None
        if not isinstance(tag, str) or tag not in members:
            raise Garbled(f"one of {', '.join(members)}", TAG)
        return members[tag][1].decode(data)

    def schema() -> dict[str, Plain]:
        return {
            "oneOf": [
                {
                    "allOf": [coder.schema()],
                    "properties": {TAG: {"const": tag}},
                    "required": [TAG],
                }
                for tag, (_, coder) in members.items()
            ]
        }

    return Coder(encode, decode, schema)
