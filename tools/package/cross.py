"""`make cross`: wheels of the core for other Linux systems, compiled here by Zig.

The hosted workflow builds on machines of each kind; this shows on any machine that the core
compiles with another compiler, C library and processor. What is built is not run here.
"""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.package.build import ROOT, UV, only, run

ZIG = "ziglang==0.17.0"
FOLDER = ROOT / "build" / "cross"
WRAPPER = """#!/usr/bin/env bash
# Zig has names of its own for the levels of x86-64.
exec "{zig}" c++ -target {triple} "${{@/-march=x86-64-v/-mcpu=x86_64_v}}"
"""


@dataclass(frozen=True, slots=True)
class Target:
    """A system as Zig and as Python's packages call it."""

    triple: str
    platform: str
    processor: str


TARGETS = (
    Target("x86_64-linux-gnu.2.28", "manylinux_2_28-x86_64", "x86_64"),
    Target("aarch64-linux-gnu.2.28", "manylinux_2_28-aarch64", "aarch64"),
    Target("x86_64-linux-musl", "musllinux_1_2-x86_64", "x86_64"),
    Target("aarch64-linux-musl", "musllinux_1_2-aarch64", "aarch64"),
)


def zig() -> Path:
    """The compiler, fetched once."""
    place = FOLDER / "zig"
    if not place.exists():
        run(UV, "pip", "install", "--quiet", "--target", place, ZIG)
    return place / "ziglang" / "zig"


def built(target: Target) -> Path:
    """The wheel for a target, for this Python."""
    compiler = FOLDER / f"c++-{target.triple}"
    compiler.write_text(WRAPPER.format(zig=zig(), triple=target.triple), "utf-8")
    compiler.chmod(0o755)
    settings = {
        "CMAKE_CXX_COMPILER": str(compiler),
        "CMAKE_SYSTEM_NAME": "Linux",
        "CMAKE_SYSTEM_PROCESSOR": target.processor,
        "CMAKE_STRIP": shutil.which("true") or "true",  # the machine's own knows other files
    }
    defined = [
        f"--config-settings=cmake.define.{name}={text}" for name, text in settings.items()
    ]
    with TemporaryDirectory() as fresh:
        pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index")
        named = ("env", f"_PYTHON_HOST_PLATFORM={target.platform}")
        run(
            *named,
            *pip,
            "--no-build-isolation",
            "--wheel-dir",
            fresh,
            *defined,
            ROOT / "native",
        )
        return Path(shutil.copy(only(Path(fresh).glob("*.whl")), FOLDER))


def main(wanted: str = "") -> None:
    """All targets, or those with this word in their names."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for target in TARGETS:
        if wanted in target.triple:
            print(f"  {built(target).name}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
