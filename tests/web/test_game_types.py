"""The client's types of games: made from the games' own tables, and strict enough to find a wrong
key."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
WIRE = WEB / "src" / "wire"


def type_errors(folder: Path, *files: str) -> str:
    """The TypeScript compiler's errors in some files, under the client's own strict options."""
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
import type { BoardTable } from './boards/board';
import type { Fact, View } from './wire/games/karats';
import type { Game } from './wire/games/mothership';
export const pool = ({ table }: View): number => table.steam_pool;
export const drafts = ({ asked }: View): boolean => asked?.step === 'draft';
export const dug = (fact: Fact): string => (fact.event === 'excavated' ? fact.cube : '');
type Table = BoardTable<Game>;
export const hull = ({ content }: Table): number => content.mothership.hull;
export const copies = ({ content }: Table): number => content.cards.wormhole.count;
export const ladder = ({ content }: Table) => content.tree.ladders;
export const target = ({ options }: Table): number => options.points;
export const solo = ({ options }: Table): boolean => options.layout === 'siege';
export const dangers = ({ forecast }: Table) => forecast.dangers?.['a1'];
"""
MISSPELT = [
    ("table.steam_pool", "table.steam_pol"),
    ("=== 'draft'", "=== 'drafft'"),
    ("fact.cube", "fact.cubes"),
    ("content.mothership", "content.mothersip"),
    ("mothership.hull", "mothership.hul"),
    ("cards.wormhole", "cards.wormhol"),
    ("wormhole.count", "wormhole.counts"),
    ("tree.ladders", "tree.laders"),
    ("options.points", "options.point"),
    ("=== 'siege'", "=== 'seige'"),
    ("forecast.dangers", "forecast.danger"),
]


def test_the_compiler_accepts_the_right_keys_and_refuses_misspelt_ones(sources: Path) -> None:
    files = {"right": READER}
    files |= {f"wrong_{at}": READER.replace(*pair) for at, pair in enumerate(MISSPELT)}
    for name, text in files.items():
        (sources / "src" / f"{name}.ts").write_text(text)
    errors = type_errors(sources, *(f"src/{name}.ts" for name in files))
    refused = {Path(line.split("(")[0]).stem for line in errors.splitlines() if "error TS" in line}
    assert refused == {*files} - {"right"}, errors


READ = {
    "mothership": ["shield_lost", "planet", "layouts", "dark", "dangers", "tie"],
    "super_motherload": ["red_3", "ruby"],
}
"""Fields of views, content and forecasts that these files read."""
READERS = [
    "src/boards/mothership/pieces.ts",
    "src/boards/mothership/technologyTree.ts",
    "src/boards/mothership/forecast.ts",
    "src/boards/super_motherload/content.ts",
]


def test_the_client_does_not_compile_without_the_fields_that_it_reads(sources: Path) -> None:
    assert type_errors(sources, *READERS) == ""
    for game, fields in READ.items():
        types = sources / "src" / "wire" / "games" / f"{game}.ts"
        text = types.read_text()
        for field in fields:
            assert f"\n  {field}: " in text
            text = re.sub(rf"\n  {field}: .*;", "", text)
        types.write_text(text)
    errors = type_errors(sources, *READERS)
    unnoticed = [
        field for fields in READ.values() for field in fields if f"'{field}'" not in errors
    ]
    assert unnoticed == [], errors


def test_the_client_looks_nothing_up_by_a_string_in_content_options_or_forecasts() -> None:
    sources = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    lookup = re.compile(r"\b(content|options|forecast|content_tables)\??\.?\['")
    found = [path.name for path in sources if lookup.search(path.read_text())]
    assert found == []


def test_the_types_in_the_client_are_those_that_scripts_types_makes_now(tmp_path: Path) -> None:
    subprocess.run([ROOT / "scripts" / "types", tmp_path], check=True, timeout=120)
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts"))
    assert len(made) > 3
    stale = [name for name in made if (WIRE / name).read_text() != (tmp_path / name).read_text()]
    assert stale == [], "run scripts/types"
