"""Records and mission files of Deep Sea with mistakes, and what is said of them."""

from __future__ import annotations

from typing import Final

HEAD: Final = "shipmates record 1\ngame deepsea\nrules 1\nmission 1\nplayers 4\n"
OWN: Final = HEAD.replace("mission 1", "mission own")
_KEY_FORM: Final = "fault-action-form action=foretell form=foretell TASK NUMBER"

UNREADABLE: Final = {
    HEAD.replace("deepsea", "planet9"): "line 2: fault-game text=planet9 known=deepsea",
    HEAD.replace("rules 1", "rules 2"): "line 3: fault-rules-newer version=2 known=1",
    HEAD.replace("mission 1", "mission 33"): "line 4: fault-mission number=33 last=32",
    HEAD.replace("mission 1", "mission epilogue"): "line 4: fault-number text=",
    HEAD.replace("mission 1", "mission epilogue x"): "line 4: fault-number text=x",
    HEAD.replace("mission 1", "mission epilogue 17"): (
        "line 4: fault-epilogue number=17 low=18 high=99"
    ),
    HEAD.replace("players 4", "players 6"): "line 5: setup-players players=6",
    f"{HEAD}jarvis 1": "line 6: fault-line text=jarvis",
    f"{HEAD}house leftover-excused": "line 6: fault-house text=leftover-excused",
    f"{HEAD}tonoja 1": "line 6: fault-tonoja-idle",
    HEAD.replace("players 4", "players 2\ntonoja 3"): "line 6: setup-tonoja seat=3",
    f"{HEAD}timed": "line 6: setup-timed mission=1",
    f"{HEAD}timed yes": "line 6: fault-rest text=yes",
    f"{HEAD}again": "line 6: fault-tasks-none",
    f"{HEAD}again t1": "line 6: fault-task text=t1",
    f"{HEAD}used T01 T02 T01": "line 6: fault-task-twice task=T01",
    f"{HEAD}again T01\nused T97": "line 7: setup-task task=T97",
    f"{HEAD}used T01\nagain X1": "line 7: setup-task task=X1",
    f"{OWN}| game = 'deepsea'\n| fixed = ['T01']\nused T01\nagain T01 T02 T01": (
        "line 9: fault-task-twice task=T01"
    ),
    HEAD.replace("mission 1", "mission 8\nagain T01"): "line 5: setup-again mission=8",
    f"{HEAD}| difficulty = 3": "line 6: fault-quote-stray",
    OWN: "line 4: fault-mission-unquoted",
    f"{OWN}| difficulty = 3": "line 6: fault-key-missing key=game",
    f"{OWN}| game = 'deepsea'\n|\n| dificulty = 3": (
        "line 6: fault-mission-empty\nline 8: fault-key-near text=dificulty near=difficulty"
    ),
    f"{HEAD}0": "line 6: fault-action-missing",
    f"{HEAD}0 draw P3": "line 6: fault-action text=draw",
    f"{HEAD}0 foretell T72": f"line 6: {_KEY_FORM}",
    f"{HEAD}0 foretell T72 x": "line 6: fault-number text=x",
    f"{HEAD}0 reply maybe": "line 6: fault-word text=maybe known=yes, no",
    f"{HEAD}0 offer 7": "line 6: fault-seat text=7",
    f"{HEAD}nature sound X": "line 6: fault-card text=X",
    f"{HEAD}nature lay T01 T01": "line 6: fault-task-twice task=T01",
    f"{HEAD}0 time-up": "line 6: fault-mover action=time-up seat=0",
    f"{HEAD}0 exchange T01 T02": "line 6: fault-mover action=exchange seat=0",
    f"{HEAD}nature skip": "line 6: fault-mover action=skip seat=nature",
    f"{HEAD}outcome won done\n0 ready": "line 7: fault-after-outcome",
}
_COLOURS: Final = (
    "P1 P2 P3 P4 P5 P6 P7 P8 P9 T4 / B1 B2 B3 B4 B5 B6 B7 B8 B9 T3 "
    "/ G1 G2 G3 G4 G5 G6 G7 G8 G9 T2 / Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 T1"
)
DEALT: Final = f"{HEAD}nature deal {_COLOURS}\n"
TAKEN: Final = f"{DEALT}nature lay T16 T01\n0 take T01\n0 call none\n"
WON: Final = f"{TAKEN}1 ready\n2 ready\n3 ready\n0 play P3\n1 play B1\n2 play G1\n3 play Y1\n"
_TERRAIN: Final = HEAD.replace("mission 1", "mission 20")

