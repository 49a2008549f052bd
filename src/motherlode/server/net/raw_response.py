"""Responses that are written to a connection directly, without the application."""

import msgspec

from motherlode.server.api.socket_schema import Problem


def http_response(status: str, problem: Problem) -> bytes:
    """A complete response that ends the connection."""
    body = msgspec.json.encode(problem)
    lines = [f"HTTP/1.1 {status}", "content-type: application/json", "connection: close"]
    lines += [f"content-length: {len(body)}"]
    if problem.retry_after:
        lines += [f"retry-after: {int(problem.retry_after)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body
