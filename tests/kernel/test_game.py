"""Notes, refusals and outcomes carry codes, never sentences."""

from __future__ import annotations

import pytest

from shipmates.kernel import NATURE, Illegal, Note, Outcome


def test_a_note_reads_as_its_code_and_parameters() -> None:
    assert str(Note("over")) == "over"
    assert str(Note("must-follow", (("card", "P3"), ("trick", 2)))) == (
        "must-follow card=P3 trick=2"
    )


def test_a_refusal_keeps_its_note_and_says_it() -> None:
    with pytest.raises(Illegal, match=r"^must-follow suit=P turn=1$") as caught:
        raise Illegal("must-follow", suit="P", turn=1)
    assert caught.value.note == Note("must-follow", (("suit", "P"), ("turn", 1)))


def test_notes_and_outcomes_are_values() -> None:
    assert Outcome((1.0, 1.0), Note("won")) == Outcome((1.0, 1.0), Note("won"))
    assert hash(Note("won")) == hash(Note("won"))
    with pytest.raises(AttributeError):
        Note("won").code = "lost"  # type: ignore[misc]


def test_nature_sits_at_no_place_of_the_table() -> None:
    assert NATURE not in range(5)
