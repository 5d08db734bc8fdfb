"""Commands given, and what they say."""

from __future__ import annotations

import pytest

from shipmates.cli import run

Capture = pytest.CaptureFixture[str]


def answered(capture: Capture, *arguments: str) -> tuple[int, str, str]:
    """The exit code, and what is printed to either stream."""
    code = run(list(arguments))
    out, err = capture.readouterr()
    return code, out, err


def said(capture: Capture, *arguments: str) -> str:
    """What is printed when all is well."""
    code, out, err = answered(capture, *arguments)
    assert (code, err) == (0, "")
    return out


def complaint(capture: Capture, *arguments: str) -> str:
    """The one line that a mistake gets."""
    code, out, err = answered(capture, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1), (out, err)
    return err.strip()
