"""REST: games, their rules pages, and the catalogue of words."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, Parameter, QueryParameter

from motherlode.i18n.catalogue import (
    DRAFTS,
    ENGLISH,
    board_source,
    description_source,
    languages,
    pages_source,
    words_source,
)
from motherlode.kernel.registry import all_games
from motherlode.server.api import game_catalogue
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    address_of,
    problem_responses,
    registry_of,
)
from motherlode.server.api.rest_schema import (
    Address,
    Checked,
    CheckEdition,
    GameDetail,
    Games,
    GameWordSources,
    LanguageInfo,
    Previewed,
    PreviewTable,
    RulesPage,
    WordSources,
)
from motherlode.server.net.listen_addresses import shared_address
from motherlode.server.workers import catalogue_jobs

GameName = Annotated[str, Parameter(description="a game's name", max_length=40)]
Language = Annotated[
    str, QueryParameter(name="language", description="a language's tag, as /words lists it")
]


class GamesController(Controller):
    """Routes for the games of this server: catalogue, rules, checks of editions, previews,
    texts."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012

    @get("/games", responses=problem_responses())
    async def games(self) -> Games:
        """Every game with its options, and every bot."""
        return game_catalogue.games()

    @get("/games/{game:str}", responses=problem_responses(404))
    async def game(self, game: GameName) -> GameDetail:
        """A game with its zones, actions and events."""
        return game_catalogue.game_detail(game)

    @get("/games/{game:str}/rules", responses=problem_responses(404))
    async def rules(self, game: GameName, language: Language = ENGLISH) -> RulesPage:
        """A game's rules in our own words, each rule with its id and source."""
        return game_catalogue.rules_page(game, language if language in languages() else ENGLISH)

    @get("/address", responses=problem_responses())
    async def address(self, request: ApiRequest) -> Address:
        """The address at which others reach this server: shared links begin with it."""
        settings = registry_of(request).settings
        return Address(shared_address(settings.host, settings.port))

    @post(
        "/games/{game:str}/check",
        status_code=200,
        responses=problem_responses(404),
    )
    async def check(
        self, request: ApiRequest, game: GameName, data: JSONBody[CheckEdition]
    ) -> Checked:
        """Checks an edition (layouts, prices, any content); lists its faults."""
        game_catalogue.require_game(game)
        workers = registry_of(request).workers
        return await workers.replay(
            address_of(request), catalogue_jobs.check_edition, game, data.edition
        )

    @post(
        "/games/{game:str}/preview",
        status_code=200,
        responses=problem_responses(404),
    )
    async def preview(
        self, request: ApiRequest, game: GameName, data: JSONBody[PreviewTable]
    ) -> Previewed:
        """Shows the board that a table would have, and how alike its seats are."""
        game_catalogue.require_game(game)
        workers = registry_of(request).workers
        return await workers.replay(address_of(request), catalogue_jobs.preview_board, game, data)

    @get("/words", responses=problem_responses())
    async def languages(self) -> list[LanguageInfo]:
        """The available languages."""
        return [LanguageInfo(language, language in DRAFTS) for language in languages()]

    @get("/words/{language:str}", responses=problem_responses(404))
    async def words(self, language: FromPath[str]) -> WordSources:
        """The texts of the pages, and of the lobby about games; English where one is missing."""
        _check_language(language)
        games = {
            name: description_source(game.words, language)
            for name, game in all_games().items()
            if game.words is not None
        }
        return WordSources(pages_source(language), games)

    @get("/words/{language:str}/{game:str}", responses=problem_responses(404))
    async def game_words(self, language: FromPath[str], game: GameName) -> GameWordSources:
        """The texts of a game and of its board; English where one is missing."""
        _check_language(language)
        folder = game_catalogue.require_game(game).words
        words = "" if folder is None else words_source(folder, language)
        return GameWordSources(board_source(game, language), words)


def _check_language(language: str) -> None:
    if language not in languages():
        raise Refusal("no_such_page", f"there are no words in {language!r:.20}")
