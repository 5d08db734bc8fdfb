"""The native core: whether it is here, which build it is, and what to install if it is not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal, TypeAlias

from shipmates import __version__
from shipmates.kernel import Note

MODULE: Final = "shipmates_native"
PACKAGE: Final = "shipmates-native"
TUNED: Final = "tuned"
"""What a build is called that does not say: it was made for the machine that made it."""

Standing: TypeAlias = Literal["ready", "missing", "broken", "other-version"]


@dataclass(frozen=True, slots=True)
class CoreStatus:
    """How it stands with the native core on this machine."""

    standing: Standing
    version: str = ""
    build: str = ""
    """`portable` or `tuned`."""
    reason: str = ""
    """Why a core that is installed cannot be loaded."""

    @property
    def install(self) -> str:
        """The command that brings a core that fits."""
        if self.standing in ("broken", "other-version"):
            return f"pip install --force-reinstall {PACKAGE}=={__version__}"
        return f"pip install {PACKAGE}"

    @property
    def note(self) -> Note:
        """The same as a message for people."""
        told = {
            "version": self.version,
            "build": self.build,
            "reason": self.reason,
            "wanted": __version__,
            "install": self.install,
        }
        return Note(f"core-{self.standing}", tuple(told.items()))


class NeedsCore(RuntimeError):
    """Something that cannot be done without the native core; says what to install."""

    def __init__(self, what: str) -> None:
        self.what: Final = what
        self.install: Final = core_status().install
        super().__init__(f"{what} needs the native core: {self.install}")

    def __reduce__(self) -> tuple[type[NeedsCore], tuple[str]]:
        return NeedsCore, (self.what,)  # so that it survives the way from another process


def native() -> Any:
    """The native module, or `None` where there is none that fits this version."""
    try:
        found = import_module(MODULE)
    except ImportError:
        return None
    return found if _version() in ("", __version__) else None


def is_native() -> bool:
    """Whether the native core can be used here."""
    return native() is not None


def core_status() -> CoreStatus:
    """What is there, and why it cannot be used if it cannot."""
    try:
        found = import_module(MODULE)
    except ModuleNotFoundError as error:
        if error.name == MODULE:
            return CoreStatus("missing")
        return CoreStatus("broken", reason=str(error))
    except ImportError as error:
        return CoreStatus("broken", reason=str(error))
    version, build = _version(), str(getattr(found, "BUILD", TUNED))
    fits = version in ("", __version__)
    return CoreStatus("ready" if fits else "other-version", version or __version__, build)


@cache
def _version() -> str:
    """The version that is installed; nothing where the module lies there unpacked."""
    from importlib.metadata import PackageNotFoundError, version  # slow, and rarely asked

    try:
        return version(PACKAGE)
    except PackageNotFoundError:
        return ""
