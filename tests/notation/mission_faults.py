"""Mission files with mistakes, and what is said of them."""

from __future__ import annotations

from typing import Final

RULE: Final = '[[rule]]\nwho = "crew"\n'

SYNTAX: Final = {
    "tasks 3": "line 1: fault-toml",
    "tasks = 3\n= 4": "line 2: fault-toml",
    "tasks = three": "line 1: fault-toml-value",
    "tasks = 3\nhandout =": "line 2: fault-toml-value",
    "tasks = 3 # fine\ntasks = 4": "line 2: fault-toml-twice",
    'tasks = 3\ntitle = { en = "A", en = "B" }': "line 2: fault-toml-twice",
    "tasks = 3\n[tasks]": "line 2: fault-toml-twice",
    "tasks = 3 cards": "line 1: fault-toml-rest",
    'tasks = 3\ntokens = ["1"\n': "line 2: fault-toml-open",
    'tasks = 3\ntokens = [\n"1"\n"2",\n]\nrado = 1': "line 2: fault-toml-open",
    'tokens = ["1" "2"]\ntasks = 3': "line 1: fault-toml-open",
    'tasks = 3\ntitle = {\n  en = "A",\n}': "line 2: fault-toml-open",
    "tasks = 3\n[[rule]\nbalanced = 1": "line 2: fault-toml-open",
    'tasks = 3\nhandout = "draft\n': "line 2: fault-toml-quote",
    "tasks = 3\nhandout = 'draft\nchange = 'fixed'": "line 2: fault-toml-quote",
    "tasks = 3\nhandout = 'draft\n": "line 2: fault-toml-quote",
    'title.en = """A\ntasks = 3\n': "line 1: fault-toml-quote",
    'tasks = 3\ntitle.en = "\\q"': "line 2: fault-toml-escape",
    'tasks = 3\ntitle.en = "\\ud800"': "line 2: fault-toml-escape",
    'tasks = 3\ntitle.en = "\x07"': "line 2: fault-toml-character",
    "tasks = 3\n# \x07": "line 2: fault-toml-character",
    f"\ntasks = {'9' * 5000}": "line 2: fault-toml-excess",
    f"tasks = 3\na = {'[' * 5000}": "line 2: fault-toml-excess",
    f"a = {'[' * 5000} # {']' * 5000}": "line 1: fault-toml-excess",
    f"a{'.a' * 9} = {'{a=' * 5000}": "line 1: fault-toml-excess",
}

KEYS: Final = {
    "game = 'deepsea'\ntaks = 3": "line 1: fault-game text=deepsea known=planet9",
    "game = 9\ntaks = 3": "line 1: fault-type key=game wanted=text found=number",
    "tasks = 3\ntokns = []": "line 2: fault-key-near text=tokns near=tokens",
    "tasks = 3\ncolour = 1": "line 2: fault-key text=colour",
    "tasks = '3'": "line 1: fault-type key=tasks wanted=number found=text",
    "tasks = true": "line 1: fault-type key=tasks wanted=number found=truth",
    "tasks = 2.5": "line 1: fault-type key=tasks wanted=number found=other",
    "tasks = 37": "line 1: fault-range key=tasks low=0 high=36",
    "tasks = -1": "line 1: fault-range key=tasks low=0 high=36",
    "tasks = 3\ndraws = 1": "line 2: fault-type key=draws wanted=truth found=number",
    "tasks = 3\nhandout = 1": "line 2: fault-type key=handout wanted=text found=number",
    "tasks = 3\nhandout = 'drafted'": (
        "line 2: fault-word text=drafted known=draft, decision, distribution"
    ),
    "tasks = 3\nradio = 'off'": "line 2: fault-word text=off known=normal, dead-zone, none",
    "tasks = 3\nradio = []": "line 2: fault-type key=radio wanted=text found=list",
    "tasks = 3\nradio = { open = 2 }": "line 2: fault-key-near text=open near=opens",
    "tasks = 3\nradio.opens = 14": "line 2: fault-range key=opens low=1 high=13",
    "tasks = 3\ntokens = '1'": "line 2: fault-type key=tokens wanted=list found=text",
    "tasks = 3\ntokens = [\n'1',\n'6']": (
        "line 4: fault-token known=1, 2, 3, 4, 5, >, >>, >>>, >>>>, omega"
    ),
    "tasks = 3\ntokens = [true]": (
        "line 2: fault-token known=1, 2, 3, 4, 5, >, >>, >>>, >>>>, omega"
    ),
    "tasks = 3\ntokens = ['1',\n1]": "line 3: fault-token-twice token=1",
    "tasks = 3\ntokens = ['1',\n'3']": "line 3: fault-token-gap token=3 before=2",
    "tasks = 3\ntokens = ['>>']": "line 2: fault-token-gap token=>> before=>",
    "tasks = 3\ntitle = 'A'": "line 2: fault-type key=title wanted=table found=text",
    "tasks = 3\ntitle.en = 1": "line 2: fault-type key=en wanted=text found=number",
    "tasks = 3\ntitle.english = 'A'": "line 2: fault-locale text=english",
    "tasks = 3\ntitle.en = ' '": "line 2: fault-text-empty key=title locale=en",
    'tasks = 3\ntitle.en = "A\\nB"': "line 2: fault-text-control key=title locale=en",
    'tasks = 3\ntitle.en = "\\u001b[2J"': "line 2: fault-text-control key=title locale=en",
    "tasks = 3\ntitle.en = 'A'\nstory.fr = 'B'": "line 3: fault-story-untitled locale=fr",
}

