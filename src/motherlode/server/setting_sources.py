"""Reads the settings from flags, environment variables and a file, in this order."""

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.setting_table import LIMITS, PREFIX, SETTINGS, Setting, setting
from motherlode.server.settings import Settings

FILE = "settings"
FILE_VARIABLE = PREFIX + FILE.upper()
FLAG, ENVIRONMENT, IN_FILE, DEFAULT = "flag", "environment", "file", "default"
LONGEST_SWEEP = 5.0
NAMES = [each.name for each in SETTINGS]


class BadSettings(MotherlodeError):
    """A setting that is unknown or has a wrong value; the text says what would be right."""


@dataclass(frozen=True)
class ReadSettings:
    """The settings, and by name where each comes from."""

    settings: Settings
    source: dict[str, str]


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ
) -> ReadSettings:
    """The settings of a command line: flags, then environment variables, then the file.

    `flags` are values by setting's name, already read; None for a flag that was not given.
    """
    from_file = flags.get(FILE) or environment.get(FILE_VARIABLE)
    sources = [
        (IN_FILE, read_file(Path(from_file)) if from_file else {}),
        (ENVIRONMENT, read_environment(environment)),
        (FLAG, {name: flags[name] for name in NAMES if flags.get(name) is not None}),
    ]
    values: dict[str, Any] = {}
    source = dict.fromkeys(NAMES, DEFAULT)
    for kind, found in sources:
        values |= found
        source |= dict.fromkeys(found, kind)
    return ReadSettings(make_settings(values), source)


def make_settings(values: Mapping[str, Any]) -> Settings:
    """The settings with these values by name, and defaults for the others."""
    by_field: dict[str, Any] = {
        setting(name).field: tuple(value) if setting(name).repeated else value
        for name, value in values.items()
    }
    limits = {
        field.removeprefix(LIMITS): value
        for field, value in by_field.items()
        if field.startswith(LIMITS)
    }
    own = {field: value for field, value in by_field.items() if not field.startswith(LIMITS)}
    settings = Settings(**own)
    return replace(
        settings,
        limits=replace(settings.limits, **limits),
        sweep_seconds=min(LONGEST_SWEEP, settings.idle_seconds),
    )


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings of environment variables; an empty variable sets nothing."""
    known = {each.variable: each for each in SETTINGS}
    values: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable == FILE_VARIABLE or not text:
            continue
        if variable not in known:
            near = suggestion(variable, [*known, FILE_VARIABLE])
            raise BadSettings(f"the environment variable {variable} is unknown; {near}")
        found = known[variable]
        texts = [part.strip() for part in text.split(",")] if found.repeated else [text]
        values[found.name] = _read(found, texts, variable)
    return values


def read_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file."""
    try:
        text = path.read_text(encoding="utf-8")
        tables = tomllib.loads(text)
    except OSError as error:
        raise BadSettings(f"the settings file {path} can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"the settings file {path} is not TOML: {error}") from None
    return {key: _file_value(path, text, key, value) for key, value in tables.items()}


def _file_value(path: Path, text: str, key: str, value: Any) -> Any:
    """The value of a key of the file, read as the text of its flag is."""
    where = f"{path}, line {line_of(text, key)}"
    if key not in NAMES:
        raise BadSettings(f"{where}: {key!r} is unknown; {suggestion(key, NAMES)}")
    found = setting(key)
    given = value if found.repeated and isinstance(value, list) else [value]
    if not all(isinstance(part, str | int) and not isinstance(part, bool) for part in given):
        right = 'a list of texts, such as ["a", "b"]' if found.repeated else "one text or number"
        raise BadSettings(f"{where}: {key} needs {right}")
    return _read(found, [str(part) for part in given], f"{where}: {key}")


def _read(found: Setting, texts: list[str], where: str) -> Any:
    """The value of the texts of a setting; `where` they stand is part of an error."""
    try:
        values = [found.read(text) for text in texts]
    except ValueError as error:
        raise BadSettings(f"{where}: {error}") from None
    return values if found.repeated else values[0]


def line_of(text: str, key: str) -> int:
    """The line of a key in a TOML file; 1 if it is written in an unusual way."""
    found = re.search(rf"""^\s*\[?\s*["']?{re.escape(key)}\b""", text, re.MULTILINE)
    return text[: found.end()].count("\n") + 1 if found else 1


def suggestion(name: str, known: list[str]) -> str:
    """Advice after an unknown name: the most similar known one, or how to list all."""
    near = get_close_matches(name.replace("_", "-") if "-" in "".join(known) else name, known, 1)
    return f"did you mean {near[0]}?" if near else "`motherlode settings` lists them all"
