"""Which card, and where to: the cursor."""

from __future__ import annotations

from shipmates.crewdeck.actions import Add, Place, Post, Recruit, Stow
from shipmates.crewdeck.ship import Cell
from shipmates.crewdeck.view import Phase, View
from shipmates.tui.crewdeck.picking import Hold, Picking, targets, tray
from tests.tui.crewdeck.people import a_session, anything, play_to, with_bots


def a_view(phase: Phase, round_: int = 1, players: int = 4) -> View:
    return play_to(a_session(with_bots(players), seed=6), phase, round_, anything(6))


def test_nothing_is_aimed_at_before_an_arrow_is_pressed() -> None:
    view = a_view(Phase.FORM)
    picking = Picking.begin(view)
    assert picking.target is None or len(targets(view)) == 1
    assert picking.next_card(view, -1).card == len(view.hand) - 1


def test_card_and_work_crew_make_an_action() -> None:
    view = a_view(Phase.FORM, 2)
    found = targets(view)
    picking = Picking(2, found[-1])
    assert picking.action(view) == Add(view.hand[2], len(found) - 1) or picking.action(
        view
    ) == Add(view.hand[2], found[-1])  # type: ignore[arg-type]
    assert picking.moved(view, 0, 1).target == found[0]
    assert picking.moved(view, 0, -1).target == found[len(found) - 2]
    assert picking.with_card(view, 9) == picking


def test_a_payroll_is_found_by_its_first_digit() -> None:
    view = a_view(Phase.POST)
    one = Picking().to_amount(view, 1)
    amounts = [target for target in targets(view) if str(target).startswith("1")]
    assert one.target in (*amounts, None)
    assert one.action(view) == (Post(amounts[0]) if amounts else None)  # type: ignore[arg-type]
    assert Picking().to_amount(view, 9) == Picking()
    again = one
    for _ in amounts:
        again = again.to_amount(view, 1)
    assert again == one


def test_a_work_crew_is_an_action_by_itself() -> None:
    view = a_view(Phase.RECRUIT)
    assert isinstance(Picking.begin(view).moved(view, 0, 1).action(view), Recruit)


def test_arrows_reach_every_open_station_and_the_hold() -> None:
    view = a_view(Phase.PLACE, 3)
    assert Hold.HOLD in targets(view) or view.ships[0].hold
    reached, edge = set[object](), [Picking().moved(view, 0, 1)]
    while edge:
        picking = edge.pop()
        if picking.target in reached:
            continue
        reached.add(picking.target)
        edge += [
            picking.moved(view, down, along)
            for down, along in ((0, 1), (0, -1), (1, 0), (-1, 0))
        ]
    assert reached == set(targets(view))


def test_an_arrow_goes_where_it_points() -> None:
    view = a_view(Phase.PLACE, 3)
    for target in targets(view):
        if not isinstance(target, Cell):
            continue
        right = Picking(0, target).moved(view, 0, 1).target
        up = Picking(0, target).moved(view, -1, 0).target
        if isinstance(right, Cell) and any(
            isinstance(t, Cell) and t.column > target.column for t in targets(view)
        ):
            assert right.column > target.column
        assert isinstance(up, Cell)
        assert up.row <= target.row


def test_the_tray_holds_hand_or_new_crew() -> None:
    assert tray(a_view(Phase.FORM)) == a_view(Phase.FORM).hand
    placing = a_view(Phase.PLACE)
    assert tray(placing) == placing.news
    stow = Picking(1, Hold.HOLD).action(placing)
    assert stow == Stow(placing.news[1])
    place = Picking(2, targets(placing)[0]).action(placing)
    assert place == Place(placing.news[2], targets(placing)[0])  # type: ignore[arg-type]
