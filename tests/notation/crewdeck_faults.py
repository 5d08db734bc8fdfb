"""Records and edition files of Crew Deck with mistakes, and what is said of them."""

from __future__ import annotations

from typing import Final

from shipmates.crewdeck.cards import PLAIN

HEAD: Final = "shipmates record 1\ngame crewdeck\nrules 2\nplayers 3\nwilds out\n"
OWN: Final = f"{HEAD}edition own\n"
_PLACE: Final = "fault-action-form action=place form=place CARD ROW COLUMN"

UNREADABLE: Final = {
    HEAD.replace("crewdeck", "planet9"): "line 2: fault-game text=planet9 known=crewdeck",
    HEAD.replace("rules 2", "rules 3"): "line 3: fault-rules-newer version=3 known=2",
    HEAD.replace("rules 2", "rules 0"): "line 3: fault-rules-older version=0 known=2",
    f"{HEAD}house": "line 6: fault-house-none known=all-wilds",
    f"{HEAD}house red-carpet": "line 6: fault-house text=red-carpet",
    f"{HEAD}house all-wild": "line 6: fault-house-near text=all-wild near=all-wilds",
    f"{HEAD}house all-wilds all-wilds": "line 6: fault-house-twice text=all-wilds",
    HEAD.replace("players 3\n", ""): "line 1: fault-header-missing key=players",
    HEAD.replace("players 3", "players 0"): ("line 4: setup-crewdeck-players players=0 most=4"),
    HEAD.replace("players 3", "players 5"): ("line 4: setup-crewdeck-players players=5 most=4"),
    f"{OWN}| most-players = 2": "line 4: setup-crewdeck-players players=3 most=2",
    HEAD.replace("players 3", "players three"): "line 4: fault-number text=three",
    HEAD.replace("wilds out", "wilds"): "line 5: fault-word text= known=in, out",
    f"{HEAD}frame loose": "line 6: fault-word text=loose known=floating, fixed",
    f"{HEAD}wilds in": "line 6: fault-header-twice key=wilds first=5",
    f"{HEAD}mission 1": "line 6: fault-line text=mission",
    f"{HEAD}edition first": "line 6: fault-word text=first known=usual, own",
    OWN: "line 6: fault-edition-unquoted",
    f"{HEAD}edition usual\n| human = -6": "line 7: fault-quote-stray",
    f"{HEAD}| human = -6": "line 6: fault-quote-stray",
    f"{OWN}| human = -6\n# remark\n|\n| humn = 1": (
        "line 10: fault-key-near text=humn near=human"
    ),
    f"{OWN}| payroll = [-1, -5, -10]\n| payroll-copies = 10": (
        "line 7: edition-payroll-few least=4"
    ),
    f"{HEAD}0": "line 6: fault-action-missing",
    f"{HEAD}0 deal OP": "line 6: fault-action text=deal",
    f"{HEAD}0 plase OP 0 0": "line 6: fault-action-near text=plase near=place",
    f"{HEAD}0 place OP 0": f"line 6: {_PLACE}",
    f"{HEAD}0 place OP 0 x": "line 6: fault-number text=x",
    f"{HEAD}0 place OP 0 1000": "line 6: fault-number text=1000",
    f"{HEAD}0 stow op": "line 6: fault-crew-card text=op",
    f"{HEAD}0 stow P3": "line 6: fault-crew-card text=P3",
    f"{HEAD}0 add OP 0": "line 6: fault-stack text=0",
    f"{HEAD}0 recruit -1": "line 6: fault-stack text=-1",
    f"{HEAD}0 post five": "line 6: fault-number text=five",
    f"{HEAD}nature open": ("line 6: fault-action-form action=open form=open SEAT CARD …"),
    f"{HEAD}nature open OP OP": "line 6: fault-seat text=OP",
    f"{HEAD}nature open 0": "line 6: fault-cards-none",
    f"{HEAD}nature reshuffle": "line 6: fault-cards-none",
    f"{HEAD}nature reshuffle OP XX": "line 6: fault-crew-card text=XX",
    f"{HEAD}0 reshuffle OP": "line 6: fault-mover action=reshuffle seat=0",
    f"{HEAD}nature stow OP": "line 6: fault-mover action=stow seat=nature",
    f"{HEAD}3 stow OP": "line 6: fault-seat-empty seat=3 seats=3",
    f"{HEAD}outcome won most-points seat=": "line 6: fault-outcome text=seat=",
    f"{HEAD}outcome won done\n0 post 1": "line 7: fault-after-outcome",
}

