"""The page `docs/guide/strength.md`, from the result files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from benchmarks.bots.cells import Cell, Goal, Kind, cells
from benchmarks.bots.figures import Pace, Tally, by_cell, radio_gain
from benchmarks.bots.rows import Kept, Row, fingerprint
from benchmarks.bots.tables import pace_words
from shipmates.bots import levels
from shipmates.lab.figures import gain, percent, span

PAGE: Final = Path("docs/guide/strength.md")
_GAMES: Final = {"planet9": "Planet Nine", "deepsea": "Deep Sea"}
_ALL: Final[dict[Kind, str]] = {"plain": "all of these", "mission": "all missions"}
_HEAD: Final = """\
# How strong the bots are

Written by `python -m benchmarks.bots report` from the games of `make strength`, which are kept
in `benchmarks/bots/kept`; not by hand. Each cell is a mission and a number of players. A crew
of bots of one level plays fixed deals of it, drafts its own tasks, and sends no distress
signal. Bots see what their seats see; how they think: [bots.md](bots.md).

- **won**: of 100 deals, with Wilson's 95 % interval.
- **ceiling**: of 100 deals, those that could be won with all cards open after the draft the
  bots made, as the [solver](solver.md) says before the first trick. Nobody who sees one hand
  can be sure to reach it. Where two numbers stand, the solver left some deals undecided within
  its bound: they count in the second and not in the first. A deal that was won is winnable.
  What a draw to come will bring (mission 12) is undecided.
- **peer**: the best honest bot we know of, measured on 2,000 such games, with other deals and
  another draft: for Planet Nine a rule bot with radio, for Deep Sea a learned policy without
  sonar. It is **beaten** by more than three standard errors of the difference, or not.
- **goal**: what we set out to reach. With fewer than 1,000 deals nothing is compared.
- **time**: the processor's, on one core, for decisions in which there was a choice; medians are
  right to within 5 %.
"""


def write(kept: Kept) -> str:
    """The whole page: for each level and game today's crew, or the one that played last."""
    parts = [_HEAD]
    for level in reversed(levels("planet9")):
        for game, title in _GAMES.items():
            found = latest(kept, level, game)
            if found.rows:
                parts += _played_by(f"{level.capitalize()} in {title}", found)
    return "\n".join(parts)


def latest(kept: Kept, level: str, game: str) -> Kept:
    """What today's crew played of a game, or the one that played last."""
    ours = kept.of(fingerprint(level, game)).in_game(game)
    if ours.rows:
        return ours
    last = [row.crew for row in kept.rows if (row.level, row.game) == (level, game)][-1:]
    return kept.of(last[0]).in_game(game) if last else Kept((), ())


def _played_by(title: str, kept: Kept) -> Iterator[str]:
    yield f"## {title}\n"
    yield from _about(kept)
    rows = by_cell(kept.rows)
    yield from _titled("Tasks", _plain(_played("plain", rows)))
    yield from _titled("Missions", _missions(_played("mission", rows)))
    yield from _radio(rows)


def _titled(title: str, text: Iterable[str]) -> Iterator[str]:
    parts = list(text)
    if parts:
        yield f"### {title}\n"
        yield from parts


def _about(kept: Kept) -> Iterator[str]:
    rows, abouts, last = kept.rows, kept.abouts, kept.abouts[-1]
    commits = ", ".join(dict.fromkeys(about.commit for about in abouts))
    dates = sorted({about.date for about in abouts})
    counts = sorted(Counter((row.cell, row.radio) for row in rows).values())
    each = f"{counts[0]:,}" if counts[0] == counts[-1] else f"{counts[0]:,} to {counts[-1]:,}"
    when = " to ".join(dict.fromkeys((dates[0], dates[-1])))
    yield f"- {when}, commit {commits}, crew `{last.crew}`."
    for bond in kept.adopted:
        yield (
            f"- Crew `{bond.crew}` ({bond.date}, commit {bond.commit}) plays as crew "
            f"`{bond.plays_as}`: {bond.games:,} games were played again, and all went alike."
        )
    yield f"- {len(rows):,} games, {each} {'deal' if each == '1' else 'deals'} a cell."
    plan = kept.adopted[0].plan if kept.adopted else last.plan
    yield f"- {last.machine}. Plan: {plan}."
    faults = sum(row.faulty for row in rows)
    if faults:
        yield f"- **{faults:,} of them a bot did not finish, for a fault of its own**: lost."
    pace = Pace.of((*rows, *kept.times))
    yield f"- {pace.decisions:,} decisions: {pace_words(pace)}.\n"