REFUSED: Final = {
    DEALT.replace("P3 ", "").replace(" Y1", ""): "line 6: fault-deal-missing cards=P3 Y1",
    DEALT.replace(" T4 /", " /").replace(" T1", " T1 T4"): "line 6: deal-not-even",
    f"{_TERRAIN}nature sound T1": "line 6: sound-submarine",
    f"{_TERRAIN}nature deal {_COLOURS}": "line 6: not-now",
    f"{HEAD}0 ready": "line 6: natures-turn",
    f"{DEALT}nature lay T16": "line 7: lay-short left=1",
    f"{DEALT}nature lay T01 T02": "line 7: lay-too-many",
    f"{DEALT}nature lay X1": "line 7: lay-not-in-pile",
    f"{DEALT}nature lay T01\n1 take T01": "line 8: not-your-turn turn=0",
    f"{DEALT}nature lay T01\n0 take T02": "line 8: not-offered",
    f"{TAKEN}nature time-up": "line 10: no-clock",
    f"{TAKEN}1 signal B8 highest": "line 10: signal-untrue card=B8 meaning=highest",
    f"{WON}0 play P1": "line 17: over",
    f"{WON}outcome lost tasks-done trick=1": (
        "line 17: fault-outcome-differs found=won tasks-done trick=1"
    ),
    f"{TAKEN}outcome won tasks-done trick=1": "line 10: fault-outcome-early",
}

GAME: Final = "game = 'deepsea'\n"
CARD: Final = f"{GAME}difficulty = 3\n[[card]]\nkey = 'X1'\n"
RULE: Final = f"{GAME}[[rule]]\n"
_HEADS: Final = "tricks, cards, wins-with, leads, in-a-row, weigh, outdo, every, either"

KEYS: Final = {
    "tasks = 3": "line 1: fault-key-missing key=game",
    "tasks = 3\ngame = 'planet9'": "line 2: fault-game text=planet9 known=deepsea",
    f"{GAME}tasks = 3\ndifficulty = 2": "line 2: fault-key text=tasks",
    f"{GAME}difficulty = 100": "line 2: fault-range key=difficulty low=1 high=99",
    f"{GAME}difficulty = 0": "line 2: fault-range key=difficulty low=1 high=99",
    f"{GAME}fixed = ['T01',\n'T97']": "line 3: fault-task-unknown text=T97",
    f"{GAME}fixed = [1]": "line 2: fault-task-unknown text=1",
    f"{GAME}fixed = ['T01',\n'T01']": "line 3: fault-task-twice task=T01",
    f"{GAME}fixed = []": "line 2: fault-list-empty key=fixed",
    f"{GAME}difficulty = 3\nsharing = 'all'": (
        "line 3: fault-word text=all known=draft, together, captain, volunteers, free"
    ),
    f"{GAME}difficulty = 3\nsharing = 'volunteers'\nvolunteers = 3": (
        "line 4: fault-range key=volunteers low=1 high=2"
    ),
    f"{GAME}difficulty = 3\nsonar = 'off'": (
        "line 3: fault-word text=off known=normal, currents, rapture, terrain, none"
    ),
    f"{GAME}difficulty = 3\nopens = 14": "line 3: fault-range key=opens low=1 high=13",
    f"{GAME}difficulty = 3\nclock = 90": (
        "line 3: fault-type key=clock wanted=table found=number"
    ),
    f"{GAME}difficulty = 3\nclock = {{}}": "line 3: fault-key-missing key=seconds",
    f"{GAME}difficulty = 3\nclock.seconds = 0": (
        "line 3: fault-range key=seconds low=1 high=3600"
    ),
    f"{GAME}difficulty = 3\nclock = {{ second = 90 }}": (
        "line 3: fault-key-near text=second near=seconds\nline 3: fault-key-missing key=seconds"
    ),
    f"{GAME}difficulty = 3\nclock = {{ seconds = 90, difficulty = 0 }}": (
        "line 3: fault-range key=difficulty low=1 high=99"
    ),
}

