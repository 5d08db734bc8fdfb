"""What may be said at a table, and how often."""

from __future__ import annotations

from typing import Final, get_args

from shipmates.server.messages import Phrase
from shipmates.server.refusals import Refusal, Wrong
from shipmates.server.room import Room

PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
"""Short phrases and reactions that tell nothing of anybody's cards."""


TALK: Final = (5, 0.5)
"""So many phrases at once, and so many a second on average."""


class Bucket:
    """So much at once, and so much a second on average."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst: Final = burst
        self._rate: Final = rate
        self._left = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Whether once more is not too often."""
        if self._at is not None:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def words_of(phrase: str) -> str:
    """The id of the message that says it."""
    return f"phrase-{phrase}"


def check_phrase(phrase: str) -> None:
    """Raises `Wrong` for a phrase there is not."""
    if phrase not in PHRASES:
        raise Wrong("no-phrase", phrase=phrase)


def check_chat(room: Room) -> None:
    """Raises `Refusal` where free words could give away cards."""
    if room.status == "playing" and not room.options.chat:
        raise Refusal("no-chat")
