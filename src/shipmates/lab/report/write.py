"""Puts the page and its pictures into a folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from shipmates.campaign.durable import make_folder, put
from shipmates.games import CREWDECK, DEEPSEA, PLANET9
from shipmates.kernel import Note
from shipmates.lab.report import page, plots
from shipmates.lab.report.sides import Side, pairs, sides, widest
from shipmates.lab.standing import by_level
from shipmates.lab.store import Results, writing
from shipmates.lab.unfit import Unfit
from shipmates.words import Words

PAGE: Final = "index.html"
_CAMPAIGNS: Final = (PLANET9.key, DEEPSEA.key)


def write(results: Sequence[Results], folder: Path, words: Words) -> Path:
    """The page's path, when it is written with all its pictures. Raises `Unfit`."""
    if not any(one.rows for one in results):
        raise Unfit(Note("mistake-lab-empty"))
    book = _Book(folder, words)
    with writing(folder), plots.drawing():
        make_folder(folder)
        body = [*page.heading(words), *book.chapters(results)]
        abouts = [one.about for one in results if one.rows]
        text = page.page(words, [*body, page.footer(words, abouts)])
        put(folder / PAGE, text.encode())
    return folder / PAGE


class _Book:
    """The page as it comes to be; each plot is a file as well."""

    def __init__(self, folder: Path, words: Words) -> None:
        self._folder: Final = folder
        self._words: Final = words

    def chapters(self, results: Sequence[Results]) -> Iterator[str]:
        campaigns = {game: sides(results, game) for game in _CAMPAIGNS}
        played = {game: some for game, some in campaigns.items() if some}
        if played:
            best = {game: widest(some) for game, some in played.items()}
            yield self._section("difficulty", "", plots.difficulty(self._words, best))
        for game, some in played.items():
            yield self._title(game)
            yield page.cards(self._words, some)
            yield from self._campaign(game, some)
        decks = sides(results, CREWDECK.key)
        if decks:
            yield self._title(CREWDECK.key)
            yield from map(self._deck, decks)

    def _campaign(self, game: str, some: Sequence[Side]) -> Iterator[str]:
        words = self._words
        tables = [page.crew_table(words, some), *(page.cell_table(words, s) for s in some)]
        yield self._section("success", game, plots.success(words, some), *tables)
        found = list(pairs(some))
        if found:
            drawn = plots.compared(words, found)
            yield self._section("compared", game, drawn, page.pair_table(words, found))
        if any(side.causes(players) for side in some for players in side.crews):
            yield self._section("causes", game, plots.causes(words, some))

    def _deck(self, side: Side) -> str:
        found = by_level(side.rows)
        shown = page.level_table(self._words, found)
        return self._section("deck", side.about.line_up, plots.decks(self._words, found), shown)

    def _title(self, game: str) -> str:
        return f'<h2 id="{game}">{escape(self._words.text(f"lab-game-{game}"))}</h2>'

    def _section(self, code: str, about: str, figure: Any, *more: str) -> str:
        title, text = (self._words.text(f"lab-{part}{code}") for part in ("title-", "text-"))
        name = "-".join(filter(None, (code, about.replace(",", "-"))))
        put(self._folder / f"{name}.png", plots.png(figure))
        drawn = page.picture(plots.svg(figure), title)
        return page.section(title, text, (drawn, *more))