CARDS: Final = {
    f"{GAME}difficulty = 3\n[card]": "line 3: fault-rule-brackets name=card",
    f"{GAME}difficulty = 3\n[[card]]\ntricks = 'none'": (
        "line 3: fault-key-missing key=key\nline 3: fault-key-missing key=difficulty"
    ),
    f"{CARD}difficulty = 1": f"line 3: fault-rule-empty known={_HEADS}",
    f"{CARD}difficulty = 1\ntriks = 'none'": "line 6: fault-key-near text=triks near=tricks",
    f"{CARD}dificulty = 1\ntricks = 'none'": (
        "line 3: fault-key-missing key=difficulty\n"
        "line 5: fault-key-near text=dificulty near=difficulty"
    ),
    f"{CARD}difficulty = 7\ntricks = 'none'": "line 5: fault-range key=difficulty low=1 high=6",
    f"{CARD}difficulty = [1, 2, 7]\ntricks = 'none'": (
        "line 5: fault-range key=difficulty low=1 high=6"
    ),
    f"{CARD}difficulty = [1, 2]\ntricks = 'none'": "line 5: fault-three key=difficulty",
    f"{CARD}difficulty = 'hard'\ntricks = 'none'": (
        "line 5: fault-type key=difficulty wanted=number found=text"
    ),
    f"{CARD.replace('X1', 'x1')}difficulty = 1\ntricks = 'none'": "line 4: fault-task text=x1",
    f"{CARD.replace('X1', 'T96')}difficulty = 1\ntricks = 'none'": (
        "line 4: fault-task-taken text=T96"
    ),
    f"{CARD}difficulty = 1\ntricks = 'none'\n[[card]]\nkey = 'X1'\n"
    "difficulty = 2\ncards = 'pink'\ncount = 'none'": "line 8: fault-task-taken text=X1",
    f"{CARD}difficulty = 1\ntricks = 'none'\nsonar = 'none'": (
        "line 7: fault-key-late key=sonar"
    ),
    f"{CARD}difficulty = 1\ntasks = [{{ tricks = 'none' }}]": "line 6: fault-three key=tasks",
    f"{CARD}difficulty = 1\ntasks = [{{ tricks = 'few' }}, {{ tricks = 'none' }},\n"
    "{ leads = 'pnk', count = 'none' }]": (
        "line 6: fault-count text=few\nline 7: fault-cards-near text=pnk near=pink"
    ),
    f"{CARD}difficulty = 1\ntricks = 'none'\ntasks = [{{ tricks = 'none' }},"
    "{ tricks = 'none' }, { tricks = 'none' }]": (
        "line 6: fault-key-idle key=tricks other=tasks"
    ),
    f"{CARD}difficulty = 1\npredict = 'open'": "line 6: fault-predict",
    f"{CARD}difficulty = 1\nevery = [\n{{ predict = 'open' }}]": "line 7: fault-predict",
    f"{CARD}difficulty = 1\ntricks = 'none'\nredeal = [1]": (
        "line 7: fault-type key=redeal wanted=text found=number"
    ),
    f"{CARD}difficulty = 1\ntricks = 'none'\nredeal = ['T5']": "line 7: fault-card text=T5",
    f"{CARD}difficulty = 1\ntricks = 'none'\nredeal = ['P1']": "line 3: fault-redeal-often",
    f"{CARD}difficulty = 1\ntricks = 'none'\nredeal = ['P1 P2', 'P1 P3']": (
        "line 3: fault-redeal-often"
    ),
    f"{CARD}difficulty = 1\nevery = [{{ outdo = 'captain', relation = 'more' }}]": (
        "line 3: fault-outdo-nested"
    ),
    f"{CARD}difficulty = 1\ntasks = [{{ tricks = 'none' }}, {{ tricks = 'none' }},"
    "{ outdo = 'captain', relation = 'equal' }]": "line 3: fault-outdo-nested",
    f"{CARD}difficulty = 1\noutdo = 'commander'\nrelation = 'more'": (
        "line 6: fault-word text=commander known=each, rest, captain"
    ),
    f"{GAME}fixed = ['X1']\n[[card]]\nkey = 'X1'\ntricks = 'none'": (
        "line 3: fault-key-missing key=difficulty"
    ),
}

