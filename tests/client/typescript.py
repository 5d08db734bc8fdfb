"""The schema of the protocol as types for the browser's client."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

HEAD = "// Written by `make wire` from the schema of the protocol; do not edit.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
Node = Mapping[str, Any]


def types(schema: Node) -> str:
    """One exported type for each definition."""
    parts = schema["$defs"]
    # Whoever sends a command may leave out what has a default; the server leaves out nothing.
    asked = _reached(parts, "Command")
    whole = {name: node if name in asked else _filled(node) for name, node in parts.items()}
    return HEAD + "".join(_define(name, node) for name, node in whole.items())


def _reached(parts: Mapping[str, Node], top: str) -> set[str]:
    found, todo = set[str](), [top]
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += re.findall(r'"#/\$defs/(\w+)"', json.dumps(parts[name]))
    return found


def _filled(node: Node) -> Node:
    return {**node, "required": list(node.get("properties", ()))}


def _define(name: str, node: Node) -> str:
    said = node.get("description")
    comment = f"/** {said} */\n" if said else ""
    if node.get("type") == "object" and node.get("properties"):
        lines = "".join(f"  {field};\n" for field in _fields(node))
        return f"\n{comment}export interface {name} {{\n{lines}}}\n"
    union = _type(node).split(" | ")
    several = (
        "".join(f"\n  | {part}" for part in union) if len(union) > 3 else f" {_type(node)}"
    )
    return f"\n{comment}export type {name} ={several};\n"


def _type(node: Node) -> str:
    match node:
        case {"$ref": ref}:
            return str(ref).rsplit("/", 1)[1]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"allOf": parts}:
            return " & ".join([*map(_type, parts), _inline(node)])
        case {"anyOf": parts} | {"oneOf": parts}:
            return " | ".join(dict.fromkeys(map(_type, parts)))
        case {"type": "array"}:
            return _array(node)
        case {"type": "object"}:
            return _object(node)
        case {"type": str(plain)}:
            return PLAIN[plain]
        case _:
            return "unknown"


def _array(node: Node) -> str:
    if "prefixItems" in node:
        return f"[{', '.join(map(_type, node['prefixItems']))}]"
    item = _type(node.get("items", {}))
    return f"{item}[]" if item.isidentifier() or item.endswith("]") else f"({item})[]"


def _object(node: Node) -> str:
    values = node.get("additionalProperties")
    if isinstance(values, Mapping):
        return f"Record<string, {_type(values)}>"
    return _inline(node) if node.get("properties") else "object"


def _inline(node: Node) -> str:
    return f"{{ {'; '.join(_fields(node))} }}"


def _fields(node: Node) -> list[str]:
    required = node.get("required", ())
    return [
        f"{name if name.isidentifier() else json.dumps(name)}"
        f"{'' if name in required else '?'}: {_type(field)}"
        for name, field in node.get("properties", {}).items()
    ]
