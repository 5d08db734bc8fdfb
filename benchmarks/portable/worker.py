"""One build in a process of its own: `python -m benchmarks.portable.worker FILE SHARE`.

It reads the name of a piece from each line, does it, and writes digest and seconds.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path


def take(file: Path) -> None:
    """Makes this extension module the native core of this process."""
    name = f"shipmates_native.{file.name.partition('.')[0]}"
    spec = spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules["shipmates_native"] = module


def main(file: str, share: str) -> None:
    """Serves pieces of work until the input ends."""
    take(Path(file))
    from benchmarks.portable.work import pieces  # it asks for the core, which is there now

    works = pieces(float(share))
    print(json.dumps(list(works)), flush=True)
    for line in sys.stdin:
        print(json.dumps(works[line.strip()]()), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
