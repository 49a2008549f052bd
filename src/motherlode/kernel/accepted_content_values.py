"""Says in words which values a key of a content file accepts."""

from difflib import get_close_matches
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import UNSET, Meta

MOST_NAMES = 30


def expected(kind: Any, value: Any = None) -> str:
    """Says what a value of type `kind` should be: `a whole number from 0 to 20`; "" if unknown."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _bounded(inner[0], [meta for meta in inner[1:] if isinstance(meta, Meta)])
    if origin is Literal:
        return _one_of([str(name) for name in inner if name != ""], value)
    if origin is list:
        return f"a list, each {of_each}" if (of_each := expected(inner[0], value)) else "a list"
    simple = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}
    return simple.get(kind, "a table" if isinstance(kind, type) or origin is dict else "")


def _bounded(kind: Any, metas: list[Meta]) -> str:
    limits = {
        name: limit
        for meta in metas
        for name in ("ge", "le")
        if _given(limit := getattr(meta, name))
    }
    text = expected(kind)
    if "ge" in limits and "le" in limits:
        return f"{text} from {limits['ge']} to {limits['le']}"
    if "ge" in limits:
        return f"{text}, at least {limits['ge']}"
    return f"{text}, at most {limits['le']}" if "le" in limits else text


def _given(limit: Any) -> bool:
    return limit is not None and limit is not UNSET


def _one_of(names: list[str], value: Any) -> str:
    near = get_close_matches(str(value), names, 1)
    more = f", ... ({len(names)} in all)" if len(names) > MOST_NAMES else ""
    text = f"one of {', '.join(names[:MOST_NAMES])}{more}"
    return f"{text}; did you mean {near[0]!r}?" if near else text
