"""The few widgets of the screens: each draws one block."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rich.console import RenderableType
from textual import events
from textual.message import Message
from textual.widget import Widget

from shipmates.tui.render.block import Block

Draw: TypeAlias = Callable[[int, int], Block]
"""A block for a width and a height."""


class Canvas(Widget):
    """Draws whatever its owner wants drawn, as large as it is; clicks say what was hit."""

    class Hit(Message):
        """A card or an option was clicked."""

        def __init__(self, card: str | None, option: int | None) -> None:
            self.card = card
            self.option = option
            super().__init__()

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw

    def render(self) -> RenderableType:
        """What the owner draws, at the size there is."""
        return self._draw(self.size.width, self.size.height).group

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        card, option = meta.get("card"), meta.get("option")
        if card is not None or option is not None:
            self.post_message(self.Hit(card, option))


class Sheet(Widget):
    """A page of text that may be longer than the screen; its container scrolls."""

    def __init__(self, draw: Callable[[int], Block]) -> None:
        super().__init__()
        self._draw = draw

    def render(self) -> RenderableType:
        """The page at the width there is."""
        return self._draw(self.size.width).group
