"""Tests of the core are skipped where it cannot be built; here one notices where it could."""

from __future__ import annotations

import shutil

import pytest

from shipmates.solver import is_native
from shipmates.solver.sat import has_sat


@pytest.mark.skipif(shutil.which("c++") is None, reason="there is no C++ compiler")
def test_where_a_compiler_is_the_core_was_built() -> None:
    assert is_native(), "make native"


def test_the_second_opinion_is_among_the_pinned_packages() -> None:
    assert has_sat(), "make install"
