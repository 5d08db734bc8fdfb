"""Where a server can be reached: what is said, and when a page is opened."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address

import ifaddr
import pytest

from shipmates.cli import reach
from shipmates.cli.reach import (
    greeting,
    has_screen,
    network_addresses,
    open_page,
    printable,
    qr_code,
)
from shipmates.words import LOCALES, Words

WORDS = Words("en")
HOME = "http://127.0.0.1:8123"


def adapters(*given: tuple[str, *tuple[str, ...]]) -> list[ifaddr.Adapter]:
    """Adapters by name, each with its IPv4 addresses."""
    return [
        ifaddr.Adapter(name, name, [ifaddr.IP(address, 24, name) for address in addresses])
        for name, *addresses in given
    ]


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = adapters(
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("eth0", "10.1.2.3", "169.254.7.7"),
        ("wlan0", "192.168.1.23"),
    )
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: found)
    monkeypatch.setattr(reach, "_usual", lambda: "192.168.1.23")


def test_every_address_of_the_network_is_found_the_usual_one_first(two_networks: None) -> None:
    assert network_addresses() == ("192.168.1.23", "10.1.2.3")


def test_the_addresses_of_this_machine_lead_outward() -> None:
    for address in network_addresses():
        assert not IPv4Address(address).is_loopback


def test_a_server_for_this_machine_says_its_address_and_the_core() -> None:
    address, core = greeting(WORDS, HOME, lan=False)
    assert address == f"Shipmates is open at {HOME}"
    assert "ative core" in core


@pytest.mark.parametrize("lang", LOCALES)
def test_a_server_for_the_network_says_so_with_every_address(
    lang: str, two_networks: None
) -> None:
    address, plainly, first, second, code, _ = greeting(Words(lang), HOME, lan=True)
    assert HOME in address
    assert ("network" in plainly) == (lang == "en")
    assert [first, second] == ["  http://192.168.1.23:8123", "  http://10.1.2.3:8123"]
    assert code == qr_code("http://192.168.1.23:8123")


def test_without_a_network_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters(("lo", "127.0.0.1")))
    lines = list(greeting(WORDS, HOME, lan=True))
    assert "this machine is in none" in lines[1]


def test_a_qr_code_is_a_square_with_its_three_corners() -> None:
    rows = qr_code("http://192.168.1.23:8123").splitlines()
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) in (2 * len(rows), 2 * len(rows) - 1)
    assert rows[1][2:9] == rows[1][-9:-2] == " ▄▄▄▄▄ "


def test_what_a_terminal_cannot_show_is_left_out() -> None:
    assert printable(HOME, "ascii")
    assert not printable(qr_code(HOME), "ascii")
    assert printable(qr_code(HOME), None)


@pytest.mark.parametrize(
    ("environ", "platform", "terminal", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({}, "darwin", True, True),
        ({}, "win32", True, True),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", True, False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "1 2 3 4"}, "linux", True, False),
        ({"SSH_TTY": "/dev/ttys1"}, "darwin", True, False),
    ],
)
def test_a_page_is_opened_only_where_somebody_sees_it(
    environ: dict[str, str], platform: str, terminal: bool, opens: bool
) -> None:
    assert has_screen(environ, platform, terminal=terminal) is opens


def test_nothing_is_opened_where_the_output_is_no_terminal() -> None:
    assert not open_page(HOME, {"DISPLAY": ":0"})


def test_the_usual_address_is_asked_for_without_sending_anything() -> None:
    address = reach._usual()
    assert not address or socket.inet_aton(address)
