"""The pages people see: the built client, or a plain page where it was not built."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import File
from msgspec import Struct

from shipmates.server.refusals import Missing
from shipmates.words import LOCALES, Words
from shipmates.words import rules as rulebook
from shipmates.words.sections import Block, Paragraph, Points

STATIC: Final = Path(
    os.environ.get("SHIPMATES_STATIC") or Path(__file__).parent.parent / "static"
)
"""Where the built pages lie; whoever works on them may name another folder."""
YEAR: Final = "public, max-age=31536000, immutable"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

PLAIN: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Shipmates</title>
<h1>Shipmates</h1>
<p>The server is running, but this installation has no pages: they are in the published package,
and are built with Node.js in a checkout.
Programs find its API described at <a href="/schema/openapi.json">/schema/openapi.json</a>.
People join a table from a terminal:</p>
<pre>shipmates play --server ADDRESS --table CODE</pre></html>
"""


@get(
    [
        "/",
        "/t/{_:path}",
        "/c/{_:path}",
        "/g/{_:path}",
        "/rules",
        "/rules/{_:path}",
        "/puzzles",
        "/puzzles/{_:path}",
        "/d/{_:path}",
        "/stats",
        "/learn",
        "/settings",
        "/link",
        "/crew/{_:path}",
        "/campaign/{_:path}",
        "/statistics",
        "/workshop",
        "/workshop/{_:path}",
    ],
    include_in_schema=False,
)
async def page() -> Response[Any]:
    """Every page is the same document; the client reads the address."""
    return _document(200)


def nowhere(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """What somebody sees who follows a link that leads nowhere; None for programs."""
    wants = request.headers.get("accept", "")
    ours = request.url.path.startswith(("/api/", "/schema", "/assets/"))
    if ours or request.method not in ("GET", "HEAD") or "text/html" not in wants:
        return None
    return _document(404)


def _document(status: int) -> Response[Any]:
    index = STATIC / "index.html"
    text = index.read_text("utf-8") if index.is_file() else PLAIN
    return Response(text, media_type=MediaType.HTML, status_code=status)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str]) -> File:
    """A script or style; its name changes when it does."""
    return _file(STATIC / "assets" / Path(name).name, YEAR)


@get(["/icon.svg", "/manifest.webmanifest", "/offline.html", "/sw.js"], include_in_schema=False)
async def extra(request: Request[Any, Any, Any]) -> File:
    """What browsers look for at the top."""
    return _file(STATIC / Path(request.url.path).name, "no-cache")


def _file(path: Path, cache: str) -> File:
    if not path.is_file():
        raise Missing("no-page")
    return File(
        path,
        filename=path.name,
        media_type=KINDS.get(path.suffix, "application/octet-stream"),
        content_disposition_type="inline",
        headers={"cache-control": cache},
    )


class Part(Struct, frozen=True):
    """A paragraph, points, or a table of a rules page."""

    kind: str
    text: str = ""
    items: list[str] = []
    head: list[str] = []
    rows: list[list[str]] = []


class SectionInfo(Struct, frozen=True):
    """A section of a rules page."""

    title: str
    parts: list[Part]
    key: str
    """What it is about, in every language the same."""


class RulesPage(Struct, frozen=True):
    """How a game is played."""

    title: str
    sections: list[SectionInfo]


@get("/api/rules/{game:str}", summary="How a game is played, in our words")
async def rules(game: FromPath[str], lang: FromQuery[str] = "en") -> RulesPage:
    """The rules of one game, in one language."""
    if game not in rulebook.GAMES or lang not in LOCALES:
        raise Missing("no-page")
    words = Words(lang)
    sections = [
        SectionInfo(section.title, [_part(block) for block in section.blocks], section.key)
        for section in rulebook.page(words, game)
    ]
    return RulesPage(rulebook.title(words, game), sections)


def _part(block: Block) -> Part:
    match block:
        case Paragraph(text):
            return Part("paragraph", text=text)
        case Points(items):
            return Part("points", items=list(items))
        case _:
            rows = [list(row) for row in block.rows]
            return Part("table", text=block.title, head=list(block.head), rows=rows)


HANDLERS = [page, asset, extra, rules]
