"""A server for the network: by which addresses it answers, and whose pages it trusts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from shipmates.cli import run
from shipmates.cli.reach import network_addresses
from shipmates.server.serve import _url
from shipmates.server.settings import Settings, Unsettled
from tests.server.process import running, settings

pytestmark = pytest.mark.embedded


def test_lan_listens_everywhere_and_is_reached_here() -> None:
    assert Settings().listening == "127.0.0.1"
    assert Settings(lan=True).listening == "0.0.0.0"
    assert _url(Settings(lan=True).listening, 81) == "http://127.0.0.1:81"


def test_lan_and_a_host_contradict_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Unsettled):
        Settings.read({"SHIPMATES_LAN": "yes"}, host="10.1.2.3")
    assert run(["serve", "--lang", "en", "--lan", "--host", "10.1.2.3"]) == 2
    told = "--lan listens at every address: leave out the host 10.1.2.3.\n"
    assert capsys.readouterr().err == told


def test_lan_can_be_set_by_the_environment() -> None:
    assert Settings.read({"SHIPMATES_LAN": "yes", "SHIPMATES_OPEN": "no"}) == Settings(
        lan=True, open=False
    )


@pytest.mark.slow
async def test_people_come_in_by_every_address_and_foreign_pages_by_none(
    tmp_path: Path,
) -> None:
    with running(settings(tmp_path, lan=True)) as server:
        port = httpx.URL(await server.up()).port
        places = [f"http://{one}:{port}" for one in ("127.0.0.1", *network_addresses())]
        for place in places:
            async with httpx.AsyncClient(base_url=place, trust_env=False) as guest:
                person = {"name": "Ann", "language": "en"}
                own = await guest.post("/api/me", json=person, headers={"origin": place})
                assert own.status_code == 201, own.text
                others = [one for one in places if one != place]
                for origin in (*others, "http://evil.example"):
                    foreign = {"origin": origin}
                    told = await guest.post("/api/me", json=person, headers=foreign)
                    assert told.status_code == 403
