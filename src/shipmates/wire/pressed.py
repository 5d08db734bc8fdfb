"""Views as JSON, when one much like it was encoded before: of another seat, or a ply ago."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from shipmates.wire.coder import Coder


class Press:
    """Encodes the views of one table; a field that is what it was is not encoded again.

    What comes out depends on the view alone: equal fields have equal encodings.
    """

    def __init__(self, coder: Coder) -> None:
        self._parts: Final = [
            (name, f'"{name}":'.encode(), encode) for name, encode in coder.parts
        ]
        self._known: Final[dict[str, tuple[Any, bytes]]] = {}

    def json(self, view: Any) -> bytes:
        """The same bytes that `msgspec` makes of the encoded view."""
        pieces = list[bytes]()
        for name, key, encode in self._parts:
            value = getattr(view, name)
            known = self._known.get(name)
            if known is None or (known[0] is not value and known[0] != value):
                piece = key + msgspec.json.encode(encode(value))
                known = self._known[name] = (value, piece)
            pieces.append(known[1])
        return b"{" + b",".join(pieces) + b"}"
