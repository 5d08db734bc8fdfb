"""An audit that could ask nobody must not look like one that found nothing."""

from __future__ import annotations

import json

import pytest

from tests.audit import Audit, of_npm, of_pip


def test_flaws_and_silence_are_told_apart() -> None:
    said = json.dumps(
        {
            "dependencies": [
                {"name": "one", "version": "1.0", "vulns": [{"id": "PYSEC-1"}]},
                {"name": "two", "version": "2.0", "vulns": []},
                {"name": "three", "skip_reason": "not found"},
            ]
        }
    )
    assert of_pip(said) == Audit(3, 1, ("one 1.0: PYSEC-1",))


@pytest.mark.parametrize("said", ["", "no route to host", "[]", '{"error": {"code": "E405"}}'])
def test_no_answer_is_no_audit(said: str) -> None:
    assert of_pip(said) == Audit(0, 0)
    assert of_npm(said, 40) == Audit(40, 40)


def test_npm_names_what_is_flawed() -> None:
    said = json.dumps({"vulnerabilities": {"left-pad": {"severity": "high"}}})
    assert of_npm(said, 9) == Audit(9, 0, ("left-pad: high",))
    assert of_npm('{"vulnerabilities": {}}', 9) == Audit(9, 0)
