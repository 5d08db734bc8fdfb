"""The tables on the rules page: every number the edition has."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from shipmates.crewdeck.cards import COPIES, PLAIN, Card, Colour, Faction, Wild
from shipmates.crewdeck.editions import NUMBERS, SMALLEST_SET, USUAL
from shipmates.crewdeck.rival import cover
from shipmates.crewdeck.setup import HAND, Setup
from shipmates.words.crewdeck.cards import colour, faction, species, wild
from shipmates.words.crewdeck.marks import Printing
from shipmates.words.crewdeck.numbers import number, signed
from shipmates.words.lists import capital, comma
from shipmates.words.sections import Table


def copies(book: Printing) -> Table:
    """How often each card is in the deck. This is printed, and certain."""
    return _cards(book, "copies", lambda card: str(COPIES[card]))


def values(book: Printing) -> Table:
    """What each card is worth."""
    value = book.edition.value
    return _cards(book, "values", lambda card: book.marked("values", value(card)))


def _cards(book: Printing, title: str, cell: Callable[[Card], str]) -> Table:
    head = (_heads(book, "colour")[0], *(faction(book.words, one) for one in Faction))
    rows = tuple(
        (_named(book, one), *(cell(Card(one, what)) for what in Faction)) for one in Colour
    )
    return Table(book.words.text(f"rules-cd-{title}"), head, rows)


def _named(book: Printing, of: Colour) -> str:
    named = book.marked("species", species(book.words, of, book.edition))
    return capital(
        book.words.text("cd-with-species", name=colour(book.words, of), species=named)
    )


def kinds(book: Printing) -> Table:
    """The types of wild cards: what each does, how many there are, and what it costs."""
    return _table(
        book,
        "kinds",
        ("kind", "stands", "copies", "in-ship", "in-hold"),
        (_kind(book, one) for one in Wild),
    )


def _kind(book: Printing, of: Wild) -> tuple[str, ...]:
    words, edition = book.words, book.edition
    price, there = of.value.replace("-", "_"), f"{of.value.replace('-', '_')}s"
    count = book.marked(there, getattr(edition, there))
    match of:
        case Wild.HUMAN:
            count = words.text("rules-cd-each-faction", copies=count)
        case Wild.GENERALIST:
            count = words.text("rules-cd-each-colour", copies=count)
        case Wild.HUMAN_GENERALIST:
            pass
    cost: int = getattr(edition, price)
    return (
        wild(words, of),
        words.text(f"rules-cd-stands-{of.value}"),
        count,
        book.marked(price, number(words, -cost)),
        book.marked(price, signed(words, cost)),
    )


def by_players(book: Printing) -> Table:
    """What differs with the number of players."""
    columns = ("crews", "played", "discarded", "payroll", "ship", "hold", "wilds")
    players = range(1, book.edition.most_players + 1)
    setups = (Setup(count, edition=book.edition) for count in players)
    shown = _table(book, "table", columns, (_players(book, setup) for setup in setups))
    head = (book.words.text("rules-players"), *shown.head)
    return Table(shown.title, head, shown.rows)


def _players(book: Printing, setup: Setup) -> tuple[str, ...]:
    words, frame = book.words, setup.frame
    return (
        str(setup.players),
        words.text("rules-cd-cell-crews", stacks=setup.stacks, size=setup.stack_size),
        str(setup.plays),
        str(HAND - setup.plays),
        str(setup.posts),
        words.text("rules-cd-cell-ship", columns=frame.columns),
        str(frame.hold),
        _wilds(book, setup),
    )


def _wilds(book: Printing, setup: Setup) -> str:
    if setup.solo:
        count = book.marked("solo_wilds", book.edition.solo_wilds)
        return book.words.text("rules-cd-cell-up-to", count=count)
    if setup.players == 2:
        return book.words.text("rules-cd-cell-all")
    return book.words.text("rules-cd-cell-each", count=str(setup.players))


def payroll(book: Printing) -> Table:
    """The payroll cards."""
    edition = book.edition
    count = book.marked("payroll_copies", edition.payroll_copies)
    rows = ((book.amount(amount), count) for amount in edition.payroll)
    return _table(book, "payroll", ("amount", "copies"), rows)


def chart(book: Printing) -> Table:
    """What sets score, by size."""
    sizes = range(SMALLEST_SET, SMALLEST_SET + len(book.edition.chart))
    rows = ((str(size), book.points(size)) for size in sizes)
    return _table(book, "chart", ("size", "points"), rows)


def piles(book: Printing) -> Table:
    """The solo game's work crews: what each costs, and what the rival has above it."""
    covered = cover(PLAIN[:HAND])
    rows = (
        (str(place), book.marked("solo_payroll", amount), str(len(cards)))
        for place, (amount, cards) in enumerate(
            zip(book.edition.solo_payroll, covered, strict=True), start=1
        )
    )
    return _table(book, "piles", ("crew", "cost", "covered"), rows)


def assumed(book: Printing) -> Table:
    """Every number that is not in the rules we have, and why we think it is so."""
    fields = (field for field in NUMBERS if field in book.edition.assumed)
    rows = ((*_assumed(book, field),) for field in fields)
    return _table(book, "numbers", ("number", "value", "why"), rows)


def _assumed(book: Printing, field: str) -> tuple[str, str, str]:
    words, code = book.words, field.replace("_", "-")
    value = getattr(book.edition, field)
    if field == "species":
        said = comma(words, [species(words, of, book.edition) for of in Colour])
    elif isinstance(value, tuple):
        said = book.listed(field)
    else:
        said = str(value)
    ours = value == getattr(USUAL, field)
    why = words.text(f"rules-cd-why-{code}" if ours else "rules-cd-why-own")
    return words.text(f"rules-cd-name-{code}"), said, why


def _table(
    book: Printing, title: str, columns: Iterable[str], rows: Iterable[tuple[str, ...]]
) -> Table:
    named = book.words.text(f"rules-cd-{title}")
    return Table(named, _heads(book, *columns), tuple(rows))


def _heads(book: Printing, *columns: str) -> tuple[str, ...]:
    return tuple(book.words.text(f"rules-cd-head-{column}") for column in columns)
