"""The sources of the web client: texts, types, colours, lock files and the seed check."""

import json
import random
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from motherlode.i18n.catalogue import languages, platform_messages, words_source
from motherlode.i18n.words import Words
from motherlode.kernel import provably_fair
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, record_of, to_json
from motherlode.kernel.registry import all_games, find_game
from tests.texts import files, patterns, variables

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCES = sorted((WEB / "src").rglob("*.svelte")) + sorted((WEB / "src").rglob("*.ts"))


def node(*command: str, given: str = "") -> str:
    run = subprocess.run(
        [ROOT / "scripts" / "node", *command],
        input=given.encode(),
        capture_output=True,
        check=True,
        timeout=120,
    )
    return run.stdout.decode()


def id_of(key: str) -> str:
    return key.replace(".", "-")


def test_every_text_that_the_pages_use_is_in_the_catalogue() -> None:
    used = {
        id_of(key)
        for source in SOURCES
        for key in re.findall(r"\bt\(\s*'([\w.]+)'", source.read_text())
    }
    assert len(used) > 100
    assert used - set(platform_messages("ui")) == set()


def put_in_by_the_build() -> list[str]:
    """The beginnings of the texts that the build writes into the page without a connection."""
    found = re.findall(r"/\^([a-z]+-)\(", (WEB / "vite.config.ts").read_text())
    assert found
    return found


def test_every_text_of_the_catalogue_is_used() -> None:
    """Keys that are composed at run time are recognised by their written beginning.

    The analysis page, the terminal and the errors use some in Python."""
    whole = "\n".join(source.read_text() for source in SOURCES)
    begun = (*map(id_of, re.findall(r"\bt\(\s*`([\w.]+)\$\{", whole)), *put_in_by_the_build())
    named = set(map(id_of, re.findall(r"'([\w.]+)'", whole)))
    unused = [id for id in platform_messages("ui") if id not in named and not id.startswith(begun)]
    assert unused == []


def calls(source: str) -> list[tuple[str, str]]:
    """Every `t('key', ...)` with what it is given, to the closing parenthesis."""
    found = []
    for call in re.finditer(r"\bt\(\s*'([\w.]+)'", source):
        end, depth = call.end(), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(source[end], 0)
            end += 1
        found.append((call.group(1), source[call.end() : end]))
    return found


def test_every_variable_of_a_text_has_a_value_where_it_is_used() -> None:
    ui = [path for name, path in files("en").items() if name.startswith("ui/")]
    texts = {id: variables(text) for path in ui for id, text in patterns(path).items()}
    unfilled = [
        f"{source.name}: {key} lacks {variable}"
        for source in SOURCES
        for key, given in calls(source.read_text())
        for variable in texts.get(id_of(key), ())
        if not re.search(rf"\b{variable}\b", given)
    ]
    assert unfilled == []


