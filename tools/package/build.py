"""`make build`: source archives, and the wheels that are built from them, into a folder.

The wheel of the core takes a minute. It is kept under the digest of its archive, and built
again only when that changes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "wheels"
TOOLS = Path(sys.prefix) / "release" / "bin"
"""What `requirements/release.txt` pins."""
UV = (
    os.environ.get("UV") or shutil.which("uv") or str(Path(sys.prefix) / "tools" / "bin" / "uv")
)


def run(*command: str | Path, folder: Path = ROOT) -> str:
    """What a command prints. If it fails, so do we, with all it said."""
    paths = {"PATH": f"{TOOLS}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | paths,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def only(files: Iterable[Path]) -> Path:
    """The one file there is."""
    (found,) = files
    return found


def archives(folder: Path) -> tuple[Path, Path]:
    """The source archives of both packages."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    hook = f"from scikit_build_core.build import build_sdist; build_sdist({str(folder)!r})"
    run(sys.executable, "-c", hook, folder=ROOT / "native")
    return only(folder.glob("shipmates-*.tar.gz")), only(folder.glob("shipmates_native-*.gz"))


def wheel(archive: Path, folder: Path, *more: str) -> Path:
    """The wheel of an archive, built by this Python with the tools of the checkout."""
    with TemporaryDirectory() as fresh:
        pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index")
        run(*pip, "--no-build-isolation", "--wheel-dir", fresh, *more, archive)
        built = only(Path(fresh).glob("*.whl"))
        return Path(shutil.copy(built, folder))


def core_wheel(archive: Path, folder: Path, python: Path = Path(sys.executable)) -> Path:
    """The portable wheel of the core for a Python, named for the systems it runs on."""
    told = run(python, "-c", "import sys; print('%d%d' % sys.version_info[:2])").strip()
    tag = "cp311" if told == "311" else "cp312"  # 3.12 and newer share one
    place = KEPT / f"{sha256(archive.read_bytes()).hexdigest()[:16]}-{tag}"
    if not place.exists():
        print(f"building the portable core: {tag}", flush=True)
        with TemporaryDirectory() as fresh:
            mended = repaired(
                _core_built(archive, Path(fresh), python), Path(fresh) / "repaired"
            )
            shutil.copytree(mended.parent, place)
    return Path(shutil.copy(only(place.glob("*.whl")), folder))


def _core_built(archive: Path, folder: Path, python: Path) -> Path:
    """By the tools of the checkout, or for another Python by those its archive asks for."""
    if python == Path(sys.executable):
        return wheel(archive, folder)
    run(UV, "build", "--quiet", "--wheel", "--python", python, "-o", folder, archive)
    return only(folder.glob("*.whl"))


def repaired(built: Path, folder: Path) -> Path:
    """Checked by auditwheel, and tagged with the oldest system library it can do with."""
    folder.mkdir()
    if sys.platform != "linux":
        return Path(shutil.copy(built, folder))
    run(TOOLS / "auditwheel", "repair", "--wheel-dir", folder, built)
    return only(folder.glob("*.whl"))


def main(target: str) -> None:
    """Fills the folder anew."""
    folder = Path(target).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pure, core = archives(folder)
    wheel(pure, folder)
    core_wheel(core, folder)
    for file in sorted(folder.iterdir()):
        print(f"  {file.stat().st_size / 1e6:6.2f} MB  {file.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
