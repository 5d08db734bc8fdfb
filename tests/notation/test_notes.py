from __future__ import annotations

import pytest
from hypothesis import given

from shipmates.kernel import Note
from shipmates.notation import Misread
from shipmates.notation.lines import spoken
from shipmates.notation.notes import read_note, write_note
from tests.notation.strategies import notes


@given(note=notes)
def test_what_is_written_is_read_again(note: Note) -> None:
    assert read_note(write_note(note)) == note


@given(note=notes)
def test_a_note_keeps_its_meaning_on_a_line_that_may_have_comments(note: Note) -> None:
    (line,) = spoken(f"{write_note(note)}  # so it went")
    assert read_note(line.text) == note


def test_a_number_that_is_a_word_stands_in_quotes() -> None:
    note = Note("order-broken", (("token", "1"), ("trick", 1), ("waiting", ">>")))
    assert write_note(note) == 'order-broken token="1" trick=1 waiting=>>'


@pytest.mark.parametrize(
    "text", ["", "Lost!", "lost cards=", "lost card", 'lost x="\\q"', "a b=1c"]
)
def test_what_is_no_note_is_named(text: str) -> None:
    with pytest.raises(Misread, match="fault-outcome"):
        read_note(text)
