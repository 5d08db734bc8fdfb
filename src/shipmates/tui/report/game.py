"""A recorded game, trick by trick, as a seat saw it or with all cards open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from shipmates import deepsea
from shipmates.campaign.lines import setup_of
from shipmates.deepsea.actions import Foretell
from shipmates.kernel import NATURE, Record, Seat
from shipmates.planet9.actions import Draw
from shipmates.tricks.cards import CardSet
from shipmates.tricks.moves import Deal, Give, Play, Ready
from shipmates.tricks.play import Trick
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.tasks import Predict
from shipmates.tui import say
from shipmates.tui.crew import dummy_name
from shipmates.tui.game import Action, Rules, Setup, State, View, key_of, rules_of
from shipmates.tui.news import news, own_news
from shipmates.tui.render.cards import chip
from shipmates.tui.render.ending import hands_of, is_won
from shipmates.tui.render.palette import Palette
from shipmates.tui.text import action_text
from shipmates.words import Words


@dataclass(frozen=True, slots=True)
class Game:
    """A record, every state it went through, and through whose eyes it is told."""

    record: Record[State, Action]
    states: tuple[State, ...]
    words: Words
    palette: Palette
    seat: Seat | None = None
    """`None`: everything is open."""

    @property
    def setup(self) -> Setup:
        """What was agreed beforehand."""
        return setup_of(self.record.opening)

    @property
    def rules(self) -> Rules:
        """The rules it was played by."""
        return rules_of(self.setup)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: a record knows no names."""
        dummy, third = self.setup.dummy, dummy_name(self.setup)
        seats = range(self.setup.seats)
        return tuple(third if s == dummy else self._seat(s) for s in seats)

    def _seat(self, seat: int) -> str:
        return self.words.text("cli-seat", seat=seat)

    def look(self, place: int) -> View:
        """The table after so many moves."""
        return self.rules.look(
            self.states[place], self.seat if self.seat is not None else Seat(0)
        )

    def sees(self, seat: Seat) -> bool:
        """Whether this seat's hand may be told."""
        return self.seat is None or self.seat == seat


def game_text(game: Game) -> RenderableType:
    """The game from the deal to its end."""
    return Group(*game_story(game), Text(""), _end(game))


def game_story(game: Game) -> Iterator[Text]:
    """What was done so far."""
    words, setup, palette = game.words, game.setup, game.palette
    number = say.mission_label(words, setup.mission)
    title = say.title(words, setup.mission)
    crew = words.text("tui-set-players", players=setup.players)
    yield Text.assemble((number, palette.accent), f" {title} · {crew}")
    for place, (seat, action) in enumerate(game.record.moves):
        yield from _move(game, place, seat, action)


def _move(game: Game, place: int, seat: Seat, action: Action) -> Iterator[Text]:
    before, after = game.look(place), game.look(place + 1)
    if isinstance(action, Ready):
        return
    if isinstance(action, Play):
        yield from _trick(game, before, after)
        return
    for sentence in news(game.words, game.names, before, after, (seat, action)):
        yield Text(sentence)
    if isinstance(action, Deal):
        yield from _hands(game, game.states[place + 1])
    if game.seat is not None and isinstance(action, Draw | Give):
        yield from map(Text, own_news(game.words, after))


def _hands(game: Game, state: State) -> Iterator[Text]:
    hands = hands_of(state)
    assert hands is not None
    for seat in map(Seat, range(game.setup.seats)):
        open_row = seat == hands.dummy
        if game.sees(seat) or open_row:
            covered = (
                hands.row.down if hands.row and open_row and game.seat is None else CardSet()
            )
            yield _cards(game, seat, hands[seat], covered)


def _cards(game: Game, seat: Seat, cards: CardSet, covered: CardSet) -> Text:
    chips = Text(" ").join(chip(card, game.palette) for card in cards)
    label = game.words.text("cli-hand", name=game.names[seat])
    row = Text.assemble(f"  {label} ", chips)
    if covered:
        beneath = Text(" ").join(chip(card, game.palette) for card in covered)
        row = Text.assemble(row, "  ▒ ", beneath)
    return row


