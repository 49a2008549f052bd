"""REST: games, their rules pages, and the catalogue of words."""

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import Parameter

from motherlode.i18n.words import ENGLISH, catalogue, languages
from motherlode.server.api import game_catalogue
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest.request_helpers import ApiRequest, problem_responses, registry_of
from motherlode.server.api.rest_schema import (
    Address,
    Checked,
    CheckEdition,
    GameDetail,
    Games,
    Previewed,
    PreviewTable,
    RulesPage,
)
from motherlode.server.net.listen_addresses import shared_address

GameName = Annotated[str, Parameter(description="a game's name", max_length=40)]
Language = Annotated[
    str, Parameter(query="language", description="a language's tag, as /words lists it")
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
        sync_to_thread=True,
    )
    def check(self, game: GameName, data: CheckEdition) -> Checked:
        """Checks an edition (layouts, prices, any content); lists its faults."""
        return game_catalogue.check_edition(game, data.edition)

    @post(
        "/games/{game:str}/preview",
        status_code=200,
        responses=problem_responses(404),
        sync_to_thread=True,
    )
    def preview(self, game: GameName, data: PreviewTable) -> Previewed:
        """Shows the board that a table would have, and how alike its seats are."""
        return game_catalogue.preview_board(game, data)

    @get("/words", responses=problem_responses())
    async def languages(self) -> list[str]:
        """The available languages."""
        return languages()

    @get("/words/{language:str}", responses=problem_responses(404))
    async def words(self, language: str) -> dict[str, Any]:
        """All words of a language; English where one is missing."""
        if language not in languages():
            raise Refusal("no_such_page", f"there are no words in {language!r:.20}")
        return catalogue(language)
