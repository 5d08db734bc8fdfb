"""A small client: sit down at a server's tables from a program of your own."""

from __future__ import annotations

from shipmates.client.address import address_of
from shipmates.client.answers import Action, Connection, Now, Said, View
from shipmates.client.client import Client
from shipmates.client.errors import Gone, Refused, Stale, Unreachable, Unsure
from shipmates.client.memory import Memory, is_complete
from shipmates.client.place import Place
from shipmates.client.shapes import Orders, Person, Seated, Table

__all__ = [
    "Action",
    "Client",
    "Connection",
    "Gone",
    "Memory",
    "Now",
    "Orders",
    "Person",
    "Place",
    "Refused",
    "Said",
    "Seated",
    "Stale",
    "Table",
    "Unreachable",
    "Unsure",
    "View",
    "address_of",
    "is_complete",
]
