"""Archives of releases: the kernel, games and bots of a released version, imported from a zip.

`releases/VERSION.zip` has the sources as they were. Its modules are imported from memory,
interpreted, under a name of their own: `motherlode_1_0_0.kernel.play`. Their absolute imports are
renamed with them. Modules whose classes both sides need are not archived: those of this version
are used.
"""

import ast
import hashlib
import io
import sys
import threading
import zipfile
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import msgspec

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.package_folder import package_folder

OURS = "motherlode"
FOLDER = package_folder(__package__) / "releases"
INDEX = "index.json"
ROOMS = ("kernel", "games", "bots")
"""The rooms that an archive contains."""
SHARED = ("kernel.errors", "plugin_types", "i18n")
"""Modules and rooms of this version that archived ones import. Names may be added, not removed."""


class BadArchive(MotherlodeError):
    """An archive of a release that is missing or was altered."""


class ArchivedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of an archive: the version of its rules, and its Game as `module:NAME`."""

    version: str
    object: str


class ArchiveEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the index says of an archive: its SHA-256 digest and its games by name."""

    sha256: str
    games: dict[str, ArchivedGame]


Index = dict[str, ArchiveEntry]


def version_key(version: str) -> tuple[int, ...]:
    """Sorts versions such as 1.2.0; empty for a text that is not the version of a release."""
    parts = version.split(".")
    if len(parts) == 3 and all(part.isascii() and part.isdecimal() for part in parts):
        return tuple(int(part) for part in parts)
    return ()


def read_index(folder: Path) -> Index:
    """The archives of a folder by version, the oldest first; empty if it has none."""
    file = folder / INDEX
    if not file.exists():
        return {}
    found = msgspec.json.decode(file.read_bytes(), type=Index)
    return dict(sorted(found.items(), key=lambda item: version_key(item[0])))


def package_name(version: str) -> str:
    """The package under which the modules of a release are imported."""
    return f"{OURS}_{version.replace('.', '_')}"


_LOADING = threading.Lock()
_loaded: set[str] = set()
"""The packages whose modules can be imported already."""


def load_archive(folder: Path, version: str, entry: ArchiveEntry) -> str:
    """Makes the modules of an archive importable; returns the name of their package.

    Raises BadArchive unless the archive has the digest that the index says.
    """
    package = package_name(version)
    with _LOADING:
        if package not in _loaded:
            raw = _read(folder / f"{version}.zip", entry)
            sys.meta_path.insert(0, ArchiveFinder(package, raw))
            _loaded.add(package)
    return package


def _read(path: Path, entry: ArchiveEntry) -> bytes:
    try:
        raw = path.read_bytes()
    except OSError as error:
        text = f"{path.name}, the archive of a release, can't be read: {error.strerror}"
        raise BadArchive(text) from None
    if hashlib.sha256(raw).hexdigest() != entry.sha256:
        raise BadArchive(f"{path.name}, the archive of a release, was altered: install it again")
    return raw


class ArchiveFinder(MetaPathFinder, InspectLoader):
    """Finds and loads the modules of one archive."""

    def __init__(self, package: str, raw: bytes) -> None:
        self._package = package
        self._zip = zipfile.ZipFile(io.BytesIO(raw))
        self._zip.filename = package  # Paths within it are named after it in errors.
        self._names = set(self._zip.namelist())

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, inner = name.partition(".")
        if package != self._package:
            return None
        if is_shared(inner):
            return spec_from_loader(name, SharedModule(f"{OURS}.{inner}"))
        if not inner:
            return spec_from_loader(name, self, is_package=True)
        if self._file(inner) is None:
            return None
        return spec_from_loader(name, self, is_package=self.is_package(name))

    def _file(self, inner: str) -> str | None:
        """The file of a module within the archive; None if it is not there."""
        stem = inner.replace(".", "/")
        wanted = (f"{stem}/__init__.py", f"{stem}.py")
        return next((file for file in wanted if file in self._names), None)

    def is_package(self, fullname: str) -> bool:
        inner = fullname.partition(".")[2]
        return not inner or (self._file(inner) or "").endswith("/__init__.py")

    def get_source(self, fullname: str) -> str:
        inner = fullname.partition(".")[2]
        file = self._file(inner)
        return self._zip.read(file).decode() if file else ""

    def get_code(self, fullname: str) -> CodeType:
        """The module's code, in which imports and texts name packages of this archive."""
        tree = ast.parse(self.get_source(fullname))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                node.module = self._renamed(node.module or "")
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    alias.name = self._renamed(alias.name)
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and self._names_package(node.value)
            ):
                node.value = self._renamed(node.value)
        return compile(tree, f"<{fullname}>", "exec", dont_inherit=True)

    def _names_package(self, value: str) -> bool:
        """True for the text of a package of this archive, such as `motherlode.games`.

        The groups of entry points have such names too, so games and bots that other packages
        register are not found here.
        """
        if not value.startswith(f"{OURS}."):
            return False
        return self.is_package(value) and self._file(value.partition(".")[2]) is not None

    def _renamed(self, module: str) -> str:
        ours = module == OURS or module.startswith(f"{OURS}.")
        return self._package + module.removeprefix(OURS) if ours else module

    def get_resource_reader(self, fullname: str) -> "ResourceFolder":
        """Reads the files beside a module, for `importlib.resources`."""
        inner = fullname.partition(".")[2]
        return ResourceFolder(zipfile.Path(self._zip, inner.replace(".", "/") + "/"))


class ResourceFolder:
    """A folder of an archive, as `importlib.resources` wants it."""

    def __init__(self, folder: zipfile.Path) -> None:
        self._folder = folder

    def files(self) -> zipfile.Path:
        return self._folder


def is_shared(inner: str) -> bool:
    """True for a module of this version that archives use, named without the package."""
    return any(inner == name or inner.startswith(f"{name}.") for name in SHARED)


class SharedModule(InspectLoader):
    """Loads a module of this version under a second name, and leaves it as it is."""

    def __init__(self, name: str) -> None:
        self._module = import_module(name)
        self._spec = self._module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self._module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self._spec  # The import has put its own there.

    def get_source(self, fullname: str) -> str | None:
        return None


def make_archive(sources: Mapping[str, bytes]) -> bytes:
    """A zip of files by name. Equal files give equal bytes: nothing is compressed, because other
    versions of a compressor would give other bytes."""
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(sources):
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.create_system, info.external_attr = 3, 0o644 << 16
            archive.writestr(info, sources[name])
    return raw.getvalue()


def archived_object(package: str, place: str) -> Any:
    """The object that `module:NAME` names in a package."""
    module, _, name = place.partition(":")
    return getattr(import_module(f"{package}.{module}"), name)
