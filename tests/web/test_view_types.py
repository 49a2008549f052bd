"""The types of views: made from the games' layouts, and strict enough to find a wrong key."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
WIRE = WEB / "src" / "wire"


def type_errors(folder: Path, *files: str) -> str:
    """What the TypeScript compiler says of some files, under the client's own strict options."""
    options = json.loads((WEB / "tsconfig.json").read_text())
    (folder / "tsconfig.json").write_text(json.dumps({**options, "include": [], "files": files}))
    if not (folder / "node_modules").exists():
        (folder / "node_modules").symlink_to(WEB / "node_modules")
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    command: list[str | Path] = [ROOT / "scripts" / "node", compiler, "--project", folder]
    return subprocess.run(command, capture_output=True, timeout=120, check=False).stdout.decode()


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the client's sources that a test may spoil."""
    shutil.copytree(WEB / "src", tmp_path / "src")
    return tmp_path


READER = """
import type { Fact, View } from './wire/views/karats';
export const pool = ({ table }: View): number => table.steam_pool;
export const drafts = ({ asked }: View): boolean => asked?.step === 'draft';
export const dug = (fact: Fact): string => (fact.event === 'excavated' ? fact.cube : '');
"""


def test_the_compiler_accepts_the_right_keys_and_refuses_misspelt_ones(sources: Path) -> None:
    reader = sources / "src" / "reader.ts"

    def errors(right: str = "", wrong: str = "") -> str:
        reader.write_text(READER.replace(right, wrong))
        return type_errors(sources, "src/reader.ts")

    assert errors() == ""
    assert "'steam_pol' does not exist" in errors("steam_pool", "steam_pol")
    assert "no overlap" in errors("=== 'draft'", "=== 'drafft'")
    assert "'cubes' does not exist" in errors("fact.cube", "fact.cubes")


def test_the_client_does_not_compile_without_a_field_that_it_reads(sources: Path) -> None:
    fleet_reader = "src/boards/mothership/pieces.ts"
    assert type_errors(sources, fleet_reader) == ""
    views = sources / "src" / "wire" / "views" / "mothership.ts"
    views.write_text(views.read_text().replace("  shield_lost: number;\n", ""))
    assert "'shield_lost' does not exist" in type_errors(sources, fleet_reader)


def test_types_and_views_are_those_of_the_server_and_the_games(tmp_path: Path) -> None:
    subprocess.run([ROOT / "scripts" / "types", tmp_path], check=True, timeout=120)
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts"))
    assert len(made) > 3
    stale = [name for name in made if (WIRE / name).read_text() != (tmp_path / name).read_text()]
    assert stale == [], "run scripts/types"
