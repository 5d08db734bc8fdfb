"""The page: one file of HTML that needs no other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from shipmates.lab.figures import Tally, gain, percent, span
from shipmates.lab.report import look
from shipmates.lab.report.plots import crew_name, pair_name
from shipmates.lab.report.sides import Pair, Side
from shipmates.lab.standing import Level
from shipmates.lab.store import About
from shipmates.words import Words


def page(words: Words, body: Iterable[str]) -> str:
    """The whole file."""
    title = escape(words.text("lab-title"))
    return (
        f'<!doctype html>\n<html lang="{words.locale}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{look.STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def heading(words: Words) -> Iterator[str]:
    """What this is, and how to read it."""
    yield f"<h1>{escape(words.text('lab-title'))}</h1>"
    for part in ("intro", "read"):
        yield f"<p>{escape(words.text(f'lab-{part}'))}</p>"


def section(title: str, text: str, inside: Iterable[str]) -> str:
    """One question, and its answer."""
    shown = "\n".join(inside)
    return f"<section>\n<h3>{escape(title)}</h3>\n<p>{escape(text)}</p>\n{shown}\n</section>"


def picture(svg: str, name: str) -> str:
    """A plot; whoever cannot see it finds its numbers in the tables."""
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(name)}" ', 1)


def cards(words: Words, some: Sequence[Side]) -> str:
    """Each line-up at a glance."""
    return f'<div class="cards">{"".join(_card(words, side) for side in some)}</div>'


def _card(words: Words, side: Side) -> str:
    tally = side.whole
    told = words.text(
        "lab-card",
        count=tally.games,
        interval=span(*tally.interval),
        ceiling=span(*tally.ceiling),
    )
    label, share = escape(side.label), percent(tally.share)
    return f'<div class="card">{label}<b>{share} %</b><small>{escape(told)}</small></div>'


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table; a line that speaks of all together stands out."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"


def crew_table(words: Words, some: Sequence[Side]) -> str:
    """Every line-up and crew size in a line."""
    head = ("", *(_column(words, code) for code in ("players", "deals", "won", "ceiling")))
    return table(
        head,
        (
            (
                escape(side.label),
                str(players),
                f"{tally.games}",
                _won(tally),
                span(*tally.ceiling),
            )
            for side in some
            for players in side.crews
            for tally in (side.crew(players),)
        ),
    )


def cell_table(words: Words, side: Side) -> str:
    """Every mission of a line-up, folded away."""
    crews = side.crews
    head = (words.text("lab-axis-mission"), *(words.text("lab-crew", players=p) for p in crews))
    lines = (
        (str(mission), *(_cell(words, side.cells.get((mission, p))) for p in crews))
        for mission in side.missions
    )
    name = escape(words.text("lab-every-mission", bots=side.label))
    return f"<details><summary>{name}</summary>\n{table(head, lines)}\n</details>"


def _won(tally: Tally) -> str:
    return f"{percent(tally.share)} <small>{span(*tally.interval)}</small>"


def _cell(words: Words, tally: Tally | None) -> str:
    if tally is None:
        return ""
    of = escape(words.text("lab-of", ceiling=span(*tally.ceiling)))
    return f"{_won(tally)} <small>{of}</small>"


def pair_table(words: Words, found: Sequence[Pair]) -> str:
    """Two line-ups a line, with what only one of them won."""
    codes = ("players", "deals", "more", "first", "second", "luck")
    head = ("", *(_column(words, code) for code in codes))
    return table(head, (_pair_line(words, pair) for pair in found))


def _pair_line(words: Words, pair: Pair) -> tuple[str, ...]:
    one = pair.difference
    luck = "&lt; 0.0001" if pair.luck < 0.0001 else f"{pair.luck:.4f}"
    crew = escape(crew_name(words, pair))
    counts = f"{one.deals}", f"<b>{gain(one)}</b>", str(pair.up), str(pair.down)
    return (escape(pair_name(pair)), crew, *counts, luck)


def level_table(words: Words, found: Sequence[Level]) -> str:
    """Crew Deck, a level a line."""
    codes = ("players", "deals", "won", "fair", "points")
    head = ("", *(_column(words, code) for code in codes))
    return table(
        head,
        (
            (
                escape(one.level),
                str(one.players),
                f"{one.games}",
                f"{percent(one.share)} <small>{span(*one.interval)}</small>",
                percent(one.fair),
                f"{one.points:.1f}",
            )
            for one in found
        ),
    )


def _column(words: Words, code: str) -> str:
    return words.text(f"cli-lab-column-{code}")


def footer(words: Words, abouts: Sequence[About]) -> str:
    """Where it comes from."""
    lines = [
        words.text(
            "lab-where",
            game=words.text(f"lab-game-{about.game}"),
            bots=about.line_up,
            crew=about.crew,
            seed=about.seed,
            date=where.date,
            commit=where.commit,
            machine=where.machine,
        )
        for about in abouts
        for where in about.played
    ]
    shown = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<footer><h3>{escape(words.text('lab-from'))}</h3><ul>{shown}</ul></footer>"
