"""A file that is in a wheel and not in its archive is noticed: nobody could build it."""

from __future__ import annotations

import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.package.audits import complete

PAGE, RULES = "shipmates/server/static/index.html", "shipmates/rules.py"
CORE = ("CMakeLists.txt", "cmake/levels.cmake", "src/bind.cpp", "LICENSE")


def _archive(file: Path, *names: str) -> None:
    with tarfile.open(file, "w:gz") as archive:
        for name in names:
            archive.addfile(tarfile.TarInfo(f"{file.name}/{name}"))


def _packages(dist: Path, *, wheel: tuple[str, ...], core: tuple[str, ...] = CORE) -> None:
    _archive(dist / "shipmates-1.tar.gz", f"src/{PAGE}", f"src/{RULES}")
    _archive(dist / "shipmates_native-1.tar.gz", *core)
    with ZipFile(dist / "shipmates-1-py3-none-any.whl", "w") as packed:
        for name in (*wheel, "shipmates-1.dist-info/METADATA"):
            packed.writestr(name, "")


def test_a_wheel_with_its_pages_from_its_archive_is_complete(tmp_path: Path) -> None:
    _packages(tmp_path, wheel=(PAGE, RULES))
    complete(tmp_path)


@pytest.mark.parametrize(
    ("wheel", "core", "fault"),
    [
        ((PAGE, RULES, "shipmates/other.py"), CORE, "other.py"),
        ((RULES,), CORE, "the pages are not in the wheel"),
        ((PAGE, RULES), CORE[1:], "CMakeLists"),
    ],
)
def test_what_is_missing_is_said(
    tmp_path: Path, wheel: tuple[str, ...], core: tuple[str, ...], fault: str
) -> None:
    _packages(tmp_path, wheel=wheel, core=core)
    with pytest.raises(AssertionError, match=fault):
        complete(tmp_path)
