"""How much more is thought in Deep Sea, where card sense wins seldom.

Nothing here concerns Planet Nine: other numbers make another crew at sea and the same in space.
"""

from __future__ import annotations

from typing import Final

WORLDS: Final = 2.5
"""So many times as many deals are imagined,"""
PLAYOUTS: Final = 2
"""and each is played out so many times as often."""
DEALS: Final = 4
"""So many times as many are tried in councils."""
LISTENING: Final = 1
"""For signals no more deals than these are imagined."""
CHANCES: Final = (1.0, 0.0, 0.75)
"""Winnable, lost, undecided, before the first trick and where no playout was won.

The native core goes on from the last with what is left in hands.
"""
