"""Phases 2 and 3: payroll is posted, and who pays more chooses first."""

from __future__ import annotations

from dataclasses import replace

from shipmates.crewdeck import placing, rival
from shipmates.crewdeck.actions import Post, Recruit
from shipmates.crewdeck.state import Placing, Posted, Posting, Recruiting
from shipmates.kernel import Illegal, Seat


def turn(state: Posting) -> Seat:
    """Whose turn it is to take a payroll card: clockwise from the first player."""
    return Seat((state.table.first + len(state.posted)) % state.table.setup.players)


def offers(state: Posting) -> tuple[int, ...]:
    """The payroll cards still on offer: one of each value a round."""
    gone = {amount for _, amount in state.posted}
    return tuple([a for a in state.table.setup.edition.payroll if a not in gone])


def legal_posts(state: Posting, seat: Seat) -> tuple[Post, ...]:
    """Any payroll card on offer."""
    return tuple(map(Post, offers(state))) if seat == turn(state) else ()


def posted(state: Posting, seat: Seat, action: Post) -> Posting | Recruiting:
    """With one payroll card more taken. The highest of all brings the first-player card."""
    if seat != turn(state):
        raise Illegal("not-your-turn", turn=turn(state))
    if action.amount not in offers(state):
        raise Illegal("not-on-offer", amount=action.amount)
    taken = (*state.posted, (seat, action.amount))
    setup = state.table.setup
    if len(taken) < setup.players * setup.posts:
        return Posting(state.table, state.stacks, taken)
    table = replace(state.table, first=_by_payroll(taken)[0])
    return Recruiting(table, state.stacks, taken)


def _by_payroll(posted: Posted) -> tuple[Seat, ...]:
    """Who chooses when, by falling payroll; with two players a name stands twice."""
    ranked = sorted(posted, key=lambda post: -post[1])
    return tuple(seat for seat, _ in ranked)


def chooser(state: Recruiting) -> Seat:
    """Who takes a work crew now."""
    if state.table.setup.solo:
        return Seat(0)
    return _by_payroll(state.posted)[len(state.claims)]


def stacks_left(state: Recruiting) -> tuple[int, ...]:
    """The work crews nobody has taken."""
    gone = {stack for _, stack in state.claims}
    return tuple([stack for stack in range(len(state.stacks)) if stack not in gone])


def legal_recruits(state: Recruiting, seat: Seat) -> tuple[Recruit, ...]:
    """Any work crew that is left."""
    return tuple(map(Recruit, stacks_left(state))) if seat == chooser(state) else ()


def recruited(state: Recruiting, seat: Seat, action: Recruit) -> Recruiting | Placing:
    """With one work crew more taken. The last one goes to whoever is left, unasked."""
    if seat != chooser(state):
        raise Illegal("not-your-turn", turn=chooser(state))
    if action.stack not in stacks_left(state):
        there = 0 <= action.stack < len(state.stacks)
        raise Illegal("stack-taken" if there else "no-such-stack", stack=action.stack)
    state = _claimed(state, seat, action.stack)
    if state.table.setup.solo:
        return _alone(state, action.stack)
    left = stacks_left(state)
    if len(left) > 1:
        return state
    return placing.begin(_claimed(state, chooser(state), left[0]), state.posted)


def _claimed(state: Recruiting, seat: Seat, stack: int) -> Recruiting:
    claims = (*state.claims, (seat, stack))
    return Recruiting(state.table, state.stacks, state.posted, claims)


def _alone(state: Recruiting, taken: int) -> Placing:
    """The opponent takes one of the two stacks left; the other is set aside."""
    table, stacks = state.table, state.stacks
    edition = table.setup.edition
    claimed = rival.choose(stacks, taken, edition)
    left = next(stack for stack in range(len(stacks)) if stack not in (taken, claimed))
    table = replace(
        table,
        rival=(*table.rival, *stacks[claimed]),
        aside=(*table.aside, *stacks[left]),
        pile=(*table.pile, *stacks[left]),
    )
    paid = ((Seat(0), edition.solo_payroll[taken]),)
    return placing.begin(replace(state, table=table), paid)
