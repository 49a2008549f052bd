"""REST: lessons. The server keeps nothing of them: a client sends all inputs of the learner."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get, post
from litestar.params import JSONBody, Parameter
from msgspec.structs import asdict

from motherlode.kernel import registry as games_registry
from motherlode.lessons.how_to_play import topics_of
from motherlode.lessons.lesson_catalogue import UnknownLesson, find_lesson, lessons_of
from motherlode.server.api.errors import Refusal
from motherlode.server.api.game_catalogue import require_game
from motherlode.server.api.lesson_schema import (
    HowToPlay,
    HowToPlayTopic,
    LessonInputs,
    Lessons,
    LessonState,
)
from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    address_of,
    problem_responses,
    registry_of,
)
from motherlode.server.workers import lesson_jobs

GameName = Annotated[str, Parameter(description="a game's name", max_length=40)]
LessonName = Annotated[str, Parameter(description="a lesson's name", max_length=60)]
LEARNER = "you"
"""The learner's name in the record that a lesson's game is played on from."""


class LessonsController(Controller):
    """Routes for lessons: which there are, and where one stands after the learner's inputs."""

    path = "/api"
    tags = ["lessons"]  # noqa: RUF012

    @get("/lessons", responses=problem_responses(), sync_to_thread=True)
    def lessons(self) -> Lessons:
        """Every lesson of every game."""
        return Lessons(
            [
                lesson_jobs.lesson_info(file, place == 0)
                for game in games_registry.all_games().values()
                for place, file in enumerate(lessons_of(game).values())
            ]
        )

    @get("/games/{game:str}/how-to-play", responses=problem_responses(404), sync_to_thread=True)
    def how_to_play(self, game: GameName) -> HowToPlay:
        """The pages that explain a game, each with what its picture shows."""
        topics = topics_of(require_game(game))
        return HowToPlay(game, [HowToPlayTopic(**asdict(topic)) for topic in topics])

    @post(
        "/lessons/{game:str}/{lesson:str}",
        status_code=200,
        responses=problem_responses(404),
    )
    async def state(
        self, request: ApiRequest, game: GameName, lesson: LessonName, data: JSONBody[LessonInputs]
    ) -> Response[LessonState]:
        """A lesson after the learner's inputs; the last one may be refused."""
        require_lesson(game, lesson)
        given = (game, lesson, data.inputs, data.since, data.until)
        workers = registry_of(request).workers
        state: Any = await workers.replay(address_of(request), lesson_jobs.lesson_state, *given)
        return Response(state, media_type=MediaType.JSON)

    @post(
        "/lessons/{game:str}/{lesson:str}/record",
        status_code=200,
        responses=problem_responses(404),
    )
    async def record(
        self, request: ApiRequest, game: GameName, lesson: LessonName, data: JSONBody[LessonInputs]
    ) -> Response[bytes]:
        """The game of a lesson as a record, to play on from as a practice table."""
        require_lesson(game, lesson)
        given = (game, lesson, data.inputs, LEARNER)
        workers = registry_of(request).workers
        raw = await workers.replay(address_of(request), lesson_jobs.lesson_record, *given)
        return Response(raw, media_type=MediaType.JSON)


def require_lesson(game: str, name: str) -> None:
    """Raises a Refusal if there is no such lesson."""
    try:
        find_lesson(require_game(game), name)
    except UnknownLesson as error:
        raise Refusal("no_such_page", str(error)) from None
