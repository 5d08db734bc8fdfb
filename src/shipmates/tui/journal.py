"""What is kept of a campaign: the logbook, the records, and attempts left in the middle."""

from __future__ import annotations

import errno
import json
import zlib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from shipmates.campaign import (
    Logbook,
    Unwritable,
    append,
    attempt_of,
    durable,
    given_up,
    load,
    record_path,
)
from shipmates.campaign.lines import setup_of
from shipmates.campaign.lock import Busy, locked
from shipmates.deepsea import state as sea_state
from shipmates.kernel import Illegal, Note
from shipmates.notation.faults import Faulty
from shipmates.planet9 import state as nine_state
from shipmates.tricks.passing import Way
from shipmates.tui.crew import KEPT, read, seated, write
from shipmates.tui.game import NINE, Mission
from shipmates.tui.mistake import Mistake
from shipmates.tui.session import Session
from shipmates.tui.text import mission_text, read_text, record_text

_FORMAT: Final = "shipmates open attempt"
_VERSION: Final = 1
_PATIENCE: Final = 5.0


@dataclass(frozen=True, slots=True)
class Journal:
    """The files of one crew; without a path nothing is kept."""

    path: Path | None
    crew: str = ""
    game: str = NINE

    @property
    def blank(self) -> Logbook:
        """The logbook of a crew that has played nothing."""
        return Logbook(self.game, self.crew)

    def logbook(self) -> Logbook:
        """How the campaign stands. Raises `Unreadable`."""
        return load(self.path, self.blank) if self.path else self.blank

    def keep(self, session: Session) -> None:
        """Remembers an attempt as it stands. Raises `Unwritable`."""
        if self.path is None:
            return
        open_path = self._open_path(session.setup.mission)
        try:
            durable.make_folder(open_path.parent)
            with locked(open_path.with_suffix(".lock"), patience=_PATIENCE):
                durable.put(open_path, _written(session).encode())
        except Busy as error:
            raise Unwritable(open_path, Note("logbook-busy")) from error
        except OSError as error:
            reason = errno.errorcode.get(error.errno or 0, "unknown")
            note = Note("logbook-unwritable", (("reason", reason),))
            raise Unwritable(open_path, note) from error

    def close(self, session: Session) -> Logbook:
        """Enters a finished attempt into the logbook, or one that is given up as lost."""
        if self.path is None:
            return self.blank
        now = datetime.now(UTC).isoformat(timespec="seconds")
        state = session.state
        if isinstance(state, nine_state.Over | sea_state.Over):
            line = attempt_of(state, when=now)
        else:
            line = given_up(state, when=now)
        text = record_text(session.record, session.outcome)
        logbook = append(self.path, line, record=text, blank=self.blank)
        self._open_path(session.setup.mission).unlink(missing_ok=True)
        return logbook

    def unfinished(self, mission: Mission) -> Session | None:
        """The attempt at this mission that was left in the middle, if there is one."""
        if self.path is None:
            return None
        path = self._open_path(mission)
        try:
            session = _read(path.read_text("utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, Illegal, Mistake, Faulty):
            # It cannot be gone on with; it stays where it is, under another name.
            path.replace(path.with_suffix(".unreadable"))
            return None
        if not self._entered(session):
            return session
        path.unlink(missing_ok=True)
        return None

    def _entered(self, session: Session) -> bool:
        """Whether the logbook has it: the power failed between writing and tidying up."""
        assert self.path is not None
        attempts = self.logbook().attempts
        kept = record_path(self.path, attempts[-1]) if attempts else None
        if kept is None or not kept.exists():
            return False
        return kept.read_text("utf-8") == record_text(session.record, session.outcome)

    def open_missions(self) -> frozenset[int]:
        """The numbers of the missions with an attempt left in the middle."""
        if self.path is None:
            return frozenset()
        found = self.path.parent.glob("open/m*/attempt.json")
        names = (path.parent.name[1:] for path in found)
        return frozenset(int(name) for name in names if name.isdecimal())

    def _open_path(self, mission: Mission) -> Path:
        assert self.path is not None
        own = f"own-{zlib.crc32(mission_text(mission).encode()):08x}"
        name = f"m{mission.number:02}" if mission.number else own
        return self.path.parent / "open" / name / "attempt.json"


def _written(session: Session) -> str:
    return json.dumps(
        {
            "format": _FORMAT,
            "version": _VERSION,
            "seats": write(session.crew),
            "seed": str(session.seed),
            "call": session.call.value if session.call else None,
            "began": session.began,
            "record": record_text(session.record),
        },
        ensure_ascii=False,
        indent=1,
    )


def _read(text: str) -> Session:
    """The attempt as it was. Raises `ValueError`, `Illegal` or `Mistake` if it is no such."""
    kept = json.loads(text)
    if not isinstance(kept, dict) or kept.get("format") != _FORMAT or kept.get("version") != 1:
        raise ValueError(text[:80])
    record, _ = read_text(str(kept.get("record")))
    setup, call = setup_of(record.opening), kept.get("call")
    players = read(str(kept.get("seats")), "", KEPT)
    if len(players) != setup.players:
        raise ValueError(str(kept.get("seats")))
    way = Way(call) if call else None
    moves, began = record.moves, _began(kept.get("began"))
    crew, seed = seated(players, setup), str(kept.get("seed"))
    return Session(setup, crew, seed, moves, call=way, began=began)


def _began(kept: object) -> float | None:
    """When the clock was started: a killed program does not stretch the time."""
    if kept is None:
        return None
    if not isinstance(kept, int | float):
        raise ValueError(str(kept))
    return float(kept)
