"""Whatever a form holds, it is read or its faults are named."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from shipmates.notation import Faulty
from shipmates.notation.deepsea.missions import KEYS as SEA_KEYS
from shipmates.notation.faults import Fault
from shipmates.notation.forms import OwnMission, field_of, form_of, read_form
from shipmates.notation.missions import KEYS
from shipmates.notation.tasks import TASKS

WORDS = st.sampled_from(
    ["crew", "none", "at least 1", "2 to 4", "pink", "nines P1", "T01", "omega", "last", "en"]
)
HEADS = st.sampled_from(sorted({*KEYS, *SEA_KEYS, *TASKS, "count", "who", "key", "seconds"}))
PLAIN = st.one_of(st.none(), st.booleans(), st.integers(-1, 99), st.floats(), st.text(), WORDS)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(HEADS, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(HEADS, VALUES, max_size=6))
def test_a_form_is_a_mission_or_its_faults_are_named(form: dict[str, Any]) -> None:
    found: OwnMission | tuple[Fault, ...]
    try:
        found = read_form(form)
    except Faulty as faulty:
        found = faulty.faults
    if isinstance(found, tuple):
        assert found
        assert all(isinstance(field_of(fault), tuple) for fault in found)
    else:
        assert read_form(form_of(found)) == found
