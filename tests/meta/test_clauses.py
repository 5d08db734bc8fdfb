"""No clause without a test, no citation without a clause."""

from __future__ import annotations

import pytest

from tests.clauses import RULES, cited, mentioned, page, written


@pytest.mark.parametrize("game", RULES)
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    known = {clause for clause, _ in cited()}
    ids = [clause for clause in written() if clause.startswith(game)]
    assert ids
    assert [clause for clause in ids if clause not in known] == []


def test_every_citation_names_a_clause() -> None:
    known = set(written())
    assert [(clause, test) for clause, test in cited() if clause not in known] == []


def test_only_tests_cite() -> None:
    assert [test for _, test in cited() if "::test_" not in test] == []


@pytest.mark.parametrize("game", RULES)
def test_no_clause_stands_twice_and_every_mention_is_written(game: str) -> None:
    ids = [clause for clause in written() if clause.startswith(game)]
    assert len(set(ids)) == len(ids)
    assert mentioned(page(game)) == set(ids)
