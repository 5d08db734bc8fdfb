"""What the description of the API says of answers that are no success."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Schema
from litestar.openapi.spec.enums import OpenAPIType

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


def describe(app: Litestar) -> None:
    """Adds to every operation how it may be refused: in one and the same shape."""
    content = {"application/json": OpenAPIMediaType(schema=_PROBLEM)}
    refusals = {
        status: OpenAPIResponse(description=why, content=content)
        for status, why in _WHY.items()
    }
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.patch, path.delete):
            if operation is not None:
                operation.responses = {**(operation.responses or {}), **refusals}
