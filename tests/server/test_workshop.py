"""The workshop: missions are checked, kept version by version, shared, and taken home."""

from __future__ import annotations

from typing import Any

import pytest

from shipmates.notation import read_mission, read_sea_mission
from tests.server.tables import Guest, Server

COMET = '# by hand\ntitle.en = "Comet Run"\ntasks = 3\ntokens = ["1", "omega"]\n'
TRENCH = """\
game = "deepsea"
title.fr = "La fosse"
fixed = ["T68", "X1"]

[[card]]
key = "X1"
difficulty = 2
cards = "nines"
count = "none"
"""


async def _checked(guest: Guest, words: str = "en", **written: Any) -> dict[str, Any]:
    path = f"/api/workshop/check?words={words}"
    answer = await guest.http.post(path, json=written)
    assert answer.status_code == 200, answer.text
    checked: dict[str, Any] = answer.json()
    return checked


async def _kept(guest: Guest, text: str = COMET) -> dict[str, Any]:
    answer = await guest.http.post("/api/workshop", json={"text": text})
    assert answer.status_code == 201, answer.text
    sheet: dict[str, Any] = answer.json()
    return sheet


async def _refused(guest: Guest, method: str, path: str, **sent: Any) -> tuple[int, str]:
    answer = await guest.http.request(method, path, **sent)
    return answer.status_code, answer.json()["code"]


async def test_a_mission_is_told_in_words_and_comes_back_as_form_and_text(
    server: Server,
) -> None:
    told = await _checked(server.stranger(), text=COMET)
    assert (told["faults"], told["title"], told["text"]) == ([], "Comet Run", COMET)
    assert any("3" in line for line in told["told"])
    again = await _checked(server.stranger(), form=told["form"])
    assert read_mission(again["text"]) == read_mission(COMET)
    assert again["form"] == told["form"]


async def test_own_task_cards_and_rules_are_told_one_by_one(server: Server) -> None:
    told = await _checked(server.stranger(), words="fr", text=TRENCH)
    (card,) = told["cards"]
    assert (told["game"], told["title"], card["key"], card["difficulty"]) == (
        "deepsea",
        "La fosse",
        "X1",
        2,
    )
    rule = await _checked(server.stranger(), form={"rule": [{"balanced": 2}]})
    assert len(rule["rules"]) == 1


@pytest.mark.parametrize(("words", "told"), [("en", "must be from"), ("fr", "doit aller de")])
async def test_all_faults_are_named_at_once_in_the_callers_language(
    server: Server, words: str, told: str
) -> None:
    form = {"tasks": 99, "tokens": ["7"], "rule": [{"who": "crew", "cards": "pink"}]}
    found = (await _checked(server.stranger(), words, form=form))["faults"]
    assert [fault["field"] for fault in found] == [
        ["tasks"],
        ["tokens", 0],
        ["rule", 0, "count"],
    ]
    assert told in found[0]["told"]
    assert {fault["line"] for fault in found} == {None}
    (in_text,) = (await _checked(server.stranger(), words, text="\ntasks = 99"))["faults"]
    assert (in_text["line"], in_text["field"]) == (2, ["tasks"])


async def test_neither_text_nor_form_is_refused(server: Server) -> None:
    nobody = server.stranger()
    for sent in ({}, {"text": COMET, "form": {}}):
        told = await _refused(nobody, "POST", "/api/workshop/check", json=sent)
        assert told == (400, "text-or-form")


async def test_versions_stay_and_only_a_change_makes_a_new_one(server: Server) -> None:
    ann = await server.guest()
    first = await _kept(ann)
    at = f"/api/workshop/{first['info']['id']}"
    same = (await ann.http.post(at, json={"text": COMET})).json()
    assert same["info"]["version"] == 1
    harder = (await ann.http.post(at, json={"form": {"tasks": 4}})).json()
    assert [one["number"] for one in harder["versions"]] == [2, 1]
    assert (await ann.http.get(at)).json()["text"] == "tasks = 4\n"
    assert (await ann.http.get(at, params={"version": 1})).json()["text"] == COMET
    (listed,) = (await ann.http.get("/api/workshop")).json()
    assert (listed["version"], listed["game"]) == (2, "planet9")


