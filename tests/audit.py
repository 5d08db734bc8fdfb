"""Known flaws in what we use: `make audit`. It fails for one, not for want of the web."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PIP_AUDIT = "pip-audit==2.10.1"


@dataclass(frozen=True, slots=True)
class Audit:
    """What was asked about, what nobody could tell of, and the flaws that are known."""

    asked: int
    untold: int
    flaws: tuple[str, ...] = ()

    def __str__(self) -> str:
        told = f"{self.asked - self.untold} of {self.asked} packages could be asked about"
        return "\n".join((told, *(f"  {flaw}" for flaw in self.flaws)))


def of_pip(said: str) -> Audit:
    """What pip-audit answered, as JSON."""
    packages = _parsed(said).get("dependencies", [])
    flaws = tuple(
        f"{package['name']} {package['version']}: {flaw['id']}"
        for package in packages
        for flaw in package.get("vulns", [])
    )
    return Audit(len(packages), sum("skip_reason" in p for p in packages), flaws)


def of_npm(said: str, packages: int) -> Audit:
    """What npm answered, as JSON; of so many packages."""
    answer = _parsed(said)
    found = answer.get("vulnerabilities")
    if found is None:
        return Audit(packages, packages)
    flaws = tuple(f"{name}: {flaw['severity']}" for name, flaw in sorted(found.items()))
    return Audit(packages, 0, flaws)


def _parsed(said: str) -> dict[str, Any]:
    try:
        answer = json.loads(said)
    except json.JSONDecodeError:
        return {}
    return answer if isinstance(answer, dict) else {}


def _run(*command: str, folder: str = ".") -> str:
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=300
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return done.stdout


def main(uv: str) -> int:
    """Asks for all, and says what came of it."""
    flawed = False
    for name in ("run", "dev"):
        file = f"requirements/{name}.txt"
        said = _run(
            *(uv, "tool", "run", "--from", PIP_AUDIT, "pip-audit"),
            *("--disable-pip", "--require-hashes", "--format", "json", "-r", file),
        )
        flawed |= _told(file, of_pip(said))
    lock = json.loads(Path("web/package-lock.json").read_text("utf-8"))
    packages = len(lock["packages"]) - 1
    said = _run("npm", "audit", "--json", folder="web")
    return int(flawed | _told("web/package-lock.json", of_npm(said, packages)))


def _told(file: str, audit: Audit) -> bool:
    print(f"{file}: {audit}")
    if audit.untold or not audit.asked:
        print("  NOT AUDITED in full: the advisories cannot be reached from here")
    return bool(audit.flaws)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
