"""A finished game looked at together by friends at different nodes."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from shipmates.server.fleet import notices
from tests.server.peek import rows
from tests.server.tables import Guest, serving
from tests.server.test_circles import a_game, names, together
from tests.server.test_fleet import fleet

pytestmark = pytest.mark.embedded  # it brings its own database


@asynccontextmanager
async def two_guests(folder: Path) -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Ann at one node, Ben at another, and a finished game."""
    async with fleet(folder) as (one, other):
        ann, attempt = await a_game(one)
        yield ann, await other.guest("Ben"), attempt


async def test_friends_at_two_nodes_see_lead_and_point(tmp_path: Path) -> None:
    async with two_guests(tmp_path) as (ann, ben, attempt), ann.before(attempt) as here:
        await here.do("lead", ply=2, eyes=-2)
        async with ben.before(attempt) as there:
            told = await together(there, lambda told: told["leading"])
            assert sorted(names(told)) == ["Ann", "Ben"]
            assert told["leading"] == {"person": ann.id, "ply": 2, "eyes": -2}
            await together(here, lambda told: len(told["people"]) == 2)
            assert await there.refused("show", ply=3, eyes=0) == "not-leading"
            await there.do("point", card="B7")
            await together(here, lambda told: any(one["point"] for one in told["people"]))
            await here.do("show", ply=5, eyes=1)
            told = await together(
                there, lambda told: told["leading"]["ply"] == 5 and _points_at_nothing(told)
            )
            assert told["you"] == ben.id
            await here.do("release")
            await together(there, lambda told: told["leading"] is None)
            await there.do("lead", ply=1, eyes=0)
            await together(here, lambda told: told["leading"])
        told = await together(here, lambda told: len(told["people"]) == 1)
        assert told["leading"] is None


def _points_at_nothing(told: Any) -> bool:
    return not any(one["point"] for one in told["people"])


async def test_a_note_written_at_one_node_is_heard_of_at_the_other(tmp_path: Path) -> None:
    async with two_guests(tmp_path) as (ann, ben, attempt), ben.before(attempt) as there:
        await together(there, lambda told: told["noted"] == 0)
        note = {"about": "move", "number": 1, "text": "Hm."}
        await ann.http.post(f"/api/games/{attempt}/notes", json=note)
        await together(there, lambda told: told["noted"] == 1)


async def test_a_node_that_goes_takes_its_people_along(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        (one,) = await stack.enter_async_context(fleet(tmp_path, nodes=1))
        ann, attempt = await a_game(one)
        here = await stack.enter_async_context(ann.before(attempt))
        async with serving(tmp_path) as other:
            ben = await other.guest("Ben")
            async with ben.before(attempt) as there:
                await there.do("lead", ply=1, eyes=0)
                await together(here, lambda told: told["leading"])
        await together(here, lambda told: told["leading"] is None and names(told) == ["Ann"])
        assert rows(one.settings.database, "SELECT count(*) FROM looks") == [(1,)]


async def test_calls_that_were_missed_are_made_up_for_and_say_ids_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[str]()

    def deaf(text: str) -> tuple[str, list[Any]]:
        heard.append(text)
        return text.split(" ")[0], []

    async with two_guests(tmp_path) as (ann, ben, attempt):
        monkeypatch.setattr(notices, "read", deaf)
        async with ann.before(attempt) as here, ben.before(attempt) as there:
            await here.do("lead", ply=2, eyes=-2)
            await together(there, lambda told: told["leading"])
    said = json.dumps(heard)
    assert f"l:{attempt}" in said
    assert ann.id not in said.replace(attempt, "")
    assert "Ann" not in said
