from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from shipmates.deepsea import CATALOGUE, MISSIONS, epilogue
from shipmates.deepsea.catalogue import BY_KEY, TaskCard
from shipmates.deepsea.mission import (
    AheadOfAll,
    Clock,
    FinalCard,
    Level,
    Mission,
    NoLead,
    Rule,
    Sharing,
    Sonar,
    Text,
    Together,
)
from shipmates.notation import game_of, read_sea_mission, write_mission, write_sea_mission
from shipmates.notation.cards import SEA_WORDS
from shipmates.planet9 import MISSIONS as FIFTY
from shipmates.tricks.cards import COLOURED, SUITED, TRUMPS, VALUED, Card, CardSet, Suit
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Either,
    Every,
    Feats,
    Leads,
    Outdo,
    Relation,
    Rival,
    Runs,
    Span,
    Task,
    Tricks,
    Weigh,
    at_least,
    exactly,
)
from tests.notation.sea_strategies import missions

PREDICTIONS = ("T72", "T73")


@given(mission=missions())
def test_what_is_written_is_read_again(mission: Mission) -> None:
    assert read_sea_mission(write_sea_mission(mission)) == mission


@pytest.mark.parametrize(
    "mission", [*MISSIONS, epilogue(18)], ids=lambda mission: f"mission-{mission.number}"
)
def test_each_of_the_logbook_can_be_written_as_an_own_mission(mission: Mission) -> None:
    assert read_sea_mission(write_sea_mission(mission)) == replace(mission, number=0)


@pytest.mark.parametrize(
    "card",
    [card for card in CATALOGUE if card.key not in PREDICTIONS],
    ids=lambda card: card.key,
)
def test_each_card_of_the_catalogue_can_be_written_as_an_own_card(card: TaskCard) -> None:
    own = replace(card, key=f"X{card.key}")
    if len(own.redeal) > 1:
        own = replace(own, redeal=own.redeal[:1])
    mission = Mission(0, fixed=(own.key,), cards=(own,))
    assert read_sea_mission(write_sea_mission(mission)) == mission


def test_a_file_says_which_game_it_is_for() -> None:
    assert game_of(write_sea_mission(MISSIONS[0])) == "deepsea"
    assert game_of(write_mission(FIFTY[0])) == "planet9"
    assert game_of("no = [TOML") == "planet9"


def test_a_mission_file_says_only_what_is_unusual() -> None:
    mission = Mission(
        0,
        difficulty=7,
        sharing=Sharing.VOLUNTEERS,
        volunteers=2,
        sonar=Sonar.CURRENTS,
        clock=Clock(120, Sonar.NONE, 9),
        rules=(Level(VALUED[9], by=1), AheadOfAll()),
        cards=(
            TaskCard("X1", (2, 2, 3), (BY_KEY["T39"].task(3),) * 3, (CardSet.parse("T1 T4"),)),
        ),
        texts=(Text("en", "The Trench", "Mind the step."),),
    )
    assert write_sea_mission(mission) == (
        'game = "deepsea"\n'
        'title.en = "The Trench"\n'
        'story.en = "Mind the step."\n'
        "difficulty = 7\n"
        'sharing = "volunteers"\n'
        "volunteers = 2\n"
        'sonar = "currents"\n'
        'clock = { seconds = 120, sonar = "none", difficulty = 9 }\n'
        "\n"
        "[[card]]\n"
        'key = "X1"\n'
        "difficulty = [2, 2, 3]\n"
        'redeal = ["T1 T4"]\n'
        'cards = "submarines"\n'
        'count = "none"\n'
        "\n"
        "[[rule]]\n"
        'level = "nines"\n'
        "by = 1\n"
        "\n"
        "[[rule]]\n"
        "ahead-of-all = true\n"
    )
    assert read_sea_mission(write_sea_mission(mission)) == mission


