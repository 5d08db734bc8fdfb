"""Says where a server can be reached, by whom, and opens its page where there is a browser."""

from __future__ import annotations

import io
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Final
from urllib.parse import urlsplit

from shipmates.cli.core import core_line
from shipmates.words import Words

_INWARD: Final = ("br-", "cni", "docker", "lxc", "podman", "vboxnet", "veth", "virbr", "vmnet")
"""How adapters are called that lead to machines inside this one, and to nobody else's."""
_OUTSIDE: Final = ("192.0.2.1", 9)
"""An address nobody has: which of ours would be used to reach it is asked, nothing is sent."""
_HERE_ONLY: Final = ("CI", "SSH_CONNECTION", "SSH_TTY")
"""Variables of a session in which nobody sits at this machine's screen."""


def greeting(words: Words, address: str, *, lan: bool) -> Iterator[str]:
    """What is said when people can come in: first the one line that programs read."""
    yield words.text("cli-serve-address", address=address)
    if lan:
        yield from _invitation(words, urlsplit(address).port or 80)
    yield core_line(words)


def _invitation(words: Words, port: int) -> Iterator[str]:
    """Every address for the network, and a picture of the first for the cameras of phones."""
    found = [f"http://{address}:{port}" for address in network_addresses()]
    if not found:
        yield words.text("cli-serve-network-none")
        return
    yield words.text("cli-serve-network", count=len(found))
    yield from (f"  {address}" for address in found)
    yield qr_code(found[0])


def qr_code(text: str) -> str:
    """The text as a QR code of half blocks, bright on dark."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def network_addresses() -> tuple[str, ...]:
    """The addresses by which others reach this machine, the one most likely used first."""
    import ifaddr

    found = [
        str(one.ip)
        for adapter in ifaddr.get_adapters()
        if not adapter.name.startswith(_INWARD)
        for one in adapter.ips
        if one.is_IPv4 and _is_outward(str(one.ip))
    ]
    first = _usual()
    return tuple(sorted(dict.fromkeys(found), key=lambda address: address != first))


def _is_outward(address: str) -> bool:
    one = IPv4Address(address)
    return not (one.is_loopback or one.is_link_local or one.is_unspecified)


def _usual() -> str:
    """The address this machine has for the world outside, if it has one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_OUTSIDE)
        return str(probe.getsockname()[0])
    return ""


def has_screen(environ: Mapping[str, str], platform: str, *, terminal: bool) -> bool:
    """Whether somebody sits here who would see a page that is opened."""
    if not terminal or any(environ.get(name) for name in _HERE_ONLY):
        return False
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_page(address: str, environ: Mapping[str, str]) -> bool:
    """Opens the page beside the server, which does not wait. Whether there is a browser."""
    if not has_screen(environ, sys.platform, terminal=sys.stdout.isatty()):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()
    return True


def printable(line: str, encoding: str | None) -> bool:
    """Whether a terminal of that encoding can show it."""
    try:
        line.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
