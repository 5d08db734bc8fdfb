"""Why a server refuses something, or hangs up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shipmates.kernel import Illegal, Note
from shipmates.notation.faults import Fault
from shipmates.words import faults
from shipmates.words.words import Words

RULES = "illegal-"
"""Codes of the rules, not of the server."""


def refused(
    words: Words, code: str, params: Mapping[str, str | int], names: Sequence[str] = ()
) -> str:
    """A code as a sentence; one that a newer server may have is shown as it is."""
    if code.startswith(RULES) and words.has(code):
        return faults.refusal(words, Illegal(code.removeprefix(RULES), **params), names)
    if code == "own-file":
        return _own_file(words, dict(params))
    if code.startswith("logbook-") and words.has(code):
        return words.text(code, **params)
    message = f"refused-{code}"
    known = words.has(message)
    return words.text(message, **params) if known else words.text("refused", code=code)


def _own_file(words: Words, params: dict[str, str | int]) -> str:
    """What is wrong in a file somebody wrote."""
    line, code = int(params.pop("line")), str(params.pop("fault"))
    fault = faults.fault(words, Fault(line, Note(code, tuple(params.items()))))
    return words.text("refused-own-file", fault=fault)
