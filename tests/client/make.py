"""Writes the schema of the protocol and the browser's types anew: `make wire`."""

from __future__ import annotations

import json
from pathlib import Path

from shipmates.server.schema import schema
from tests.client.typescript import types

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "guide" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "lib" / "wire.gen.ts"


def text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
    TYPES.write_text(types(schema()), "utf-8")
    print(f"written: {FILE.name}, {TYPES.name}")
