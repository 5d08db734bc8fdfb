"""Every setting, by flag and by environment, and what is said of wrong ones."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from shipmates.cli import run
from shipmates.server.settings import Settings, Unsettled, flag_of, variable
from shipmates.server.store import engine
from shipmates.words import LOCALES, Words

pytestmark = pytest.mark.embedded

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "server.md"
NAMES = [field.name for field in fields(Settings)]


def listed() -> dict[str, tuple[str, str]]:
    """What the guide lists: flag, variable and default."""
    rows = re.findall(
        r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \| ([^|]*) \|", GUIDE.read_text(), re.M
    )
    return {flag: (name, default.strip().strip("`")) for flag, name, default in rows}


def test_the_guide_lists_every_setting_with_its_default() -> None:
    expected = {
        flag_of(field.name): (variable(field.name), _shown(field.default))
        for field in fields(Settings)
    }
    assert listed() == expected


def _shown(default: object) -> str:
    match default:
        case bool():
            return str(default).lower()
        case float() if default == int(default):
            return str(int(default))
        case () | "":
            return ""
        case _:
            return str(default)


@pytest.mark.parametrize("lang", LOCALES)
def test_every_setting_is_an_option_with_help(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--lang", lang, "--help"]) == 0
    page = capsys.readouterr().out
    assert [name for name in NAMES if flag_of(name) not in page] == []


def test_flags_go_before_the_environment_and_that_before_the_defaults() -> None:
    environment = {"SHIPMATES_PORT": "81", "SHIPMATES_HOST": "h", "SHIPMATES_SECURE": "yes"}
    read = Settings.read(environment, port="82", log_json=True)
    assert (read.port, read.host, read.secure, read.log_json) == (82, "h", True, True)
    assert read.grace == Settings().grace


def test_an_empty_variable_says_nothing() -> None:
    assert Settings.read({"SHIPMATES_PORT": ""}) == Settings()


def test_a_database_may_be_a_file(tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/a b.db"
    assert Settings.read({}, database=f"{tmp_path}/a b.db").database == address
    assert Settings.read({}, database=f"sqlite:///{tmp_path}/a b.db").database == address


def test_another_database_is_no_file() -> None:
    with pytest.raises(AssertionError, match="makes a file"):
        engine.file_of("postgresql+asyncpg://shipmates@127.0.0.1/test_1")


def test_origins_are_separated_by_commas() -> None:
    read = Settings.read({"SHIPMATES_ORIGINS": "https://a.example, http://b.example:81"})
    assert read.origins == ("https://a.example", "http://b.example:81")


WRONG = [
    ("port", "eighty"),
    ("port", "-1"),
    ("port", "65536"),
    ("port", "8000.5"),
    ("bot_workers", "-1"),
    ("bot_pause", "nan"),
    ("bot_pause", "-0.1"),
    ("message_size", "0"),
    ("outbox", "0"),
    ("grace", "inf"),
    ("secure", "perhaps"),
    ("log_level", "loud"),
    ("origins", "example.org"),
    ("origins", "https://example.org/path"),
    ("origins", "https://[::1"),
    ("database", "mysql://somebody:hush@host/name"),
    ("database", "postgresql://somebody:hush@host:port/name"),
    ("database", "sqlite://"),
    ("database", "://"),
]


@pytest.mark.parametrize(("name", "given"), WRONG)
@pytest.mark.parametrize("lang", LOCALES)
def test_what_cannot_be_is_said_in_one_line(name: str, given: str, lang: str) -> None:
    for key, environment, flags in (
        (flag_of(name), {}, {name: given}),
        (variable(name), {variable(name): given}, {}),
    ):
        with pytest.raises(Unsettled) as caught:
            Settings.read(environment, **flags)
        note = caught.value.note
        line = Words(lang).text(note.code, **dict(note.params))
        assert key in line
        assert "\n" not in line
        assert "hush" not in line


def test_the_command_line_says_so_and_ends_with_two(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHIPMATES_BOT_WORKERS", "many")
    assert run(["serve", "--lang", "fr"]) == 2
    given = "«\N{NO-BREAK SPACE}many\N{NO-BREAK SPACE}»"
    line = f"SHIPMATES_BOT_WORKERS prend un nombre entier de 0 à 256, pas {given}.\n"
    assert capsys.readouterr() == ("", line)
