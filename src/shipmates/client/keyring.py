"""Who one is on which server, in a file that nobody else can read."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

_KEYS = msgspec.json.Decoder(dict[str, str])


def remembered(path: Path, address: str) -> str | None:
    """The cookie for a server, if one is kept. A file that cannot be read keeps none."""
    return _kept(path).get(address)


def remember(path: Path, address: str, cookie: str) -> None:
    """Keeps the cookie: written whole, and readable by its owner alone."""
    keys = _kept(path)
    keys[address] = cookie
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # `mkstemp` lets nobody but the owner read, and that is carried over by the renaming.
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(keys), indent=2))
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _kept(path: Path) -> dict[str, str]:
    try:
        return _KEYS.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError):
        return {}