def _played(kind: Kind, rows: dict[str, list[Row]]) -> list[tuple[Cell, list[Row]]]:
    return [(c, rows[c.name]) for c in cells() if c.kind == kind and c.name in rows]


def _plain(played: Sequence[tuple[Cell, list[Row]]]) -> Iterator[str]:
    loud = [(cell, [row for row in rows if row.radio]) for cell, rows in played]
    lines = [_plain_line(cell, rows) for cell, rows in loud if rows]
    if lines:
        yield _table(("", "", "deals", "won", "95 %", "ceiling", "peer", "goal", ""), lines)


def _plain_line(cell: Cell, rows: Sequence[Row]) -> tuple[str, ...]:
    tally, goal = Tally.of(rows), cell.goal
    compared = ("–",) * 3 if goal is None else _compared(tally, goal)
    return (
        cell.column,
        cell.row,
        f"{tally.games:,}",
        f"**{percent(tally.share)}**",
        span(*tally.interval),
        span(*tally.ceiling),
        *compared,
    )


def _compared(tally: Tally, goal: Goal) -> tuple[str, ...]:
    return f"{goal.peer}", f"{goal.reach:g}", tally.verdict(goal)


def _missions(played: Sequence[tuple[Cell, list[Row]]]) -> Iterator[str]:
    if not played:
        return
    columns = tuple(dict.fromkeys(cell.column for cell, _ in played))
    rows = dict[str, dict[str, str]]()
    for cell, some in played:
        loud = [row for row in some if row.radio]
        if loud:
            rows.setdefault(cell.row, {})[cell.column] = _mission_cell(Tally.of(loud))
    yield "Won (95 %) of ceiling.\n"
    yield _table(
        ("", *columns),
        [(row, *(told.get(column, "") for column in columns)) for row, told in rows.items()],
    )


def _mission_cell(tally: Tally) -> str:
    low, high = tally.interval
    sure, perhaps = tally.ceiling
    top = _whole(sure) if sure == perhaps else f"{_whole(sure)}–{_whole(perhaps)}"
    return f"**{_whole(tally.share)}** ({_whole(low)}–{_whole(high)}) of {top}"


def _whole(share: float) -> str:
    return f"{100 * share:.0f}"


def _radio(rows: dict[str, list[Row]]) -> Iterator[str]:
    lines = [*_radio_cells(rows), *_radio_crews(rows)]
    if not lines:
        return
    yield "### With radio against without\n"
    yield (
        "The same deals, played both ways: of 100, so many more are won with radio or sonar,\n"
        "± half of the 95 % interval.\n"
    )
    yield _table(("", "", "", "deals", "gain"), lines)


def _radio_cells(rows: dict[str, list[Row]]) -> Iterator[tuple[str, ...]]:
    for cell in cells():
        found = radio_gain(rows.get(cell.name, [])) if cell.kind == "plain" else None
        if found is not None:
            yield _GAMES[cell.game], cell.column, cell.row, f"{found.deals:,}", gain(found)


def _radio_crews(rows: dict[str, list[Row]]) -> Iterator[tuple[str, ...]]:
    """All plain games together, then all missions, for each crew."""
    crews = dict[tuple[Kind, str, str], list[Row]]()
    for cell in cells():
        some = crews.setdefault((cell.kind, cell.game, cell.column), [])
        some.extend(rows.get(cell.name, []))
    for (kind, game, column), some in crews.items():
        found = radio_gain(some)
        if found is not None:
            yield _GAMES[game], column, _ALL[kind], f"{found.deals:,}", gain(found)


def _table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rule = ["---" if index < 1 else "--:" for index in range(len(head))]
    rows = [head, rule, *lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"
