"""Whether the numbers of an edition can all be true at once."""

from __future__ import annotations

from typing import Final

from shipmates.crewdeck.editions import Edition, mistakes
from shipmates.kernel import Note
from shipmates.notation.tables import Table

_CONCERNED: Final = {
    "edition-payroll-cards": ("payroll", "payroll-copies"),
    "edition-payroll-few": ("payroll",),
    "edition-solo-payroll": ("solo-payroll", "payroll"),
    "edition-wild-cards": ("humans", "generalists", "human-generalists"),
}
"""The keys a mistake is about; the first of them in the file has the blame."""
_COPIES: Final = {
    "human": "humans",
    "generalist": "generalists",
    "human-generalist": "human-generalists",
}


def check_sense(root: Table, edition: Edition) -> None:
    """Notes what cannot be, as far as all it depends on could be read."""
    for wrong in mistakes(edition):
        keys = _concerned(wrong.note)
        alone = len(keys) == 1
        if all(map(root.sound, keys)) and (alone or root.page.complete):
            blamed = next(key for key in keys if key in root.values)
            root.blame(wrong.note.code, blamed, **dict(wrong.note.params))


def _concerned(note: Note) -> tuple[str, ...]:
    params = dict(note.params)
    if "field" in params:
        return (str(params["field"]).replace("_", "-"),)
    if "wild" in params:
        return _COPIES[str(params["wild"])], "most-players"
    return _CONCERNED[note.code]
