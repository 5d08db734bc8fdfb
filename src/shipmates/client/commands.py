"""What one can ask of a table besides moves in the game, one method for each command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from shipmates.client.answers import Done, Now, Previewed


class Commands:
    """The short commands of a place; each waits for the answer, and raises `Refused`."""

    @property
    def now(self) -> Now:
        """How everything stood when it was last heard of."""
        raise NotImplementedError

    async def ask(self, kind: str, **fields: Any) -> Done | Previewed:
        """Sends a command by its name."""
        raise NotImplementedError

    # Chairs

    async def take(self, chair: int) -> None:
        """Sits down on a chair."""
        await self.ask("sit", chair=chair)

    async def stand(self) -> None:
        """Leaves the chair; in the middle of a game a bot plays on."""
        await self.ask("stand")

    # For the host

    async def fill(self, chair: int, level: str) -> None:
        """A bot takes a chair."""
        await self.ask("fill", chair=chair, level=level)

    async def vacate(self, chair: int) -> None:
        """Whoever sits there goes."""
        await self.ask("vacate", chair=chair)

    async def swap(self, one: int, other: int) -> None:
        """Two chairs are swapped."""
        await self.ask("arrange", one=one, other=other)

    async def hand_over(self, person: str) -> None:
        """Somebody else is host."""
        await self.ask("hand-over", person=person)

    async def stand_in(self, chair: int, level: str | None) -> None:
        """A bot plays for somebody who is gone, or no longer."""
        await self.ask("stand-in", chair=chair, level=level)

    async def change(self, plan: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        """Another plan, other options."""
        await self.ask("change", plan=plan, options=options)

    async def start(self) -> None:
        """The game begins; bots take the chairs that are free."""
        await self.ask("start")

    async def again(self, how: Literal["new", "same", "next", "deal"] = "new") -> None:
        """Once more: with new tasks, the same ones, the next mission, or the same deal."""
        await self.ask("again", how=how)

    # For players

    async def give_up(self, *, on: bool = True) -> None:
        """Votes to break off the attempt, or withdraws the vote."""
        await self.ask("give-up", on=on)

    async def ask_back(self, *, whole: bool = False) -> None:
        """Asks to take back one's last move, which must be the last of all but in practice."""
        await self.ask("ask-back", ply=self.now.ply, whole=whole)

    async def answer_back(self, *, agree: bool) -> None:
        """Says whether somebody may take back their move."""
        await self.ask("answer-back", ply=self.now.ply, agree=agree)

    async def open(self, *, on: bool = True) -> None:
        """In practice: lays all cards open for oneself, or closes them again."""
        await self.ask("open", on=on)

    # Talk

    async def say(self, phrase: str) -> None:
        """A quick phrase or reaction, by its name."""
        await self.ask("say", phrase=phrase)

    async def chat(self, text: str) -> None:
        """Free words."""
        await self.ask("chat", text=text)
