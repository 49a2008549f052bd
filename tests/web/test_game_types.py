"""The client's types of games: made from the games' own tables, and strict enough to find a wrong
key."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
WIRE = WEB / "src" / "wire"


def checked(folder: Path, files: Iterable[str], *command: str | Path) -> str:
    """The output of a type checker for some files, under the client's own strict options."""
    options = json.loads((WEB / "tsconfig.json").read_text())
    options |= {"include": [], "files": [*files]}
    (folder / "tsconfig.json").write_text(json.dumps(options))
    if not (folder / "node_modules").exists():
        (folder / "node_modules").symlink_to(WEB / "node_modules")
    whole: list[str | Path] = [ROOT / "scripts" / "node", *command]
    return subprocess.run(whole, capture_output=True, timeout=300, check=False).stdout.decode()


def type_errors(folder: Path, *files: str) -> str:
    """The TypeScript compiler's errors in some files."""
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    return checked(folder, files, compiler, "--project", folder)


def component_errors(folder: Path, *files: str) -> str:
    """The errors in some components, as svelte-check finds them: a line each."""
    checker = WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    options = ("--workspace", folder, "--tsconfig", folder / "tsconfig.json")
    return checked(folder, files, checker, *options, "--output", "machine")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the client's sources that a test may spoil."""
    shutil.copytree(WEB / "src", tmp_path / "src")
    return tmp_path


READER = """
import type { BoardTable } from './boards/boardInterface';
import type { Action, Fact, Game as Karats, View } from './wire/games/karats';
import type { Game } from './wire/games/mothership';
import type { Game as Motherload, GOALS } from './wire/games/super_motherload';
import type { Outgoing } from './wire/commonGameTypes';
export const pool = ({ table }: View): number => table.steam_pool;
export const drafts = ({ asked }: View): boolean => asked?.step === 'draft';
export const left = ({ asked }: View): number => (asked?.step === 'pay' ? asked.left : 0);
export const dug = (fact: Fact): string => (fact.event === 'excavated' ? fact.cube : '');
export const goal = ({ content }: BoardTable<Karats>): number => content.gold.to_win;
export const easy = ({ options }: BoardTable<Karats>): boolean => options.automaton === 'easy';
export const isKept = ({ verb }: Action): boolean => verb === 'keep';
export const drafted = (action: Action): boolean =>
  action.verb === 'draft' && action.argument === 'pilot';
export const build = (table: BoardTable<Karats>): void => table.act(`build ${table.seat}`);
export const whyNot = (table: BoardTable<Karats>): void => table.why('mine');
export const undo: Outgoing = { type: 'undo', number: 3, count: 1 };
type Table = BoardTable<Game>;
export const hull = ({ content }: Table): number => content.mothership.hull;
export const copies = ({ content }: Table): number => content.cards.wormhole.count;
export const price = ({ content }: Table): number => content.technology.prices.tier_5;
export const target = ({ options }: Table): number => options.points;
export const points = ({ options }: Table): boolean => options.mode === 'victory_points';
export const dangers = ({ forecast }: Table) => forecast.dangers?.['a1'];
type Mine = BoardTable<Motherload>;
export const drilled = ({ view }: Mine): number => view.table.turn_facts.drilled ?? 0;
export const isRock = (goal: (typeof GOALS)['turn'][number]): boolean => goal === 'rock';
"""
MISSPELT = [
    ("table.steam_pool", "table.steam_pol"),
    ("=== 'draft'", "=== 'drafft'"),
    ("asked.left", "asked.lef"),
    ("'pay' ? asked.left", "'mine' ? asked.left"),
    ("fact.cube", "fact.cubes"),
    ("gold.to_win", "gold.to_wins"),
    ("=== 'easy'", "=== 'eazy'"),
    ("=== 'keep'", "=== 'kepe'"),
    ("=== 'pilot'", "=== 'pilott'"),
    ("act(`build", "act(`bild"),
    ("why('mine')", "why('mine iron')"),
    ("type: 'undo'", "type: 'undoo'"),
    ("count: 1", "cuont: 1"),
    ("content.mothership", "content.mothersip"),
    ("mothership.hull", "mothership.hul"),
    ("cards.wormhole", "cards.wormhol"),
    ("wormhole.count", "wormhole.counts"),
    ("prices.tier_5", "prices.tier_6"),
    ("options.points", "options.point"),
    ("=== 'victory_points'", "=== 'victory_pionts'"),
    ("forecast.dangers", "forecast.danger"),
    ("turn_facts.drilled", "turn_facts.driled"),
    ("goal === 'rock'", "goal === 'rok'"),
]


