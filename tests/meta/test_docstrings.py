"""Examples in docstrings are true."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.meta.sources import ROOT

EXAMPLES = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if re.search("^ *>>> ", path.read_text("utf-8"), re.M)
]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_what_a_docstring_shows_is_so(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT.parent).with_suffix("").parts)
    tried = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert tried.attempted > 0
    assert tried.failed == 0
