"""Prints the server's OpenAPI document, with the socket's messages among its components.

`scripts/types` makes the web client's types from it.
"""

import asyncio
import json
import sys
from typing import Any, get_args

import httpx
import msgspec

from motherlode.server.api import rest_schema, socket_schema
from motherlode.server.app import make_app
from motherlode.server.settings import Settings

WHERE = "#/components/schemas/{name}"


def wire_types() -> list[type[Any]]:
    """Every struct of the REST and socket schemas."""
    named = {**vars(rest_schema), **vars(socket_schema)}.values()
    found = [kind for kind in named if isinstance(kind, type)]
    return [kind for kind in found if issubclass(kind, msgspec.Struct) and kind != msgspec.Struct]


async def served_document() -> dict[str, Any]:
    """The OpenAPI document that the server serves."""
    transport = httpx.ASGITransport(make_app(Settings()))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        document: dict[str, Any] = (await client.get("/api/schema/openapi.json")).json()
    return document


def message_unions() -> dict[str, Any]:
    """The messages to the server and from it, each as a union."""
    unions = {
        "ClientMessage": socket_schema.ClientMessage,
        "ServerMessage": socket_schema.ServerMessage,
    }
    return {
        name: {"anyOf": [{"$ref": WHERE.format(name=kind.__name__)} for kind in get_args(union)]}
        for name, union in unions.items()
    }


def document() -> dict[str, Any]:
    """The served document, with components made from the message types."""
    served = asyncio.run(served_document())
    _, components = msgspec.json.schema_components(wire_types(), ref_template=WHERE)
    schemas = {**served["components"]["schemas"], **components, **message_unions()}
    served["components"]["schemas"] = dict(sorted(schemas.items()))
    return served


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1)