RULES: Final = {
    "[rule]\nbalanced = 1": "line 1: fault-rule-brackets name=rule",
    "rule = 1": "line 1: fault-type key=rule wanted=list found=number",
    "rule = [\n1]": "line 2: fault-type key=rule wanted=table found=number",
    "[[rule]]": (
        "line 1: fault-rule-empty known=tricks, cards, wins-with, leads, in-a-row, weigh, "
        "outdo, every, either, balanced, each-wins, omega-last"
    ),
    "[[rule]]\nbalanced = 1\ntasks = 2": "line 3: fault-key-late key=tasks",
    "[[rule]]\nbalancd = 1": "line 2: fault-key-near text=balancd near=balanced",
    "[[rule]]\nbalanced = 0": "line 2: fault-range key=balanced low=1 high=13",
    "[[rule]]\nbalanced = 1\neach-wins = 'pink'": (
        "line 3: fault-rule-both key=each-wins other=balanced"
    ),
    "[[rule]]\nbalanced = 1\nwho = 'crew'": "line 3: fault-key-idle key=who other=balanced",
    "tasks = 1\ntokens = ['omega']\n[[rule]]\nomega-last = false": (
        "line 4: fault-only-true key=omega-last"
    ),
    "[[rule]]\ntricks = 'none'": "line 1: fault-key-missing key=who",
    f"{RULE}cards = 'pink'": "line 1: fault-key-missing key=count",
    "[[rule]]\ntricks = 'none'\nwho = 'captain'": (
        "line 3: fault-word text=captain "
        "known=crew, commander, chosen, neighbour, strangers, first, last"
    ),
    f"{RULE}tricks = 'a few'": "line 3: fault-count text=a few",
    f"{RULE}tricks = 'at least'": "line 3: fault-count text=at least",
    f"{RULE}tricks = 'at least 0'": "line 3: fault-count-empty text=at least 0",
    f"{RULE}tricks = '3 to 2'": "line 3: fault-count-empty text=3 to 2",
    f"{RULE}tricks = 'exactly 14'": "line 3: fault-count-many text=14 most=13",
    f"{RULE}among = [1, 2]\ntricks = 'exactly 3'": "line 4: fault-count-many text=3 most=2",
    f"{RULE}cards = 'P1 P2'\ncount = 'exactly 3'": "line 4: fault-count-many text=3 most=2",
    f"{RULE}tricks = 'exactly 9999999'": "line 3: fault-count-many text=9999999 most=13",
    f"{RULE}tricks = 'none'\namong = [1,\n9]": "line 5: fault-trick last=8",
    f"{RULE}tricks = 'none'\namong = [true]": "line 4: fault-trick last=8",
    f"{RULE}tricks = 'none'\nbut = ['middle']": "line 4: fault-trick last=8",
    f"{RULE}tricks = 'none'\nbut = [1,\n'first']": "line 5: fault-trick-twice text=first",
    f"{RULE}tricks = 'none'\nbut = []": "line 4: fault-list-empty key=but",
    f"{RULE}tricks = 'none'\nbut = [1]\namong = [2]": (
        "line 4: fault-rule-both key=but other=among"
    ),
    f"{RULE}every = [\n{{ tricks = none }}]": "line 4: fault-toml-value",
    f"{RULE}every = []": "line 3: fault-list-empty key=every",
    f"{RULE}every = [\n{{ ordered = true }}]": "line 4: fault-key text=ordered",
    f"{RULE}either = [{{ cards = 'pink' }},\n7]": (
        "line 3: fault-key-missing key=count\n"
        "line 4: fault-type key=either wanted=table found=number"
    ),
    f"{RULE}predict = 'open'": "line 3: fault-predict",
    f"{RULE}every = [\n{{ predict = 'open' }}]": "line 4: fault-predict",
    f"{RULE}every = [{{every = [{{every = [\n{{every = [{{tricks = 'none'}}]}}]}}]}}]": (
        "line 4: fault-toml-excess"
    ),
    f"{RULE}leads = 'pink'": "line 1: fault-key-missing key=count",
    f"{RULE}in-a-row = 9\ncount = 'none'": "line 3: fault-range key=in-a-row low=2 high=8",
    f"{RULE}in-a-row = 3\ncount = 'exactly 12'": "line 4: fault-count-many text=12 most=11",
    f"{RULE}in-a-row = 3\nalone = true\ncount = 'none'": (
        "line 5: fault-key-idle key=count other=alone"
    ),
    f"{RULE}weigh = 'pink'\nrelation = 'less'\nagainst = 'green'": (
        "line 4: fault-word text=less known=more, fewer, equal"
    ),
    f"{RULE}weigh = 'pink'\nrelation = 'more'": "line 1: fault-key-missing key=against",
    f"{RULE}weigh = 'pink'\nrelation = 'more'\nagainst = 'nines'": (
        "line 5: fault-weigh-both card=P9"
    ),
    "[[rule]]\nwho = 'commander'\noutdo = 'all'\nrelation = 'more'": (
        "line 3: fault-word text=all known=each, rest, commander"
    ),
    "[[rule]]\nwho = 'commander'\noutdo = 'each'": "line 1: fault-key-missing key=relation",
    f"{RULE}wins-with = 'any'\nas-many = ['pink', 'pink']\ncount = 'none'": (
        "line 4: fault-as-many known=pink, blue, green, yellow"
    ),
    f"{RULE}wins-with = 'any'\nas-many = ['pink',\n'rockets']\ncount = 'none'": (
        "line 4: fault-as-many known=pink, blue, green, yellow"
    ),
    f"{RULE}wins-with = 'pnk'\nas-many = 'pink'\ncount = 'none'": (
        "line 3: fault-cards-near text=pnk near=pink\n"
        "line 4: fault-type key=as-many wanted=list found=text"
    ),
    f"{RULE}wins-with = 'pnk'\nas-many = ['pink']\ncount = 'none'": (
        "line 3: fault-cards-near text=pnk near=pink\n"
        "line 4: fault-as-many known=pink, blue, green, yellow"
    ),
    f"{RULE}wins-with = 'any'\ntotal = 'at least 46'\ncount = 'none'": (
        "line 4: fault-count-many text=46 most=45"
    ),
    "[[rule]]\neach-wins = 'pnk'": "line 2: fault-cards-near text=pnk near=pink",
    "[[rule]]\neach-wins = 'aces'": "line 2: fault-cards text=aces",
    "[[rule]]\neach-wins = 'P10'": "line 2: fault-card text=P10",
    "[[rule]]\neach-wins = ''": "line 2: fault-cards-none",
    "[[rule]]\neach-wins = 'pink nines'": "line 2: fault-card-twice card=P9",
    "[[rule]]\neach-wins = 'pink'\nordered = 1": (
        "line 3: fault-type key=ordered wanted=truth found=number"
    ),
}

