"""Pins the packages of each environment: exact versions with hashes, no addresses.

`python scripts/pin.py` renews requirements/*.txt (it needs pip-tools); `... check` checks that they
fit pyproject.toml.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
PIN = re.compile(r"^(?P<name>[\w.-]+)(\[[\w,-]+\])?==(?P<version>\S+)")

COMPILE = [
    "--quiet",
    "--upgrade",
    "--generate-hashes",
    "--allow-unsafe",
    "--strip-extras",
    "--no-annotate",
    "--no-header",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-emit-trusted-host",
    "--no-emit-options",
]


def requirements() -> dict[str, list[str]]:
    """The requirements of each environment: a developer's, a player's, and those for one job."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    core, extras = read["project"]["dependencies"], read["project"]["optional-dependencies"]
    groups, setuptools = read["dependency-groups"], read["build-system"]["requires"]
    docs = extras.pop("docs")
    dev = [line for extra in extras.values() for line in extra if not line.startswith("motherlode")]
    return {
        "dev": [*core, *dev, *groups["mypyc"], *groups["node"], *setuptools],
        "player": [*core, *extras["server"], *groups["node"], *setuptools],
        "node": groups["node"],
        "docs": docs,
        "compile": [*core, *groups["mypyc"], *setuptools],
    }


def pin() -> None:
    """Writes the developer's pins, then those of the other environments with the same versions."""
    FOLDER.mkdir(exist_ok=True)
    for name, lines in requirements().items():
        same = [] if name == "dev" else ["--constraint", str(FOLDER / "dev.txt")]
        with NamedTemporaryFile("w", suffix=".in") as given:
            given.write("\n".join(lines))
            given.flush()
            resolve([*same, "--output-file", str(FOLDER / f"{name}.txt"), given.name])


def resolve(arguments: list[str]) -> None:
    """Runs pip-compile with the index's hashes; it would download every file to hash it."""
    from piptools.repositories.pypi import PyPIRepository
    from piptools.scripts.compile import cli

    PyPIRepository._get_file_hash = lambda self, link: f"sha256:{link.hash}"
    cli([*COMPILE, *arguments], standalone_mode=False)


def problems() -> Iterator[str]:
    """The problems of all pins, one line each."""
    everything = pins("dev")
    for name, lines in requirements().items():
        pinned = pins(name)
        yield from (f"{name}: {line}" for line in unmet(lines, pinned))
        yield from (f"{name}: {line}" for line in badly_written(name))
        for package, version in pinned.items():
            if everything.get(package, version) != version:
                yield f"{name}: {package} {version} is not the version of dev"


def pins(name: str) -> dict[str, str]:
    """The pinned version of each package of an environment."""
    matches = (PIN.match(line) for line in (FOLDER / f"{name}.txt").read_text().splitlines())
    return {canonicalize_name(match["name"]): match["version"] for match in matches if match}


def unmet(lines: list[str], pinned: dict[str, str]) -> Iterator[str]:
    """The requirements that the pins don't fulfil, one line each."""
    for requirement in map(Requirement, lines):
        version = pinned.get(canonicalize_name(requirement.name))
        if version is None or Version(version) not in requirement.specifier:
            yield f"{requirement} is pinned to {version or 'nothing'}"


def badly_written(name: str) -> Iterator[str]:
    """The lines of a pin file that have no hash, have an address, or are not pins."""
    text = (FOLDER / f"{name}.txt").read_text().replace("\\\n", " ")
    for line in re.findall(r"^[^#\s].*", text, re.MULTILINE):
        if "://" in line or not PIN.match(line):
            yield f"not a pin, or a pin with an address: {line[:60]}"
        elif not HASH.search(line):
            yield f"no hash: {line[:60]}"


def main() -> int:
    if sys.argv[1:] != ["check"]:
        pin()
    found = list(problems())
    print(*found or ["all pins fit pyproject.toml"], sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
