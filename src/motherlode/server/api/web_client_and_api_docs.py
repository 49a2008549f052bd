"""The files of the web client, and a page that documents the API."""

import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from motherlode.server.api.errors import Refusal

STATIC = Path(__file__).parents[1] / "static"
PAGES = ("", "t", "replay", "rules", "editor", "learn", "how-to-play", "carry", "notices")
"""The first path segments of the web client's pages."""
INDEX = "index.html"
ONE_YEAR = "public, max-age=31536000, immutable"

ROOT_META = 'name="root-path" content="{}"'
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Motherlode</title>
<p>The server runs, but the web client is not built. <a href="api/schema">The API</a> is here.
"""


def static_file(path: str) -> Path | None:
    """The file of a path in the static folder, or None."""
    try:
        found = (STATIC / path.lstrip("/")).resolve()
        inside = found.is_relative_to(STATIC.resolve())
        return found if inside and found.is_file() else None
    except (OSError, ValueError):
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def web_client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the web client; its index page for other addresses, with 404 if unknown."""
    path = str(request.path_params.get("path", ""))
    if path.lstrip("/").startswith("api/"):
        raise Refusal("no_such_page", "the API has no such path")
    found = static_file(path)
    if found is None and "." in path.rsplit("/", 1)[-1]:
        raise Refusal("no_such_page", "the web client has no such file")
    known = found is not None or path.strip("/").partition("/")[0] in PAGES
    if found is None:
        found = static_file(INDEX)
    if found is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    cache = ONE_YEAR if "assets" in found.parts else "no-cache"
    body = found.read_bytes()
    if found.name == INDEX:
        body = with_root_path(body, request.app.state.registry.settings.root_path)
    return Response(
        body,
        status_code=HTTP_200_OK if known else HTTP_404_NOT_FOUND,
        media_type=kind,
        headers={"Cache-Control": cache},
    )


def with_root_path(page: bytes, root_path: str) -> bytes:
    """The index page with the root path before the addresses of its files and in its meta tag."""
    page = page.replace(b'="./', f'="{root_path}/'.encode())
    return page.replace(b'name="root-path" content=""', ROOT_META.format(root_path).encode())


class ApiPage(OpenAPIRenderPlugin):
    """The API's documentation on one page, without scripts and without files of other sites."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            _operation(path, method, operation)
            for path, operations in sorted(openapi_schema["paths"].items())
            for method, operation in operations.items()
        ]
        title = escape(openapi_schema["info"]["title"])
        page = (
            '<!doctype html><html lang="en"><meta charset="utf-8">'
            f"<title>{title}</title><h1>{title}</h1>"
            '<p><a href="schema/openapi.json">OpenAPI</a>, '
            '<a href="socket-schema">messages of the socket</a></p>'
            f"<table><thead><tr><th>Request<th>What it does<th>Body<th>Answers</thead>"
            f"<tbody>{''.join(rows)}</tbody></table></html>"
        )
        return page.encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    body = _schema_name(operation.get("requestBody", {}))
    answers = ", ".join(
        f"{escape(status)} {_schema_name(answer)}"
        for status, answer in operation["responses"].items()
    )
    what = escape(operation.get("description") or operation.get("summary") or "")
    asks = [
        escape(part["name"]) for part in operation.get("parameters", []) if part["in"] == "query"
    ]
    query = f"?{'&amp;'.join(asks)}" if asks else ""
    request = f"<code>{method.upper()} {escape(path)}{query}</code>"
    return f"<tr><td>{request}<td>{what}<td>{body}<td>{answers}</tr>"


def _schema_name(part: dict[str, Any]) -> str:
    """The name of the schema of a request body or an answer."""
    for media in part.get("content", {}).values():
        reference = str(media.get("schema", {}).get("$ref", ""))
        return escape(reference.rsplit("/", 1)[-1].rsplit(".", 1)[-1])
    return ""
