"""Extras: the core works without them; a command that needs one names it."""

import importlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from motherlode import envs, optional_packages
from motherlode.optional_packages import EXTRAS, PACKAGES

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

WITHOUT = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocked())
from motherlode.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
"""Runs the command as if some packages were not installed."""

TOOLS = ("dev", "docs")
"""Extras with programs that Motherlode itself doesn't import."""
BOTS = ("--bots", "random,random", "--games", "2", "--workers", "1")


def run_without(
    packages: tuple[str, ...], folder: Path, *arguments: str, lines: str = ""
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT.format(blocked=packages), *arguments]
    return subprocess.run(command, cwd=folder, input=lines, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("server", ("serve", "--port", "1")),
        ("lab", ("match", "karats", *BOTS, "--out", "games.parquet")),
        ("lab", ("ladder", "karats", *BOTS[2:], "--bots", "random,greedy", "--html", "page.html")),
        ("lab", ("balance", "karats", "--games", "2", "--against", "box")),
        ("envs", ("match", "karats", "--bots", "random,openspiel:2", "--games", "2")),
        ("ray", ("match", "karats", *BOTS, "--ray", "auto")),
        ("dev", ("bench", "server", "--seconds", "1")),
    ],
)
def test_a_missing_extra_is_named_in_one_error_line(
    extra: str, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    done = run_without(PACKAGES[extra], tmp_path, *arguments)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1
    assert f'pip install "motherlode[{extra}]"' in done.stderr
    assert not list(tmp_path.iterdir())


def test_importing_an_environment_without_its_packages_names_the_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(optional_packages, "find_spec", lambda name: name == "pip" or None)
    with pytest.raises(ModuleNotFoundError, match=r"'gymnasium': pip install .motherlode\[envs\]"):
        importlib.reload(envs)


def test_a_checkout_without_pip_names_make_as_the_command_that_installs_an_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optional_packages, "find_spec", lambda name: None)
    assert optional_packages.install_command("lab") == f"make -C {ROOT} install"
    monkeypatch.setattr(optional_packages, "CHECKOUT", tmp_path)
    assert optional_packages.install_command("lab") == 'pip install "motherlode[lab]"'


def test_play_match_and_verify_work_without_any_extra(tmp_path: Path) -> None:
    blocked = tuple(EXTRAS)
    played = run_without(blocked, tmp_path, "play", "karats", lines="1\n1\nsave game.json\nquit\n")
    assert played.returncode == 0, played.stderr
    assert run_without(blocked, tmp_path, "verify", "game.json").returncode == 0
    matched = run_without(blocked, tmp_path, "match", "karats", *BOTS, "--json")
    assert matched.returncode == 0, matched.stderr


def test_every_package_of_an_extra_is_listed_by_its_import_name() -> None:
    for extra, requirements in PYPROJECT["project"]["optional-dependencies"].items():
        named = {re.split(r"[\[<>= ]", line)[0].replace("-", "_") for line in requirements}
        if extra not in TOOLS:
            assert named <= set(PACKAGES[extra])


def test_a_program_that_imports_the_server_without_its_packages_reads_the_command() -> None:
    code = "import sys; sys.modules['structlog'] = None; import motherlode.server.app"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    command = optional_packages.install_command("server")
    named = f"ModuleNotFoundError: No module named 'structlog': {command}"
    assert done.stderr.splitlines()[-1] == named
