"""Pins what each environment of a checkout holds: exact versions with hashes, no addresses.

`python scripts/pin.py` writes requirements/*.txt again (it needs pip-tools); `... check` says
whether they still fit pyproject.toml.
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


def wanted() -> dict[str, list[str]]:
    """The requirements of each environment: a developer's, a player's, and those for one job."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    core, extras = read["project"]["dependencies"], read["project"]["optional-dependencies"]
    groups, setuptools = read["dependency-groups"], read["build-system"]["requires"]
    docs = extras.pop("docs")
    dev = [one for extra in extras.values() for one in extra if not one.startswith("motherlode")]
    return {
        "dev": [*core, *dev, *groups["mypyc"], *groups["node"], *setuptools],
        "player": [*core, *extras["server"], *groups["node"], *setuptools],
        "node": groups["node"],
        "docs": docs,
        "compile": [*core, *groups["mypyc"], *setuptools],
    }


def pin() -> None:
    """Writes the developer's pins, then the others' with the same versions."""
    FOLDER.mkdir(exist_ok=True)
    for name, lines in wanted().items():
        same = [] if name == "dev" else ["--constraint", str(FOLDER / "dev.txt")]
        with NamedTemporaryFile("w", suffix=".in") as given:
            given.write("\n".join(lines))
            given.flush()
            resolve([*same, "--output-file", str(FOLDER / f"{name}.txt"), given.name])


def resolve(arguments: list[str]) -> None:
    """Runs pip-compile, which would download every file just to hash it."""
    from piptools.repositories.pypi import PyPIRepository
    from piptools.scripts.compile import cli

    PyPIRepository._get_file_hash = lambda self, link: f"sha256:{link.hash}"
    cli([*COMPILE, *arguments], standalone_mode=False)


def problems() -> Iterator[str]:
    """What is wrong with the pins, a line for each problem."""
    everything = pins("dev")
    for name, lines in wanted().items():
        pinned = pins(name)
        yield from (f"{name}: {line}" for line in unmet(lines, pinned))
        yield from (f"{name}: {line}" for line in badly_written(name))
        for package, version in pinned.items():
            if everything.get(package, version) != version:
                yield f"{name}: {package} {version} is not the version of dev"


def pins(name: str) -> dict[str, str]:
    """The pinned version of each package."""
    found = (PIN.match(line) for line in (FOLDER / f"{name}.txt").read_text().splitlines())
    return {canonicalize_name(one["name"]): one["version"] for one in found if one}


def unmet(lines: list[str], pinned: dict[str, str]) -> Iterator[str]:
    for requirement in map(Requirement, lines):
        version = pinned.get(canonicalize_name(requirement.name))
        if version is None or Version(version) not in requirement.specifier:
            yield f"{requirement} is pinned to {version or 'nothing'}"


def badly_written(name: str) -> Iterator[str]:
    """Pins without a hash, and lines that say where packages come from."""
    text = (FOLDER / f"{name}.txt").read_text().replace("\\\n", " ")
    for line in re.findall(r"^[^#\s].*", text, re.MULTILINE):
        if "://" in line or not PIN.match(line):
            yield f"no pin, or one with an address: {line[:60]}"
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