_DECK: Final = " ".join(map(str, PLAIN))
OPENED: Final = f"{HEAD}nature open 0 {_DECK}\n"
"""Seat 0 has OP OS OM OM ON, the others OE OS OM ON ON each."""
FORMED: Final = (
    f"{OPENED}0 add OP 1\n1 add OE 1\n2 add OE 1\n0 add OS 2\n1 add OS 2\n2 add OS 2\n"
    "0 add OM 3\n1 add OM 3\n2 add OM 3\n"
)
POSTED: Final = f"{FORMED}0 post 5\n1 post -10\n2 post 1\n"
RECRUITED: Final = f"{POSTED}1 recruit 2\n0 recruit 1\n"
"""Seat 0 has OP OE OE to place, seat 1 OS OS OS, and seat 2 what was left, OM OM OM."""
PLACED: Final = f"{RECRUITED}0 place OP 0 0\n0 stow OE\n2 place OM 0 0\n"
_FIXED: Final = RECRUITED.replace("wilds out", "wilds out\nframe fixed")
_WILD: Final = OPENED.replace("wilds out", "wilds in")

REFUSED: Final = {
    f"{HEAD}0 post 1": "line 6: natures-turn",
    f"{HEAD}nature reshuffle OP": "line 6: not-now",
    OPENED.replace("open 0", "open 3"): "line 6: no-such-seat seat=3",
    OPENED.replace("OP OE OE", "OP OE HP"): (
        "line 6: fault-deck-missing cards=OE\n"
        "line 6: fault-deck-wilds wild=human found=1 wanted=0"
    ),
    OPENED.replace("OP OE OE", "OE OE OE OE"): (
        "line 6: fault-deck-missing cards=OP\nline 6: fault-deck-excess cards=OE OE"
    ),
    f"{_WILD.rstrip()} HP HE HS OG PG BG": (
        "line 6: fault-deck-wilds wild=human-generalist found=0 wanted=3"
    ),
    f"{_WILD.rstrip()} HP HP HS OG PG BG HG HG HG": "line 6: fault-deck-excess cards=HP",
    f"{OPENED}nature reshuffle OP": "line 7: not-now",
    f"{OPENED}1 add OE 1": "line 7: not-your-turn turn=0",
    f"{OPENED}0 post 1": "line 7: not-now",
    f"{OPENED}0 add OE 1": "line 7: not-in-hand card=OE",
    f"{OPENED}0 add OP 2": "line 7: no-such-stack stack=1",
    FORMED.replace("0 add OS 2", "0 add OS 1"): "line 10: stack-full stack=0",
    f"{FORMED}1 post 1": "line 16: not-your-turn turn=0",
    f"{FORMED}0 post 4": "line 16: not-on-offer amount=4",
    POSTED.replace("2 post 1", "2 post 5"): "line 18: not-on-offer amount=5",
    f"{POSTED}0 recruit 1": "line 19: not-your-turn turn=1",
    f"{POSTED}1 recruit 4": "line 19: no-such-stack stack=3",
    f"{POSTED}1 recruit 2\n0 recruit 2": "line 20: stack-taken stack=1",
    f"{RECRUITED}0 place OS 0 0": "line 21: not-your-recruit card=OS",
    f"{RECRUITED}0 place OP 0 1": "line 21: cell-first",
    f"{_FIXED}0 place OP 2 0": "line 22: cell-outside columns=7",
    f"{PLACED}0 place OE 0 0": "line 24: cell-taken",
    f"{PLACED}0 place OE 1 1": "line 24: cell-apart",
    f"{PLACED}0 stow OE": "line 24: hold-full room=1",
    f"{PLACED}0 place OE -1 0\n0 place OE 0 1": "line 25: nothing-to-place",
    f"{PLACED}outcome won most-points seat=0 points=9": "line 24: fault-outcome-early",
}

_CHART: Final = "chart = [4, 9, 16, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115"
_SPECIES: Final = (
    "[species]\norange = 'Burrel'\npurple = 'kraith'\nblue = 'thaymerian'\nred = 'ondriox'\n"
)
_NAMES: Final = "ondriox, kraith, thaymerian, burrel, kandra"

