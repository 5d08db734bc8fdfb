"""`make container`: builds both stages in chroots made by debootstrap, and starts the server.

Where there is no root or no debootstrap, it says so and nothing fails. An engine does more than
this: here the network and the processes are the machine's own.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tools.container.steps import Stage, Step, read

ROOT = Path(__file__).parents[2]
ROOMS = ROOT / "build" / "container"
MIRROR = "http://deb.debian.org/debian"
OWN = {"DEBIAN_FRONTEND": "noninteractive", "LANG": "C.UTF-8"}
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
PORT = 8000
PATIENCE = 60
"""Seconds until the server must be healthy."""


def base(image: str) -> Path:
    """A plain Debian of the suite the image is named for, made once."""
    suite = image.rpartition(":")[2].removesuffix("-slim")
    place = ROOMS / suite
    if not place.exists():
        print(f"debootstrap {suite}", flush=True)
        fresh = place.with_suffix(".new")
        shutil.rmtree(fresh, ignore_errors=True)
        subprocess.run(
            ("debootstrap", "--variant=minbase", suite, fresh, MIRROR),
            check=True,
            stdout=subprocess.DEVNULL,
        )
        fresh.rename(place)
    return place


def outside(room: Path) -> dict[str, str]:
    """Where packages come from is the machine's to say: names, certificates, pip's settings."""
    found = {name: text for name, text in os.environ.items() if name.startswith("PIP_")}
    for name in ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", found.get("PIP_CERT", "")):
        if name and Path(name).exists():
            (room / name[1:]).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(name, room / name[1:])
    return found


def inside(
    room: Path, command: tuple[str, ...], env: Mapping[str, str], user: str
) -> list[str]:
    """The command line that runs this in a room, as a user, with these variables alone."""
    pairs = [f"{name}={value}" for name, value in ({"PATH": PATH} | OWN | dict(env)).items()]
    return ["chroot", f"--userspec={user}", str(room), "/usr/bin/env", "-i", *pairs, *command]


def copy(step: Step, room: Path, rooms: Mapping[str, Path]) -> None:
    """Takes a folder along, from the checkout or from an earlier stage."""
    stage, source, target = step.copied
    origin = (rooms[stage] if stage else ROOT) / source.strip("/")
    place = room / target.strip("/")
    place.mkdir(parents=True, exist_ok=True)
    subprocess.run(("cp", "-a", f"{origin}/.", place), check=True)


def build(stage: Stage, rooms: Mapping[str, Path]) -> tuple[Path, dict[str, str]]:
    """Does the steps of a stage; what they leave, and the variables they set."""
    room, env = ROOMS / f"stage-{stage.name}", dict[str, str]()
    shutil.rmtree(room, ignore_errors=True)
    subprocess.run(("cp", "-a", "--reflink=auto", base(stage.base), room), check=True)
    for step in stage.steps:
        print(f"{step.word} {step.rest[:90]}", flush=True)
        if step.word == "RUN":
            subprocess.run(inside(room, step.command, env | outside(room), "root"), check=True)
        elif step.word == "COPY":
            copy(step, room, rooms)
        elif step.word == "ENV":
            name, _, value = step.rest.partition("=")
            env[name] = value
    return room, env


@contextmanager
def mounted(room: Path) -> Iterator[None]:
    """What an engine gives every container: processes to look at, and memory to share."""
    with ExitStack() as stack:
        for kind, place in (("proc", room / "proc"), ("tmpfs", room / "dev" / "shm")):
            place.mkdir(exist_ok=True)
            subprocess.run(("mount", "-t", kind, kind, place), check=True)
            stack.callback(subprocess.run, ("umount", "--lazy", place), check=True)
        yield


def serve(stage: Stage, room: Path, env: Mapping[str, str]) -> None:
    """Starts what CMD says as the user, and waits until HEALTHCHECK is content."""
    steps = [stage.last(word) for word in ("CMD", "HEALTHCHECK", "USER")]
    start, health, user = (step for step in steps if step is not None)
    began = time.monotonic()
    run = inside(room, start.command, env, user.rest)
    with mounted(room), subprocess.Popen(run) as server:
        try:
            while subprocess.run(
                inside(room, health.command, env, user.rest), stderr=subprocess.DEVNULL
            ).returncode:
                if server.poll() is not None or time.monotonic() - began > PATIENCE:
                    raise SystemExit("the server is not healthy")
                time.sleep(0.2)
            print(f"healthy after {time.monotonic() - began:.1f} s", flush=True)
        finally:
            server.terminate()
    written = sorted((room / "data").iterdir())
    print(f"in the volume: {', '.join(file.name for file in written)}")
    assert {file.stat().st_uid for file in written} == {10001}, "the server ran as root"


def main() -> int:
    """All stages, then the server of the last."""
    lacking = [tool for tool in ("debootstrap", "chroot") if shutil.which(tool) is None]
    if lacking or os.geteuid() != 0:
        print(f"not tried: it needs root{' and ' + lacking[0] if lacking else ''}")
        return 0
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", PORT)) == 0:
            print(f"not tried: there is a server at port {PORT} already")
            return 0
    ROOMS.mkdir(parents=True, exist_ok=True)
    *first, last = read(ROOT / "Containerfile")
    rooms = dict[str, Path]()
    for stage in first:
        rooms[stage.name], _ = build(stage, rooms)
    room, env = build(last, rooms)
    serve(last, room, env)
    used = subprocess.run(("du", "-sm", room), capture_output=True, text=True, check=True)
    print(f"the last stage has {used.stdout.split()[0]} MB, Debian included")
    return 0


if __name__ == "__main__":
    sys.exit(main())
