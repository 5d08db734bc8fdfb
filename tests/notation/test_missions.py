from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from shipmates.notation import read_mission, write_mission
from shipmates.notation.cards import WORDS
from shipmates.planet9 import MISSIONS
from shipmates.planet9.mission import (
    Balanced,
    Change,
    Clause,
    EachWins,
    Handout,
    Mission,
    Naming,
    OmegaLast,
    Rule,
    Text,
    Who,
)
from shipmates.planet9.tokens import Token
from shipmates.tricks.cards import TRUMPS, VALUED, CardSet
from shipmates.tricks.signals import NEVER, OPEN, Radio
from shipmates.tricks.tasks import NONE, Cards, Every, Feats, Span, Tricks, at_least, exactly
from tests.notation.strategies import missions


@given(mission=missions())
def test_what_is_written_is_read_again(mission: Mission) -> None:
    assert read_mission(write_mission(mission)) == mission


@given(mission=missions())
def test_line_ends_and_a_byte_order_mark_do_not_matter(mission: Mission) -> None:
    text = write_mission(mission).replace("\n", "\r\n")
    assert read_mission(f"\ufeff{text}") == mission


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: f"mission-{mission.number}")
def test_each_of_the_fifty_can_be_written_as_an_own_mission(mission: Mission) -> None:
    assert read_mission(write_mission(mission)) == replace(mission, number=0)


def test_a_mission_file_says_only_what_is_unusual() -> None:
    text = Text("en", "Comet Run", "Quick now.\nIt will not wait.")
    mission = Mission(
        0,
        tasks=3,
        tokens=(Token.FIRST, Token.OMEGA),
        radio=Radio(opens=2),
        hand_over=True,
        rules=(Clause(Who.CREW, Feats(NONE, VALUED[9])), OmegaLast()),
        texts=(text, Text("fr", "Course à la comète", "")),
    )
    assert write_mission(mission) == (
        'title.en = "Comet Run"\n'
        'title.fr = "Course à la comète"\n'
        'story.en = "Quick now.\\nIt will not wait."\n'
        "tasks = 3\n"
        'tokens = ["1", "omega"]\n'
        "radio = { opens = 2 }\n"
        "hand-over = true\n"
        "\n"
        "[[rule]]\n"
        'who = "crew"\n'
        'wins-with = "nines"\n'
        'count = "none"\n'
        "\n"
        "[[rule]]\n"
        "omega-last = true\n"
    )


SETTINGS: dict[str, Mission] = {
    "tasks = 0": Mission(0),
    'tokens = [1, 2, "Ω"]\ntasks = 3': Mission(0, 3, (Token.FIRST, Token.SECOND, Token.OMEGA)),
    'tokens = [">>", ">"]\ntasks = 3': Mission(0, 3, (Token.ARROW_2, Token.ARROW_1)),
    'radio = "normal"': Mission(0, radio=OPEN),
    'radio = "none"': Mission(0, radio=NEVER),
    'radio = "dead-zone"': Mission(0, radio=Radio(muted=True)),
    "radio = { dead-zone = true }": Mission(0, radio=Radio(muted=True)),
    "radio = { dead-zone = true, opens = 4 }": Mission(0, radio=Radio(muted=True, opens=4)),
    "radio.opens = 3": Mission(0, radio=Radio(opens=3)),
    'handout = "draft"\nchange = "fixed"\nnaming = "nobody"': Mission(0),
    'handout = "distribution"\ntasks = 2': Mission(0, 2, handout=Handout.DISTRIBUTION),
    'change = "swap"\ntasks = 2\ntokens = ["1", "2"]': Mission(
        0, 2, (Token.FIRST, Token.SECOND), change=Change.SWAP
    ),
    'naming = "silenced"': Mission(0, naming=Naming.SILENCED),
    "draws = true\nhand-over = false": Mission(0, draws=True),
    'title.en = "A"\n[story]\nen = "B"': Mission(0, texts=(Text("en", "A", "B"),)),
    'title = { en = "A", fr = "B" }\nstory = { fr = "C" }': Mission(
        0, texts=(Text("en", "A", ""), Text("fr", "B", "C"))
    ),
}


@pytest.mark.parametrize(("text", "mission"), SETTINGS.items(), ids=map(repr, SETTINGS))
def test_a_setting_can_be_said_in_several_ways(text: str, mission: Mission) -> None:
    whole = f"rule = [{{ balanced = 1 }}]\n{text}"
    assert read_mission(whole) == replace(mission, rules=(Balanced(1),))


ROCKETS_2_3 = CardSet.parse("T2 T3")
RULES: dict[str, Rule] = {
    'who = "crew"\ntricks = "at most 3"': Clause(Who.CREW, Tricks(Span(0, 3))),
    'who = "commander"\ntricks = "2 to 4"': Clause(Who.COMMANDER, Tricks(Span(2, 4))),
    'who = "neighbour"\ntricks = "exactly 0"': Clause(Who.NEIGHBOUR, Tricks(NONE)),
    'who = "crew"\ntricks = "exactly 2"\namong = ["first", 8, "last"]': Clause(
        Who.CREW, Tricks(exactly(2), (0, 7, -1))
    ),
    'who = "crew"\ntricks = "none"\nbut = [1, "last"]': Clause(
        Who.CREW, Tricks(NONE, but=(0, -1))
    ),
    'who = "strangers"\ncards = "P1, P2"\ncount = "none"': Clause(
        Who.STRANGERS, Cards(CardSet.parse("P1 P2"), NONE)
    ),
    'who = "crew"\nwins-with = "ones P9"\ncount = "at least 5"': Clause(
        Who.CREW, Feats(at_least(5), CardSet.parse("P1 B1 G1 Y1 P9"))
    ),
    'who = "crew"\nevery = [{ tricks = "none" }, { wins-with = "T2 T3", count = "2 to 2" }]': (
        Clause(Who.CREW, Every((Tricks(NONE), Feats(exactly(2), ROCKETS_2_3))))
    ),
    "balanced = 2": Balanced(2),
    'each-wins = "rockets"': EachWins(TRUMPS),
    'each-wins = "T2 T3"\nordered = true': EachWins(ROCKETS_2_3, ordered=True),
}


@pytest.mark.parametrize(("text", "rule"), RULES.items(), ids=map(repr, RULES))
def test_a_rule_is_a_table(text: str, rule: Rule) -> None:
    assert read_mission(f"tasks = 1\n[[rule]]\n{text}\n").rules == (rule,)


@pytest.mark.parametrize("word", WORDS)
def test_a_set_of_cards_goes_by_its_word(word: str) -> None:
    text = f'[[rule]]\neach-wins = "{word}"\n'
    mission = read_mission(text)
    assert mission.rules == (EachWins(WORDS[word]),)
    assert write_mission(mission) == text


def test_the_chosen_member_need_not_be_the_one_who_gets_all_tasks() -> None:
    text = 'tasks = 2\nhandout = "decision"\nnaming = "silenced"\n'
    mission = read_mission(f'{text}[[rule]]\nwho = "chosen"\ntricks = "at most 4"\n')
    assert mission.handout is Handout.DECISION
    assert mission.binds(Who.CHOSEN)