async def test_the_file_is_the_very_one_that_was_sent(server: Server) -> None:
    ann = await server.guest()
    for text, read in ((COMET, read_mission), (TRENCH, read_sea_mission)):
        sheet = await _kept(ann, text)
        answer = await ann.http.get(f"/api/workshop/{sheet['info']['id']}/file")
        assert answer.content == text.encode()
        assert read(answer.text) == read(text)


async def test_whoever_has_the_link_reads_it_and_makes_an_own_one_of_it(
    server: Server,
) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    sheet = await _kept(ann)
    at = f"/api/workshop/{sheet['info']['id']}"
    read = (await bob.http.get(at)).json()
    assert (read["own"], read["author"], read["versions"]) == (False, "Ann", [])
    for method, path, sent in (
        ("POST", at, {"json": {"text": COMET}}),
        ("DELETE", at, {}),
        ("GET", f"{at}?version=1", {}),
    ):
        assert await _refused(bob, method, path, **sent) == (403, "not-your-mission")
    forked = (await bob.http.post(f"{at}/fork")).json()
    assert (forked["own"], forked["author"], forked["text"]) == (True, "Bob", COMET)
    assert forked["origin"] == sheet["info"]["id"] != forked["info"]["id"]
    assert (await ann.http.delete(at)).status_code == 204
    assert await _refused(ann, "GET", at) == (404, "no-own-mission")
    assert (await bob.http.get(f"/api/workshop/{forked['info']['id']}")).status_code == 200


async def test_a_mission_with_a_fault_or_without_measure_is_not_kept(server: Server) -> None:
    ann = await server.guest()
    told = await _refused(ann, "POST", "/api/workshop", json={"text": "tasks = 99"})
    assert told == (400, "own-file")
    long = {"tasks": 1, "title": {"en": "x" * 20_000}}
    assert await _refused(ann, "POST", "/api/workshop", json={"form": long}) == (
        400,
        "mission-too-long",
    )
    assert (await ann.http.get("/api/workshop")).json() == []


async def test_the_bench_holds_so_many_missions_and_no_more(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shipmates.server.store.missions.MOST_MISSIONS", 1)
    monkeypatch.setattr("shipmates.server.store.missions.MOST_VERSIONS", 1)
    ann = await server.guest()
    at = f"/api/workshop/{(await _kept(ann))['info']['id']}"
    assert await _refused(ann, "POST", "/api/workshop", json={"text": COMET}) == (
        409,
        "too-many-missions",
    )
    assert await _refused(ann, "POST", at, json={"text": TRENCH}) == (409, "too-many-versions")


async def test_the_task_cards_are_told_in_both_languages(server: Server) -> None:
    nobody = server.stranger()
    english, french = [
        (await nobody.http.get("/api/workshop/cards", params={"words": words})).json()
        for words in ("en", "fr")
    ]
    assert len(english) == len(french) == 96
    assert english[0]["key"] == french[0]["key"] == "T01"
    assert english[0]["told"] != french[0]["told"]


async def test_who_is_forgotten_takes_missions_and_campaigns_along(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    mission = (await _kept(ann))["info"]["id"]
    way = {"name": "Way", "game": "planet9", "stops": [{"own": mission}]}
    campaign = (await ann.http.post("/api/campaigns", json=way)).json()["info"]["id"]
    gone = await ann.http.request("DELETE", "/api/me", json={"name": "Ann"})
    assert gone.status_code == 204
    for path in (f"/api/workshop/{mission}", f"/api/campaigns/{campaign}"):
        assert (await bob.http.get(path)).status_code == 404