def test_the_compiler_accepts_the_right_keys_and_refuses_misspelt_ones(sources: Path) -> None:
    files = {"right": READER}
    files |= {f"wrong_{at}": READER.replace(*pair) for at, pair in enumerate(MISSPELT)}
    for name, text in files.items():
        (sources / "src" / f"{name}.ts").write_text(text)
    errors = type_errors(sources, *(f"src/{name}.ts" for name in files))
    refused = {Path(line.split("(")[0]).stem for line in errors.splitlines() if "error TS" in line}
    assert refused == {*files} - {"right"}, errors


COMPONENTS = [
    ("karats/SeatPanel.svelte", "own?.gold", "own?.golt"),
    ("karats/TradeOffer.svelte", "asked.partner", "asked.partnr"),
    ("karats/TradeOffer.svelte", "'decline'", "'declime'"),
    ("karats/DeviceStacks.svelte", "`build ${", "`biuld ${"),
    ("karats/Board.svelte", '<Cube kind="steam"', '<Cube kind="steem"'),
    ("super_motherload/Hand.svelte", 'ask="draw"', 'ask="drew"'),
    ("super_motherload/Hand.svelte", '<Icon kind="cards"', '<Icon kind="crads"'),
    ("mothership/RoundAndTurnButtons.svelte", "'deploy', ", "'deploi', "),
]
"""Misspelt fields, verbs and kinds, each in a copy of a component."""


@pytest.mark.proof
def test_svelte_check_refuses_components_with_misspelt_keys(sources: Path) -> None:
    boards = sources / "src" / "boards"
    for at, (file, right, wrong) in enumerate(COMPONENTS):
        text = (boards / file).read_text()
        assert right in text, f"{file} has no {right}"
        (boards / file).with_name(f"Wrong{at}.svelte").write_text(text.replace(right, wrong))
    right_ones = [boards / file for file, _, _ in COMPONENTS]
    wrong_ones = [path for path in boards.rglob("*.svelte") if path.stem.startswith("Wrong")]
    found = component_errors(sources, *map(str, right_ones + wrong_ones))
    refused = set(re.findall(r'ERROR "(?:.*/)?(\w+)\.svelte"', found))
    assert refused == {path.stem for path in wrong_ones}, found


READ = {
    "karats": ["to", "cube"],
    "mothership": [
        *("mark", "effects", "prices"),
        *("shield_lost", "planet", "layouts", "dangers", "tie"),
    ],
    "super_motherload": ["red_3", "ruby"],
}
"""Fields of views, questions, events, content and forecasts that these files read."""
READERS = [
    "src/boards/karats/actionTargets.ts",
    "src/boards/karats/animations.ts",
    "src/boards/mothership/pieces.ts",
    "src/boards/mothership/technologyTree.ts",
    "src/boards/mothership/forecast.ts",
    "src/boards/super_motherload/contentLookup.ts",
]


@pytest.mark.proof
def test_the_client_does_not_compile_if_a_field_that_it_reads_leaves_the_types(
    sources: Path,
) -> None:
    assert type_errors(sources, *READERS) == ""
    for game, fields in READ.items():
        types = sources / "src" / "wire" / "games" / f"{game}.ts"
        text = types.read_text()
        for field in fields:
            fewer = re.sub(rf"\n  {field}: .*;|; {field}: [^;}}]+(?=;| }})", "", text)
            assert fewer != text, f"{game} has no {field}"
            text = fewer
        types.write_text(text)
    errors = type_errors(sources, *READERS)
    fields = [field for fields in READ.values() for field in fields]
    unnoticed = [field for field in fields if not re.search(rf"['.]{field}['\"]", errors)]
    assert unnoticed == [], errors


LOOKUP = re.compile(r"\b([a-z]\w*)\??\.?\['\w+'\]")
OPEN_KEYS = {"dataset", "holes", "layouts"}
"""Dictionaries whose keys no game declares: an element's data, the holes of a fault's text, and the
layouts of an edition."""


def test_boards_of_the_client_look_up_no_view_data_by_a_string() -> None:
    boards = WEB / "src" / "boards"
    texts = {path.name: path.read_text() for path in boards.rglob("*.*")}
    found = {(name, key) for name, text in texts.items() for key in LOOKUP.findall(text)}
    assert [(name, key) for name, key in sorted(found) if key not in OPEN_KEYS] == []
    assert LOOKUP.findall("facts['drilled'] + own?.['gold']") == ["facts", "own"]


def test_the_types_in_the_client_are_those_that_scripts_types_makes_now(tmp_path: Path) -> None:
    subprocess.run([ROOT / "scripts" / "types", tmp_path], check=True, timeout=120)
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts"))
    assert len(made) > 3
    stale = [name for name in made if (WIRE / name).read_text() != (tmp_path / name).read_text()]
    assert stale == [], "run scripts/types"
