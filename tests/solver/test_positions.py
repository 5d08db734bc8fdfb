"""Positions as people write them: read, written again, and refused with a reason."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.notation.faults import Misread
from shipmates.solver import Chance, best
from shipmates.solver.encode import Position, encode
from shipmates.solver.positions import read_position
from shipmates.solver.written import written
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import Play
from shipmates.tricks.tasks import Predict
from shipmates.tui.text import read_text
from shipmates.words import LOCALES, Words

ROOT = Path(__file__).parents[2]
RECORDS = sorted(
    path
    for game in ("planet9", "deepsea")
    for path in (ROOT / "vectors/replays" / game).glob("*.txt")
)
SMALL = {"hands": ["P1 B2", "P2 B1", "P3 B3"], "leader": 0}
TASK = [{"card": "P3", "seat": 2}]
WHOLE = [
    "P1 P2 P3 P4 P5 P6 P7 P8 P9 T4",
    "B1 B2 B3 B4 B5 B6 B7 B8 B9 T3",
    "G1 G2 G3 G4 G5 G6 G7 G8 G9 T2",
    "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 T1",
]
ROW = ["P1 P2 B1 T4", "P3 P4 B2 T3", "G1/G2 Y1/Y2"]

FORETELLING = [
    (card.key, task.secret) for card in CATALOGUE if isinstance(task := card.task(3), Predict)
]


def positions_of(path: Path) -> Iterator[Position]:
    record, states = read_text(path.read_text("utf-8"))
    state: Any
    for state, (_, action) in zip(states, record.moves, strict=False):
        draws = isinstance(action, Play) and getattr(state.brief.mission, "draws", False)
        if isinstance(action, Play) and not (draws and not state.ledger.tricks):
            yield state


def with_(**more: object) -> str:
    return json.dumps(SMALL | more)


@pytest.mark.parametrize("path", RECORDS[::45], ids=lambda path: path.stem)
def test_what_is_written_is_read_again(path: Path) -> None:
    for state in positions_of(path):
        again = read_position(json.dumps(written(state)))
        assert encode(again).words == encode(state).words


@pytest.mark.deep
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_written_is_read_again_in_every_record(path: Path) -> None:
    test_what_is_written_is_read_again(path)


def test_a_small_game_is_a_game_of_its_own() -> None:
    state = read_position(with_(tasks=TASK))
    assert (state.ledger.total, state.ledger.left, len(state.ledger.deck)) == (2, 2, 6)
    answer = best().solve(state)
    assert answer.chance.value == "winnable"
    assert Card.parse("P3") in answer.line


def test_a_lead_that_was_forbidden_loses_when_it_lies_on_the_table() -> None:
    line = "deepsea; hands B1 / P2 B2 / P3 B3; leader 0; table P1; task T95 0"
    assert best().solve(read_position(line)).chance is Chance.LOST
    assert best().solve(read_position(line.replace("T95 0", "T95 1"))).chance is Chance.WINNABLE


def test_what_a_puzzle_says_of_itself_is_passed_over() -> None:
    plain = read_position(with_(tasks=TASK))
    assert read_position(with_(tasks=TASK, puzzle=3, grade="x", nodes=None)) == plain


def test_the_short_form_says_the_same() -> None:
    short = "planet9; hands P1 B2 / P2 B1 / P3 B3; leader 0; task P3 2 >; mission 41; chosen 0"
    short += "; trick B4 B5 B6"
    long = with_(
        tasks=[{"card": "P3", "seat": 2, "token": ">"}],
        mission=41,
        roles={"chosen": 0},
        tricks=["B4 B5 B6"],
    )
    assert encode(read_position(short)).words == encode(read_position(long)).words


def test_past_tricks_are_led_by_whom_they_must_have_been() -> None:
    state = read_position(with_(leader=1, tasks=TASK, tricks=["Y1 Y9 Y2", "G9 G1 G2"]))
    assert [int(trick.leader) for trick in state.ledger.tricks] == [0, 1]
    assert [int(seat) for seat in state.ledger.winners] == [1, 1]


@pytest.mark.parametrize(("key", "secret"), FORETELLING)
def test_what_was_foretold_in_secret_is_kept_as_a_secret(key: str, *, secret: bool) -> None:
    task = {"task": key, "seat": 0, "predicted": 1}
    state = read_position(with_(game="deepsea", tasks=[task], tricks=[]))
    assert (state.secret == 1) == secret
    assert written(state)["tasks"] == [task]


def test_the_commander_is_who_has_or_had_the_highest_rocket() -> None:
    state = read_position(
        json.dumps({"hands": WHOLE, "leader": 0, "tasks": [{"card": "B1", "seat": 3}]})
    )
    assert state.ledger.total == 10
    assert written(state)["captain"] == 0


def test_the_neighbour_follows_from_the_pink_nine() -> None:
    state = read_position(json.dumps({"hands": WHOLE, "leader": 0, "mission": 46}))
    assert written(state)["roles"] == {"neighbour": 1}


def test_a_row_is_read_as_it_lies() -> None:
    line = {"hands": ROW, "leader": 0, "dummy": 2, "tasks": [{"card": "G2", "seat": 2}]}
    state = read_position(json.dumps(line))
    assert str(state.hands[state.hands.dummy or state.trick.leader]) == "G1 Y1"
    assert written(state)["hands"] == ROW
    laid = line | {"hands": ["P1 P2 B1", "P3 P4 B2", "-/G2 Y1/Y2"]}
    laid |= {"table": ["G1", "T4", "T3"][:1], "leader": 2}
    laid["hands"] = ["P1 P2 B1 T4", "P3 P4 B2 T3", "-/G2 Y1/Y2"]
    assert written(read_position(json.dumps(laid)))["hands"] == laid["hands"]


WRONG = [
    ("{", "json"),
    ("[" * 100_000, "json"),
    ("[1, 2]", "object"),
    ('"P1"', "object"),
    ("sail away", "word"),
    ("hands P1 / P2 / P3; hands P4 / P5 / P6", "twice"),
    ("hands P1 / P2 / P3; leader one", "whole"),
    ("hands P1 / P2 / P3; task P1", "task-form"),
    (with_(colour="pink"), "key"),
    ('{"leader": 0}', "missing"),
    ('{"hands": ["P1", "P2", "P3"], "tasks": []}', "missing"),
    (with_(game="chess", tasks=TASK), "game"),
    (with_(game=9, tasks=TASK), "text"),
    (with_(seats=4, tasks=TASK), "hands"),
    (with_(seats=7, tasks=TASK), "number"),
    (with_(hands=["P1"], tasks=TASK), "hands"),
    (with_(hands="P1 P2", tasks=TASK), "list"),
    (with_(hands=["P1 B2", "P2 B1", 3], tasks=TASK), "cards"),
    (with_(hands=["P1 B2", "P2 B1", "P3 X3"], tasks=TASK), "fault-card"),
    (with_(hands=["P1 B2", "P2 B1", "P3 P1"], tasks=TASK), "fault-card-twice"),
    (with_(hands=["P1 B2", "P2 B1", "P3"], tasks=TASK), "sizes"),
    (with_(hands=["P1 B2", "P2 B1", "P3 B3 B4 B5"], tasks=TASK), "sizes"),
    (with_(hands=["", "", ""], tasks=TASK), "empty"),
    (with_(leader=3, tasks=TASK), "number"),
    (with_(leader=True, tasks=TASK), "number"),
    (with_(leader=0.5, tasks=TASK), "number"),
    (with_(table=["Y1", "Y2", "Y3"], tasks=TASK), "table"),
    (with_(table="P9", hands=["P1 B2", "P2 B1 G1", "P3 B3 G2"], leader=0, tasks=TASK), ""),
    (with_(table="P9 B9", hands=["P1 B2", "P2 B1", "P3 B3 G2"], tasks=TASK), "revoke"),
    (with_(tricks=["G1 G2"], tasks=TASK), "trick"),
    (with_(tricks=["P9 B9 P8"], tasks=TASK), "revoke"),
    (with_(), "nothing"),
    (with_(tasks=[]), "nothing"),
    (with_(mission=4), "tasks"),
    (with_(mission=51, tasks=TASK), "number"),
    (with_(mission="4", tasks=TASK), "number"),
    (with_(tasks={"card": "P3"}), "list"),
    (with_(tasks=["P3"]), "objects"),
    (with_(tasks=[{"card": "P3"}]), "missing"),
    (with_(tasks=[{"seat": 1}]), "missing"),
    (with_(tasks=[{"card": "P3", "seat": 5}]), "number"),
    (with_(tasks=[{"card": "P3", "seat": 1, "task": "T01"}]), "key"),
    (with_(tasks=[{"card": "P9", "seat": 1}]), "task-away"),
    (with_(tasks=[{"card": "T1", "seat": 1}]), "task-trump"),
    (with_(tasks=[*TASK, *TASK]), "task-twice"),
    (with_(tasks=[{"card": "P3", "seat": 1, "token": "6"}]), "token"),
    (
        with_(tasks=[{"card": c, "seat": 1, "token": ">"} for c in ("P3", "P1")]),
        "fault-token-twice",
    ),
    (with_(tasks=TASK, roles={"cook": 1}), "key"),
    (with_(tasks=TASK, roles=[1]), "inner"),
    (with_(mission=5), "role"),
    (with_(mission=46), "role"),
    (with_(mission=34, tricks=[]), "captain"),
    (with_(mission=34, captain=0), "past-mission"),
    (with_(mission=29), "past-mission"),
    (with_(game="deepsea", tasks=[{"task": "T97", "seat": 0}]), "task"),
    (with_(game="deepsea", tasks=[{"task": "T84", "seat": 0}]), "past"),
    (with_(game="deepsea", tasks=[{"task": "T84", "seat": 0, "predicted": 1}]), "predicted"),
    (with_(game="deepsea", tasks=[{"task": "T94", "seat": 0}], tricks=[]), "captain"),
    (
        with_(game="deepsea", tasks=[{"task": "T94", "seat": 0}], tricks=[], captain=0),
        "captains",
    ),
    (with_(game="deepsea", mission=23), "past-mission"),
    (with_(game="deepsea", challenge=True, tasks=[{"task": "T01", "seat": 0}]), "challenge"),
    (json.dumps({"hands": WHOLE, "leader": 0, "mission": 1, "challenge": 1}), "truth"),
    (json.dumps({"hands": WHOLE, "leader": 0, "mission": 5, "challenge": True}), "deck"),
    (json.dumps({"hands": WHOLE, "leader": 0, "mission": 12, "tasks": TASK[:1]}), "draw"),
    (json.dumps({"hands": WHOLE, "leader": 0, "dummy": 1, "tasks": TASK}), "dummy"),
    (with_(dummy=2, hands=["P1 B2", "P2 B1", "P3/"], tasks=TASK), "column"),
    (with_(dummy=2, hands=["P1 B2", "P2 B1", "-/-"], tasks=TASK), "column"),
    (with_(dummy=2, hands=["P1 B2", "P2 B1", "P3 -/B3"], tasks=TASK), "bare"),
    (with_(tasks=TASK, tricks=["P4 P5 P6"], leader=2), ""),
    (with_(tasks=[{"card": "P4", "seat": 1}], tricks=["P4 P5 P6"], leader=2), "over"),
]


@pytest.mark.parametrize(("line", "code"), WRONG)
def test_what_is_wrong_is_said(line: str, code: str) -> None:
    if not code:
        assert read_position(line)
        return
    with pytest.raises(Misread) as caught:
        read_position(line)
    note = caught.value.note
    assert note.code == (code if code.startswith("fault-") else f"fault-position-{code}")
    for locale in LOCALES:
        assert Words(locale).text(note.code, **dict(note.params))


JUNK = [None, True, -1, 0, 3, 99, 1e9, "", "x", "P1", "P1 P2", [], [1], ["P1"], {}, {"a": 1}]


@pytest.mark.parametrize("seed", range(60))
def test_no_mistake_is_met_with_a_stack_trace(seed: int) -> None:
    """Whatever is said is a position that can be solved, or refused with a reason."""
    dice = random.Random(seed)
    states = list(positions_of(dice.choice(RECORDS)))
    for _ in range(8):
        fields = written(dice.choice(states)) if states else dict[str, object](SMALL)
        for _ in range(dice.randint(1, 3)):
            _spoil(fields, dice)
        with suppress(Misread):
            best(300).solve(read_position(json.dumps(fields)))


def _spoil(fields: dict[str, Any], dice: random.Random) -> None:
    key = dice.choice([*fields, "dummy", "roles", "mission"])
    value = fields.get(key)
    match dice.randrange(4):
        case 0:
            fields[key] = dice.choice(JUNK)
        case 1 if isinstance(value, list) and value:
            value[dice.randrange(len(value))] = dice.choice(JUNK)
        case 2 if isinstance(value, list) and value:
            dice.shuffle(value)
        case _:
            fields.pop(key, None)


def examples() -> list[tuple[str, dict[str, Any]]]:
    """The positions of the guide, and what it says about them."""
    guide = (ROOT / "docs/guide/positions.md").read_text("utf-8")
    asked, found = list[str](), list[tuple[str, dict[str, Any]]]()
    for block in re.findall(r"```(?:json|text)\n(.*?)```", guide, re.DOTALL):
        for line in filter(None, block.splitlines()):
            told = json.loads(line) if line.startswith("{") else {}
            if "verdict" in told or "error" in told:
                found.append((asked.pop(0), told))
            else:
                asked.append(line)
    assert not asked
    return found


@pytest.mark.parametrize(("line", "told"), examples())
def test_the_guide_is_right(line: str, told: dict[str, Any]) -> None:
    if "error" in told:
        with pytest.raises(Misread) as caught:
            read_position(line)
        note = caught.value.note
        assert Words("en").text(note.code, **dict(note.params)) == told["error"]
        return
    state = read_position(line)
    assert best().solve(state).chance.value == told["verdict"]
    if "marks" in told:
        marks = best().marks(state)
        kept = [card.text for card, one in marks.items() if one.chance.value == "winnable"]
        assert kept == told["marks"]
