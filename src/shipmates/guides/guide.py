"""A guide: a game that was played well, and what a coach says before each of one's moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

Place: TypeAlias = Literal["tasks", "hand", "stacks", "coins", "ship"]
"""Where on the table to look."""

READY: Final = "ready"
NATURE: Final = "nature"


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the name of its words, where to look, and what is done there."""

    name: str
    place: Place
    kind: str = ""
    """In a free guide, the kind of move it is about; else the record says which move."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come."""

    number: int
    """So many steps are done."""
    step: Step | None
    """What comes next; nothing at the end."""
    wanted: str | None
    """The move, as it stands in a record; nothing where any will do."""
    off: bool
    """Whether something else was done: the next step can only come after it is taken back."""


@dataclass(frozen=True)
class Guide:
    """A record up to its end, the seat of whoever learns, and the steps.

    A free guide has a deal and no moves: whoever learns does as they like.
    """

    key: str
    game: str
    record: str
    steps: tuple[Step, ...]
    seat: int = 0
    start: int = 0
    """How many moves of the record have happened when it begins."""
    topic: str = ""
    """What a convention is about."""

    @cached_property
    def head(self) -> str:
        """The lines before the first move."""
        lines = self.record.splitlines(keepends=True)
        return "".join(line for line in lines if not self._is_move(line))

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """All moves, nature's included."""
        return tuple(line for line in self.record.splitlines() if self._is_move(line))

    @cached_property
    def script(self) -> tuple[str, ...]:
        """The moves that are compared."""
        return self._telling(self.moves)

    def _is_move(self, line: str) -> bool:
        mover = line.split(" ", 1)[0]
        return mover == NATURE or mover.isdecimal()

    @property
    def free(self) -> bool:
        """Whether any move will do."""
        return any(step.kind for step in self.steps)

    def progress(self, kept: Sequence[str], asked: str = "") -> Progress:
        """Where somebody is who has done this; `asked` is the kind of move one may make."""
        return self._freely(kept, asked) if self.free else self._strictly(kept)

    def _strictly(self, kept: Sequence[str]) -> Progress:
        done = self._telling(kept)
        same = 0
        while same < min(len(done), len(self.script)) and done[same] == self.script[same]:
            same += 1
        before = sum(map(self._own, self.moves[: self.start]))
        number = sum(map(self._own, self.script[:same])) - before
        later = [move for move in self.script[same:] if self._own(move)]
        step = self.steps[number] if later else None
        off = same < min(len(done), len(self.script))
        return Progress(number, step, later[0] if later else None, off)

    def _freely(self, kept: Sequence[str], asked: str) -> Progress:
        own = [line.split(" ")[1] for line in kept if self._own(line)]
        steps = [step for step in self.steps if step.kind == asked]
        done = own.count(asked)
        step = steps[done] if done < len(steps) else None
        over = asked != "" and step is None
        number = len(self.steps) if over else self.steps.index(step) + done if step else 0
        return Progress(number, step, None, off=False)

    def reply(self, kept: Sequence[str], seat: int) -> str | None:
        """What a bot on that seat does; nothing where the guide does not say."""
        done = self._telling(kept)
        if self.free or len(done) >= len(self.script) or done != self.script[: len(done)]:
            return None
        following = self.script[len(done) :]
        if following[0].startswith(f"{seat} "):
            return following[0].split(" ", 1)[1]
        return READY

    def _telling(self, kept: Sequence[str]) -> tuple[str, ...]:
        """The moves without the windows that bots let pass: nobody is to be the faster one."""
        return tuple(line for line in kept if self._own(line) or not line.endswith(f" {READY}"))

    def _own(self, line: str) -> bool:
        return line.startswith(f"{self.seat} ")
