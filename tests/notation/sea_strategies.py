"""Random actions, task cards, missions and setups of Deep Sea."""

from __future__ import annotations

from hypothesis import strategies as st

from shipmates.deepsea import CATALOGUE, MISSIONS, Distress, HouseRule, Setup, epilogue
from shipmates.deepsea.actions import (
    Action,
    Agree,
    Assign,
    Call,
    Decline,
    Exchange,
    Foretell,
    Give,
    Keep,
    Lay,
    Name,
    Offer,
    Play,
    PutBack,
    Ready,
    Refuse,
    Reply,
    Signal,
    Skip,
    Sound,
    Take,
    TimeUp,
)
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
from shipmates.kernel import Seat
from shipmates.tricks.cards import CardSet
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning
from shipmates.tricks.tasks import Outdo, Relation, Rival, Task
from tests.notation import strategies
from tests.notation.strategies import card_sets, cards, compound, deals, demands, seats

own_keys = st.from_regex("[A-Z][A-Z0-9]{0,7}", fullmatch=True).filter(
    lambda key: key not in BY_KEY
)
keys = st.sampled_from(CATALOGUE).map(lambda card: card.key) | own_keys
some_keys = st.lists(keys, unique=True, max_size=9).map(tuple)

actions: st.SearchStrategy[Action] = st.one_of(
    deals(),
    st.builds(Sound, cards),
    st.builds(Lay, some_keys),
    st.builds(Exchange, keys, keys),
    st.builds(Take, keys),
    st.builds(PutBack, keys),
    st.builds(Reply, st.booleans()),
    st.builds(Offer, seats),
    st.builds(Name, seats),
    st.builds(Assign, keys, seats),
    st.builds(Foretell, keys, st.integers(0, 13)),
    st.sampled_from((TimeUp(), Skip(), Keep(), Agree(), Refuse(), Decline(), Ready())),
    st.builds(Call, st.none() | st.sampled_from(Way)),
    st.builds(Give, cards),
    st.builds(Signal, cards, st.sampled_from(Meaning)),
    st.builds(Play, cards),
)

difficulties = st.tuples(*(st.integers(1, 6) for _ in range(3)))
singles: st.SearchStrategy[Task] = demands | strategies.outdoings(Rival.EACH, Rival.REST)
tasks = compound(singles)
against_captain = st.sampled_from(Relation).map(lambda how: Outdo(how, Rival.CAPTAIN))
three: st.SearchStrategy[tuple[Task, Task, Task]] = st.one_of(
    tasks.map(lambda task: (task, task, task)),
    st.tuples(tasks, tasks, tasks),
    st.tuples(against_captain, against_captain, against_captain),
)
traps = st.lists(cards, unique=True, min_size=4, max_size=6).map(
    lambda some: (CardSet.of(some),)
)
task_cards = st.builds(TaskCard, own_keys, difficulties, three, st.just(()) | traps)

texts = st.builds(
    Text,
    st.sampled_from(("en", "fr", "pt-BR", "zh-Hant", "gsw")),
    strategies.words,
    st.just("") | strategies.words,
)
rules: st.SearchStrategy[Rule] = st.one_of(
    st.builds(Together, compound(demands)),
    st.builds(Level, card_sets, st.integers(1, 12)),
    st.builds(NoLead, card_sets),
    st.just(AheadOfAll()),
    st.builds(FinalCard, cards),
)


@st.composite
def clocks(draw: st.DrawFn, *, drawn: bool) -> Clock:
    """So many seconds, and what is played instead of them."""
    sonar = draw(st.none() | st.sampled_from(Sonar))
    harder = draw(st.none() | st.integers(1, 30)) if drawn else None
    return Clock(draw(st.integers(1, 3600)), sonar, harder)


@st.composite
def missions(draw: st.DrawFn) -> Mission:
    """Any mission that makes sense."""
    own = tuple(draw(st.lists(task_cards, unique_by=lambda card: card.key, max_size=3)))
    known = st.sampled_from([card.key for card in (*own, *CATALOGUE)])
    drawn = draw(st.booleans())
    fixed = () if drawn else tuple(draw(st.lists(known, unique=True, max_size=4)))
    has_tasks = drawn or bool(fixed)
    sharing = draw(st.sampled_from(Sharing)) if has_tasks else Sharing.DRAFT
    drafted = has_tasks and sharing is Sharing.DRAFT
    spared = drafted and draw(st.booleans())
    sonar = draw(st.sampled_from(Sonar))
    return Mission(
        0,
        difficulty=draw(st.integers(1, 20)) if drawn else 0,
        fixed=fixed,
        sharing=sharing,
        volunteers=draw(st.integers(1, 2)) if sharing is Sharing.VOLUNTEERS else 1,
        hardest_first=drafted and not spared and draw(st.booleans()),
        captain_spared=spared,
        sonar=sonar,
        opens=1 if sonar is Sonar.NONE else draw(st.integers(1, 13)),
        clock=draw(st.none() | clocks(drawn=drawn)),
        rules=tuple(
            draw(st.lists(rules, unique=True, min_size=0 if has_tasks else 1, max_size=3))
        ),
        cards=own if has_tasks else (),
        texts=tuple(draw(st.lists(texts, unique_by=lambda text: text.locale))),
    )


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any agreement that can be played."""
    players = draw(st.integers(2, 5))
    printed = st.sampled_from(MISSIONS) | st.integers(18, 40).map(epilogue)
    mission = draw(printed | missions())
    known = st.sampled_from([card.key for card in (*mission.cards, *CATALOGUE)])
    aside = st.lists(known, unique=True, max_size=6).map(tuple)
    return Setup(
        mission,
        players,
        timed=mission.clock is not None and draw(st.booleans()),
        distress=draw(st.sampled_from(Distress)),
        tonoja=Seat(draw(st.integers(0, 2))) if players == 2 else Seat(2),
        again=draw(aside) if mission.has_tasks else (),
        used=draw(aside),
        house=draw(st.frozensets(st.sampled_from(HouseRule))),
    )
