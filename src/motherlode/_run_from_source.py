"""Runs the package from its `.py` files: ignores compiled modules, and works without librt."""

import sys
import types
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader


class _SourceFinder:
    """Import finder that picks a module's `.py` file even if a compiled module lies beside it."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("motherlode."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_source() -> None:
    """Makes all later imports of this package use the `.py` files."""
    sys.meta_path.insert(0, _SourceFinder)


def provide_vecs() -> None:
    """Installs a list-based replacement for `librt.vecs` if librt can't be imported."""
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        stand_in = types.ModuleType("librt.vecs")
        stand_in.vec = _Vec  # type: ignore[attr-defined]
        stand_in.append = _append  # type: ignore[attr-defined]
        package = sys.modules.setdefault("librt", types.ModuleType("librt"))
        package.vecs = stand_in  # type: ignore[attr-defined]
        sys.modules["librt.vecs"] = stand_in


class _Vec(list[int]):
    """A list that supports the syntax `vec[i64](items)`."""

    def __class_getitem__(cls, item: object) -> type["_Vec"]:  # type: ignore[override]
        return cls


def _append(items: _Vec, item: int) -> _Vec:
    """The vec with one more item; callers keep what is returned, as with librt."""
    items.append(item)
    return items
