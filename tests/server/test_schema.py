"""Requests made up from the API's own description: no answer is a surprise or breaks it."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi import checks
from websockets.sync.client import connect

from shipmates.server.serve import config
from shipmates.server.settings import Settings
from tests.patience import ENDURANCE, PATIENCE
from tests.sample import DEEP
from tests.server.tables import DISTANT

EXAMPLES = 300 if DEEP else 2
CHECKS: list[Any] = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


class Api:
    """A server in a thread, and what is to be found on it."""

    def __init__(self, folder: Path) -> None:
        self._running = uvicorn.Server(
            config(
                Settings(
                    database=f"sqlite+aiosqlite:///{folder / 'shipmates.db'}",
                    port=0,
                    bot_workers=0,
                    simple_bots=True,
                    bot_pause=0.0,
                    requests_per_minute=int(DISTANT),
                    grace=0.0,
                )
            )
        )
        self._thread = threading.Thread(target=self._running.run)
        self._thread.start()
        until = time.monotonic() + ENDURANCE
        while not self._running.started:
            assert self._thread.is_alive()
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.01)
        self.url = f"http://127.0.0.1:{self._running.servers[0].sockets[0].getsockname()[1]}"
        with httpx.Client(base_url=self.url, trust_env=False) as ann:
            ann.post("/api/me", json={"name": "Ann"})
            table = ann.post("/api/tables", json={"plan": {"game": "deepsea"}}).json()
            crew = ann.post("/api/crews", json={"name": "Crew"}).json()
            solo = {"game": "crewdeck", "players": 1}
            alone = ann.post("/api/tables", json={"plan": solo}).json()["id"]
            self.cookies = dict(ann.cookies)
            attempt = self._given_up(alone)
        self.places = {
            "table": table["id"],
            "code": table["code"],
            "crew": crew["id"],
            "game": "deepsea",
            "attempt": attempt,
        }

    def _given_up(self, table: str) -> str:
        """A game that is over."""
        url = self.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        said = {"Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        with connect(url, additional_headers=said, proxy=None) as socket:
            for command in ("start", "give-up"):
                socket.send(json.dumps({"type": command}))
            until = time.monotonic() + ENDURANCE
            while True:
                heard = json.loads(socket.recv(timeout=PATIENCE))
                if heard["type"] == "now" and heard["table"]["status"] == "over":
                    return str(heard["table"]["attempt"])
                assert time.monotonic() < until, heard

    def close(self) -> None:
        self._running.should_exit = True
        self._thread.join()


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    running = Api(tmp_path_factory.mktemp("api"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def described(api: Api) -> Any:
    return schemathesis.openapi.from_url(f"{api.url}/schema/openapi.json")


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_as_described(api: Api, described: Any, mode: GenerationMode) -> None:
    for found in described.get_all_operations():
        operation = found.ok()
        cases = operation.as_strategy(generation_mode=mode)

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=cases)
        def ask(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)
            if case.path.endswith("/leave"):
                return  # or the crew would have nobody left to ask the rest
            places = case.path_parameters or {}
            case.path_parameters = {n: api.places.get(n, v) for n, v in places.items()}
            case.call_and_validate(checks=CHECKS, cookies=api.cookies)

        with suppress(Unsatisfiable):  # what takes nothing can be asked nothing wrong
            ask()


def test_every_operation_says_how_it_may_be_refused(described: Any) -> None:
    for path in described.raw_schema["paths"].values():
        for operation in path.values():
            assert {"400", "403", "404", "409", "413", "429", "503"} <= set(
                operation["responses"]
            )


def test_what_may_be_sent_is_said_to_have_no_other_fields(described: Any) -> None:
    schemas = described.raw_schema["components"]["schemas"]
    strict = {n for n, s in schemas.items() if s.get("additionalProperties") is False}
    assert {"Introduction", "NewTable", "Options", "Planet9Plan", "Changes"} <= strict
    assert "TableInfo" not in strict
