"""Random cards, actions, missions and setups, as far as they can be written down."""

from __future__ import annotations

from itertools import chain, pairwise

from hypothesis import strategies as st

from shipmates.kernel import Note, Seat
from shipmates.planet9 import MISSIONS, Distress, HouseRule, Setup
from shipmates.planet9.actions import (
    Action,
    Agree,
    Answer,
    Assign,
    Call,
    Deal,
    Decline,
    Draw,
    Give,
    HandOver,
    Lay,
    Name,
    Play,
    Ready,
    Refuse,
    Reply,
    Retoken,
    Take,
)
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
from shipmates.tricks.cards import CARDS, COLOURS, DECK, EMPTY, Card, CardSet
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import NEVER, Meaning, Radio, Signal
from shipmates.tricks.tasks import (
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
    exactly,
)

cards = st.sampled_from(CARDS)
seats = st.integers(0, 4).map(Seat)
some_cards = st.lists(cards, unique=True, max_size=12).map(tuple)
card_sets = st.sets(cards, min_size=1).map(CardSet.of)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Any disjoint hands, and perhaps a row."""
    order = draw(st.permutations(CARDS))
    cuts = sorted(draw(st.lists(st.integers(0, 26), max_size=6)))
    hands = tuple(CardSet.of(order[a:b]) for a, b in pairwise(cuts))
    pairs = draw(st.integers(0, 7))
    row = tuple(zip(order[26 : 26 + pairs], order[33 : 33 + pairs], strict=True))
    return Deal(hands, row)


actions: st.SearchStrategy[Action] = st.one_of(
    deals(),
    st.builds(Lay, some_cards),
    st.builds(Draw, some_cards),
    st.builds(Reply, st.sampled_from(Answer)),
    st.builds(Name, seats),
    st.builds(Take, cards),
    st.builds(Retoken, cards, cards),
    st.builds(HandOver, cards, seats),
    st.builds(Assign, seats, seats),
    st.sampled_from((Agree(), Refuse(), Decline(), Ready())),
    st.builds(Call, st.none() | st.sampled_from(Way)),
    st.builds(Give, cards),
    st.builds(Signal, cards, st.sampled_from(Meaning)),
    st.builds(Play, cards),
)

notes = st.builds(
    Note,
    st.from_regex("[a-z][a-z0-9-]{0,12}", fullmatch=True),
    st.lists(
        st.tuples(
            st.from_regex("[a-z][a-z0-9-]{0,6}", fullmatch=True),
            st.integers(-99, 999_999_999) | st.text(max_size=12),
        ),
        max_size=4,
    ).map(tuple),
)


@st.composite
def spans(draw: st.DrawFn, most: int) -> Span:
    """Any count of things of which there are `most`, unless it asks for nothing."""
    high = draw(st.none() | st.integers(0, most))
    low = draw(st.integers(1, most) if high is None else st.integers(0, high))
    return Span(low, high)


places = st.lists(st.sampled_from((*range(8), -1)), unique=True, max_size=5).map(tuple)


@st.composite
def tricks(draw: st.DrawFn) -> Task:
    """So many tricks, perhaps of these or of all but these."""
    named = draw(places)
    if draw(st.booleans()):
        return Tricks(draw(spans(13 - len(named))), but=named)
    return Tricks(draw(spans(len(named) or 13)), among=named)


@st.composite
def holdings(draw: st.DrawFn) -> Task:
    """So many cards, or so many leads."""
    of = draw(card_sets)
    span = draw(spans(len(of)))
    return Cards(of, span) if draw(st.booleans()) else Leads(span, of)


@st.composite
def feats(draw: st.DrawFn) -> Task:
    """So many tricks of any kind."""
    using, among = draw(card_sets | st.just(DECK)), draw(places)
    level = st.lists(st.sampled_from(COLOURS), unique=True, min_size=2, max_size=2)
    return Feats(
        draw(spans(len(among) or len(using))),
        using,
        taking=draw(card_sets | st.just(EMPTY)),
        holding=draw(card_sets | st.just(EMPTY)),
        within=draw(card_sets | st.just(DECK)),
        total=draw(st.none() | spans(45)),
        level=draw(st.none() | level.map(lambda pair: (pair[0], pair[1]))),
        among=among,
    )


@st.composite
def runs(draw: st.DrawFn) -> Task:
    """Tricks in a row."""
    length = draw(st.integers(2, 8))
    if draw(st.booleans()):
        return Runs(length, exactly(1), alone=True)
    return Runs(length, draw(spans(14 - length)))


@st.composite
def weighings(draw: st.DrawFn) -> Task:
    """More, fewer or as many of these than of those."""
    these, those = draw(card_sets), draw(card_sets)
    return Weigh(these, draw(st.sampled_from(Relation)), (those - these) or (DECK - these))


demands = (
    tricks()
    | holdings()
    | feats()
    | runs()
    | weighings().filter(lambda task: not isinstance(task, Weigh) or bool(task.those))
)


def outdoings(*rivals: Rival) -> st.SearchStrategy[Task]:
    """More, fewer or as many tricks than one of these."""
    return st.builds(Outdo, st.sampled_from(Relation), st.sampled_from(rivals))


def compound(single: st.SearchStrategy[Task]) -> st.SearchStrategy[Task]:
    """One of these, or several together, or one of several."""
    several = st.lists(single, min_size=1, max_size=3).map(tuple)
    nested = st.builds(Every, several) | st.builds(Either, several)
    both = st.lists(single | nested, min_size=1, max_size=2).map(tuple)
    return single | nested | st.builds(Every, both) | st.builds(Either, both)


tasks = compound(demands)
token_sets = st.tuples(st.integers(0, 5), st.integers(0, 4), st.booleans())
radios = st.builds(Radio, st.booleans(), st.integers(1, 13)) | st.just(NEVER)
printable = st.characters(categories=("L", "N", "P", "S", "Zs"))
words = st.text(printable, min_size=1, max_size=20).filter(
    lambda text: text.strip() != "" and text.isprintable()
)
texts = st.builds(
    Text,
    st.sampled_from(("en", "fr", "pt-BR", "zh-Hant", "gsw")),
    words,
    st.just("") | words | st.tuples(words, words).map("\n".join),
)


@st.composite
def tokens(draw: st.DrawFn) -> tuple[Token, ...]:
    """Numbers and arrows without a gap, perhaps Ω, in any order."""
    numbers, arrows, omega = draw(token_sets)
    names = chain(
        map(str, range(1, numbers + 1)),
        (">" * n for n in range(1, arrows + 1)),
        ["omega"] * omega,
    )
    return tuple(map(Token, draw(st.permutations(tuple(names)))))


@st.composite
def missions(draw: st.DrawFn) -> Mission:
    """Any mission that makes sense."""
    laid = draw(tokens())
    count = draw(st.integers(len(laid), 27))
    handout = draw(st.sampled_from(Handout)) if count else Handout.DRAFT
    naming = draw(st.sampled_from(Naming))
    radio = draw(radios.filter(lambda r: naming is not Naming.SILENCED or r != NEVER))
    changes = {
        Change.FIXED: True,
        Change.SWAP: handout is Handout.DRAFT and len(laid) >= 2,
        Change.MOVE: handout is Handout.DRAFT and 0 < len(laid) < count,
    }
    rules = draw(_rules(named=naming is not Naming.NOBODY))
    if naming in (Naming.FEELING, Naming.VOLUNTEER):
        rules = (*rules, Clause(Who.CHOSEN, Tricks(Span(0, 0), (3, 5))))
    if Token.OMEGA in laid and draw(st.booleans()):
        rules = (*rules, OmegaLast())
    return Mission(
        0,
        tasks=count if rules else max(count, 1),
        tokens=laid,
        radio=radio,
        handout=handout,
        change=draw(st.sampled_from([change for change, fits in changes.items() if fits])),
        naming=naming,
        draws=draw(st.booleans()),
        hand_over=draw(st.booleans()) and count > 0,
        rules=rules,
        texts=tuple(draw(st.lists(texts, unique_by=lambda text: text.locale))),
    )


@st.composite
def _rules(draw: st.DrawFn, *, named: bool) -> tuple[Rule, ...]:
    single = [Who.CREW, Who.COMMANDER, Who.NEIGHBOUR, Who.STRANGERS] + [Who.CHOSEN] * named
    rules: list[Rule] = draw(
        st.lists(
            st.builds(Clause, st.sampled_from(single), tasks)
            | st.builds(Clause, st.just(Who.NEIGHBOUR), outdoings(*Rival))
            | st.builds(Clause, st.just(Who.COMMANDER), outdoings(Rival.EACH, Rival.REST))
            | st.builds(Balanced, st.integers(1, 13))
            | st.builds(EachWins, card_sets, st.booleans()),
            max_size=4,
            unique=True,
        )
    )
    if draw(st.booleans()):
        rules += (Clause(Who.LAST, draw(tasks)), Clause(Who.FIRST, draw(tasks)))
    return tuple(rules)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any agreement that can be played."""
    players = draw(st.integers(2, 5))
    return Setup(
        draw(st.sampled_from(MISSIONS) | missions()),
        players,
        challenge=players == 3 and draw(st.booleans()),
        distress=draw(st.sampled_from(Distress)),
        jarvis=Seat(draw(st.integers(0, 2))) if players == 2 else Seat(2),
        house=draw(st.frozensets(st.sampled_from(HouseRule))),
    )


def hand(text: str) -> tuple[Card, ...]:
    """Cards in this order."""
    return tuple(map(Card.parse, text.split()))


def pair(text: str) -> tuple[Card, Card]:
    """A place in JARVIS' row: the open card and the covered one."""
    up, down = text.split("/")
    return Card.parse(up), Card.parse(down)
