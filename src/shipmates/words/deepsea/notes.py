"""Why: an attempt that ended, an action refused, a mistake in a file."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.deepsea.setup import Setup
from shipmates.kernel import Illegal, Outcome
from shipmates.notation.faults import Fault
from shipmates.words import notes as shared
from shipmates.words.deepsea.cards import voice
from shipmates.words.deepsea.sonar import duration
from shipmates.words.deepsea.tasks import rules, task_card
from shipmates.words.lists import capital
from shipmates.words.words import Words


def because(words: Words, outcome: Outcome, setup: Setup, names: Sequence[str]) -> str:
    """Why the attempt was won or lost: the task or rule, the trick and its cards."""
    note = outcome.because
    params = shared.spoken(voice(words), note, names)
    match note.code, dict(note.params):
        case "rule-broken", {"rule": int(place)}:
            params["rule"] = rules(words, setup)[place]
        case "duty-failed", {"task": str(key)}:
            params["task"] = task_card(words, setup, key)
        case "time-up", {"seconds": int(seconds)}:
            params["time"] = duration(words, seconds)
        case _:
            pass
    return capital(words.text(f"because-{note.code}", **params))


def refusal(words: Words, illegal: Illegal, names: Sequence[str]) -> str:
    """Why the rules refuse an action."""
    return shared.refused(voice(words), illegal.note, names, own="ds-")


def fault(words: Words, fault: Fault) -> str:
    """What is wrong in a file, and on which line."""
    return shared.fault(voice(words), fault, own="ds-")
