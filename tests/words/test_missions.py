from __future__ import annotations

from shipmates.planet9 import MISSIONS
from shipmates.planet9.mission import Mission, Text
from shipmates.words import Words
from shipmates.words import planet9 as say

EN, FR = Words("en"), Words("fr")


def test_the_fifty_have_our_own_titles() -> None:
    assert say.title(EN, MISSIONS[4]) == "Centrifuge Friday"
    assert say.title(FR, MISSIONS[4]) == "Vendredi, centrifugeuse"
    assert say.story(EN, MISSIONS[4]).startswith("The centrifuge ran a little long")


def test_an_own_mission_speaks_the_language_it_can() -> None:
    german, canadian = Text("de", "Heim", "Zurück."), Text("fr-CA", "Retour", "On rentre.")
    english = Text("en", "Home", "Back again.")
    assert say.title(FR, Mission(0, tasks=1, texts=(english, canadian))) == "Retour"
    assert say.title(EN, Mission(0, tasks=1, texts=(canadian, english))) == "Home"
    assert say.title(FR, Mission(0, tasks=1, texts=(german, english))) == "Home"
    assert say.story(FR, Mission(0, tasks=1, texts=(german,))) == "Zurück."


def test_an_own_mission_may_be_nameless() -> None:
    assert say.title(EN, Mission(0, tasks=1)) == "A mission of your own"
    assert say.story(EN, Mission(0, tasks=1)) == ""