RULES: Final = {
    RULE: "line 2: fault-rule-empty known=together, level, no-lead, ahead-of-all, final-card",
    f"{RULE}level = 'nines'": "line 2: fault-key-missing key=by",
    f"{RULE}level = 'nines'\nby = 0": "line 4: fault-range key=by low=1 high=12",
    f"{RULE}level = 'rockets'\nby = 1": "line 3: fault-cards text=rockets",
    f"{RULE}no-lead = 'pink'\nby = 1": "line 4: fault-key-idle key=by other=no-lead",
    f"{RULE}no-lead = ''": "line 3: fault-cards-none",
    f"{RULE}no-lead = 'pink'\nahead-of-all = true": (
        "line 4: fault-rule-both key=ahead-of-all other=no-lead"
    ),
    f"{RULE}ahead-of-all = false": "line 3: fault-only-true key=ahead-of-all",
    f"{RULE}final-card = 'pink'": "line 3: fault-card text=pink",
    f"{RULE}together = 'tricks'": "line 3: fault-type key=together wanted=table found=text",
    f"{RULE}together = {{ tricks = 'few' }}": "line 3: fault-count text=few",
    f"{RULE}together = {{ predict = 'open' }}": "line 3: fault-predict",
    f"{RULE}final-card = 'Y5'\ndifficulty = 3": "line 4: fault-key-late key=difficulty",
}

SENSE: Final = {
    GAME: "line 1: fault-mission-empty",
    f"{GAME}difficulty = 3\nfixed = ['T01']": "line 3: fault-fixed-difficulty",
    f"{GAME}sharing = 'free'\n[[rule]]\nahead-of-all = true": "line 2: fault-sharing-idle",
    f"{GAME}difficulty = 3\nvolunteers = 2": "line 3: fault-volunteers-idle",
    f"{GAME}difficulty = 3\nsharing = 'free'\ncaptain-spared = true": (
        "line 4: fault-spared-idle"
    ),
    f"{GAME}difficulty = 3\nsharing = 'free'\nhardest-first = true": (
        "line 4: fault-hardest-idle"
    ),
    f"{GAME}difficulty = 3\ncaptain-spared = true\nhardest-first = true": (
        "line 4: fault-hardest-idle"
    ),
    f"{GAME}difficulty = 3\nsonar = 'none'\nopens = 2": "line 4: fault-opens-idle",
    f"{GAME}fixed = ['T01']\nclock = {{ seconds = 90, difficulty = 3 }}": (
        "line 3: fault-clock-idle"
    ),
    f"{RULE}ahead-of-all = true\n[[card]]\nkey = 'X1'\ndifficulty = 1\ntricks = 'none'": (
        "line 4: fault-cards-idle"
    ),
    f"{RULE}no-lead = 'pink'\n[[rule]]\nno-lead = 'pink'": "line 4: fault-rule-twice",
    f"{RULE}together = {{ outdo = 'each', relation = 'more' }}": "line 2: fault-outdo-crew",
    f"{RULE}together = {{ either = [{{ outdo = 'captain', relation = 'more' }}] }}": (
        "line 2: fault-outdo-crew"
    ),
}
