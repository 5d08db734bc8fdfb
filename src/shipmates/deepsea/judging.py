"""How an attempt stands."""

from __future__ import annotations

from typing import assert_never

from shipmates.deepsea.brief import Brief, Duty
from shipmates.deepsea.mission import AheadOfAll, FinalCard, Level, NoLead, Rule, Together
from shipmates.deepsea.rulings import (
    SECRET_FAILURE_ENDS_AT_ONCE,
    TASKLESS_MISSIONS_ARE_PLAYED_OUT,
)
from shipmates.kernel import Note, Outcome, Seat
from shipmates.tricks.judge import judge
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.tasks import NONE, Leads, Predict, Verdict


def verdicts(
    brief: Brief, ledger: Ledger, secret: int | None, before: tuple[Verdict, ...]
) -> tuple[Verdict, ...]:
    """How each duty stands, in the order of the brief; a secret one as its owner knows it.

    What was settled before stays so, and is not judged again.
    """
    return tuple(
        [
            judge(brief.task(duty, secret), (duty.owner,), ledger)
            if verdict is Verdict.OPEN
            else verdict
            for duty, verdict in zip(brief.duties, before, strict=True)
        ]
    )


def is_secret(brief: Brief, duty: Duty) -> bool:
    """Whether only its owner knows what this duty asks for."""
    task = brief.setup.card(duty.key).task(brief.seats)
    return isinstance(task, Predict) and task.secret


def judge_rule(rule: Rule, brief: Brief, ledger: Ledger) -> Verdict:
    """How one of the mission's own conditions stands."""
    crew = tuple(map(Seat, range(brief.seats)))
    match rule:
        case Together(task):
            return judge(task, crew, ledger)
        case NoLead(of):
            return judge(Leads(NONE, of), crew, ledger)
        case Level(of, by):
            counts = [len(cards & of) for cards in ledger.taken]
            if max(counts) - min(counts) > by:
                return Verdict.FAILED
            return Verdict.OPEN if ledger.room(of) else Verdict.DONE
        case AheadOfAll():
            return _judge_ahead(ledger)
        case FinalCard(card):
            if card in ledger.gone:
                last = not ledger.left and ledger.tricks[-1].cards[-1] is card
                return Verdict.DONE if last else Verdict.FAILED
            return Verdict.OPEN if ledger.left else Verdict.FAILED
        case _:
            assert_never(rule)


def _judge_ahead(ledger: Ledger) -> Verdict:
    counts = ledger.counts
    first = counts[ledger.winners[0]]
    others = [count for seat, count in enumerate(counts) if seat != ledger.winners[0]]
    if first <= max(others):
        return Verdict.FAILED
    return Verdict.OPEN if ledger.left else Verdict.DONE


def settle(brief: Brief, ledger: Ledger, stand: tuple[Verdict, ...]) -> Outcome | None:
    """Whether the attempt is over after the last finished trick, and why."""
    rules = [judge_rule(rule, brief, ledger) for rule in brief.mission.rules]
    lost = _broken(brief, ledger, stand, rules)
    if lost is not None:
        return Outcome((0.0,) * brief.seats, lost)
    if stand.count(Verdict.DONE) < len(stand):
        return None
    played_out = TASKLESS_MISSIONS_ARE_PLAYED_OUT and not stand and ledger.left
    if Verdict.OPEN in rules or played_out:
        return None
    code = "tasks-done" if brief.duties else "mission-done"
    return Outcome((1.0,) * brief.seats, Note(code, (("trick", len(ledger.tricks)),)))


def _broken(
    brief: Brief, ledger: Ledger, stand: tuple[Verdict, ...], rules: list[Verdict]
) -> Note | None:
    for duty, verdict in zip(brief.duties, stand, strict=True):
        if verdict is Verdict.FAILED and _tells(brief, duty, ledger):
            params = ("task", duty.key), ("owner", duty.owner)
            return Note("duty-failed", (*params, *_last(ledger)))
    if Verdict.FAILED in rules:
        place = rules.index(Verdict.FAILED)
        return Note("rule-broken", (("rule", place), *_last(ledger)))
    return None


def _tells(brief: Brief, duty: Duty, ledger: Ledger) -> bool:
    return SECRET_FAILURE_ENDS_AT_ONCE or not ledger.left or not is_secret(brief, duty)


def _last(ledger: Ledger) -> tuple[tuple[str, str | int], ...]:
    winner, trick = ledger.winners[-1], ledger.tricks[-1]
    return ("trick", len(ledger.tricks)), ("winner", winner), ("cards", str(trick))


def time_up(brief: Brief, ledger: Ledger) -> Outcome:
    """Lost to the clock."""
    params = ("seconds", brief.setup.seconds or 0), ("trick", len(ledger.tricks) + 1)
    return Outcome((0.0,) * brief.seats, Note("time-up", params))
