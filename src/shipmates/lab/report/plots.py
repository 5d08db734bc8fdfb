"""The plots. The library for them is loaded only when a report is made."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO, StringIO
from typing import Any, Final

from shipmates.lab.report import look
from shipmates.lab.report.sides import Pair, Side
from shipmates.lab.standing import Level
from shipmates.lab.unfit import needed
from shipmates.words import Words

WIDE: Final = 10.5
"""Inches."""
BESIDE: Final = 0.78
"""How much of a mission's width its line-ups share."""


def drawing() -> Any:
    """Everything is drawn within this."""
    return needed("matplotlib", "lab").rc_context(look.PLOTS)


def _figure(height: float, **grid: Any) -> tuple[Any, Any]:
    figure = needed("matplotlib.figure", "lab").Figure((WIDE, height), layout="constrained")
    return figure, figure.subplots(squeeze=False, **grid)


def png(figure: Any) -> bytes:
    """As a picture."""
    sink = BytesIO()
    figure.savefig(sink, format="png", metadata={"Software": None})
    figure.set_layout_engine("none")  # it is laid out now, and need not be again
    return sink.getvalue()


def svg(figure: Any) -> str:
    """To stand in a page."""
    sink = StringIO()
    about = {"Date": None, "Creator": None}
    figure.savefig(sink, format="svg", metadata=about, transparent=True)
    return sink.getvalue()[sink.getvalue().index("<svg") :]


def success(words: Words, some: Sequence[Side]) -> Any:
    """Won by mission, a row for each crew size, with intervals; behind it what could be won."""
    crews = sorted({count for side in some for count in side.crews})
    missions = sorted({mission for side in some for mission in side.missions})
    high = 2.1 + 0.2 * len(some)
    figure, axes = _figure(0.7 + high * len(crews), nrows=len(crews), sharex=True)
    for players, axis in zip(crews, axes[:, 0], strict=True):
        _ceiling(words, axis, some, players)
        for number, side in enumerate(some):
            aside = (number - (len(some) - 1) / 2) * BESIDE / len(some)
            _dots(axis, side, players, number, aside)
        axis.set_title(words.text("lab-crew", players=players))
        _percent(axis)
    last = axes[-1, 0]
    last.set_xlabel(words.text("lab-axis-mission"))
    last.set_xlim(min(missions) - 0.7, max(missions) + 0.7)
    last.set_xticks([m for m in missions if len(missions) <= 34 or m % 2 == 0 or m == 1])
    _legend(figure, axes)
    return figure


def _legend(figure: Any, axes: Any) -> None:
    """Over all plots, with whatever any of them shows."""
    shown = dict[str, Any]()
    for axis in axes.flat:
        for handle, label in zip(*axis.get_legend_handles_labels(), strict=True):
            shown.setdefault(label, handle)
    place = {"loc": "outside upper right", "ncols": len(shown)}
    figure.legend(list(shown.values()), list(shown), **place)


def _ceiling(words: Words, axis: Any, some: Sequence[Side], players: int) -> None:
    """What could have been won with open cards by the first line-up that played it."""
    cells = {
        m: tally
        for side in reversed(some)
        for (m, p), tally in side.cells.items()
        if p == players
    }
    tops = [tally.ceiling[0] for tally in cells.values()]
    doubt = [tally.ceiling[1] - tally.ceiling[0] for tally in cells.values()]
    label = words.text("lab-ceiling")
    axis.bar(list(cells), tops, width=0.86, color=look.CEILING, label=label)
    if any(doubt):
        axis.bar(
            list(cells),
            doubt,
            bottom=tops,
            width=0.86,
            color=look.PAPER,
            edgecolor=look.CEILING,
            hatch="////",
            linewidth=0,
            label=words.text("lab-undecided"),
        )


def _dots(axis: Any, side: Side, players: int, number: int, aside: float) -> None:
    cells = [(m, tally) for (m, p), tally in side.cells.items() if p == players]
    shares = [tally.share for _, tally in cells]
    bounds = [tally.interval for _, tally in cells]
    errors = (
        [share - low for share, (low, _) in zip(shares, bounds, strict=True)],
        [high - share for share, (_, high) in zip(shares, bounds, strict=True)],
    )
    places = [m + aside for m, _ in cells]
    style = {"color": _colour(number), "fmt": _mark(number), "markersize": 4.2}
    axis.errorbar(places, shares, yerr=errors, elinewidth=1.1, label=side.label, **style)


def difficulty(words: Words, games: dict[str, Side]) -> Any:
    """How much is lost along each campaign, by crew size."""
    figure, axes = _figure(3.6, ncols=len(games), sharey=True)
    for (game, side), axis in zip(games.items(), axes[0], strict=True):
        for number, players in enumerate(side.crews):
            curve = side.curve(players)
            lost = [(m, 1 - t.share) for (m, p), t in side.cells.items() if p == players]
            label = words.text("lab-crew", players=players)
            axis.plot(*zip(*curve, strict=True), color=_colour(number), lw=2.2, label=label)
            axis.plot(
                *zip(*lost, strict=True),
                _mark(number),
                color=_colour(number),
                ms=3,
                alpha=0.35,
            )
        axis.set_title(f"{words.text(f'lab-game-{game}')} · {side.label}")
        axis.set_xlabel(words.text("lab-axis-mission"))
        _percent(axis)
    axes[0, 0].set_ylabel(words.text("lab-axis-lost"))
    _legend(figure, axes)
    return figure


