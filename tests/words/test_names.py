"""One thing has one name: the French rulebook's, and the same in every corner."""

from __future__ import annotations

import re

import pytest

from shipmates.words import Words
from tests.meta.fluent_files import texts

FOREIGN = {
    "Zone de silence": r"[Zz]one morte",
    "la plus forte": r"la plus haute|la plus basse",
    "réalisée": r"tâches? (\w+ ){0,2}accompli|accompli\w* (une|cette|sa|la) tâche",
    "La tournée du Commandant": r"[Rr]épartition (par le|du) Commandant",
    "ouvrir un pli": r"\b[Ee]ntam",
    "annonce": r"\b[Pp]rédi",
    "le Capitaine": r"\bcapitaine\b",
    "carte visible": r"cartes? (ouverte|couverte)s? de (JARVIS|Tonoja)",
}
"""What the rulebook says, and what was said in its place."""

STORIES = re.compile(r"(p9|ds)-mission-")
"""Stories may call things what they like."""


@pytest.mark.parametrize("name", FOREIGN)
def test_french_has_no_other_name_for_it(name: str) -> None:
    found = [code for code, text in texts("fr") if re.search(FOREIGN[name], text)]
    assert [code for code in found if not STORIES.match(code)] == []


@pytest.mark.parametrize(
    ("code", "french"),
    [
        ("cli-special-dead-zone", "Zone de silence."),
        ("cli-special-decision", "La décision du Commandant."),
        ("cli-special-distribution", "La tournée du Commandant."),
        ("meaning-highest", "la plus forte"),
        ("meaning-lowest", "la plus faible"),
        ("verdict-done", "réalisée"),
        ("rules-p9-title", "The Crew\N{NO-BREAK SPACE}: En quête de la neuvième planète"),
    ],
)
def test_french_speaks_as_its_rulebook(code: str, french: str) -> None:
    assert Words("fr").text(code) == french
