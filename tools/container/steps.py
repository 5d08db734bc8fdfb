"""Reads a Containerfile: its stages, and the steps of each as they are written."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

KNOWN = {"RUN", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction and what follows it."""

    word: str
    rest: str

    @property
    def command(self) -> tuple[str, ...]:
        """What is run: the list behind CMD, or the line for a shell."""
        text = self.rest.partition("CMD ")[2] if self.word == "HEALTHCHECK" else self.rest
        if text.startswith("["):
            return tuple(json.loads(text))
        return "/bin/sh", "-c", text

    @property
    def copied(self) -> tuple[str | None, str, str]:
        """Of a COPY: the stage it takes from, what, and where to."""
        *flags, source, target = shlex.split(self.rest)
        stage = next(
            (f.removeprefix("--from=") for f in flags if f.startswith("--from=")), None
        )
        return stage, source, target


@dataclass(frozen=True, slots=True)
class Stage:
    """What begins with FROM."""

    base: str
    name: str
    steps: tuple[Step, ...]

    def last(self, word: str) -> Step | None:
        """The step that counts, of those that replace one another."""
        return next((step for step in reversed(self.steps) if step.word == word), None)


def read(file: Path) -> list[Stage]:
    """All stages in their order. An instruction we do not know is an error, not a gap."""
    text = re.sub(r"^\s*#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n", " ", text).splitlines()
    stages = list[Stage]()
    for line in filter(str.strip, lines):
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name or str(len(stages)), ()))
        elif not stages or word not in KNOWN:
            raise ValueError(f"{file.name}: what is {line!r}?")
        else:
            *done, now = stages
            stages = [*done, Stage(now.base, now.name, (*now.steps, Step(word, rest.strip())))]
    return stages
