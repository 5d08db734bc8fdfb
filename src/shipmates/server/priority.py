"""How a process gives way to others, on every system."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

if sys.platform == "win32":
    import ctypes

    _BELOW_NORMAL, _IDLE = 0x4000, 0x40

    def stand_back(steps: int, *, idle: bool) -> None:
        """Lets others go first: by a lower class of priority, which is all Windows has."""
        kernel = ctypes.windll.kernel32
        wanted = _IDLE if idle or steps > 10 else _BELOW_NORMAL
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), wanted)

else:

    def stand_back(steps: int, *, idle: bool) -> None:
        """Lets others go first by so many steps; an idle one works when nobody else does."""
        os.nice(steps)
        if idle and sys.platform == "linux":
            with suppress(OSError):  # some containers do not allow it
                os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