def bare_text(markup: str) -> str:
    """A component's literal text, without scripts, styles, tags and expressions."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", markup, flags=re.DOTALL)
    before = None
    while before != markup:
        before = markup
        markup = re.sub(r"\{[^{}]*\}", "", markup)
    return re.sub(r"<[^<>]*>", " ", markup)


@pytest.mark.parametrize(
    "source", [s for s in SOURCES if s.suffix == ".svelte"], ids=lambda s: s.name
)
def test_no_component_contains_english_text(source: Path) -> None:
    assert re.findall(r"[A-Za-z]{2,}", bare_text(source.read_text())) == []
    spoken = re.findall(
        r'(?:aria-label|title|placeholder|alt)="([A-Za-z][^{"]*)"', source.read_text()
    )
    assert spoken == []


COMPARE = """
import { Words } from '%s/gameWords.ts';
import { Messages } from '%s/messages.ts';
import { readFileSync } from 'node:fs';
const given = JSON.parse(readFileSync(0, 'utf8'));
const { language, source, seats, reader, actions, steps, stories } = given;
const words = new Words(new Messages(language, source), seats, undefined, reader);
console.log(JSON.stringify({
  actions: actions.map((row) => words.action(row)),
  steps: steps.map((step) => words.step(step)),
  stories: stories.map((facts) => words.sentences(facts)),
}));
"""


TABLES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "karats": (["Red", "Blue", "Green"], {"automaton": "easy"}),
    "super_motherload": (["Red", "Blue"], {}),
    "mothership": (["Red"], {"level": 1}),
}


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("language", languages())
def test_the_browser_words_actions_and_events_as_the_terminal_does(
    game: str, language: str
) -> None:
    known = find_game(game)
    seats, options = TABLES[game]
    play = Play(known.setup(len(seats), options), bytes(32))
    words = Words(known, seats, language, reader=0)
    assert known.words
    rng = random.Random(3)
    stories = []
    while not play.over():
        events = play.play(rng.choice(play.legal()))
        stories.append([known.events.redact(event, 0) for event in events])
    stories.append([{"event": "odd_thing", "seat": 1, "to": "seat 3", "count": 2}])
    rows = known.actions.rows
    steps = [step.name for step in play.setup.rules.steps]
    given = {
        "language": language,
        "source": words_source(known.words, language),
        "seats": seats,
        "reader": 0,
        "actions": [{"text": r.text, "verb": r.verb, "argument": r.argument} for r in rows],
        "steps": steps,
        "stories": stories,
    }
    script = COMPARE % (WEB / "src" / "app", WEB / "src" / "app")
    in_browser = json.loads(
        node("--no-warnings", "--input-type=module", "-e", script, given=json.dumps(given))
    )
    assert in_browser["actions"] == [words.action(row) for row in rows]
    assert in_browser["steps"] == [words.step(step) for step in steps]
    assert in_browser["stories"] == [words.sentences(facts) for facts in stories]


def test_the_client_passes_the_strict_type_check_without_warnings() -> None:
    checker = WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    output = node(
        str(checker),
        "--workspace",
        str(WEB),
        "--tsconfig",
        str(WEB / "tsconfig.json"),
        "--fail-on-warnings",
    )
    assert "0 errors and 0 warnings" in output


COLOUR = re.compile(r"(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(", re.I)
TOKENS = WEB / "src" / "app" / "colourTokens.css"


def test_only_the_tokens_file_defines_colours() -> None:
    sheets = [*SOURCES, *(WEB / "src").rglob("*.css")]
    coloured = {source for source in sheets if COLOUR.search(source.read_text())}
    assert coloured == {TOKENS}


def test_every_colour_token_is_known_and_used() -> None:
    known = set(re.findall(r"^  --([\w-]+):", TOKENS.read_text(), re.MULTILINE))
    whole = "\n".join(p.read_text() for p in [*SOURCES, *(WEB / "src").rglob("*.css")])
    used = set(re.findall(r"var\(--([\w-]+)", whole))
    own = set(re.findall(r"--([\w-]+)(?::|=)", whole))
    numbered = {name for name in known if re.match(r"(player|fleet)-", name)}
    assert used - known - own == set()
    assert known - used - numbered == set()


NODE_PROJECTS = [
    WEB,
    ROOT / "tests" / "web" / "browser",
    ROOT / "tests" / "load" / "boardgame_io_server",
]


@pytest.mark.parametrize("folder", NODE_PROJECTS, ids=lambda folder: folder.name)
def test_lock_files_hold_versions_and_no_addresses(folder: Path) -> None:
    lock = (folder / "package-lock.json").read_text()
    assert "://" not in lock
    packages = json.loads(lock)["packages"]
    assert all("integrity" in part for name, part in packages.items() if name)


CHECK = """
const { checkFairness } = await import('file://%s');
const { fairness, held, given, sitting } = JSON.parse(await new Response(process.stdin).text());
console.log(JSON.stringify(checkFairness(fairness, held, 't1', given, sitting)));
"""


def page_finds(
    secret: bytes,
    given: str = "",
    added: dict[int, bytes] | None = None,
    held: Sequence[dict[str, Any]] = (),
    kinds: Sequence[str] = (),
) -> dict[str, dict[str, Any]]:
    """What the page's seed check finds for a table, by the keys of the findings."""
    info = {
        "scheme": provably_fair.SCHEME,
        "commitment": provably_fair.commitment(secret, "t1"),
        "contributions": {str(seat): part.hex() for seat, part in (added or {}).items()},
        "secret": secret.hex(),
        "seed": provably_fair.derive_seed(secret, "t1", added or {}).hex(),
    }
    sitting = [{"seat": seat, "kind": kind} for seat, kind in enumerate(kinds)]
    asked = {"fairness": info, "held": list(held), "given": given, "sitting": sitting}
    script = CHECK % (WEB / "src" / "table" / "seedCheck.ts")
    command = ("--no-warnings", "--input-type=module", "-e", script)
    found = json.loads(node(*command, given=json.dumps(asked)))
    return {finding.pop("key"): finding for finding in found}


def test_the_seed_check_finds_a_replaced_commitment() -> None:
    kept, other = bytes(32), bytes([1]) * 32
    promised = provably_fair.commitment(kept, "t1")

    def results(secret: bytes, given: str) -> dict[str, bool | None]:
        return {key: finding["good"] for key, finding in page_finds(secret, given).items()}

    fine = {"promise_kept": True, "seed_made": True, "nobody_added": None}
    assert results(kept, promised) == {**fine, "first_promise": True}
    assert results(other, promised) == {**fine, "first_promise": False}
    assert results(other, "") == fine


