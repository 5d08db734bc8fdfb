"""How quickly the command line is there, and what it tells a shell and `man`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shipmates.cli.app import COMPLETING, command_line
from shipmates.cli.commands import COMMANDS
from shipmates.cli.completion import SHELLS
from shipmates.cli.manual import file_of, page
from shipmates.words import LOCALES, Words
from tests.cli.spoken import Capture, answered, said

MAN = Path(__file__).parents[2] / "man"
HEAVY = {
    "litestar",
    "sqlalchemy",
    "textual",
    "rich",
    "httpx",
    "msgspec",
    "structlog",
    "pydantic",
}
SECONDS = 0.25
"""Of one processor, from the call to the last line of help."""
TRIES = 5


def called(*arguments: str, **variables: str) -> str:
    """What a new process prints."""
    command = [sys.executable, "-m", "shipmates", *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | variables
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_python_m_shipmates_is_the_same_program() -> None:
    assert called("--version").startswith("shipmates ")


def test_help_loads_neither_a_game_nor_what_only_some_commands_need() -> None:
    code = (
        "import sys; from shipmates.cli import run; run(['--help']);"
        "print('LOADED', *sorted(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.partition("LOADED")[2].split())
    assert not {name.partition(".")[0] for name in loaded} & HEAVY
    assert not {"shipmates.planet9", "shipmates.bots", "shipmates.server"} & loaded


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not count a child's time")
def test_help_is_there_at_once() -> None:
    spent = []
    for _ in range(TRIES):
        before = os.times()
        called("--help")
        after = os.times()
        spent.append(
            after.children_user
            + after.children_system
            - before.children_user
            - before.children_system
        )
    assert min(spent) < SECONDS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_found_and_has_its_help(name: str, locale: str) -> None:
    command = getattr(command_line(Words(locale)).commands[name], "whole", None)
    assert command is not None
    assert command.help == Words(locale).text(f"cli-help-{name}")


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_gets_its_script(capsys: Capture, shell: str) -> None:
    script = said(capsys, "completion", shell)
    assert COMPLETING in script
    assert "shipmates" in script


def test_a_shell_there_is_not_is_named(capsys: Capture) -> None:
    known = "bash, zsh, fish, powershell"
    code, out, err = answered(capsys, "completion", "ksh")
    assert (code, out) == (2, "")
    assert known in err


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("shipmates pu", ["puzzles"]),
        ("shipmates play --mi", ["--mission", "--mission-file"]),
        ("shipmates play dee", ["deepsea"]),
        ("shipmates lab ru", ["run"]),
        ("shipmates rules --lang f", ["fr"]),
    ],
)
def test_a_line_is_completed(line: str, found: list[str]) -> None:
    place = str(len(line.split()) - 1)
    asked = {COMPLETING: "complete_bash", "COMP_WORDS": line, "COMP_CWORD": place}
    assert called(**asked).split() == found


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_takes_the_script_and_completes_by_it() -> None:
    script = called("completion", "bash")
    wanted = f'shipmates() {{ {sys.executable} -m shipmates "$@"; }}; export -f shipmates\n'
    ask = "COMP_WORDS=(shipmates cam); COMP_CWORD=1; _shipmates_completion shipmates\n"
    program = f"{wanted}{script.replace('$1 )', 'bash -c $1 )')}\n{ask}echo ${{COMPREPLY[@]}}"
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["campaign"], done.stderr


@pytest.mark.parametrize("locale", LOCALES)
def test_the_man_page_is_up_to_date(locale: str) -> None:
    assert (MAN / file_of(locale)).read_text("utf-8") == page(Words(locale)), "make man"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_man_page_tells_of_every_command(name: str) -> None:
    assert f'.SS "shipmates {name} ' in page(Words("en"))


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff")
@pytest.mark.parametrize("locale", LOCALES)
def test_groff_finds_nothing_wrong_with_it(locale: str) -> None:
    command = ["groff", "-man", "-ww", "-K", "utf8", "-T", "utf8", str(MAN / file_of(locale))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "shipmates" in done.stdout
    assert not done.stderr
