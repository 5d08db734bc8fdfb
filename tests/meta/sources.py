"""What the source says it can emit, read from its syntax and not by running it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import shipmates

ROOT = Path(shipmates.__file__).parent
FAMILIES = re.compile(r"(fault|logbook)-[a-z0-9-]*[a-z0-9]")
"""Codes that say what they belong to, wherever they stand."""
ANSWERS = ("Bye", "Problem", "Refused")
"""What the server makes of a code to send it."""
GAMES = ("planet9", "deepsea", "crewdeck")
"""The packages whose notes are reasons for an outcome."""


@dataclass(frozen=True)
class Emission:
    """A place that emits a code; `params` is `None` where they cannot be read off."""

    code: str
    maker: str
    home: str
    params: frozenset[str] | None

    @property
    def message(self) -> str:
        """The id of the message that says it."""
        if self.maker == "Illegal":
            return f"illegal-{self.code}"
        if self.maker == "Refusal" and not FAMILIES.fullmatch(self.code):
            return f"refused-{self.code}"
        return f"because-{self.code}" if self.home in GAMES else self.code


@dataclass(frozen=True)
class Maker:
    """Calls of this name make a note of an argument `code`, and what they put after it.

    Methods of one name may take it at different places.
    """

    name: str
    places: frozenset[int]
    root: str
    suffixes: frozenset[str]
    plain: bool
    """Whether its keywords are the note's parameters, all of them."""

    def __or__(self, other: Maker) -> Maker:
        places, suffixes = self.places | other.places, self.suffixes | other.suffixes
        return Maker(self.name, places, self.root, suffixes, self.plain and other.plain)


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Every source file and its syntax."""
    paths = sorted(ROOT.rglob("*.py"))
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in paths)


@cache
def _walk(node: ast.AST) -> tuple[ast.AST, ...]:
    """All of a syntax; it is gone over again and again."""
    return tuple(ast.walk(node))


@cache
def literals() -> frozenset[str]:
    """Every string written out in the source."""
    return frozenset(text for node in _nodes() if (text := _text(node)) is not None)


@cache
def names() -> frozenset[str]:
    """Every name in the source as an id would spell it: `ARROW_1` as `arrow-1`."""
    found = (node.id for node in _nodes() if isinstance(node, ast.Name))
    return frozenset(name.lower().replace("_", "-") for name in found)


@cache
def frames() -> frozenset[re.Pattern[str]]:
    """Every f-string that could be an id, with a group for every hole."""
    joined = (node.values for node in _nodes() if isinstance(node, ast.JoinedStr))
    parts = ([_text(part) for part in values] for values in joined)
    return frozenset(
        re.compile("".join("([a-z0-9-]+)" if text is None else text for text in texts))
        for texts in parts
        if re.fullmatch("[a-z0-9-]*-[a-z0-9-]*", "".join(filter(None, texts)))
    )


def asked() -> set[str]:
    """Every id written out in a call like `words.text("suit-pink")`."""
    calls = (node for node in _nodes() if isinstance(node, ast.Call) and node.args)
    return {
        text
        for call in calls
        if re.search(r"\bwords\.text$", ast.unparse(call.func))
        for text in _texts(call.args[0], {})
    }


@cache
def emissions() -> tuple[Emission, ...]:
    """Every code that is given to `Note`, `Illegal` or something that passes it on."""
    makers = _makers()
    found = [
        emission
        for path, tree in trees()
        for emission in _emitted(tree, path.relative_to(ROOT).parts[0], makers)
    ]
    known = {emission.code for emission in found}
    stray = {text for text in literals() if FAMILIES.fullmatch(text)} - known
    return (*found, *(Emission(code, "Note", "", None) for code in sorted(stray)))


def _nodes() -> Iterator[ast.AST]:
    for _, tree in trees():
        yield from _walk(tree)


def _makers() -> dict[str, Maker]:
    first, bare = frozenset({0}), frozenset({""})
    makers = {
        name: Maker(name, first, name, bare, plain=name != "Note")
        for name in ("Note", "Illegal", "Refusal")
    }
    while True:
        more = dict(makers)
        for _, tree in trees():
            for name, function in _functions(tree):
                for maker in _passing_on(name, function, makers):
                    more[name] = more.get(name, maker) | maker
            more |= {
                kind.name: replace(more[base.id], name=kind.name)
                for kind in _walk(tree)
                if isinstance(kind, ast.ClassDef) and kind.name not in more
                for base in kind.bases
                if isinstance(base, ast.Name) and base.id in ("Illegal", "Refusal")
            }
        if more == makers:
            return makers
        makers = more


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in _walk(tree):
        body = node.body if isinstance(node, ast.Module | ast.ClassDef) else ()
        for item in body:
            if isinstance(item, ast.FunctionDef):
                made = isinstance(node, ast.ClassDef) and item.name == "__init__"
                yield (
                    (node.name if made and isinstance(node, ast.ClassDef) else item.name),
                    item,
                )


def _passing_on(
    name: str, function: ast.FunctionDef, makers: dict[str, Maker]
) -> Iterator[Maker]:
    arguments = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args)]
    if "code" not in arguments:
        return
    place = arguments.index("code") - (arguments[0] == "self")
    suffixes, roots = set[str](), set[str]()
    for call in (node for node in _walk(function) if isinstance(node, ast.Call)):
        maker = makers.get(_name(call))
        for given in _arguments(call, maker):
            suffix = _suffix(given)
            if maker is not None and suffix is not None:
                roots.add(maker.root)
                suffixes |= {suffix + more for more in maker.suffixes}
    if suffixes:
        plain = function.args.kwarg is not None and suffixes == {""}
        yield Maker(name, frozenset({place}), roots.pop(), frozenset(suffixes), plain)


def _suffix(given: ast.expr) -> str | None:
    """What is put after the argument `code`; `None` if it is not what is passed on."""
    match given:
        case ast.Name("code"):
            return ""
        case ast.JoinedStr([ast.FormattedValue(ast.Name("code")), ast.Constant(str(suffix))]):
            return suffix
        case _:
            return None


def _emitted(tree: ast.Module, home: str, makers: dict[str, Maker]) -> Iterator[Emission]:
    if home == "server":
        makers = makers | {
            name: Maker(name, frozenset({0}), "Refusal", frozenset({""}), plain=False)
            for name in ANSWERS
        }
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    for scope in (node for node in _walk(tree) if isinstance(node, functions)):
        local = _assigned(scope)
        for call in (node for node in _walk(scope) if isinstance(node, ast.Call)):
            maker = makers.get(_name(call))
            given = _arguments(call, maker)
            texts = {text for one in given for text in _texts(one, local)}
            if maker is not None:
                for text in {text for text in texts if FAMILIES.fullmatch(text)} or texts:
                    for suffix in maker.suffixes:
                        params = _params(call, maker)
                        yield Emission(text + suffix, maker.root, home, params)


def _params(call: ast.Call, maker: Maker) -> frozenset[str] | None:
    spread = any(keyword.arg is None for keyword in call.keywords)
    if spread or not maker.plain:
        return None
    return frozenset(str(keyword.arg) for keyword in call.keywords)


def _assigned(
    scope: ast.FunctionDef | ast.AsyncFunctionDef,
) -> defaultdict[str, list[ast.expr]]:
    found = defaultdict[str, list[ast.expr]](list)
    for node in _walk(scope):
        match node:
            case ast.Assign([ast.Name(name)], value):
                found[name].append(value)
            case _:
                pass
    return found


def _texts(value: ast.expr, local: Mapping[str, list[ast.expr]]) -> Iterator[str]:
    """The strings an expression can be, as far as they are written out nearby."""
    match value:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body, local)
            yield from _texts(orelse, local)
        case ast.Name(name):
            for assigned in local.get(name, ()):
                if not isinstance(assigned, ast.Name):
                    yield from _texts(assigned, local)
        case _:
            pass


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _arguments(call: ast.Call, maker: Maker | None) -> tuple[ast.expr, ...]:
    if maker is None:
        return ()
    named = (keyword.value for keyword in call.keywords if keyword.arg == "code")
    return (*named, *(call.args[place] for place in maker.places if place < len(call.args)))


def _text(node: ast.AST) -> str | None:
    return (
        node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
    )


@cache
def _browser() -> str:
    """The whole source of the browser's client."""
    folder = ROOT.parent.parent / "web" / "src"
    files = (*folder.rglob("*.ts"), *folder.rglob("*.svelte"))
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def shown_in_browser(name: str) -> bool:
    """Whether the browser's client, or the server for it, spells this id or its beginning."""
    if name in literals() or name == "refused-offline":
        return True
    text = _browser()
    beginnings = re.findall(r"`(web-[a-z0-9-]*)\$\{", text)
    return name in text or any(name.startswith(start) for start in beginnings)
