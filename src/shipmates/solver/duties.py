"""The tasks of a position: cards with their tokens, or cards of Deep Sea."""

from __future__ import annotations

from shipmates.deepsea.brief import Duty as SeaDuty
from shipmates.deepsea.catalogue import BY_KEY
from shipmates.notation.faults import Misread
from shipmates.planet9.tokens import Duty, Token
from shipmates.solver.fields import Given, a_card, shown
from shipmates.solver.table import Lying
from shipmates.tricks.cards import CardSet
from shipmates.tricks.tasks import Predict

_TOKENS = {token.value: token for token in Token} | {"Ω": Token.OMEGA}


def nine_tasks(given: Given, lying: Lying) -> tuple[Duty, ...]:
    """The task cards of Planet Nine. Raises `Misread`."""
    duties = tuple(_nine_task(task, lying) for task in given.objects("tasks"))
    seen = CardSet()
    for place, duty in enumerate(duties):
        if duty.card in seen:
            raise Misread("fault-position-task-twice", text=duty.card.text)
        if duty.token and duty.token in [other.token for other in duties[:place]]:
            raise Misread("fault-token-twice", token=duty.token.value)
        seen = seen.plus(duty.card)
    return duties


def _nine_task(task: Given, lying: Lying) -> Duty:
    task.only(("card", "seat", "token"))
    card = a_card(task.text("card"))
    if card.is_trump:
        raise Misread("fault-position-task-trump", card=card.text)
    if card not in lying.all:
        raise Misread("fault-position-task-away", card=card.text)
    return Duty(card, _token(task), task.seat("seat", lying.seats))


def _token(task: Given) -> Token | None:
    if not task.has("token"):
        return None
    value = task.values["token"]
    found = _TOKENS.get(str(value)) if isinstance(value, str | int) else None
    if found is None:
        known = ", ".join(token.value for token in Token)
        raise Misread("fault-position-token", text=shown(value), known=known)
    return found


def sea_tasks(
    given: Given, lying: Lying
) -> tuple[tuple[SeaDuty, ...], int | None, tuple[str, ...]]:
    """The task cards of Deep Sea, a secret number, and which tasks ask for the captain."""
    duties, secret = list[SeaDuty](), None
    for task in given.objects("tasks"):
        duty = _sea_task(task, lying)
        if duty.key in [other.key for other in duties]:
            raise Misread("fault-position-task-twice", text=duty.key)
        asked = BY_KEY[duty.key].task(lying.seats)
        if isinstance(asked, Predict) and asked.secret:
            secret, duty = duty.predicted, SeaDuty(duty.key, duty.owner)
        duties.append(duty)
    compares = tuple(duty.key for duty in duties if not BY_KEY[duty.key].captains)
    return tuple(duties), secret, compares


def _sea_task(task: Given, lying: Lying) -> SeaDuty:
    task.only(("task", "seat", "predicted"))
    key = task.text("task")
    if key not in BY_KEY:
        raise Misread("fault-position-task", text=key)
    owner = task.seat("seat", lying.seats)
    if isinstance(BY_KEY[key].task(lying.seats), Predict):
        most = len(lying.past) + lying.left
        return SeaDuty(key, owner, task.number("predicted", 0, most))
    if task.has("predicted"):
        raise Misread("fault-position-predicted", text=key)
    return SeaDuty(key, owner)
