"""Why a bot did it, where it would do something else when it thinks again."""

from __future__ import annotations

from dataclasses import replace

from shipmates.review.known import Kind, judged, why
from shipmates.server.decisions import reasons
from shipmates.words import Words
from tests.review.test_known import NAMES, a_mind, asked_in, native


@native
def test_what_is_done_is_said_first_and_then_why_or_what_looks_better_now() -> None:
    mind, words = a_mind(), Words("en")
    found = next(one for one in asked_in("planet9/02-4p-lost") if one.kind is Kind.CARD)
    decision = judged(mind, found)
    given = why(mind, found, decision)
    name = NAMES[found.view.seat]
    as_done = replace(found, action=given.best)
    first, *rest = reasons(words, NAMES, as_done, decision, given)
    assert first.startswith(f"{name}: Play ")
    assert "deals I can imagine" in first
    assert rest
    other = next(one.action for one in given.options if one.action != given.best)
    did, again = reasons(words, NAMES, replace(found, action=other), decision, given)
    assert did.startswith(f"{name}: Play ")
    assert again.startswith("Thought over again, this looks ")
    assert reasons(Words("fr"), NAMES, as_done, decision, given) != [first, *rest]
