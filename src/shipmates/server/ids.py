"""Names nobody can guess, and secrets nobody can read back."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters and digits that look alike when read aloud or written down."""
CODE_LENGTH: Final = 6
LONGEST: Final = 32
"""No id is longer."""


def token() -> str:
    """128 bits that fit into a link."""
    return secrets.token_urlsafe(16)


def code() -> str:
    """A short name to read to a friend; it opens a table, never an identity."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH))


def spelled(code: str) -> str:
    """A code as it was meant, however it was typed."""
    return "".join(code.split()).replace("-", "").upper()


def label(id: str) -> str:
    """A name for a log: it tells tables apart, and opens none."""
    return digest(id)[:8]


def digest(secret: str) -> str:
    """What is kept of a secret: it has 128 bits, so a plain hash cannot be undone."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, kept: str) -> bool:
    """Whether this is the secret, in a time that tells nothing."""
    return hmac.compare_digest(digest(secret), kept)
