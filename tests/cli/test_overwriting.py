"""No command overwrites its own input files."""

from pathlib import Path

import pytest

from tests.cli.run_command import Shell, bots_record, check_refused, save

EDITION = "[gold]\nto_win = 1\n"
RUN = 'game = "karats"\ngames = 2\nbots = ["random", "greedy"]\n'


@pytest.fixture
def inputs(shell: Shell) -> dict[str, bytes]:
    """A record, editions and a run file in the folder, some under unusual names."""
    here = Path.cwd()
    for name in ("game.json", "game.html", "game.csv"):
        save(here, bots_record(most=12), name)
    for name in ("mine.toml", "mine.csv"):
        (here / name).write_text(EDITION)
    (here / "run.toml").write_text(RUN + 'edition = "mine.csv"\nout = "mine.csv"\n')
    (here / "on.toml").write_text(RUN + 'record = "game.csv"\nat = 3\nout = "./game.csv"\n')
    (here / "run.csv").write_text(RUN + 'out = "run.csv"\n')
    (here / "link.json").symlink_to(here / "game.json")
    return {path.name: path.read_bytes() for path in here.iterdir()}


@pytest.mark.parametrize(
    "line",
    [
        "analyse game.json --out game.json",
        "analyse game.json --out ./game.json",
        "analyse game.json --out link.json",
        "analyse game.html",
        "balance karats --edition mine.toml --html mine.toml",
        "balance karats --against mine.toml --html mine.toml",
        "balance karats --journal kept --html kept",
        "sweep karats --set gold.to_win=1..2 --edition mine.toml --html mine.toml",
        "sweep karats --set gold.to_win=1..2 --journal kept --html kept",
        "ladder karats --bots random,greedy --out games.csv --html games.csv",
        "ladder karats --bots random,greedy --out games.csv --html games.csv.journal",
        "match karats --edition mine.csv --out mine.csv",
        "match karats --record game.csv --at 3 --out game.csv",
        "lab run run.toml",
        "lab run on.toml",
        "lab run run.csv",
    ],
)
def test_a_command_refuses_an_output_path_that_is_one_of_its_input_files(
    shell: Shell, inputs: dict[str, bytes], line: str
) -> None:
    check_refused(shell(*line.split()), "this file is also an input")
    assert {path.name: path.read_bytes() for path in Path.cwd().iterdir()} == inputs
