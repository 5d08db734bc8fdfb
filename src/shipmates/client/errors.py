"""What can go wrong between a client and a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Refused(Exception):
    """The server does not do it; nothing has changed. The code and parameters say why."""

    def __init__(self, code: str, params: Mapping[str, str | int] | None = None) -> None:
        self.code: Final = code
        self.params: Final[Mapping[str, str | int]] = dict(params or {})
        told = (f"{key}={value}" for key, value in self.params.items())
        super().__init__(" ".join((code, *told)))


class Stale(Refused):
    """Others were faster, and what was meant is not offered any more: look again."""


class Gone(Exception):
    """One's place at a table is closed for good; the code says why."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        super().__init__(code)


class Unreachable(Exception):
    """No Shipmates server answers at this address; `why` is for whoever looks into it."""

    def __init__(self, address: str, why: str) -> None:
        self.address: Final = address
        self.why: Final = why
        super().__init__(f"{address}: {why}")


class Unsure(Exception):
    """The answer was lost with the connection, and the table has moved on since.

    It may be done or not, and is not sent a second time: look at the newest view.
    """
