"""No clause without a test, no citation without a clause."""

from __future__ import annotations

import re

from tests.clauses import RULES, cited, written


def test_every_clause_is_cited_by_a_test() -> None:
    known = {clause for clause, _ in cited()}
    assert [clause for clause in written() if clause not in known] == []


def test_every_citation_names_a_clause() -> None:
    known = set(written())
    assert [(clause, test) for clause, test in cited() if clause not in known] == []


def test_only_tests_cite() -> None:
    assert [test for _, test in cited() if "::test_" not in test] == []


def test_no_clause_stands_twice_and_every_mention_is_written() -> None:
    ids = written()
    assert len(set(ids)) == len(ids)
    mentioned = set(re.findall(r"P9-[A-Z]+-?\d+", RULES.read_text("utf-8")))
    assert mentioned == set(ids)
