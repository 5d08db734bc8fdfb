"""A second reading of the ninety-six task cards, from `facts/` alone, after the last trick.

Plain lists of (suit, value) pairs; shares no code with the program.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FACTS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "facts" / "deep_sea_tasks.json").read_text(encoding="utf-8")
)
PlainCard = tuple[str, int]


@dataclass(frozen=True)
class PlainTrick:
    """One trick as it lay: who opened it, the cards in order, who won it, and with which."""

    leader: int
    cards: list[PlainCard]
    winner: int
    best: PlainCard


def fulfilled(
    fact: dict[str, Any],
    owner: int,
    tricks: list[PlainTrick],
    seats: int,
    captain: int,
    predicted: int | None = None,
) -> bool:
    """Whether the owner has done what this card says, at the end of the hand."""
    name, p = fact["kind"]["name"], fact["kind"]["params"]
    mine = [t for t in tricks if t.winner == owner]
    won = [card for t in mine for card in t.cards]
    places = [i for i, t in enumerate(tricks) if t.winner == owner]
    tally = [sum(t.winner == seat for t in tricks) for seat in range(seats)]
    colours = ["pink", "blue", "green", "yellow"]

    def pair(card: dict[str, Any]) -> PlainCard:
        return card["suit"], card["value"]

    def suits(*names: str) -> int:
        return sum(suit in names for suit, _ in won)

    def values(*wanted: int) -> int:
        return sum(suit != "submarine" and value in wanted for suit, value in won)

    def counts(number: int) -> bool:
        return bool(number == p["n"] if p["op"] == "exactly" else number >= p["n"])

    def dry(trick: PlainTrick) -> bool:
        return all(suit != "submarine" for suit, _ in trick.cards)

    match name:
        case "win_cards":
            return all(pair(card) in won for card in p["cards"])
        case "win_card_last_trick":
            return tricks[-1].winner == owner and pair(p["card"]) in tricks[-1].cards
        case "count_values":
            return counts(values(p["value"]))
        case "count_suits" if p.get("each"):
            return all(counts(suits(suit)) for suit in p["suits"])
        case "count_suits":
            needed = p.get("must_include")
            return counts(suits(*p["suits"])) and (needed is None or pair(needed) in won)
        case "avoid_values":
            return values(*p["values"]) == 0
        case "avoid_suits":
            return suits(*p["suits"]) == 0
        case "more_suit":
            return suits(p["more"]) > suits(p["less"])
        case "equal_suits":
            return bool(suits(p["a"]) == suits(p["b"]) >= p["min_each"])
        case "equal_suits_in_trick":
            pairs = [
                (sum(s == p["a"] for s, _ in t.cards), sum(s == p["b"] for s, _ in t.cards))
                for t in mine
            ]
            return any(a == b >= p["min_each"] for a, b in pairs)
        case "each_color":
            return all(suits(colour) >= p["min_each"] for colour in colours)
        case "complete_color":
            return any(suits(colour) == p["n"] for colour in colours)
        case "win_using_value":
            return any(t.best[0] != "submarine" and t.best[1] == p["value"] for t in mine)
        case "capture_value_using_value":
            return any(
                t.best[0] != "submarine"
                and t.best[1] == p["using"]
                and any(
                    card != t.best and card[0] != "submarine" and card[1] == p["captured"]
                    for card in t.cards
                )
                for t in mine
            )
        case "capture_card_using_submarine":
            return any(t.best[0] == "submarine" and pair(p["card"]) in t.cards for t in mine)
        case "trick_all_values":
            if p["op"] == "below":
                return any(dry(t) and all(v < p["value"] for _, v in t.cards) for t in mine)
            return any(dry(t) and all(v > p["value"] for _, v in t.cards) for t in mine)
        case "trick_parity":
            odd = int(p["parity"] == "odd")
            return any(dry(t) and all(v % 2 == odd for _, v in t.cards) for t in mine)
        case "trick_sum":
            sums = [sum(v for _, v in t.cards) for t in mine if dry(t)]
            if p["op"] == "one_of":
                return any(total in p["values"] for total in sums)
            limit = p["threshold"][str(seats)]
            return any(s > limit if p["op"] == "above" else s < limit for s in sums)
        case "trick_total_exact":
            return bool(len(mine) == p["n"])
        case "trick_total_predicted":
            return len(mine) == predicted
        case "win_positions":
            needed = set(range(p["first_n"])) | ({len(tricks) - 1} if p["last"] else set())
            return needed <= set(places) and (not p["only"] or needed == set(places))
        case "lose_first":
            return not any(place < p["n"] for place in places)
        case "streak":
            runs = any(set(range(i, i + p["n"])) <= set(places) for i in range(len(tricks)))
            return runs and (not p["exact_total"] or len(places) == p["n"])
        case "never_streak":
            return not any(set(range(i, i + p["n"])) <= set(places) for i in range(len(tricks)))
        case "compare_tricks":
            rest = [n for seat, n in enumerate(tally) if seat != owner]
            against = {
                "each_other_player": rest,
                "others_combined": [sum(rest)],
                "captain": [tally[captain]],
            }[p["versus"]]
            if p["op"] == "more":
                return all(tally[owner] > other for other in against)
            if p["op"] == "fewer":
                return all(tally[owner] < other for other in against)
            return all(tally[owner] == other for other in against)
        case "never_lead":
            return not any(t.leader == owner and t.cards[0][0] in p["suits"] for t in tricks)
    raise AssertionError(f"{name} is not known")
