from __future__ import annotations

import re

import pytest

from shipmates.words import LOCALES
from tests.meta.fluent_files import texts
from tests.meta.sources import ROOT

UNBREAKABLE = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("typewriter", ["'", '"', "...", " -- ", "\t"])
def test_no_typewriter_marks(locale: str, typewriter: str) -> None:
    assert [name for name, text in texts(locale) if typewriter in text] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_stray_spaces(locale: str) -> None:
    assert [name for name, text in texts(locale) if re.search(r"  | [,.)]|\( ", text)] == []


@pytest.mark.parametrize("mark", list(":;!?»"))
def test_french_puts_an_unbreakable_space_before_its_marks(mark: str) -> None:
    """After a word or a variable; `you:Ada` and a key named `?` are left alone."""
    wrong = re.compile(rf"([\w)»’] ?|^ ){re.escape(mark)}(?=\s|$|[.,)])")
    assert [name for name, text in texts("fr") if wrong.search(text)] == []


def test_french_puts_an_unbreakable_space_after_an_opening_quote() -> None:
    assert [name for name, text in texts("fr") if re.search(f"«[^{UNBREAKABLE}]", text)] == []


def test_french_has_no_english_quotes() -> None:
    assert [name for name, text in texts("fr") if re.search("[“”‘]", text)] == []


def test_french_never_has_to_elide_before_a_name() -> None:
    """“de Vega”, but “d’Orion”: names come where nothing is to be shortened."""
    folder = ROOT / "words" / "fr"
    wrong = re.compile(r"\b([Dd]e|[Qq]ue) \{ \$(name|names|named|owner|who) \}")
    lines = [
        line for path in folder.glob("*.ftl") for line in path.read_text("utf-8").split("\n")
    ]
    assert [line for line in lines if wrong.search(line)] == []


def test_english_has_no_space_before_its_marks() -> None:
    assert [name for name, text in texts("en") if re.search(r"\w\s[:;!?](\s|$)", text)] == []
