"""Notes about a finished game: written by those who sat there, read by everybody."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

from shipmates.server.http.notes import LONGEST
from shipmates.server.store.notes import MOST_NOTES
from tests.server.tables import Guest, Server
from tests.server.test_review import a_lost_game


async def said(guest: Guest, method: str, path: str, **body: Any) -> tuple[int, Any]:
    sent: dict[str, Any] = {"json": body} if body else {}
    answer = await guest.http.request(method, f"/api/games/{path}", **sent)
    return answer.status_code, answer.json()


async def refused(guest: Guest, method: str, path: str, **body: Any) -> str:
    status, told = await said(guest, method, path, **body)
    assert status >= 400
    return f"{status} {told['code']}"


async def test_a_note_is_written_read_by_all_changed_and_removed(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann, attempt = await a_lost_game(stack, server)
    eve, nobody = await server.guest("Eve"), server.stranger()
    path = f"{attempt}/notes"
    assert await said(ann, "GET", path) == (200, {"may": True, "notes": []})
    status, told = await said(
        ann, "POST", path, about="move", number=3, text=" Why\u202e \n this one? "
    )
    assert status == 201
    note = {"about": "move", "number": 3, "text": "Why this one?", "name": "Ann"}
    assert told["notes"] == [{**note, "id": told["notes"][0]["id"], "mine": True}]
    await said(ann, "POST", path, about="trick", number=1, text="The turning point")

    for guest in (eve, nobody):
        _, seen = await said(guest, "GET", path)
        assert (seen["may"], [one["mine"] for one in seen["notes"]]) == (False, [False, False])
        assert [one["text"] for one in seen["notes"]] == ["Why this one?", "The turning point"]

    own = f"{path}/{told['notes'][0]['id']}"
    _, told = await said(ann, "PATCH", own, text="I see.")
    assert [one["text"] for one in told["notes"]] == ["I see.", "The turning point"]
    _, told = await said(ann, "DELETE", own)
    assert [one["text"] for one in told["notes"]] == ["The turning point"]
    assert await refused(ann, "DELETE", own) == "404 no-note"


async def test_only_those_who_sat_there_write_and_each_their_own(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann, attempt = await a_lost_game(stack, server)
    eve, path = await server.guest("Eve"), f"{attempt}/notes"
    new = {"about": "move", "number": 1, "text": "Hello"}
    assert await refused(eve, "POST", path, **new) == "403 not-at-game"
    assert await refused(server.stranger(), "POST", path, **new) == "403 nobody"
    _, told = await said(ann, "POST", path, **new)
    own = f"{path}/{told['notes'][0]['id']}"
    for method, body in (("PATCH", {"text": "Mine"}), ("DELETE", {})):
        assert await refused(eve, method, own, **body) == "403 not-at-game"
    assert await refused(ann, "PATCH", f"{path}/elsewhere", text="x") == "404 no-note"
    assert await refused(ann, "POST", "nothing/notes", **new) == "404 no-game"


async def test_what_cannot_be_read_or_is_about_nothing_is_refused(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann, attempt = await a_lost_game(stack, server)
    path = f"{attempt}/notes"
    for body, code in (
        ({"about": "move", "number": 1, "text": " \u200b "}, "400 empty-note"),
        ({"about": "move", "number": 99_999, "text": "x"}, "400 no-ply"),
        ({"about": "trick", "number": 99, "text": "x"}, "400 no-trick"),
        ({"about": "trick", "number": 0, "text": "x"}, "400 request"),
        ({"about": "game", "number": 1, "text": "x"}, "400 request"),
        ({"about": "move", "number": 1, "text": "x" * (LONGEST + 1)}, "400 request"),
        ({"about": "move", "number": 1, "text": "x", "person": "Bob"}, "400 request"),
    ):
        assert await refused(ann, "POST", path, **body) == code
    for _ in range(MOST_NOTES):
        await said(ann, "POST", path, about="move", number=1, text="x")
    full = await refused(ann, "POST", path, about="move", number=1, text="x")
    assert full == "409 too-many-notes"