def _trick(game: Game, before: View, after: View) -> Iterator[Text]:
    assert isinstance(before.scene, Tricking)
    assert isinstance(after.scene, Tricking)
    old, new = before.scene.ledger, after.scene.ledger
    if len(new.tricks) == len(old.tricks):
        return
    yield _trick_line(game, len(new.tricks), new.tricks[-1], new.winners[-1])


def _trick_line(game: Game, number: int, trick: Trick, winner: Seat) -> Text:
    label = game.words.text("cli-trick", number=f"{number:>2}", name=game.names[trick.leader])
    row = Text.assemble((label, game.palette.accent))
    for card in trick.cards:
        row.append(" ◆" if card is trick.best else "  ", style=game.palette.ok)
        row.append(chip(card, game.palette))
    row.append(f"  → {game.names[winner]}", style=game.palette.quiet)
    return row


def _end(game: Game) -> Text:
    outcome = game.rules.outcome(game.states[-1])
    if outcome is None:
        return Text(game.words.text("cli-unfinished"))
    won = is_won(outcome)
    verdict = game.words.text("cli-won" if won else "cli-lost")
    reason = say.because(game.words, outcome, game.setup, game.names)
    style = game.palette.ok if won else game.palette.bad
    return Text.assemble((verdict, style), f" {reason}")


def game_document(game: Game) -> dict[str, object]:
    """The game as a document; a hidden action is `null`."""
    setup, outcome = game.setup, game.rules.outcome(game.states[-1])
    return {
        "game": key_of(setup),
        "mission": setup.mission.number,
        "title": say.title(game.words, setup.mission),
        "players": setup.players,
        **_variants(setup),
        "distress": setup.distress.value,
        "seat": game.seat,
        "moves": [_step(game, i) for i in range(len(game.record.moves))],
        "tricks": list(_tricks(game)),
        "outcome": None
        if outcome is None
        else {
            "won": is_won(outcome),
            "because": {"code": outcome.because.code, **dict(outcome.because.params)},
            "text": say.because(game.words, outcome, setup, game.names),
        },
    }


def _variants(setup: Setup) -> dict[str, object]:
    house = sorted(str(rule.value) for rule in setup.house)
    if isinstance(setup, deepsea.Setup):
        variants = {"timed": setup.timed, "difficulty": setup.difficulty}
        return {**variants, "tonoja": setup.dummy, "house": house}
    return {"challenge": setup.challenge, "jarvis": setup.dummy, "house": house}


def _step(game: Game, place: int) -> dict[str, object]:
    seat, action = game.record.moves[place]
    hidden = game.seat is not None and _is_hidden(game, seat, action)
    before, after = game.look(place), game.look(place + 1)
    return {
        "seat": None if seat == NATURE else seat,
        "action": None if hidden else action_text(action, game.setup),
        "told": " ".join(news(game.words, game.names, before, after, (seat, action))),
        "hand": None if game.seat is None else str(after.hand),
    }


def _is_hidden(game: Game, seat: Seat, action: Action) -> bool:
    if isinstance(action, Foretell):
        return not game.sees(seat) and _is_secret(game.setup, action.key)
    return isinstance(action, Deal | Draw) or (isinstance(action, Give) and not game.sees(seat))


def _is_secret(setup: Setup, key: str) -> bool:
    task = setup.card(key).task(setup.seats) if isinstance(setup, deepsea.Setup) else None
    return isinstance(task, Predict) and task.secret


def _tricks(game: Game) -> Iterator[dict[str, object]]:
    scene = game.look(len(game.states) - 1).scene
    if isinstance(scene, Tricking):
        ledger = scene.ledger
        for i, (trick, winner) in enumerate(zip(ledger.tricks, ledger.winners, strict=True)):
            yield {
                "number": i + 1,
                "leader": trick.leader,
                "cards": [card.text for card in trick.cards],
                "winner": winner,
            }
