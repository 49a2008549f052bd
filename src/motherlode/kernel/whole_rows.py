"""Rows of an edition that say all of a component: what they leave out is not on it.

An edition changes single values, so a key that it leaves out keeps the box's value. A card written
out in full is another card: without this, it would silently keep the bonus of the box's card.
"""

from typing import Any, get_args, get_origin

import msgspec

Tables = dict[str, Any]
KeySets = tuple[frozenset[str], ...]
"""The sets of keys of which a whole row has one: the class variable `WHOLE` of its struct."""


def with_blanks(base: Tables, edition: Tables, kind: Any) -> Tables:
    """The edition with every row that is whole filled up by the defaults of what it leaves out.

    A row is whole if it has all keys of one of the sets in its struct's `WHOLE`.
    """
    filled = dict(edition)
    for key, value in edition.items():
        row = base.get(key)
        if isinstance(value, dict) and isinstance(row, dict):
            filled[key] = with_blanks(row, value, kind_of_key(kind, key))
    return {**filled, **_blanks(base, edition, kind)}


def _blanks(base: Tables, row: Tables, kind: Any) -> Tables:
    """The defaults of what a whole row leaves out, and the box's row has."""
    whole: KeySets = getattr(kind, "WHOLE", ())
    if not any(keys <= row.keys() for keys in whole):
        return {}
    blanks = {field.encode_name: _default(field) for field in msgspec.structs.fields(kind)}
    return {key: blanks[key] for key in base if key not in row and blanks.get(key) is not None}


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.required else field.default


def kind_of_key(kind: Any, key: str) -> Any:
    """The type of a key of a struct, or of a dict's values; None if it isn't known."""
    if get_origin(kind) is dict:
        return get_args(kind)[1]
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return None
    types = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    return types.get(key)
