"""Which nodes there are, and which of them sees to a table's bots and clock."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

SERVER: Final = "server"
WORKER: Final = "worker"


class Roster:
    """The nodes that are alive. All who know the same nodes name the same driver of a table.

    While two nodes disagree for a moment, both let a bot think; the database takes the move of
    one of them.
    """

    def __init__(self, node: str) -> None:
        self._node: Final = node
        self.nodes: Mapping[str, str] = {}
        """Every node that is alive, with its kind."""

    def drives(self, table: str) -> bool:
        """Whether this node sees to the table: workers do, and servers where there are none."""
        workers = [node for node, kind in self.nodes.items() if kind == WORKER]
        able = workers or list(self.nodes)
        return bool(able) and max(able, key=lambda node: _rank(node, table)) == self._node

    def learn(self, nodes: Mapping[str, str]) -> bool:
        """Takes over who is alive; whether anything has changed."""
        changed = dict(nodes) != dict(self.nodes)
        self.nodes = nodes
        return changed


def _rank(node: str, table: str) -> bytes:
    """Rendezvous hashing: when a node goes, only its own tables change hands."""
    return blake2b(f"{node} {table}".encode(), digest_size=8).digest()
