"""Runs the steps of a Containerfile in new Debian roots, where no base image can be had.

What `FROM debian:...` would bring, mmdebstrap makes: the same packages of the same Debian.
"""

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from string import Template

import pytest

from tests.operation.debian_packages import unpacked

MAKER = "mmdebstrap"
NEEDED = (MAKER, "libdistro-info-perl", "arch-test")
"""Debian packages that are unpacked where the machine has no mmdebstrap."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
INSIDE = "/etc/certificates-of-this-machine.crt"
"""Some networks have certificates of their own: a build there gets them the same way."""


@dataclass
class Stage:
    """A root that is being built, and what its steps have set."""

    name: str
    root: Path
    user: str = "0:0"
    folder: str = "/"
    arguments: dict[str, str] = field(default_factory=dict)
    """Its build arguments."""
    environment: dict[str, str] = field(default_factory=dict)
    command: list[str] = field(default_factory=list)

    def run(
        self, command: list[str], user: str = "", settings: dict[str, str] | None = None
    ) -> str:
        """Runs a command in the root, with processes and mounts of its own."""
        variables = {**self.variables(user), **(settings or {})}
        done = subprocess.run(
            self.inside(command, user), capture_output=True, text=True, env=variables
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    def inside(self, command: list[str], user: str = "") -> list[str]:
        """The command line that runs a command in the root."""
        chroot = ["chroot", f"--userspec={user or self.user}", str(self.root)]
        alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        shell = f"cd {shlex.quote(self.folder)} && exec {shlex.join(command)}"
        return [*alone, f"--mount-proc={self.root}/proc", *chroot, "/bin/sh", "-c", shell]

    def variables(self, user: str = "") -> dict[str, str]:
        base = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        home = self.home_of(user or self.user)
        return {**base, "PIP_CERT": INSIDE, "HOME": home, **self.environment}

    def home_of(self, user: str) -> str:
        """The home of a user, by number, as a container sets it."""
        number = user.partition(":")[0]
        users = (self.root / "etc/passwd").read_text(encoding="utf-8").splitlines()
        fields = (line.split(":") for line in users)
        return next((row[5] for row in fields if row[2] == number), "/")


def instructions(containerfile: Path) -> Iterator[tuple[str, str]]:
    """The instructions of a Containerfile, each with its text in one line."""
    lines = containerfile.read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.lstrip().startswith("#"))
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip():
            name, _, given = line.strip().partition(" ")
            yield name, " ".join(given.split())


def find_maker(folder: Path) -> tuple[str, dict[str, str]]:
    """mmdebstrap and the variables that it needs: the machine's, or unpacked from its packages."""
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        pytest.skip("only root can make Debian roots and run commands in them")
    if found := shutil.which(MAKER):
        return found, {}
    root = unpacked(NEEDED, folder)
    return str(root / f"usr/bin/{MAKER}"), {"PERL5LIB": str(root / "usr/share/perl5")}


def new_root(base: str, folder: Path) -> Path:
    """A root with the packages of a base image such as docker.io/library/debian:bookworm-slim."""
    suite = base.partition(":")[2].removesuffix("-slim")
    root = folder / suite
    if not root.exists():
        make_root(suite, root)
    return root


def make_root(suite: str, root: Path, *options: str) -> None:
    """Makes a root of a Debian suite, with the options of mmdebstrap."""
    root.parent.mkdir(parents=True, exist_ok=True)
    maker, variables = find_maker(root.parent)
    command = [maker, "--mode=root", "--variant=minbase", *options, suite, str(root)]
    subprocess.run(command, check=True, env={**os.environ, **variables}, capture_output=True)


def built(containerfile: Path, context: Path, folder: Path, given: dict[str, str]) -> Stage:
    """Runs all steps of a Containerfile with build arguments; returns its last stage."""
    stages: list[Stage] = []
    for name, text in instructions(containerfile):
        if name == "FROM":
            base, _, alias = text.partition(" AS ")
            root = folder / f"stage{len(stages)}"
            subprocess.run(["cp", "-a", new_root(base, folder / "bases"), root], check=True)
            (root / "dev/shm").chmod(0o1777)  # As every container has it.
            shutil.copy(CERTIFICATES, root / INSIDE.lstrip("/"))
            shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
            stages.append(Stage(alias, root))
        elif name == "ARG":
            stages[-1].arguments[text] = given[text]
        else:
            step(stages, name, text, context)
    return stages[-1]


def step(stages: list[Stage], name: str, given: str, context: Path) -> None:
    """Runs one instruction; one that this file doesn't know fails."""
    stage = stages[-1]
    match name:
        case "RUN":
            stage.run(["/bin/sh", "-c", given])
        case "COPY":
            copy(stages, Template(given).substitute(stage.arguments).split(), context)
        case "ENV":
            path = stage.variables()["PATH"]
            for setting in shlex.split(given):
                key, _, value = setting.partition("=")
                stage.environment[key] = value.replace("$PATH", path)
        case "USER":
            stage.user = given
        case "WORKDIR":
            stage.folder = given
        case "ENTRYPOINT" | "CMD":
            stage.command += [part for part in shlex.split(given.strip("[]").replace(",", " "))]
        case "EXPOSE" | "HEALTHCHECK" | "VOLUME":
            pass
        case _:
            raise AssertionError(f"unknown instruction {name}")


def copy(stages: list[Stage], given: list[str], context: Path) -> None:
    """COPY: from the context, or with --from from an earlier stage."""
    origin = context
    if given[0].startswith("--from="):
        alias = given.pop(0).partition("=")[2]
        origin = next(stage.root for stage in stages if stage.name == alias)
    *sources, target = given
    into = stages[-1].root / target.lstrip("/")
    found = [path for source in sources for path in sorted(origin.glob(source.lstrip("/")))]
    assert len(found) >= len(sources), sources
    for path in found:
        if path.is_dir():
            subprocess.run(["cp", "-a", path, into], check=True)
        else:
            into.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, into)
