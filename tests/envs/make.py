"""Writes the tables of `docs/guide/encodings.md`: `make golden GOLDEN=tests.envs.make`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shipmates.envs.blocks import Block, Layout
from shipmates.envs.crewdeck.index import ACTIONS as DECK_ACTIONS
from shipmates.envs.crewdeck.layout import OBSERVATION as DECK
from shipmates.envs.deepsea.index import ACTIONS as SEA_ACTIONS
from shipmates.envs.deepsea.layout import OBSERVATION as SEA
from shipmates.envs.planet9.index import ACTIONS as NINE_ACTIONS
from shipmates.envs.planet9.layout import OBSERVATION as NINE

GUIDE = Path(__file__).parents[2] / "docs/guide/encodings.md"
PAIRS = ((NINE, NINE_ACTIONS), (SEA, SEA_ACTIONS), (DECK, DECK_ACTIONS))


def text() -> str:
    """The guide as it should be."""
    page = GUIDE.read_text()
    for observation, actions in PAIRS:
        key = observation.key
        table = "\n".join((*_observed(observation), "", *_acted(actions)))
        before, rest = page.split(f"<!-- {key} -->\n")
        after = rest[rest.index("<!-- end -->") :]
        page = f"{before}<!-- {key} -->\n{table}\n{after}"
    return page


def _observed(layout: Layout) -> Iterator[str]:
    records = f"{layout.records_at} + {layout.record} r"
    yield f"An observation has {layout.length} numbers; record `r` begins at {records}."
    yield from _table(layout, "| block | from | numbers | meaning |")


def _acted(layout: Layout) -> Iterator[str]:
    yield f"There are {layout.length} actions."
    yield from _table(layout, "| action | from | numbers | meaning |")


def _table(layout: Layout, head: str) -> Iterator[str]:
    yield from ("", head, "|---|--:|--:|---|")
    for block in layout:
        yield f"| `{block.name}` | {_from(layout, block)} | {_many(block)} | {block.meaning} |"


def _from(layout: Layout, block: Block) -> str:
    if block.stride != block.width:
        return f"{block.offset} + {block.stride} r"
    return str(block.offset)


def _many(block: Block) -> str:
    if block.rows == 1 or block.stride != block.width:
        return str(block.width)
    return f"{block.rows} × {block.width}"


if __name__ == "__main__":
    GUIDE.write_text(text())
    print(f"wrote {GUIDE}")
