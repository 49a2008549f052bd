"""TypeScript interfaces for Python types: msgspec structs and typed dictionaries."""

import inspect
from collections.abc import Iterable
from typing import Any

from msgspec.inspect import (
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    StrType,
    StructType,
    Type,
    TypedDictType,
    type_info,
)

PLAIN: dict[type[Type], str] = {
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    BoolType: "boolean",
}


class Interfaces:
    """The interfaces of some types and of all types in their fields, in the order of need.

    `taken` are names that the file uses for other things.
    """

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self.classes: dict[str, Any] = dict.fromkeys(taken)
        self.texts: list[str] = []

    def add(self, python_type: Any) -> str:
        """Adds what a type needs; returns the TypeScript for it."""
        return self._text(type_info(python_type))

    def _text(self, kind: Type) -> str:
        if isinstance(kind, Metadata):
            return self._text(kind.type)
        if isinstance(kind, StructType):
            return self._named(kind.cls, kind.fields)
        if isinstance(kind, TypedDictType):
            return self._named(kind.cls, kind.fields)
        if isinstance(kind, DictType):
            return f"Record<string, {self._text(kind.value_type)}>"
        if isinstance(kind, ListType):
            return self._list(self._text(kind.item_type))
        if isinstance(kind, LiteralType):
            return " | ".join(f"'{value}'" for value in kind.values)
        return PLAIN[type(kind)]

    @staticmethod
    def _list(item: str) -> str:
        return f"({item})[]" if " " in item else f"{item}[]"

    def _named(self, cls: type[Any], fields: Iterable[Field]) -> str:
        """The name of a class; writes its interface where it is met first."""
        name = cls.__name__[0].upper() + cls.__name__[1:]
        if name not in self.classes:
            self.classes[name] = cls
            self._write(name, cls, fields)
        if self.classes[name] is not cls:
            raise ValueError(f"two types are called {name}")
        return name

    def _write(self, name: str, cls: type[Any], fields: Iterable[Field]) -> None:
        # A struct is sent with all its fields; a typed dictionary may lack some.
        partial = isinstance(type_info(cls), TypedDictType)
        lines = [
            f"  {field.encode_name}{'?' if partial and not field.required else ''}:"
            f" {self._text(field.type)};"
            for field in fields
        ]
        body = "\n".join([f"export interface {name} {{", *lines, "}", ""])
        self.texts.append(_comment(cls) + body)


def _comment(cls: type[Any]) -> str:
    """The class's own docstring as a comment; empty without one."""
    about = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
    return f"/** {about} */\n".replace("\n", "\n * ", about.count("\n")) if about else ""
