"""Writes the schema of the protocol anew: `make wire`, then read the diff."""

from __future__ import annotations

import json
from pathlib import Path

from shipmates.server.schema import schema

FILE = Path(__file__).parents[2] / "docs" / "guide" / "protocol.schema.json"


def text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
    print(f"written: {FILE.name}")
