"""What leaves the program: views and actions as plain data, and back again."""

from __future__ import annotations

from shipmates.wire.coder import Coder, Garbled, Plain
from shipmates.wire.games import ACTIONS, PROTOCOL, VIEWS, schema
from shipmates.wire.pressed import Press

__all__ = ["ACTIONS", "PROTOCOL", "VIEWS", "Coder", "Garbled", "Plain", "Press", "schema"]
