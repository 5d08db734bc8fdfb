"""The pages that lie beside the table, by the keys that open them."""

from __future__ import annotations

from functools import cache

from shipmates.tui.crewdeck.desk import Desk
from shipmates.tui.crewdeck.render.advice import advice_page
from shipmates.tui.crewdeck.render.pages import help_page, log_page, sheets_page
from shipmates.tui.crewdeck.session import GAME
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.rules import rules_page
from shipmates.tui.screens.pages import Page


def page(desk: Desk, sight: Sight, key: str) -> Page | None:
    """The page that this key opens, if it opens one."""
    words, palette = desk.words, desk.palette
    match key:
        case "?":
            heading = desk.text("help")
            return Page(desk, heading, lambda width: help_page(words, palette, width))
        case "h":
            heading = desk.deck("advice")
            return Page(desk, heading, cache(lambda width: advice_page(sight, width)))
        case "l":
            return Page(desk, desk.deck("log"), lambda width: log_page(sight, width))
        case "s":
            heading = desk.deck("sheets")
            return Page(desk, heading, lambda width: sheets_page(sight, width))
        case "r":
            heading, edition = desk.deck("rules"), sight.edition
            return Page(
                desk,
                heading,
                cache(lambda width: rules_page(words, palette, GAME, width, edition)),
            )
        case _:
            return None
