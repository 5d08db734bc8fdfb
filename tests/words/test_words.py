from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from shipmates.words import LOCALES, Words
from shipmates.words.lists import both, capital, comma, either
from shipmates.words.words import _Bundle

EN, FR = Words("en"), Words("fr")


def test_a_message_is_said_in_the_language_asked_for() -> None:
    assert EN.text("suit-pink") == "pink"
    assert FR.text("suit-pink") == "rose"


def test_an_unknown_message_is_an_error_and_not_a_guess() -> None:
    assert not EN.has("no-such-thing")
    with pytest.raises(KeyError, match="no-such-thing"):
        EN.text("no-such-thing")


def test_a_missing_parameter_is_an_error_too() -> None:
    with pytest.raises(KeyError, match=r"card: .*value"):
        EN.text("card", suit="pink")


def test_nothing_invisible_stands_around_a_parameter() -> None:
    assert EN.text("card", suit="pink", value=3) == "pink 3"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'xx' is no language of ours: expected en or fr"):
        Words("xx")


@pytest.mark.parametrize(
    ("wanted", "locale"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("FR", "fr"),
        ("fr.UTF-8", "fr"),
        ("en_GB", "en"),
        ("de_DE.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_best_language_for_a_setting(wanted: str | None, locale: str) -> None:
    assert Words.best(wanted).locale == locale


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_read_by_itself_is_the_message_of_its_file(locale: str) -> None:
    for file in (files("shipmates.words") / locale).iterdir():
        if file.name.endswith(".ftl"):
            text = file.read_text("utf-8")
            bundle = _Bundle(locale)
            bundle.add(text)
            whole = {
                f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name: entry
                for entry in FluentResource(text).body
                if isinstance(entry, Message | Term)
            }
            assert bundle._unread.keys() == whole.keys()
            for name, source in bundle._unread.items():
                entry = FluentResource(source).body[0]
                assert isinstance(entry, Message | Term)
                assert entry.equals(whole[name], ignored_fields=["span", "comment"]), name


def test_english_is_the_language_of_last_resort() -> None:
    assert LOCALES[0] == "en"


@pytest.mark.parametrize(
    ("items", "listed"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_all_of_several_things(items: list[str], listed: str) -> None:
    assert both(EN, items) == listed


def test_any_of_several_things() -> None:
    assert either(EN, ["a", "b", "c"]) == "a, b or c"
    assert either(FR, ["a", "b", "c"]) == "a, b ou c"


def test_one_after_the_other() -> None:
    assert comma(EN, ["a", "b", "c"]) == "a, b, c"


def test_a_sentence_begins_with_a_capital() -> None:
    assert capital("l’équipage") == "L’équipage"
    assert capital("écoutez") == "Écoutez"
    assert capital("") == ""
