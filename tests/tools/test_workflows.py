"""The hosted checks cover what the packages promise, by the one command of the checkout."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEST = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")


def _classified(file: str) -> set[str]:
    project = tomllib.loads((ROOT / file).read_text("utf-8"))["project"]
    found = (re.fullmatch(r".* :: (3\.\d+)", text) for text in project["classifiers"])
    return {match[1] for match in found if match}


def test_every_python_that_is_promised_is_tested() -> None:
    matrix = re.search(r"python: (\[.*\])", TEST)
    assert matrix
    assert set(json.loads(matrix[1])) == _classified("pyproject.toml")
    assert _classified("native/pyproject.toml") == _classified("pyproject.toml")


def test_the_checks_run_by_the_one_command() -> None:
    assert TEST.count(".ci/run") == 2
    asked = subprocess.run([ROOT / ".ci" / "run", "so"], capture_output=True, text=True)
    assert (asked.returncode, asked.stderr) == (2, "usage: .ci/run [test|python]\n")


def test_a_wheel_of_the_core_is_built_for_every_platform_that_asks_for_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (core,) = (text for text in project["dependencies"] if text.startswith("shipmates-native"))
    asking = set(re.findall(r"(?:sys_platform|platform_machine) == '(\w+)'", core))
    assert asking == {"linux", "x86_64", "aarch64", "darwin", "arm64", "win32", "AMD64"}
    wheels = (ROOT / ".github" / "workflows" / "wheels.yml").read_text("utf-8")
    machines = re.search(r"os: \[(.*)\]", wheels)
    assert machines
    # x86-64 and ARM of Linux and macOS, and x86-64 of Windows
    kinds = ["ubuntu-.*04", "ubuntu-.*-arm", r"macos-\d+", r"macos-\d+-intel", r"windows-\d+"]
    for kind, machine in zip(kinds, machines[1].split(", "), strict=True):
        assert re.fullmatch(kind, machine)
