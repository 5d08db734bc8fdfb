"""Where logbooks are kept when nobody says otherwise."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final
from urllib.parse import quote

HOME: Final = "SHIPMATES_HOME"
"""The environment variable that names another folder for everything kept."""


def home() -> Path:
    """The folder of all that is kept: `SHIPMATES_HOME`, or where the system has such things."""
    chosen = os.environ.get(HOME)
    if chosen:
        return Path(chosen).expanduser()
    import platformdirs  # here, so that a logbook whose place is named needs no other package

    return platformdirs.user_data_path("shipmates", appauthor=False)


def logbook_path(game: str, crew: str = "") -> Path:
    """The logbook of a crew, in a folder of its own with the records beside it.

    >>> logbook_path("planet9", "Zoé & co").relative_to(home()).as_posix()
    'planet9-Zo%C3%A9 %26 co/logbook.json'
    """
    safe = quote(crew, safe=" ", errors="surrogatepass").replace(".", "%2E")
    return home() / (f"{game}-{safe}" if crew else game) / "logbook.json"
