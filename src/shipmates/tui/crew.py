"""Who sits where: people, bots, and with two the dummy: JARVIS, or Tonoja."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from shipmates.bots import every_level, lacking, levels
from shipmates.games import PLANET9
from shipmates.kernel import Seat
from shipmates.solver.core import core_status
from shipmates.tui.game import NINE, SEA, Setup, key_of
from shipmates.tui.mistake import Mistake

JARVIS: Final = "JARVIS"
TONOJA: Final = "Tonoja"
SIZES: Final = range(PLANET9.fewest, PLANET9.most + 1)
"""How many players there may be."""

PARTNERS: Final = ("Vega", "Orion", "Altair", "Lyra", "Nova", "Mira")
PEOPLE: Final = ("Ada", "Bea", "Cem", "Dana", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jun")
_YOU: Final = ("you", "vous")


@dataclass(frozen=True, slots=True)
class Bench:
    """Who may sit down at a game: how many, bots of which levels, and what `bot` means."""

    sizes: range
    game: str
    usual: str | None = None
    """What `bot` means; nothing for the strongest there is."""
    crowd: str = "mistake-players"
    """The mistake of being too few or too many."""
    kept: bool = False
    """Whether an attempt is read that was kept, with bots that may be unable to play now."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots that may be named."""
        return every_level(self.game) if self.kept else levels(self.game)

    @property
    def bot(self) -> str:
        """The level of a bot that is not named."""
        return self.usual or levels(self.game)[-1]


def strongest() -> str:
    """The best crew mate there is on this machine."""
    return levels(NINE)[-1]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at this keyboard."""

    name: str


@dataclass(frozen=True, slots=True)
class Partner:
    """A bot, and how well it plays."""

    name: str
    level: str = field(default_factory=strongest)


@dataclass(frozen=True, slots=True)
class Dummy:
    """JARVIS or Tonoja: whoever leads the crew acts for it."""

    name: str = JARVIS


Player: TypeAlias = Person | Partner | Dummy
Crew: TypeAlias = tuple[Player, ...]
"""One player for every seat, the dummy among them."""


CREW: Final = Bench(SIZES, NINE)
"""At a table of either Crew game."""
KEPT: Final = Bench(SIZES, NINE, kept=True)
"""The same, as a file has it."""


def solo(players: int, you: str, level: str | None = None) -> tuple[Person | Partner, ...]:
    """One person, and bots for everybody else."""
    partners = (name for name in PARTNERS if name != you)
    kind = level or strongest()
    return (Person(you), *(Partner(next(partners), kind) for _ in range(players - 1)))


def hot_seat(players: int) -> tuple[Person | Partner, ...]:
    """Nobody but people, who pass the screen around."""
    return tuple(map(Person, PEOPLE[:players]))


def read(text: str, you: str, bench: Bench = CREW) -> tuple[Person | Partner, ...]:
    """Reads `you,bot,you:Bea,random`; a person without a name is called `you` when alone."""
    kinds = [_kind(word.strip(), bench) for word in text.split(",")]
    if len(kinds) not in bench.sizes:
        raise Mistake(bench.crowd, players=len(kinds))
    given = [name for _, name in kinds if name]
    lone = [kind for kind, _ in kinds].count("you") == 1
    people = iter([you] if lone else [name for name in PEOPLE if name not in given])
    partners = iter([name for name in PARTNERS if name not in (*given, you)])
    players = tuple(
        Person(name or next(people)) if kind == "you" else Partner(name or next(partners), kind)
        for kind, name in kinds
    )
    if not any(isinstance(player, Person) for player in players):
        raise Mistake("mistake-nobody")
    return _distinct(players)


def _kind(word: str, bench: Bench) -> tuple[str, str]:
    kind, _, name = word.partition(":")
    found = "you" if kind in _YOU else bench.bot if kind == "bot" else kind
    if found in lacking(bench.game) and not bench.kept:
        install, known = core_status().install, ", ".join(bench.levels)
        raise Mistake("mistake-level-core", level=found, known=known, install=install)
    if found not in ("you", *bench.levels):
        raise Mistake("mistake-seat", seat=word, levels=", ".join(bench.levels))
    return found, "".join(c for c in name.strip() if c.isprintable())


def _distinct(players: tuple[Person | Partner, ...]) -> tuple[Person | Partner, ...]:
    names = [player.name for player in players]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Mistake("mistake-name-twice", name=twice)
    return players


def seated(players: Sequence[Person | Partner], setup: Setup) -> Crew:
    """Everybody in their seat, the dummy where the setup wants it."""
    rest, dummy = iter(players), Dummy(dummy_name(setup))
    return tuple(dummy if seat == setup.dummy else next(rest) for seat in range(setup.seats))


def dummy_name(setup: Setup) -> str:
    """What the third hand of two players is called."""
    return TONOJA if key_of(setup) == SEA else JARVIS


def people(crew: Crew) -> tuple[Seat, ...]:
    """The seats where somebody at this keyboard sits."""
    return tuple(Seat(i) for i, player in enumerate(crew) if isinstance(player, Person))


def names(crew: Crew) -> tuple[str, ...]:
    """What everybody is called."""
    return tuple(player.name for player in crew)


def write(players: Sequence[Player]) -> str:
    """The crew as `read` reads it."""
    return ",".join(_written(player) for player in players if not isinstance(player, Dummy))


def _written(player: Person | Partner) -> str:
    kind = "you" if isinstance(player, Person) else player.level
    return f"{kind}:{player.name}"
