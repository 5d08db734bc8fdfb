"""Hints: what an expert would do, and reasons that can be said."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shipmates import deepsea, planet9
from shipmates.bots import Advice, explain, hint
from shipmates.bots.expert import STEADY, Thinker
from shipmates.bots.mind import Estimate, Plan, core
from shipmates.bots.reasons import (
    Alike,
    Alone,
    Better,
    Costs,
    Guards,
    Last,
    Option,
    Reason,
    Silence,
    Simple,
    Tells,
)
from shipmates.bots.told import sentences
from shipmates.campaign.lines import setup_of
from shipmates.deepsea.brief import Duty as SeaDuty
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9.tokens import Duty
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import READY, Call, Play
from shipmates.tricks.passing import Way
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.signals import Meaning, Signal
from shipmates.tui.game import rules_of
from shipmates.tui.text import read_text
from shipmates.words import LOCALES, Words, advice

REPLAYS = Path(__file__).parents[2] / "vectors" / "replays"
SAMPLE = (
    "planet9/05-4p",
    "planet9/12-2p",
    "planet9/23-5p",
    "planet9/50-3p",
    "deepsea/10-4p",
    "deepsea/22-5p",
    "deepsea/32-2p",
)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
QUICK = Plan(worlds=12, playouts=1, nodes=40)
NINE = planet9.Setup(planet9.MISSIONS[19], 4)
SEA = deepsea.Setup(deepsea.MISSIONS[9], 4)
P3, B5 = Card.parse("P3"), Card.parse("B5")

native = pytest.mark.skipif(core() is None, reason="nothing is imagined without the core")


def views(name: str) -> list[tuple[Any, Any]]:
    """What every seat saw when it had a choice, and what it did."""
    record, states = read_text((REPLAYS / f"{name}.txt").read_text("utf-8"))
    rules = rules_of(setup_of(record.opening))
    moves = zip(states, record.moves, strict=False)
    seen = [
        (rules.look(state, seat), action) for state, (seat, action) in moves if seat != NATURE
    ]
    return [(view, action) for view, action in seen if len(view.legal) > 1]


@native
@pytest.mark.parametrize("name", SAMPLE)
def test_a_hint_is_what_a_bot_does_with_the_same_dice(name: str) -> None:
    seen = views(f"{name}-lost")
    for place, (view, _) in enumerate(seen[:: 1 + len(seen) // 10]):
        given = hint(view, Seeded(place), STEADY)
        assert given.best == Thinker(Seeded(place), STEADY).choose(view)


@native
@pytest.mark.parametrize("name", SAMPLE)
def test_a_hint_can_be_said_in_every_phase(name: str) -> None:
    seen = views(f"{name}-won")
    early = [view for view, _ in seen if not isinstance(view.scene, Tricking)]
    late = [view for view, _ in seen if isinstance(view.scene, Tricking)]
    for view in (*early[:12], *late[::9]):
        given = hint(view, Seeded(1), QUICK)
        shares = [option.share for option in given.options]
        assert given.best in view.legal
        assert all(0 <= share <= 1 for share in shares)
        for locale in LOCALES:
            assert all(sentences(Words(locale), view.setup, given, NAMES))


@native
def test_the_task_that_a_bad_card_would_lose_is_named() -> None:
    view, done = next(
        (view, action)
        for view, action in views("planet9/20-4p-lost")
        if action == Play(Card.parse("B1"))
    )
    given = hint(view, Seeded(1), Plan(worlds=60))
    bad = given.option(done)
    assert bad is not None
    assert bad.share == 0
    guards = next(reason for reason in given.because if isinstance(reason, Guards))
    assert isinstance(guards.duty, Duty)
    assert (guards.duty.card.text, guards.other) == ("B5", 0)
    said = " ".join(sentences(Words("en"), view.setup, given, NAMES))
    assert "blue 5 for Cleo comes off in" in said
    assert "in 0% after the other choice" in said


@native
def test_what_is_demanded_is_asked_for_piece_by_piece() -> None:
    view = next(v for v, _ in views("planet9/23-5p-lost") if isinstance(v.scene, Tricking))
    wanted = explain.demands(view)
    assert [duty for duty, _ in wanted] == list(view.brief.duties)
    assert all(brief.duties == (duty,) for duty, brief in wanted)
    sea = next(v for v, _ in views("deepsea/08-4p-won") if isinstance(v.scene, Tricking))
    assert explain.demands(sea)[-1][0] is None


@native
def test_who_may_still_signal_is_advised_though_nobody_waits_for_it() -> None:
    record, states = read_text((REPLAYS / "planet9/20-4p-lost.txt").read_text("utf-8"))
    rules = rules_of(setup_of(record.opening))
    seen = [rules.look(state, Seat(seat)) for state in states for seat in range(4)]
    view = next(v for v in seen if v.legal and all(isinstance(a, Signal) for a in v.legal))
    assert hint(view, Seeded(1), QUICK).best in (*view.legal, READY)


def test_nothing_to_decide_is_said_so() -> None:
    (view, _), *_ = views("planet9/20-4p-lost")
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(replace(view, legal=()), Seeded(1))
    alone = hint(replace(view, legal=view.legal[:1]), Seeded(1))
    assert alone == Advice(view.legal[0], (), (Alone(),))


def test_without_the_core_a_simple_partner_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explain, "core", lambda: None)
    (view, _), *_ = views("planet9/20-4p-lost")
    given = hint(view, Seeded(1))
    assert given.because == (Simple(),)
    assert given.best in view.legal


def an_option(action: Any, share: float, cost: float = 0.0) -> Option:
    return Option(action, Estimate(share, share, share), cost)


PLAY, OTHER = an_option(Play(P3), 0.92), an_option(Play(B5), 0.614)
SHOW, QUIET = an_option(Signal(P3, Meaning.ONLY), 0.7), an_option(READY, 0.62)
LEFT = an_option(Call(Way.LEFT), 0.94, 0.2)


def card_advice(*because: Reason) -> Advice:
    return Advice(Play(P3), (PLAY, OTHER), because)


def show_advice(*because: Reason) -> Advice:
    return Advice(SHOW.action, (SHOW, QUIET), because)


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        (
            card_advice(Better(OTHER)),
            "Play pink 3. In 92% of the deals I can imagine, the crew wins. "
            "Already worse: blue 5 (61%).",
            "Jouer le 3 rose. Dans 92 % des donnes que j’imagine, l’équipage gagne. "
            "Déjà moins bien : le 5 bleu (61 %).",
        ),
        (
            card_advice(Guards(Duty(P3, None, Seat(3)), 0.97, 0.5)),
            "What differs most: by itself, pink 3 for Dan comes off in 97% of the deals, "
            "and in 50% after the other choice.",
            "à elle seule, la tâche 3 rose pour Dan réussit dans 97 % des donnes",
        ),
        (
            card_advice(Guards(None, 1.0, 0.999)),
            "what the mission asks of the crew comes off in 100% of the deals, and in 99%",
            "ce que la mission exige de l’équipage réussit dans 100 %",
        ),
        (card_advice(Last(Duty(P3, None, Seat(0)))), "all about pink 3 for Ada.", "pour Ada."),
        (card_advice(Alike((OTHER,))), "About as good: blue 5.", "aussi bien : le 5 bleu."),
        (
            card_advice(Alike((OTHER, LEFT))),
            "About as good: blue 5 or “Distress signal, passing to the left”.",
            "le 5 bleu ou « Signal de détresse, cartes vers la gauche ».",
        ),
        (card_advice(Alike((OTHER,) * 4)), "4 other choices look", "4 autres choix semblent"),
        (
            card_advice(Costs(LEFT, 0.2)),
            "Distress signal, passing to the left (94%) is not worth it: "
            "it would have to win 20 more of 100 deals.",
            "n’en vaut pas la peine : il faudrait gagner 20 donnes de plus sur 100.",
        ),
        (
            show_advice(Tells(Signal(P3, Meaning.ONLY)), Better(QUIET)),
            "Signal pink 3 as only one. The crew wins 8 more of 100 deals than if nothing is "
            "shown. Everybody then knows: this hand has nothing else in pink.",
            "L’équipage gagne 8 donnes de plus sur 100 que si rien n’est montré. "
            "Tous savent alors : cette main n’a rien d’autre en rose.",
        ),
        (
            show_advice(Guards(Duty(P3, None, Seat(1)), 0.5, 0.25)),
            "It helps most with pink 3 for Ben: by itself, that comes off in 50% of the deals "
            "instead of 25%.",
            "Cela aide surtout la tâche 3 rose pour Ben",
        ),
        (
            Advice(READY, (QUIET, SHOW), (Silence(SHOW, 1),)),
            "Nothing to signal. What could be shown helps too little now; it is better kept. "
            "The most useful would be: Signal pink 3 as only one (1 more of 100 deals).",
            "Le plus utile serait : Signaler le 3 rose : la seule (1 donne de plus sur 100).",
        ),
        (
            Advice(
                READY, (an_option(READY, 0.0), an_option(SHOW.action, 0.0)), (Silence(SHOW, 1),)
            ),
            "Nothing to signal. What could be shown helps too little now; it is better kept. "
            "The most useful would be",
            "Le plus utile serait",
        ),
        (Advice(Play(P3), (), (Alone(),)), "Play pink 3. Nothing else", "Rien d’autre"),
        (Advice(Play(P3), (), (Simple(),)), "Play pink 3. By rule of thumb.", "Au jugé."),
        (
            Advice(Play(P3), (an_option(Play(P3), 0.0),), (Better(OTHER),)),
            "Play pink 3. I can hardly imagine a deal in which the crew still wins.",
            "Je n’imagine guère de donne où l’équipage gagne encore.",
        ),
    ],
)
def test_every_reason_is_said(given: Advice, english: str, french: str) -> None:
    assert english in " ".join(sentences(Words("en"), NINE, given, NAMES))
    said = " ".join(sentences(Words("fr"), NINE, given, NAMES))
    assert french in said.replace("\u00a0", " ")


def test_what_the_mission_asks_is_told_where_it_is_all_there_is() -> None:
    nines = planet9.Setup(planet9.MISSIONS[15], 4)
    balanced = deepsea.Setup(deepsea.MISSIONS[7], 4)
    for setup, asked in ((nines, "any trick with a 9."), (balanced, "than another member.")):
        *_, told = sentences(Words("en"), setup, card_advice(Last(None)), NAMES)
        assert told.startswith("It is all about this: ")
        assert told.endswith(asked)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("meaning", Meaning)
def test_every_signal_tells_something(meaning: Meaning, locale: str) -> None:
    for setup in (NINE, SEA):
        given = show_advice(Tells(Signal(P3, meaning)))
        assert len(sentences(Words(locale), setup, given, NAMES)) == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_a_task_of_deep_sea_is_named_in_a_few_words(locale: str) -> None:
    given = card_advice(Guards(SeaDuty("T71", Seat(1)), 0.76, 0.5))
    assert "T71 (" in sentences(Words(locale), SEA, given, NAMES)[1]


@pytest.mark.parametrize(
    ("part", "whole"), [(0, 0), (0.001, 1), (0.5, 50), (0.614, 61), (0.999, 99), (1, 100)]
)
def test_only_all_is_a_hundred_and_only_nothing_is_none(part: float, whole: int) -> None:
    assert advice.hundredths(part) == whole