RULES: dict[str, Rule] = {
    'level = "ones"\nby = 2': Level(VALUED[1], by=2),
    'no-lead = "pink submarines"': NoLead(SUITED[Suit.PINK] | TRUMPS),
    "ahead-of-all = true": AheadOfAll(),
    'final-card = "Y5"': FinalCard(Card.parse("Y5")),
    'together = { wins-with = "nines", count = "none" }': Together(Feats(NONE, VALUED[9])),
}


@pytest.mark.parametrize(("text", "rule"), RULES.items(), ids=map(repr, RULES))
def test_a_rule_is_a_table(text: str, rule: Rule) -> None:
    mission = read_sea_mission(f'game = "deepsea"\n[[rule]]\n{text}\n')
    assert mission.rules == (rule,)


_PINK, _GREEN = SUITED[Suit.PINK], SUITED[Suit.GREEN]
TASKS: dict[str, Task] = {
    'tricks = "exactly 2"': Tricks(exactly(2)),
    'cards = "pink"\ncount = "at least 5"': Cards(_PINK, at_least(5)),
    'leads = "pink green"\ncount = "none"': Leads(NONE, _PINK | _GREEN),
    'wins-with = "submarines"\ntaking = "P7"\ncount = "at least 1"': Feats(
        at_least(1), TRUMPS, CardSet.parse("P7")
    ),
    'wins-with = "any"\nholding = "G2"\namong = ["last"]\ncount = "exactly 1"': Feats(
        exactly(1), holding=CardSet.parse("G2"), among=(-1,)
    ),
    'wins-with = "any"\nwithin = "colours"\ntotal = "22 to 23"\ncount = "at least 1"': Feats(
        at_least(1), within=COLOURED, total=Span(22, 23)
    ),
    'wins-with = "any"\nas-many = ["pink", "green"]\ncount = "at least 1"': Feats(
        at_least(1), level=(Suit.PINK, Suit.GREEN)
    ),
    'in-a-row = 3\ncount = "at least 1"': Runs(3, at_least(1)),
    "in-a-row = 3\nalone = true": Runs(3, exactly(1), alone=True),
    'weigh = "pink"\nrelation = "more"\nagainst = "green"': Weigh(_PINK, Relation.MORE, _GREEN),
    'outdo = "captain"\nrelation = "fewer"': Outdo(Relation.FEWER, Rival.CAPTAIN),
    'every = [{ tricks = "none" }, { in-a-row = 2, count = "none" }]': Every(
        (Tricks(NONE), Runs(2, NONE))
    ),
    'either = [{ tricks = "none" }, { outdo = "each", relation = "more" }]': Either(
        (Tricks(NONE), Outdo(Relation.MORE, Rival.EACH))
    ),
}


@pytest.mark.parametrize(("text", "task"), TASKS.items(), ids=map(repr, TASKS))
def test_a_task_card_is_a_table(text: str, task: Task) -> None:
    head = 'game = "deepsea"\nfixed = ["X1"]\n[[card]]\nkey = "X1"\ndifficulty = 2\n'
    (card,) = read_sea_mission(f"{head}{text}\n").cards
    assert card == TaskCard("X1", (2, 2, 2), (task, task, task))


def test_a_task_card_may_read_differently_with_three_four_and_five() -> None:
    (card,) = read_sea_mission("""
game = "deepsea"
fixed = ["X1"]
[[card]]
key = "X1"
difficulty = [3, 2, 2]
tasks = [{ tricks = "exactly 3" }, { tricks = "exactly 2" }, { tricks = "exactly 1" }]
""").cards
    assert card.tasks == tuple(Tricks(exactly(count)) for count in (3, 2, 1))


@pytest.mark.parametrize("word", SEA_WORDS)
def test_a_set_of_cards_goes_by_its_word(word: str) -> None:
    text = f'game = "deepsea"\n\n[[rule]]\nno-lead = "{word}"\n'
    mission = read_sea_mission(text)
    assert mission.rules == (NoLead(SEA_WORDS[word]),)
    assert write_sea_mission(mission) == text
