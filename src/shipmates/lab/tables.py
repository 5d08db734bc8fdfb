"""Rows as Parquet and back. The library for it is loaded only when a table is wanted.

Games and times are two tables: the same games are the same bytes wherever they were played, and
no clock ever shows the same twice.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

from shipmates.campaign.durable import put
from shipmates.kernel import Note
from shipmates.lab.rows import Key, Row
from shipmates.lab.unfit import Unfit, needed

FORMAT: Final = 1
"""Rises when the columns change."""
_ABOUT: Final = b"shipmates-lab"
_KEY: Final = ("mission", "players", "deal", "seats")
_TIMES: Final = ("seconds", "slowest")
_COLUMNS: Final = {
    "game": "string",
    "mission": "int16",
    "players": "int8",
    "deal": "int32",
    "seed": "string",
    "seats": "string",
    "outcome": "string",
    "payoff": "list<double>",
    "points": "list<int32>",
    "cause": "string",
    "tricks": "int8",
    "decisions": "int32",
    "winnable": "string",
    "seconds": "double",
    "slowest": "double",
}
GAMES: Final = tuple(name for name in _COLUMNS if name not in _TIMES)
"""What is the same wherever it was played."""
TIMES: Final = (*_KEY, *_TIMES)
WHOLE: Final = tuple(_COLUMNS)

assert tuple(_COLUMNS) == tuple(field.name for field in fields(Row))


def write(path: Path, rows: Iterable[Row], columns: Sequence[str], about: object) -> None:
    """Makes the rows the content of the file, completely or not at all. Raises `OSError`."""
    arrow, parquet = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
    ordered = sorted(rows, key=lambda row: row.key)
    told = {_ABOUT: json.dumps({"format": FORMAT, "about": about}, sort_keys=True).encode()}
    schema = arrow.schema([(name, _kind(arrow, name)) for name in columns], metadata=told)
    plain = [asdict(row) for row in ordered]
    arrays = {name: [row[name] for row in plain] for name in columns}
    sink = arrow.BufferOutputStream()
    parquet.write_table(arrow.table(arrays, schema=schema), sink, compression="zstd")
    put(path, sink.getvalue().to_pybytes())


def _kind(arrow: Any, name: str) -> Any:
    kind = _COLUMNS[name]
    if kind.startswith("list<"):
        return arrow.list_(arrow.type_for_alias(kind[5:-1]))
    return arrow.type_for_alias(kind)


def read(path: Path) -> Iterator[Row]:
    """The games of a file; those of `games` come without their times. Raises `Unfit`."""
    for data in _read(path, GAMES):
        data["payoff"], data["points"] = tuple(data["payoff"]), tuple(data["points"])
        yield Row(**data)


def read_times(path: Path) -> dict[Key, tuple[float, float]]:
    """Seconds of each game, and of its longest decision. Raises `Unfit`."""
    rows = _read(path, TIMES)
    return {tuple(row[k] for k in _KEY): (row["seconds"], row["slowest"]) for row in rows}


def _read(path: Path, wanted: Sequence[str]) -> list[dict[str, Any]]:
    arrow, parquet = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
    try:
        table = parquet.read_table(path, partitioning=None)
    except (OSError, arrow.ArrowException):
        raise Unfit(Note("mistake-lab-file", (("path", str(path)),))) from None
    about = json.loads((table.schema.metadata or {}).get(_ABOUT, b"{}"))
    if about.get("format") != FORMAT or not set(wanted) <= set(table.column_names):
        raise Unfit(Note("mistake-lab-version", (("path", str(path)),)))
    found: list[dict[str, Any]] = table.to_pylist()
    return found
