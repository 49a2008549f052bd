"""Every lesson is played through by the engine, and wrong lesson files are reported by place."""

from pathlib import Path

import pytest

from motherlode.kernel import registry
from motherlode.lessons.lesson_catalogue import find_lesson, lesson_paths, lessons_of
from motherlode.lessons.lesson_check import check_lesson
from motherlode.lessons.lesson_file import BadLesson, LessonFile, read_lesson
from motherlode.lessons.lesson_run import NEXT, LessonRun
from motherlode.lessons.seed_search import try_seeds

GAMES = list(registry.all_games().values())
PATHS = [(game, path) for game in GAMES for path in lesson_paths(game)]
KARATS = registry.find_game("karats")
FIRST = "first-shift"

LESSON = """
game = "karats"
minutes = 1
title = { en = "T", de = "T" }
about = { en = "A", de = "A" }
seed = "1"
options = { professions = "none", trades = "off" }
others = ["mine", "keep *", "done"]

[[step]]
name = "look"
text = { en = "Look.", de = "Schau." }

[[step]]
name = "dig"
text = { en = "Dig.", de = "Grab." }
do = ["mine"]
"""


def lesson_from(text: str, folder: Path) -> LessonFile:
    path = folder / "trial.toml"
    path.write_text(text, encoding="utf-8")
    return read_lesson(path, KARATS)


def faults_of(text: str, folder: Path) -> list[str]:
    try:
        return check_lesson(lesson_from(text, folder), KARATS)
    except BadLesson as error:
        return [str(error)]


@pytest.mark.parametrize(
    ("game", "path"), PATHS, ids=[f"{game.name}-{path.stem}" for game, path in PATHS]
)
def test_a_lesson_can_be_played_through_in_every_accepted_way(game: object, path: Path) -> None:
    known = registry.find_game(getattr(game, "name", ""))
    assert check_lesson(read_lesson(path, known), known) == []


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_a_game_has_a_first_lesson_of_five_to_eight_minutes(game: str) -> None:
    first = next(iter(lessons_of(registry.find_game(game)).values()))
    assert 5 <= first.lesson.minutes <= 8
    assert first.lesson.bot


def test_the_trial_lesson_has_no_faults(tmp_path: Path) -> None:
    assert faults_of(LESSON, tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('do = ["mine"]', "do = [", "not TOML"),
        ('do = ["mine"]', "do = 5", ":17: step 'dig': Expected `array`"),
        ('do = ["mine"]', 'dot = ["mine"]', "step 'dig': Object contains unknown field `dot`"),
        ('do = ["mine"]', 'do = ["build *"]', ":14: step 'dig': no legal action matches `do`"),
        ('do = ["mine"]', 'do = ["*"]', "step 'dig': every legal action is accepted"),
        ('do = ["mine"]', 'do = ["mine"]\nlight = ["x"]', "no legal action matches `light`"),
        ('do = ["mine"]', 'do = ["mine"]\nshow = ["sky"]', "the board has no place 'sky'"),
        ('do = ["mine"]', 'do = ["mine"]\nrule = "K99"', "has no rule 'K99'"),
        ('do = ["mine"]', 'do = ["mine"]\nthen = ["mine"]', "`then` can't play 'mine'"),
        ('do = ["mine"]', 'after = ["won"]', "these events have not happened: won"),
        ('do = ["mine"]', 'until = ["mine"]', "`until` needs `do`"),
        ('en = "Dig."', 'en = " "', ":14: step 'dig': no text in 'en'"),
        ('de = "Grab."', 'fr = "Creuse."', "step 'dig': no text in 'de'"),
        ('name = "dig"', 'name = "look"', "another step has this name"),
        ('game = "karats"', 'game = "mothership"', ":2: the game is 'karats'"),
        ("minutes = 1", "minutes = 0", ":3: 1 to 60 minutes"),
        ('"off" }', '"of" }', "trades"),
        ('seed = "1"', 'seed = "1"\nlearner = 2', "no seat 2"),
        (
            'seed = "1"',
            'seed = "1"\nsetup = ["mime"]',
            "setup, entry 1: no action is called 'mime'",
        ),
        ('others = ["mine", "keep *", "done"]', "", "`others` has no answer"),
    ],
)
def test_a_faulty_lesson_is_reported_with_its_place(
    old: str, new: str, fault: str, tmp_path: Path
) -> None:
    text = LESSON.replace(old, new)
    if "others" in old:  # Only then does another seat have to answer.
        text += 'then = ["done"]\n'
    found = faults_of(text, tmp_path)
    assert found, text
    assert fault in found[0]
    assert "trial.toml" in found[0]


def test_an_input_that_the_step_does_not_want_changes_nothing() -> None:
    run = LessonRun(find_lesson(KARATS, FIRST))
    run.restore([NEXT, NEXT])
    before = (run.at, list(run.play.log), list(run.inputs))
    legal, illegal = run.take("skip mining"), run.take("build megalodrill")
    assert legal is not None
    assert legal.legal
    assert legal.texts["en"]
    assert illegal is not None
    assert not illegal.legal
    assert illegal.rule
    assert run.take(NEXT) is not None
    assert (run.at, list(run.play.log), list(run.inputs)) == before


def test_the_same_inputs_lead_to_the_same_game() -> None:
    file = find_lesson(KARATS, FIRST)
    run = LessonRun(file)
    while not run.done:
        assert run.take(run.first_input()) is None
    again = LessonRun(file)
    again.restore(run.inputs)
    assert again.play.check == run.play.check
    assert again.inputs == run.inputs
    assert again.record("Ada").checks == run.record("Ada").checks


def test_inputs_of_another_version_of_a_lesson_are_dropped_where_they_go_wrong() -> None:
    run = LessonRun(find_lesson(KARATS, FIRST))
    run.restore([NEXT, NEXT, "build drill", NEXT])
    assert run.inputs == [NEXT, NEXT]


def test_a_seed_is_found_that_gives_what_a_lesson_speaks_of(tmp_path: Path) -> None:
    wanted = (
        LESSON + '\n[[step]]\nname = "keep"\ntext = { en = "K", de = "K" }\ndo = ["keep ember"]\n'
    )
    file = lesson_from(wanted, tmp_path)
    seed, faults = list(try_seeds(file, KARATS, 200))[-1]
    assert faults == []
    assert faults_of(wanted.replace('seed = "1"', f'seed = "{seed}"'), tmp_path) == []
