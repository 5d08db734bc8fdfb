"""The pages people see, and what they see where there is none."""

from __future__ import annotations

import pytest

from tests.server.tables import Server

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/settings/more", "/é/%2e%2e/x", "/api"])
async def test_a_browser_that_is_lost_gets_the_client(server: Server, path: str) -> None:
    ann = await server.guest()
    home = await ann.http.get("/", headers=BROWSER)
    lost = await ann.http.get(path, headers=BROWSER)
    assert (lost.status_code, lost.text) == (404, home.text)
    assert lost.headers["content-type"].startswith("text/html")
    assert lost.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nowhere.js", "/assets/a/b"])
async def test_programs_and_scripts_get_no_page(server: Server, path: str) -> None:
    ann = await server.guest()
    answer = await ann.http.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("request", "no-page")


async def test_whoever_wants_no_html_is_told_in_json(server: Server) -> None:
    ann = await server.guest()
    for answer in (await ann.http.get("/nowhere"), await ann.http.post("/nowhere")):
        assert answer.status_code == 404
        assert answer.json()["code"] == "request"