EDITIONS: Final = {
    "human = ": "line 1: fault-toml-value",
    "human = -6\nhuman = -7": "line 2: fault-toml-twice",
    "game = 'planet9'\ntasks = 3": "line 1: fault-game text=planet9 known=crewdeck",
    "game = 3": "line 1: fault-type key=game wanted=text found=number",
    "tasks = 3": "line 1: fault-key text=tasks",
    "human_generalist = -12": (
        "line 1: fault-key-near text=human_generalist near=human-generalist"
    ),
    "human = '-5'": "line 1: fault-type key=human wanted=number found=text",
    "human = true": "line 1: fault-type key=human wanted=number found=truth",
    "human = -5.5": "line 1: fault-type key=human wanted=number found=other",
    "human = -100\ngeneralist = 100": (
        "line 1: fault-range key=human low=0 high=99\n"
        "line 2: fault-range key=generalist low=0 high=99"
    ),
    "human = [-5]": "line 1: fault-type key=human wanted=number found=list",
    "values = 5": "line 1: fault-type key=values wanted=list found=number",
    "values = [5, 4, 3,\n-2, 'one']": (
        "line 2: fault-range key=values low=0 high=99\n"
        "line 2: fault-type key=values wanted=number found=text"
    ),
    "values = [5, 4, 3, 2]": "line 1: edition-count field=values count=5 given=4",
    "values = [1, 2, 3, 4, 5]": "line 1: edition-falling field=values",
    f"{_CHART}, 125]": "line 1: edition-count field=chart count=15 given=14",
    f"{_CHART}, 125, 1000]": "line 1: fault-range key=chart low=0 high=999",
    f"{_CHART}, 125, 120]": "line 1: edition-rising field=chart",
    f"{_CHART.replace('115', '999')}]": (
        "line 1: edition-range field=chart low=0 high=999 given=1893"
    ),
    "payroll = [-1, -2, -3, -5, -5, -10]": "line 1: edition-rising field=payroll",
    "payroll = [-10, -7, -5, -3, -2, -1]": "line 1: edition-rising field=payroll",
    "\npayroll = [-1, -2, -5, -7, -10]": ("line 2: edition-payroll-cards cards=25 printed=30"),
    "payroll-copies = 6": "line 1: edition-payroll-cards cards=36 printed=30",
    "payroll-copies = 4": "line 1: fault-range key=payroll-copies low=5 high=30",
    "payroll = []": "line 1: edition-payroll-cards cards=0 printed=30",
    "payroll = [-1, -2, -3, -4, -6, -10]": "line 1: edition-solo-payroll amount=5",
    "payroll = [-1, -2, -3, -4, -6, -10]\nsolo-payroll = [-1, -4, -9]": (
        "line 2: edition-solo-payroll amount=9"
    ),
    "solo-payroll = [-1, -5]": "line 1: edition-count field=solo_payroll count=3 given=2",
    "solo-payroll = [-1,\n-4, -10]\npayroll = ['-1', -4]": (
        "line 3: fault-type key=payroll wanted=number found=text"
    ),
    "payroll = [-1, -2, -5, -7, -10]\npayroll-copies = six": "line 2: fault-toml-value",
    "humans = 2\nhuman-generalists = 4": "line 1: edition-wild-cards cards=19 printed=14",
    "generalists = 0\nhumans = 2": ("line 1: edition-wild-few wild=generalist least=4"),
    "humans = 15": "line 1: fault-range key=humans low=0 high=14",
    "most-players = 5": "line 1: fault-range key=most-players low=2 high=4",
    "solo-wilds = 0": "line 1: fault-range key=solo-wilds low=1 high=14",
    "species = ['kraith']": "line 1: fault-type key=species wanted=table found=list",
    _SPECIES: "line 1: fault-key-missing key=green",
    f"{_SPECIES}green = 'burrel'": "line 6: fault-twice text=burrel",
    f"{_SPECIES}green = 'martian'": f"line 6: fault-word text=martian known={_NAMES}",
    f"{_SPECIES}green = 'kandra'\npink = 'kandra'": "line 7: fault-key text=pink",
    f"{_SPECIES}green = 'kandra'\nassumed = ['human']": (
        "line 7: fault-key-below key=assumed table=species"
    ),
    "assumed = 'human'": "line 1: fault-type key=assumed wanted=list found=text",
    "assumed = [\n'human',\n'human']": "line 3: fault-twice text=human",
    "assumed = [\n'humna',\n5]": (
        "line 2: fault-key-near text=humna near=human\n"
        "line 3: fault-type key=assumed wanted=text found=number"
    ),
    "human = -600\nhumn = 3\nvalues = [5]\nsolo-wilds = '3'": (
        "line 1: fault-range key=human low=0 high=99\n"
        "line 2: fault-key-near text=humn near=human\n"
        "line 3: edition-count field=values count=5 given=1\n"
        "line 4: fault-type key=solo-wilds wanted=number found=text"
    ),
}