def causes(words: Words, some: Sequence[Side]) -> Any:
    """Why games were lost: a bar for each line-up and crew size."""
    bars = [(side, players) for side in some for players in side.crews]
    met = {cause for side, players in bars for cause in side.causes(players)}
    known = [*(cause for cause in look.CAUSES if cause in met), *sorted(met - {*look.CAUSES})]
    figure, axes = _figure(1.1 + 0.36 * len(bars))
    axis, left = axes[0, 0], [0.0] * len(bars)
    games = [side.crew(players).games for side, players in bars]
    for cause in known:
        widths = [
            side.causes(players)[cause] / count
            for (side, players), count in zip(bars, games, strict=True)
        ]
        colour = look.CAUSES.get(cause, look.FAINT)
        axis.barh(range(len(bars)), widths, left=left, color=colour, label=told(words, cause))
        left = [start + width for start, width in zip(left, widths, strict=True)]
    names = [f"{side.label} · {words.text('lab-crew', players=p)}" for side, p in bars]
    axis.set_yticks(range(len(bars)), names)
    axis.invert_yaxis()
    axis.grid(visible=True, axis="x")
    axis.grid(visible=False, axis="y")
    _percent(axis, "x", room=False)
    axis.set_xlim(0, 1.02 * max(left))
    axis.set_xlabel(words.text("lab-axis-lost"))
    figure.legend(loc="outside lower center", ncols=2)
    return figure


def told(words: Words, cause: str) -> str:
    """A cause in a few words; one nobody knows yet by its code."""
    code = f"lab-cause-{cause}"
    return words.text(code) if words.has(code) else cause


def compared(words: Words, found: Sequence[Pair]) -> Any:
    """How much more one line-up wins than another on the same deals."""
    figure, axes = _figure(0.9 + 0.42 * len(found))
    axis = axes[0, 0]
    axis.axvline(0, color=look.FAINT, lw=1)
    for place, pair in enumerate(found):
        one = pair.difference
        whole = pair.players is None
        style = {"fmt": "D" if whole else "o", "color": _colour(0), "elinewidth": 2}
        axis.errorbar(one.more, place, xerr=one.error, markersize=7 if whole else 5, **style)
    axis.set_yticks(
        range(len(found)), [f"{pair_name(pair)} · {crew_name(words, pair)}" for pair in found]
    )
    axis.set_ylim(len(found) - 0.4, -0.6)
    axis.grid(visible=True, axis="x")
    axis.grid(visible=False, axis="y")
    axis.xaxis.set_major_formatter(lambda value, _: f"{100 * value:+.0f}")
    axis.set_xlabel(words.text("lab-axis-more"))
    low, high = axis.get_xlim()
    axis.set_xlim(max(low, -1.02), min(high, 1.02))
    return figure


def pair_name(pair: Pair) -> str:
    """Who against whom."""
    return f"{pair.first} − {pair.second}"


def crew_name(words: Words, pair: Pair) -> str:
    """With how many players."""
    if pair.players is None:
        return words.text("lab-all-crews")
    return words.text("lab-crew", players=pair.players)


def decks(words: Words, found: Sequence[Level]) -> Any:
    """Crew Deck: the share of wins of each level, beside a fair one."""
    figure, axes = _figure(0.9 + 0.42 * len(found))
    axis = axes[0, 0]
    for place, one in enumerate(found):
        low, high = one.interval
        error = [[one.share - low], [high - one.share]]
        axis.barh(place, one.share, color=look.CEILING, height=0.7)
        axis.errorbar(one.share, place, xerr=error, fmt="o", color=_colour(0), elinewidth=2)
        label = words.text("lab-fair") if place == 0 else None
        axis.plot([one.fair] * 2, [place - 0.35, place + 0.35], color=_colour(1), label=label)
    names = [f"{one.level} · {words.text('lab-crew', players=one.players)}" for one in found]
    axis.set_yticks(range(len(found)), names)
    axis.invert_yaxis()
    axis.grid(visible=False, axis="y")
    _percent(axis, "x")
    figure.legend(loc="outside upper right")
    return figure


def _percent(axis: Any, which: str = "y", *, room: bool = True) -> None:
    getattr(axis, f"{which}axis").set_major_formatter(lambda value, _: f"{100 * value:.0f}")
    if room:
        getattr(axis, f"set_{which}lim")(-0.04, 1.04)


def _colour(number: int) -> str:
    return look.COLOURS[number % len(look.COLOURS)]


def _mark(number: int) -> str:
    return look.MARKS[number % len(look.MARKS)]
