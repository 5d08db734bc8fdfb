"""What the description of the API says of answers that are no success."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Schema
from litestar.openapi.spec.enums import OpenAPIType
from msgspec import Struct

_PROBLEM: Final = Schema(
    title="Problem",
    type=OpenAPIType.OBJECT,
    properties={
        "code": Schema(type=OpenAPIType.STRING),
        "params": Schema(
            type=OpenAPIType.OBJECT,
            additional_properties=Schema(type=[OpenAPIType.STRING, OpenAPIType.INTEGER]),
        ),
    },
    required=["code", "params"],
)
_WHY: Final = {
    "400": "It makes no sense: the code and its parameters say why",
    "403": "Not for this person, or not from this page",
    "404": "There is no such thing, or not for this person to know",
    "409": "Not now",
    "413": "The body is too long",
    "429": "Too many requests",
    "503": "The database does not answer; nothing was written",
}


class Description(JsonRenderPlugin):
    """The API described, made when somebody first asks: few ever do, and it takes a while."""

    def __init__(self) -> None:
        super().__init__()
        self._made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description, with all that may be refused."""
        if self._made is None:
            _describe(request.app)
            openapi_schema = request.app.openapi_schema.to_schema()
            self._made = super().render(request, openapi_schema)
        return self._made


def _describe(app: Litestar) -> None:
    """Says how operations may be refused, in one and the same shape, and what may be sent."""
    content = {"application/json": OpenAPIMediaType(schema=_PROBLEM)}
    refusals = {
        status: OpenAPIResponse(description=why, content=content)
        for status, why in _WHY.items()
    }
    described = app.openapi_schema
    for path in (described.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.patch, path.delete):
            if operation is not None:
                operation.responses = {**(operation.responses or {}), **refusals}
    strict = {kind.__name__ for kind in _strict(Struct)}
    assert described.components.schemas is not None
    for name, schema in described.components.schemas.items():
        if name in strict:
            schema.additional_properties = False


def _strict(kind: type[Struct]) -> Iterator[type[Struct]]:
    """Everything people send that may have no field we do not know."""
    for under in kind.__subclasses__():
        if under.__struct_config__.forbid_unknown_fields:
            yield under
        yield from _strict(under)
