"""What docs/guide/campaign.md says is so."""

from __future__ import annotations

import re
from pathlib import Path

import shipmates.campaign
from shipmates.campaign import codec

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "campaign.md").read_text("utf-8")
SOURCES = Path(shipmates.campaign.__file__).parent.glob("*.py")


def test_the_file_in_the_guide_is_written_as_the_program_writes_it() -> None:
    [shown] = re.findall(r"```json\n(.*?)```", GUIDE, re.DOTALL)
    assert codec.write(codec.read(shown.encode())) == shown.encode()


def test_the_guide_explains_every_note() -> None:
    codes = {code for path in SOURCES for code in _codes(path)}
    assert codes == set(re.findall(r"^\| `(logbook-[a-z]+)`", GUIDE, re.MULTILINE))


def _codes(path: Path) -> list[str]:
    return re.findall(r'"(logbook-[a-z]+)"', path.read_text("utf-8"))
