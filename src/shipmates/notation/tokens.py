"""The task tokens of a mission: numbers, arrows and Ω."""

from __future__ import annotations

from typing import Final

from shipmates.notation.tables import Table, kind
from shipmates.planet9.tokens import Token

_KNOWN: Final = {token.value: token for token in Token}
_TOKENS: Final = {**_KNOWN, "Ω": Token.OMEGA}


def read_tokens(root: Table) -> tuple[Token, ...]:
    """The tokens in the order they are laid out; numbers and arrows must leave no gap."""
    tokens = list[Token]()
    for place, item in enumerate(root.items("tokens")):
        token = _TOKENS.get(str(item)) if kind(item) in ("text", "number") else None
        if token is None:
            root.blame("fault-token", "tokens", place, known=", ".join(_KNOWN))
        elif token in tokens:
            root.blame("fault-token-twice", "tokens", place, token=token.value)
        else:
            tokens.append(token)
    if root.page.sound(("tokens",)):
        _check_gaps(root, tokens)
    return tuple(tokens)


def _check_gaps(root: Table, tokens: list[Token]) -> None:
    for place, token in enumerate(tokens):
        before = _before(token)
        if before is not None and before not in tokens:
            params = {"token": token.value, "before": before.value}
            root.blame("fault-token-gap", "tokens", place, **params)


def _before(token: Token) -> Token | None:
    """The token that must be there as well: 1 before 2, > before >>."""
    if token.number > 1:
        return Token(str(token.number - 1))
    return Token(">" * (token.arrow - 1)) if token.arrow > 1 else None
