"""What the package tools say of the packages, and what the source archives give."""

from __future__ import annotations

import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

from tools.package.build import TOOLS, only, run


def all_of(dist: Path) -> None:
    """Every audit; the first that finds something ends it."""
    run(TOOLS / "twine", "check", "--strict", *sorted(dist.iterdir()))
    print("  twine: metadata and descriptions are complete")
    for wheel in dist.glob("*-abi3-*.whl"):
        run(TOOLS / "abi3audit", "--strict", wheel)
        print(f"  abi3audit: {wheel.name} keeps to the stable ABI")
    complete(dist)


def complete(dist: Path) -> None:
    """The archives hold what is in the wheels: the pages, and every source of the core."""
    pure = members(only(dist.glob("shipmates-*.tar.gz")))
    wheel = members(only(dist.glob("shipmates-*.whl")))
    missing = {name for name in wheel if name.startswith("shipmates/")} - {
        name.removeprefix("src/") for name in pure
    }
    assert not missing, f"not in the source archive: {sorted(missing)}"
    assert "shipmates/server/static/index.html" in wheel, "the pages are not in the wheel"
    core = members(only(dist.glob("shipmates_native-*.tar.gz")))
    lacking = {"CMakeLists.txt", "cmake/levels.cmake", "src/bind.cpp", "LICENSE"} - core
    assert not lacking, f"not in the source archive of the core: {sorted(lacking)}"
    print(f"  archives: {len(wheel)} files in the wheel, all of them from the archive")


def members(package: Path) -> set[str]:
    """The files of an archive, without its own folder, or of a wheel."""
    if package.suffix == ".whl":
        with ZipFile(package) as wheel:
            return set(wheel.namelist())
    with tarfile.open(package) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


if __name__ == "__main__":
    all_of(Path(sys.argv[1]))
