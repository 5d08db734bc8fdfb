"""How an attempt stands, from what is public alone."""

from __future__ import annotations

from typing import assert_never

from shipmates.kernel import Note, Outcome, Seat
from shipmates.planet9.brief import Brief
from shipmates.planet9.mission import Balanced, Clause, EachWins, OmegaLast, Rule
from shipmates.planet9.tokens import Duty, Token, broken_order
from shipmates.tricks.cards import EMPTY, CardSet
from shipmates.tricks.judge import judge, worst
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.tasks import Feats, Verdict, at_least


def verdicts(brief: Brief, ledger: Ledger) -> tuple[Verdict, ...]:
    """How each duty stands, in the order of the brief."""
    return tuple([_stand(duty, ledger) for duty in brief.duties])


def _stand(duty: Duty, ledger: Ledger) -> Verdict:
    """As `judge` says of winning one card, without counting."""
    if duty.card in ledger.gone:
        return Verdict.DONE if duty.card in ledger.taken[duty.owner] else Verdict.FAILED
    return Verdict.OPEN if ledger.left else Verdict.FAILED


def judge_rule(rule: Rule, brief: Brief, ledger: Ledger) -> Verdict:
    """How one of the mission's own conditions stands."""
    match rule:
        case Clause(who, task):
            return judge(task, brief.members(who), ledger)
        case Balanced(by):
            if max(ledger.counts) - min(ledger.counts) > by:
                return Verdict.FAILED
            return Verdict.OPEN if ledger.left else Verdict.DONE
        case EachWins():
            return _judge_each(rule, brief, ledger)
        case OmegaLast():
            return _judge_omega(brief, ledger)
        case _:
            assert_never(rule)


def _judge_each(rule: EachWins, brief: Brief, ledger: Ledger) -> Verdict:
    excused = ledger.coming if brief.setup.excuses and not ledger.left else EMPTY
    cards = rule.cards & ledger.deck
    crew = tuple(map(Seat, range(brief.seats)))
    wins = tuple([card for card in [trick.best for trick in ledger.tricks] if card in cards])
    if rule.ordered and wins != tuple(cards)[: len(wins)]:
        return Verdict.FAILED
    missing = [card for card in cards - excused if card not in wins]
    return worst(judge(Feats(at_least(1), CardSet(c.bit)), crew, ledger) for c in missing)


def _judge_omega(brief: Brief, ledger: Ledger) -> Verdict:
    for duty in brief.duties:
        if duty.token is Token.OMEGA and duty.card in ledger.gone and ledger.left:
            return Verdict.FAILED
    return Verdict.OPEN if ledger.left else Verdict.DONE


def settle(brief: Brief, ledger: Ledger, stand: tuple[Verdict, ...]) -> Outcome | None:
    """Whether the attempt is over after the last finished trick, and why."""
    rules = [judge_rule(rule, brief, ledger) for rule in brief.setup.rules]
    lost = _broken(brief, ledger, stand, rules)
    if lost is not None:
        return Outcome((0.0,) * brief.seats, lost)
    if Verdict.OPEN in stand:
        return None
    if Verdict.OPEN in rules and not brief.setup.lapses:
        return None
    return Outcome((1.0,) * brief.seats, _won(brief, ledger))


def _won(brief: Brief, ledger: Ledger) -> Note:
    code = "tasks-done" if brief.duties else "mission-done"
    return Note(code, (("trick", len(ledger.tricks)),))


def _broken(
    brief: Brief, ledger: Ledger, stand: tuple[Verdict, ...], rules: list[Verdict]
) -> Note | None:
    if Verdict.FAILED in stand:
        duty = brief.duties[stand.index(Verdict.FAILED)]
        code = "task-taken" if duty.card in ledger.gone else "task-unplayed"
        return Note(code, (*_duty(duty), *_last(ledger)))
    pair = _order_broken(brief, stand)
    if pair is not None:
        early, late = pair
        waiting = (("late", late.card.text), ("waiting", _token(late)))
        return Note("order-broken", (*_duty(early), *waiting, *_last(ledger)))
    if Verdict.FAILED in rules:
        place = rules.index(Verdict.FAILED)
        return Note("rule-broken", (("rule", place), *_last(ledger)))
    return None


def _order_broken(brief: Brief, stand: tuple[Verdict, ...]) -> tuple[Duty, Duty] | None:
    if not any(duty.token for duty in brief.duties):
        return None
    done = [d for d, v in zip(brief.duties, stand, strict=True) if v is Verdict.DONE]
    undone = [d for d, v in zip(brief.duties, stand, strict=True) if v is Verdict.OPEN]
    return broken_order(done, undone)


def _duty(duty: Duty) -> tuple[tuple[str, str | int], ...]:
    return ("card", duty.card.text), ("owner", duty.owner), ("token", _token(duty))


def _token(duty: Duty) -> str:
    return duty.token.value if duty.token else "none"


def _last(ledger: Ledger) -> tuple[tuple[str, str | int], ...]:
    winner, trick = ledger.winners[-1], ledger.tricks[-1]
    return ("trick", len(ledger.tricks)), ("winner", winner), ("cards", str(trick))
