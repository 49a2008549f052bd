"""What the server sends and receives of lessons."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from motherlode.server.api.rest_schema import Value
from motherlode.server.api.socket_schema import Entry, Position

Texts = dict[str, str]


class LessonInfo(Struct):
    """A lesson of a game; `title` and `about` are texts by language."""

    game: str
    name: str
    title: Texts
    about: Texts
    minutes: int
    steps: int
    first: bool


class Lessons(Struct):
    """All lessons, those of a game in the order in which they are offered."""

    lessons: list[LessonInfo]


class LessonStep(Struct):
    """The step of a lesson that is open: its text by language, and what to highlight.

    `light` are texts of legal actions, `show` are anchors of the board. `reads` is True if the step
    is only read: the input "" leaves it. `left` is how many actions it still wants; 0 if that
    depends on them.
    """

    number: int
    name: str
    text: Texts
    light: list[str]
    show: list[str]
    reads: bool
    left: int


class LessonRefusal(Struct):
    """Why an input is not what the step wants; `words` is the reason in English, if it is illegal.

    `texts` are the step's own answer by language; empty if it has none.
    """

    action: str
    legal: bool
    texts: Texts
    reason: str
    words: str
    rule: str


class LessonFrame(Struct):
    """An entry of a lesson's game, and what the learner sees after it."""

    entry: Entry
    view: dict[str, Any]


class LessonState(Struct):
    """A lesson after the learner's inputs. `step` is missing after the last one.

    `accepted` is the number of inputs that were taken; the others are dropped. `frames` are the
    entries after the one that the client named (-1: the latest ones). `bot` plays on at the end,
    unless it is "".
    """

    info: LessonInfo
    seats: list[str]
    learner: int
    options: dict[str, Value]
    teams: list[int]
    accepted: int
    position: Position
    frames: list[LessonFrame]
    bot: str
    end: Texts
    step: LessonStep | None = None
    refused: LessonRefusal | None = None


Input = Annotated[str, Meta(max_length=200)]
MOST_INPUTS = 300


class LessonInputs(Struct, forbid_unknown_fields=True):
    """The learner's inputs from the beginning: texts of actions, and "" for a step that was read.

    `since` is the entry of the game that the client shows. With `until`, the steps before the step
    of that name are done first, without the learner.
    """

    inputs: Annotated[list[Input], Meta(max_length=MOST_INPUTS)]
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    until: Annotated[str, Meta(max_length=60)] = ""


class HowToPlayTopic(Struct):
    """A page of "How to play". Its picture is the board at a step of a lesson, around `show`.

    `places` are patterns of the places of the board that it explains.
    """

    name: str
    title: Texts
    text: Texts
    lesson: str
    step: str
    show: list[str]
    places: list[str]
    rules: list[str]


class HowToPlay(Struct):
    """The pages of a game, in the order in which they are read."""

    game: str
    topics: list[HowToPlayTopic]