SENSE: Final = {
    "": "line 1: fault-mission-empty",
    "title.en = 'A'\ntasks = 0": "line 1: fault-mission-empty",
    "tasks = 1\ntokens = ['1', '2']": "line 2: fault-tokens-many",
    "[[rule]]\nbalanced = 1\n[[rule]]\nbalanced = 2\n[[rule]]\nbalanced = 1": (
        "line 5: fault-rule-twice"
    ),
    f"handout = 'decision'\n{RULE}tricks = 'none'": "line 1: fault-handout-idle",
    f"hand-over = true\n{RULE}tricks = 'none'": "line 1: fault-hand-over-idle",
    "tasks = 3\ntokens = ['1']\nchange = 'swap'": "line 3: fault-swap-idle",
    "tasks = 3\nchange = 'move'": "line 2: fault-move-idle",
    "tasks = 1\ntokens = ['1']\nchange = 'move'": "line 3: fault-move-idle",
    "tasks = 3\ntokens = ['1', '2']\nchange = 'swap'\nhandout = 'distribution'": (
        "line 3: fault-change-late"
    ),
    "tasks = 3\nhandout = 'decision'\n[[rule]]\nwho = 'chosen'\ntricks = 'none'": (
        "line 3: fault-chosen-unnamed"
    ),
    "tasks = 3\nnaming = 'feeling'": "line 2: fault-naming-idle",
    "tasks = 3\nradio = 'none'\nnaming = 'silenced'": "line 3: fault-silence-idle",
    "tasks = 3\n[[rule]]\nwho = 'chosen'\ntricks = 'none'": "line 2: fault-chosen-unnamed",
    "tasks = 3\n[[rule]]\nwho = 'first'\ntricks = 'none'": "line 2: fault-role-alone",
    "tasks = 3\n[[rule]]\nwho = 'last'\ntricks = 'none'": "line 2: fault-role-alone",
    "tasks = 3\n[[rule]]\nomega-last = true": "line 2: fault-omega-missing",
    f"tasks = 3\n{RULE}outdo = 'rest'\nrelation = 'more'": "line 2: fault-outdo-crew",
    "tasks = 3\n[[rule]]\nwho = 'commander'\noutdo = 'commander'\nrelation = 'more'": (
        "line 2: fault-outdo-self"
    ),
}
