"""The text of the logbook: read back as it was written, or refused with the reason."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shipmates.campaign import Logbook, codec
from shipmates.kernel import Note
from tests.campaign.lines import a_logbook, lost, won
from tests.campaign.strategies import logbooks

LOGBOOK = a_logbook(lost(1, distress=True), won(1), lost(7))
RAW = codec.write(LOGBOOK)


def refusal(raw: bytes) -> Note:
    with pytest.raises(codec.Unfit) as unfit:
        codec.read(raw)
    return unfit.value.note


def changed(**fields: object) -> bytes:
    """The file with other values at the top."""
    return json.dumps(json.loads(RAW) | fields).encode()


def first_line(**fields: object) -> bytes:
    """The file with other values in its first attempt."""
    rows = json.loads(RAW)["attempts"]
    return changed(attempts=[rows[0] | fields, *rows[1:]])


def without_players() -> bytes:
    rows = json.loads(RAW)["attempts"]
    del rows[1]["players"]
    return changed(attempts=rows)


@given(logbooks)
def test_what_is_written_is_read_back(logbook: Logbook) -> None:
    assert codec.read(codec.write(logbook)) == logbook


def test_the_file_can_be_read_by_people() -> None:
    lines = RAW.decode("ascii").splitlines()
    assert lines[:2] == ["{", '"format": "shipmates logbook",']
    assert sum('"mission": ' in line for line in lines) == 3
    assert json.loads(RAW)["crew"] == "Ada & Zoé"


def test_its_layout_is_of_no_account() -> None:
    assert codec.read(json.dumps(json.loads(RAW), indent=4).encode()) == LOGBOOK


def test_a_truncated_file_is_called_corrupt_wherever_it_ends() -> None:
    complete = len(RAW.rstrip())
    assert {refusal(RAW[:end]).code for end in range(complete)} == {"logbook-corrupt"}
    assert codec.read(RAW[:complete]) == LOGBOOK


@given(st.integers(0, len(RAW) - 1), st.integers(1, 255))
def test_a_damaged_byte_never_does_worse_than_another_valid_file(place: int, by: int) -> None:
    raw = bytearray(RAW)
    raw[place] ^= by
    with suppress(codec.Unfit):
        logbook = codec.read(bytes(raw))
        assert codec.read(codec.write(logbook)) == logbook


@given(st.binary(max_size=60))
def test_anything_else_is_refused(raw: bytes) -> None:
    assert refusal(raw).code in ("logbook-foreign", "logbook-corrupt")


@pytest.mark.parametrize(
    "raw",
    [
        b"dear diary",
        b"[]",
        b"null",
        b"{}",
        b'{"format": "somebody else\'s"}',
        b"shipmates record 1\ngame planet9\n",
        b"\x00" * 100,
        b"\xff\xfe{",
        b"[" * 100_000,
        b"9" * 10_000,
    ],
    ids=lambda raw: repr(raw[:12]),
)
def test_what_was_never_a_logbook_is_called_foreign(raw: bytes) -> None:
    assert refusal(raw) == Note("logbook-foreign")


def test_a_newer_file_is_called_newer_whatever_else_is_in_it() -> None:
    note = Note("logbook-newer", (("version", 2), ("known", 1)))
    assert refusal(changed(version=2)) == note
    assert refusal(changed(version=2, colour="blue", attempts={"now": "a map"})) == note


def test_a_game_this_program_does_not_know_is_named() -> None:
    assert refusal(changed(game="whist")) == Note("logbook-game", (("game", "whist"),))


@pytest.mark.parametrize(
    ("raw", "place"),
    [
        (RAW[:40], "3:1"),
        (changed(version="1"), "version"),
        (changed(version=True), "version"),
        (changed(version=0), "version"),
        (changed(colour="blue"), "colour"),
        (changed(crew=None), "crew"),
        (changed(game=9), "game"),
        (changed(attempts={}), "attempts"),
        (changed(attempts=[1]), "attempts[0]"),
        (without_players(), "attempts[1].players"),
        (first_line(colour="blue"), "attempts[0].colour"),
        (first_line(mission="1"), "attempts[0].mission"),
        (first_line(mission=True), "attempts[0].mission"),
        (first_line(mission=1.0), "attempts[0].mission"),
        (first_line(mission=51), "attempts[0].mission"),
        (first_line(mission=-1), "attempts[0]"),
        (first_line(players=1), "attempts[0]"),
        (first_line(won=1), "attempts[0].won"),
        (first_line(won=True, given_up=True), "attempts[0]"),
        (first_line(when=None), "attempts[0].when"),
        (first_line(record="../secret.txt"), "attempts[0]"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_corrupt_file_says_where(raw: bytes, place: str) -> None:
    assert refusal(raw) == Note("logbook-corrupt", (("place", place),))


def test_a_name_may_hold_anything() -> None:
    odd = replace(LOGBOOK, crew='\ud800"\n\x00🚀')
    assert codec.read(codec.write(odd)) == odd
