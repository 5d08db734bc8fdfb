"""Records with mistakes, and what is said of them."""

from __future__ import annotations

from typing import Final

HEAD: Final = "shipmates record 1\ngame planet9\nrules 1\nmission 1\nplayers 4\n"
OWN: Final = HEAD.replace("mission 1", "mission own")

UNREADABLE: Final = {
    "": "line 1: fault-not-a-record wanted=shipmates record",
    "# a remark\n\nP3 P4": "line 3: fault-not-a-record wanted=shipmates record",
    "shipmates record": "line 1: fault-not-a-record wanted=shipmates record",
    "shipmates record 0": "line 1: fault-not-a-record wanted=shipmates record",
    "shipmates record 2\nwho knows": "line 1: fault-format-newer version=2 known=1",
    HEAD.replace("planet9", "deepsea"): "line 2: fault-game text=deepsea known=planet9",
    HEAD.replace("rules 1", "rules 2"): "line 3: fault-rules-newer version=2 known=1",
    HEAD.replace("rules 1", "rules 0"): "line 3: fault-rules-older version=0 known=1",
    HEAD.replace("rules 1", "rules one"): "line 3: fault-number text=one",
    HEAD.replace("mission 1", "mission 51"): "line 4: fault-mission number=51 last=50",
    HEAD.replace("mission 1", "mission 0"): "line 4: fault-mission number=0 last=50",
    HEAD.replace("players 4", "players"): "line 5: fault-number text=",
    HEAD.replace("players 4", "players 6"): "line 5: setup-players players=6",
    HEAD.replace("players 4", ""): "line 1: fault-header-missing key=players",
    f"{HEAD}rules 1": "line 6: fault-header-twice key=rules first=3",
    f"{HEAD}challenge": "line 6: setup-challenge players=4",
    f"{HEAD}challenge yes": "line 6: fault-rest text=yes",
    f"{HEAD}distress maybe": "line 6: fault-word text=maybe known=offered, active, off",
    f"{HEAD}house": (
        "line 6: fault-house-none "
        "known=single-card, nines-until-tasks, commander-sick, leftover-excused"
    ),
    f"{HEAD}house forbidden-lead": "line 6: fault-house text=forbidden-lead",
    f"{HEAD}house nines-after-tasks": (
        "line 6: fault-house-near text=nines-after-tasks near=nines-until-tasks"
    ),
    f"{HEAD}house commander-sick commander-sick": (
        "line 6: fault-house-twice text=commander-sick"
    ),
    f"{HEAD}jarvis 1": "line 6: fault-jarvis-idle",
    HEAD.replace("players 4", "players 2\njarvis 3"): "line 6: setup-jarvis seat=3",
    HEAD.replace("4", "3\nchallenge").replace("mission 1", "mission own\n| tasks = 28"): (
        "line 4: setup-tasks tasks=28 cards=27"
    ),
    f"{HEAD}| tasks = 3": "line 6: fault-quote-stray",
    OWN: "line 4: fault-mission-unquoted",
    f"{OWN}| tasks = 3\n# remark\n|\n| tokns = 1": (
        "line 9: fault-key-near text=tokns near=tokens"
    ),
    f"{HEAD}plyers 4": "line 6: fault-line-near text=plyers near=players",
    f"{HEAD}Ada play P3": "line 6: fault-line text=Ada",
    f"{HEAD}0 ready\nrules 1": "line 7: fault-header-late key=rules\n"
    "line 7: fault-header-twice key=rules first=3",
    f"{HEAD}0": "line 6: fault-action-missing",
    f"{HEAD}0 play X": "line 6: fault-card text=X",
    f"{HEAD}4 ready": "line 6: fault-seat-empty seat=4 seats=4",
    f"{HEAD}12 ready": "line 6: fault-seat text=12",
    f"{HEAD}nature play P3": "line 6: fault-mover action=play seat=nature",
    f"{HEAD}0 lay P3": "line 6: fault-mover action=lay seat=0",
    f"{HEAD}outcome": "line 6: fault-word text= known=won, lost",
    f"{HEAD}outcome won": "line 6: fault-outcome text=",
    f"{HEAD}outcome won done trick=": "line 6: fault-outcome text=trick=",
    f"{HEAD}outcome won done\n0 ready": "line 7: fault-after-outcome",
}

_COLOURS: Final = (
    "P1 P2 P3 P4 P5 P6 P7 P8 P9 T4 / B1 B2 B3 B4 B5 B6 B7 B8 B9 T3 "
    "/ G1 G2 G3 G4 G5 G6 G7 G8 G9 T2 / Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 T1"
)
DEALT: Final = f"{HEAD}nature deal {_COLOURS}\n"
TAKEN: Final = f"{DEALT}nature lay P9\n0 take P9\n0 call none\n"
WON: Final = f"{TAKEN}1 ready\n2 ready\n3 ready\n0 play P9\n1 play B1\n2 play G1\n3 play Y1\n"
_PAIRS: Final = "row P1/P2 P3/P4 P5/P6 P7/P8 P9/B1 B2/B3 B4/{}"
_TWO: Final = HEAD.replace("players 4", "players 2")
_REST: Final = (
    "B5 B6 B7 B8 B9 G1 G2 G3 G4 G5 G6 G7 {} / G8 G9 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 T1 T2 / -"
)

REFUSED: Final = {
    DEALT.replace("P3 ", "").replace(" Y1", ""): "line 6: fault-deal-missing cards=P3 Y1",
    DEALT.replace("players 4", "players 3\nchallenge").replace("T1", ""): (
        "line 7: fault-deal-foreign cards=G1 G2 G3 G4 G5 G6 G7 G8 G9"
    ),
    DEALT.replace(" T4 /", " /").replace(" T1", " T1 T4"): "line 6: deal-not-even",
    f"{_TWO}nature deal {_REST.format('T3')} {_PAIRS.format('T4')}": (
        "line 6: deal-jarvis-commands"
    ),
    f"{HEAD}0 ready": "line 6: natures-turn",
    f"{HEAD}nature lay P3": "line 6: not-now",
    f"{DEALT}nature lay P9 P8": "line 7: lay-wrong count=1",
    f"{DEALT}nature lay P9\n1 take P9": "line 8: not-your-turn turn=0",
    f"{DEALT}nature lay P9\n0 take P8": "line 8: not-offered",
    f"{TAKEN}1 signal B8 highest": "line 10: signal-untrue card=B8 meaning=highest",
    f"{TAKEN}0 play P9": "line 10: radio-open seat=1",
    f"{WON}0 play P1": "line 17: over",
    f"{WON}outcome lost tasks-done trick=1": (
        "line 17: fault-outcome-differs found=won tasks-done trick=1"
    ),
    f"{WON}outcome won tasks-done trick=2": (
        "line 17: fault-outcome-differs found=won tasks-done trick=1"
    ),
    f"{TAKEN}outcome won tasks-done trick=1": "line 10: fault-outcome-early",
}
