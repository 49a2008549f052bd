"""Prints the schema of everything that crosses the wire, as an OpenAPI document.

The bodies of the REST API and the messages of the socket come from one module, so one document
describes both; `scripts/types` makes the web client's types of it.
"""

import json
import sys
from typing import Any

import msgspec

from motherlode.server import messages


def wire_types() -> list[type[Any]]:
    """Every struct that the server's messages declare."""
    found = [value for value in vars(messages).values() if isinstance(value, type)]
    return [
        kind for kind in found if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]


def document() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(
        wire_types(), ref_template="#/components/schemas/{name}"
    )
    info = {"title": "motherlode", "version": "1"}
    schemas = dict(sorted(components.items()))
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1)
