"""The pages that lie beside the table, by the keys that open them."""

from __future__ import annotations

from functools import cache

from shipmates.tricks.scenes import Tricking
from shipmates.tui import say
from shipmates.tui.desk import Desk
from shipmates.tui.render.hint import hint_page
from shipmates.tui.render.pages import briefing_page, help_page, last_trick_page, tasks_page
from shipmates.tui.render.sight import Sight
from shipmates.tui.screens.pages import Page


def page(desk: Desk, sight: Sight, key: str) -> Page | None:
    """The page this key opens, if it opens one."""
    words, palette = desk.words, desk.palette
    scene, setup = sight.view.scene, sight.view.setup
    match key:
        case "?":
            return Page(desk, desk.text("help"), lambda w: help_page(words, palette, setup, w))
        case "b":
            heading = say.title(words, setup.mission)
            return Page(desk, heading, lambda w: briefing_page(words, palette, setup, w))
        case "h":
            return Page(desk, desk.text("hint"), cache(lambda w: hint_page(sight, w)))
        case "t":
            return Page(desk, desk.text("tasks"), lambda w: tasks_page(sight, w))
        case "l" if isinstance(scene, Tricking):
            return Page(desk, desk.text("last"), lambda w: last_trick_page(sight, scene, w))
        case _:
            return None
