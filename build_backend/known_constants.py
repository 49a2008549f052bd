"""mypy plugin of the build: gives mypyc the value of every whole number that the games declare.

`MINE: Final[i64] = LAYOUT.counts("mine", kinds.CUBES)` has a value only once the module has run.
mypyc would load and check it at each use; a number that it knows stands in the code like `6`.
"""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

from mypy.nodes import MypyFile, Var
from mypy.options import Options
from mypy.plugin import FunctionContext, MethodContext, Plugin, ReportConfigContext
from mypy.types import Type

ROOT = Path(__file__).parents[1]
LARGEST = 2**31
"""Smaller numbers mean the same in Python and as a literal in C."""

Call = FunctionContext | MethodContext


class KnownConstants(Plugin):
    """Sets the value of each constant while its module is checked, before mypyc reads it."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._values: dict[str, dict[str, int]] = {}
        if "mypyc.build" in sys.modules:
            import_from_source()
            self._values = {name: numbers_in(name) for name in module_names()}

    def report_config_data(self, ctx: ReportConfigContext) -> dict[str, int]:
        """What a cached module depends on besides its source."""
        return self._values.get(ctx.id, {})

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        return self._visit_call if self._values and is_ours(fullname) else None

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return self._visit_call if self._values and is_ours(fullname) else None

    def _visit_call(self, call: Call) -> Type:
        """Sets the values of modules analysed since the last call; leaves the call as it is."""
        modules: dict[str, MypyFile] = call.api.modules  # type: ignore[attr-defined]
        for name, values in list(self._values.items()):
            if name in modules and values.keys() <= modules[name].names.keys():
                set_values(modules[name], self._values.pop(name))
        return call.default_return_type


def set_values(module: MypyFile, values: dict[str, int]) -> None:
    """Writes down the value of a module's constants as if each were declared with a literal."""
    for name, value in values.items():
        node = module.names[name].node
        if isinstance(node, Var) and node.is_final and node.final_value is None:
            node.final_value = value


def module_names() -> list[str]:
    """The compiled modules of the games."""
    files = (ROOT / "compiled.txt").read_text(encoding="utf-8").split()
    names = [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in files]
    return [name for name in names if name.startswith("motherlode.games.")]


def numbers_in(name: str) -> dict[str, int]:
    """The whole numbers among a module's names."""
    found = vars(importlib.import_module(name))
    return {key: value for key, value in found.items() if type(value) is int and fits(value)}


def import_from_source() -> None:
    """From now on the package is imported from this checkout, uncompiled."""
    sys.path.insert(0, str(ROOT / "src"))
    importlib.import_module("motherlode._run_from_source").prefer_source()


def is_ours(function: str) -> bool:
    """True for functions of this package; a hook for others would hide mypy's own hooks.

    Without those the build would find other types than `mypy` does: `2**31` would be Any.
    """
    return function.startswith("motherlode.")


def fits(value: int) -> bool:
    return -LARGEST < value < LARGEST


def plugin(version: str) -> type[Plugin]:
    return KnownConstants
