"""Build backend (PEP 517): setuptools, plus the web client and the compiled modules.

The requirements of a build depend on where it runs. An sdist contains the built web client, so only
a checkout needs Node; only a machine with a working C compiler needs mypyc.

An older Python can import this file too, with all that it imports, and read the package's metadata:
then pip says in one line which version is needed.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import c_compiler
import web_client
from setuptools import build_meta

ROOT = Path(__file__).parents[1]

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    return _client_requirements()


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*_client_requirements(), *_compile_requirements()]


get_requires_for_build_editable = get_requires_for_build_wheel


def build_sdist(folder: str, config_settings: dict[str, Any] | None = None) -> str:
    web_client.build_if_missing()
    return str(build_meta.build_sdist(folder, config_settings))


def build_wheel(
    folder: str, config_settings: dict[str, Any] | None = None, metadata: str | None = None
) -> str:
    web_client.build_if_missing()
    _remove_earlier_copies()
    return str(build_meta.build_wheel(folder, config_settings, metadata))


def build_editable(
    folder: str, config_settings: dict[str, Any] | None = None, metadata: str | None = None
) -> str:
    web_client.build_if_missing()
    return str(build_meta.build_editable(folder, config_settings, metadata))


def _remove_earlier_copies() -> None:
    """Removes the copies of an earlier build, which would add renamed modules to the package."""
    for folder in [*ROOT.glob("build/lib*"), *ROOT.glob("build/bdist*")]:
        shutil.rmtree(folder)


def _client_requirements() -> list[str]:
    """The package of Node.js, if the web client has to be built."""
    return _groups()["node"] if is_supported() and web_client.is_missing() else []


def _compile_requirements() -> list[str]:
    """mypyc and the packages whose types it reads, if modules will be compiled."""
    if not is_supported() or c_compiler.why_not():
        return []
    return [*_groups()["mypyc"], *_pyproject()["project"]["dependencies"]]


def is_supported() -> bool:
    """True if this Python can run the package."""
    return sys.version_info >= (3, 11)


def _groups() -> dict[str, list[str]]:
    groups: dict[str, list[str]] = _pyproject()["dependency-groups"]
    return groups


def _pyproject() -> dict[str, Any]:
    import tomllib

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
