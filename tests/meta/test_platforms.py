"""What only some systems have is used with its twin for the others, or not at all."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.meta.sources import ROOT


def names(text: str) -> frozenset[str]:
    """Each word of it."""
    return frozenset(text.split())


MODULES = names("""
    _winapi crypt curses fcntl grp msvcrt nis posix pty pwd readline resource spwd syslog
    termios tty uvloop winreg winsound
""")
"""Of the standard library, and beside it, what not every system has."""
OF_MODULE = {
    "os": names("""
        chown chroot ctermid fchmod fchown fdatasync fork forkpty getegid geteuid getgid
        getgroups getloadavg getpgid getpgrp getpriority getsid getuid initgroups kill killpg
        lchown link mkfifo mknod nice openpty posix_fadvise posix_fallocate pread pwrite
        sched_getaffinity sched_param sched_setaffinity sched_setscheduler sched_yield sendfile
        setgid setpgid setpriority setsid setuid startfile statvfs symlink sync sysconf
        tcgetpgrp ttyname uname wait wait3 wait4 waitid waitpid O_CLOEXEC O_DIRECTORY O_NOFOLLOW
        O_NONBLOCK O_SYNC SCHED_BATCH SCHED_IDLE WNOHANG
    """),
    "signal": names("""
        alarm getitimer pause pthread_kill pthread_sigmask setitimer sigwait SIGALRM SIGBREAK
        SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 SIGWINCH
    """),
    "socket": names("AF_UNIX SO_EXCLUSIVEADDRUSE SO_REUSEADDR SO_REUSEPORT"),
    "select": names("epoll kqueue poll"),
    "time": names("tzset"),
    "ctypes": names("windll"),
}
ANYWHERE = names("""
    add_reader add_signal_handler add_writer create_unix_connection create_unix_server
    hardlink_to open_unix_connection start_unix_server symlink_to
""")
"""Methods of event loops and paths."""
STARTS = frozenset({"fork", "forkserver"})
"""Ways to start a process that Windows does not have, and macOS warns of."""

TWINS = {
    ("campaign/lock.py", "import fcntl"): "import msvcrt",
    ("campaign/lock.py", "import msvcrt"): "import fcntl",
    ("server/priority.py", "os.nice"): "ctypes.windll",
    ("server/priority.py", "os.sched_setscheduler"): "os.nice",
    ("server/priority.py", "os.sched_param"): "os.nice",
    ("server/priority.py", "os.SCHED_IDLE"): "os.nice",
    ("server/priority.py", "ctypes.windll"): "os.nice",
    ("server/serve.py", "socket.SO_REUSEADDR"): "socket.SO_EXCLUSIVEADDRUSE",
    ("server/serve.py", "socket.SO_EXCLUSIVEADDRUSE"): "socket.SO_REUSEADDR",
    ("server/store/backup.py", "os.link"): "shutil.copy2",
    ("server/working.py", "loop.add_signal_handler"): "signal.signal",
}
"""Everything of the kind that is used, and what stands beside it for the other systems."""


def uses(tree: ast.AST) -> Iterator[str]:
    """What a module uses that some system lacks."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                tops = {name.name.partition(".")[0] for name in names}
                yield from (f"import {top}" for top in sorted(tops & MODULES))
            case ast.ImportFrom(module=str(module), names=names):
                top = module.partition(".")[0]
                if top in MODULES:
                    yield f"import {top}"
                wanted = OF_MODULE.get(module, frozenset())
                yield from (f"{module}.{one.name}" for one in names if one.name in wanted)
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                if name in OF_MODULE.get(owner, ANYWHERE) or name in ANYWHERE:
                    yield f"{owner}.{name}"
            case ast.Attribute(attr=name) if name in ANYWHERE:
                yield ast.unparse(node)
            case ast.Call(func=ast.Name(id="get_context" | "set_start_method"), args=args):
                given = [one.value for one in args if isinstance(one, ast.Constant)]
                yield from (f"start {one}" for one in given if one in STARTS)


def found() -> dict[tuple[str, str], Path]:
    """Every such use, by file and name."""
    return {
        (path.relative_to(ROOT).as_posix(), use): path
        for path in sorted(ROOT.rglob("*.py"))
        for use in uses(ast.parse(path.read_text("utf-8")))
    }


def test_what_some_system_lacks_is_listed_with_its_twin() -> None:
    assert set(found()) == set(TWINS)


@pytest.mark.parametrize(("place", "use"), TWINS)
def test_the_twin_stands_in_the_same_file(place: str, use: str) -> None:
    text = (ROOT / place).read_text("utf-8")
    assert TWINS[place, use] in text


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import fcntl", ["import fcntl"]),
        ("from resource import getrusage", ["import resource"]),
        ("import os\nos.fork()", ["os.fork"]),
        ("from os import killpg", ["os.killpg"]),
        ("signal.signal(signal.SIGHUP, on)", ["signal.SIGHUP"]),
        ("loop.add_signal_handler(2, on)", ["loop.add_signal_handler"]),
        ("get_context('fork')", ["start fork"]),
        ("dice.fork('bot'); get_context('spawn'); signal.SIGINT", []),
    ],
)
def test_the_list_would_find_it(source: str, told: list[str]) -> None:
    assert list(uses(ast.parse(source))) == told


@pytest.mark.deep
@pytest.mark.parametrize("platform", ["win32", "darwin", "linux"])
def test_types_hold_on_every_system(platform: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--platform", platform, "src"]
    done = subprocess.run(
        [*command, "--cache-dir", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT.parents[1],
    )
    assert done.returncode == 0, done.stdout
