"""Loaded into the process that servers are forked from: all that takes time, done once."""

from __future__ import annotations

from shipmates.server.app import create_app
from shipmates.server.settings import Settings
from shipmates.server.store import migrate

create_app(Settings())
migrate.known("0001")