def test_the_seed_check_names_the_seats_whose_random_bytes_are_in_the_seed() -> None:
    added = {0: bytes([1]) * 32, 2: bytes([2]) * 32}
    all_humans = page_finds(bytes(32), added=added, kinds=["human", "bot", "human"])
    assert all_humans["all_added"] == {"good": True, "seats": [0, 2]}
    early = page_finds(bytes(32), added=added, kinds=["human", "human", "human"])
    assert early["some_added"] == {"good": None, "seats": [0, 2], "others": [1]}
    assert "nobody_added" in page_finds(bytes(32), kinds=["bot", "bot"])


def test_the_seed_check_says_if_this_browsers_random_bytes_are_in_the_seed() -> None:
    ours, others = bytes([1]) * 32, bytes([2]) * 32

    def own_results(counted: dict[int, bytes], **held: str) -> dict[str, Any]:
        seat = {"seat": 0, "token": "", "entropy": "", **held}
        found = page_finds(bytes(32), added=counted, held=[seat], kinds=["human"])
        return {key: finding for key, finding in found.items() if "mine" in key}

    used = {"mine_counted": {"good": True, "seats": [0]}}
    assert own_results({0: ours}, entropy=ours.hex(), offered=ours.hex()) == used
    assert own_results({0: ours}, offered=ours.hex()) == used  # The answer was lost.
    # The server confirmed them and used others, or none.
    assert own_results({0: others}, entropy=ours.hex()) == {
        "mine_missing": {"good": False, "seats": [0]}
    }
    assert own_results({}, entropy=ours.hex()) == {"mine_missing": {"good": False, "seats": [0]}}
    # The server refused them as too late: those in the seed may be another browser's.
    foreign = {"not_mine": {"good": None, "seats": [0]}}
    assert own_results({0: others}, offered=ours.hex()) == foreign
    assert own_results({0: others}) == foreign
    assert own_results({}, offered=ours.hex()) == {}


DRAWS = """
const { checkDraws, drawAgain } = await import('file://%s');
const { vectors, records } = JSON.parse(await new Response(process.stdin).text());
const again = vectors.map(({ seed, entry, draws }) => drawAgain(seed, entry, draws));
console.log(JSON.stringify({ again, checked: records.map(checkDraws) }));
"""
VECTORS = json.loads((ROOT / "tests" / "web" / "draw_vectors.json").read_text())


def page_computes(records: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The shared vectors and the draws of records as the page's check computes them."""
    script = DRAWS % (WEB / "src" / "table" / "randomDrawCheck.ts")
    command = ("--no-warnings", "--input-type=module", "-e", script)
    asked = {"vectors": VECTORS, "records": list(records)}
    computed: dict[str, Any] = json.loads(node(*command, given=json.dumps(asked)))
    return computed


def redealt_record(game: str) -> dict[str, Any]:
    """The record of a game that was dealt again after its tenth entry."""
    play = Play(find_game(game).setup(2), bytes(range(32)), redeals={10: bytes([3]) * 32})
    for number in range(60):
        if not play.over():
            play.play(play.legal()[number % len(play.legal())])
    record: dict[str, Any] = json.loads(to_json(record_of(play, [Seat("a"), Seat("b")])))
    return record


def altered_draw(record: dict[str, Any], entry: int) -> dict[str, Any]:
    """A copy of a record with another value of an entry's last draw."""
    copy: dict[str, Any] = json.loads(json.dumps(record))
    bound, value = copy["draws"][entry].split()[-1].split(":")
    rest = copy["draws"][entry].split()[:-1]
    wrong = f"{bound}:{(int(value) + 1) % int(bound)}"
    copy["draws"][entry] = " ".join([*rest, wrong])
    return copy


def test_the_seed_check_page_computes_the_draws_of_shared_vectors_and_of_every_game() -> None:
    records = [redealt_record(game) for game in all_games()]
    found = page_computes(records)
    assert found["again"] == [vector["draws"] for vector in VECTORS]
    for record, checked in zip(records, found["checked"], strict=True):
        listed = [*record["draws"], record["continues"][0].get("draws", "")]
        assert checked == {"count": sum(len(text.split()) for text in listed), "wrong": -1}
        assert checked["count"] > 0


def test_the_seed_check_page_finds_altered_draws_and_seeds() -> None:
    record = redealt_record("mothership")
    entries = [entry for entry, text in enumerate(record["draws"]) if text]
    late = next(entry for entry in entries if entry > 10)
    other_redeal = json.loads(json.dumps(record))
    other_redeal["continues"][0]["seed"] = "00" * 32
    altered = [
        altered_draw(record, 0),
        altered_draw(record, late),
        {**record, "seed": "00" * 32},
        other_redeal,
        {**record, "draws": []},
    ]
    first, second, third, fourth, fifth = page_computes(altered)["checked"]
    assert (first["wrong"], second["wrong"], third["wrong"]) == (0, late, 0)
    assert fourth["wrong"] >= 10
    assert fifth is None
