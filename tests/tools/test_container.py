"""The Containerfile is read step by step, and what it promises is in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.container.steps import Step, read

ROOT = Path(__file__).parents[2]


def test_comments_and_long_lines_are_read_as_an_engine_reads_them(tmp_path: Path) -> None:
    file = tmp_path / "Containerfile"
    file.write_text(
        '# why\nFROM debian:x AS one\nRUN a \\\n  && b\n\nFROM two\nCMD ["c", "d"]\n'
    )
    one, two = read(file)
    assert (one.base, one.name, one.steps) == ("debian:x", "one", (Step("RUN", "a    && b"),))
    assert one.steps[0].command == ("/bin/sh", "-c", "a    && b")
    assert two.steps[0].command == ("c", "d")


@pytest.mark.parametrize("line", ["ARG x=1", "run a"])
def test_an_instruction_that_is_not_known_is_an_error(tmp_path: Path, line: str) -> None:
    file = tmp_path / "Containerfile"
    file.write_text(f"FROM debian\n{line}\n")
    with pytest.raises(ValueError, match=line):
        read(file)


def test_a_copy_names_its_stage() -> None:
    assert Step("COPY", "--from=build /a /b").copied == ("build", "/a", "/b")
    assert Step("COPY", "dist/ /dist/").copied == (None, "dist/", "/dist/")


def test_the_image_has_two_stages_a_user_a_volume_and_a_health_check() -> None:
    build, last = read(ROOT / "Containerfile")
    user, volume, health = (last.last(word) for word in ("USER", "VOLUME", "HEALTHCHECK"))
    assert build.name == "build"
    assert user is not None
    assert user.rest != "root"
    assert volume == Step("VOLUME", "/data")
    assert health is not None
    assert health.command[:2] == ("python", "-c")
