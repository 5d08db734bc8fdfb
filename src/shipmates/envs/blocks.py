"""Where in a row of numbers what is written: named blocks, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

_read, _unpack = np.frombuffer, np.unpackbits
_BYTE, _NUMBER = np.dtype(np.uint8), np.dtype(np.int8)
_bit: Final = tuple(1 << place for place in range(1_000)).__getitem__
Numbers = NDArray[np.int8]
Observation = dict[str, Numbers]
"""What PettingZoo and Gymnasium pass around: `observation` and `action_mask`."""


class Field(NamedTuple):
    """A block before it has its place: so many rows of so many numbers."""

    name: str
    width: int
    meaning: str
    rows: int = 1


@dataclass(frozen=True, slots=True)
class Block:
    """Row `i` stands at `offset + i * stride` and has `width` numbers."""

    name: str
    offset: int
    width: int
    rows: int
    stride: int
    meaning: str

    def row(self, numbers: Numbers, row: int = 0) -> Numbers:
        """This block's part of an observation or a mask."""
        start = self.offset + row * self.stride
        return numbers[start : start + self.width]


class Layout:
    """All blocks of an observation, or of the actions, one after the other.

    `records` come last: `repeat` times the same fields, one record after the other.
    """

    def __init__(
        self,
        key: str,
        fields: tuple[Field, ...],
        *,
        records: tuple[Field, ...] = (),
        repeat: int = 0,
    ) -> None:
        self.key = key
        self.record = sum(field.width for field in records)
        self.records_at = sum(field.width * field.rows for field in fields)
        self.length = self.records_at + self.record * repeat
        self._blocks = {
            block.name: block for block in (*_placed(fields), *self._recorded(records, repeat))
        }

    def _recorded(self, fields: tuple[Field, ...], repeat: int) -> Iterator[Block]:
        offset = self.records_at
        for name, width, meaning, _ in fields:
            yield Block(name, offset, width, repeat, self.record, meaning)
            offset += width

    def __getitem__(self, name: str) -> Block:
        return self._blocks[name]

    def __iter__(self) -> Iterator[Block]:
        return iter(self._blocks.values())

    def at(self, name: str) -> int:
        """Where a block begins."""
        return self._blocks[name].offset

    def within(self, name: str) -> int:
        """Where a block begins in its record."""
        return self._blocks[name].offset - self.records_at


def _placed(fields: tuple[Field, ...]) -> Iterator[Block]:
    offset = 0
    for name, width, meaning, rows in fields:
        yield Block(name, offset, width, rows, width, meaning)
        offset += width * rows


def observation(bits: int, length: int, indexes: Sequence[int], actions: int) -> Observation:
    """The bits of an observation, and a mask with these actions in it."""
    mask = reduce(or_, map(_bit, indexes), 0)
    both = numbers(bits | mask << length, length + actions)
    return {"observation": both[:length], "action_mask": both[length:]}


def numbers(bits: int, length: int) -> Numbers:
    """Bit `i` as number `i`, 0 or 1."""
    packed = _read(bits.to_bytes((length + 7) // 8, "little"), _BYTE)
    return _unpack(packed, None, length, "little").view(_NUMBER)
