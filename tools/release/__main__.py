"""`make release`: everything up to the upload, or one line that says what is in the way.

`python -m tools.release agree --tag v1.2.3` asks only whether version, changelog and tag agree.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

from tools.release.versions import PLACEHOLDER, ROOT, address, disagreements, named, notes

TESTED = ROOT / ".venv" / ".tested"
"""The commit `make test` last passed on, if nothing was changed beside it."""


def git(*words: str) -> str:
    """What git says."""
    done = subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def obstacles(version: str, tested: Path = TESTED) -> list[str]:
    """What is in the way of a release from this checkout."""
    found = list(disagreements())
    if git("status", "--porcelain"):
        found.append("there are changes that are in no commit")
    if not tested.exists() or tested.read_text("ascii").strip() != git("rev-parse", "HEAD"):
        found.append("this commit was not tested: make test")
    if git("tag", "--list", f"v{version}"):
        found.append(f"the tag v{version} is there already")
    if PLACEHOLDER in address():
        found.append(
            "pyproject.toml has no public address yet: [project.urls], see RELEASING.md"
        )
    return found


def prepare() -> None:
    """Builds, tries and tags; the upload is the hosted workflow's, once the tag is pushed."""
    version = named()["pyproject.toml"]
    if found := obstacles(version):
        raise SystemExit("\n".join((f"{version} cannot be released:", *found)))
    subprocess.run(("make", "test-package"), cwd=ROOT, check=True)
    git("tag", "--annotate", f"v{version}", "--message", f"{version}\n\n{notes(version)}")
    print(f"tagged v{version}; now: git push origin main v{version}")


def main() -> None:
    """Asks, or does it."""
    parser = argparse.ArgumentParser(prog="tools.release", description=__doc__)
    parser.add_argument("verb", choices=("agree", "prepare"))
    parser.add_argument("--tag", help="must be the version, with a v before it")
    given = parser.parse_args()
    if given.verb == "prepare":
        prepare()
    elif found := list(disagreements(tag=given.tag)):
        raise SystemExit("\n".join(found))
    else:
        print(f"{named()['pyproject.toml']}: version, changelog and citation agree")


if __name__ == "__main__":
    main()
