"""Writes the pages of all briefings anew: `make briefings`, then read the diff."""

from __future__ import annotations

from pathlib import Path

from tests.words.briefing_pages import deepsea_page, planet9_page

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
PAGES = {"briefings-planet9.md": planet9_page, "briefings-deepsea.md": deepsea_page}

if __name__ == "__main__":
    for name, page in PAGES.items():
        (FOLDER / name).write_text(page(), "utf-8")
        print(f"written: {name}")
