"""Removes the root path from requests, so that the routes are the same under every path."""

from typing import Any


def below_root(scope: Any, root_path: str) -> Any:
    """The scope with its path below the root path; a path without it stays as it is.

    So it doesn't matter whether a proxy removes the path itself.
    """
    path = str(scope["path"])
    if not root_path or not (path == root_path or path.startswith(f"{root_path}/")):
        return scope
    below = path.removeprefix(root_path) or "/"
    return {**scope, "path": below, "raw_path": below.encode(), "root_path": ""}
