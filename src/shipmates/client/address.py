"""Where a server is, however it was typed."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def address_of(text: str) -> str:
    """The address of a server: scheme, host and port. Raises `ValueError` with the text.

    >>> address_of("example.org:8000/")
    'http://example.org:8000'
    """
    full = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(full.strip())
        port = parts.port
    except ValueError:
        raise ValueError(text) from None
    bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not parts.hostname or not bare:
        raise ValueError(text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port is not None else "")


def is_loopback(address: str) -> bool:
    """Whether it is this very machine, which no proxy can reach."""
    return urlsplit(address).hostname in _LOOPBACK
