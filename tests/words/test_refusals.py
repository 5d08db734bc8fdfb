"""What a server says no to, as people read it."""

from __future__ import annotations

import pytest

from shipmates.words import LOCALES, Words
from shipmates.words.refusals import refused


@pytest.mark.parametrize(
    ("code", "params", "said"),
    [
        ("host-only", {}, "Only the host may do that."),
        ("stale", {"ply": 7}, "Somebody was faster: the table is at move 7 by now."),
        ("illegal-must-follow", {"suit": "P", "card": "B3"}, "pink"),
        ("logbook-foreign", {}, "This file is no logbook of Shipmates."),
        ("own-file", {"line": 3, "fault": "fault-card-twice", "card": "P1"}, "3"),
        ("from-a-newer-server", {"x": 1}, "from-a-newer-server"),
        ("illegal-from-a-newer-server", {}, "illegal-from-a-newer-server"),
    ],
)
def test_a_code_becomes_a_sentence(code: str, params: dict[str, str | int], said: str) -> None:
    assert said in refused(Words("en"), code, params)
    assert all(refused(Words(locale), code, params) for locale in LOCALES)
