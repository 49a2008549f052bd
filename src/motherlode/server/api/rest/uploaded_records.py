"""REST: records that clients send: verified, replayed, analysed, continued as a table.

These requests have their own size limit (`Limits.record`); workers decode them.
"""

from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get, post
from litestar.params import Body, JSONBody, Parameter

from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    address_of,
    count_creation,
    problem_responses,
    registry_of,
)
from motherlode.server.api.rest.undecoded_request_body import RawPlayOn, RawRecord
from motherlode.server.api.rest_schema import Created
from motherlode.server.api.socket_schema import Analysis, AnalysisProgress, Frames, Score, Verified
from motherlode.server.tables import creation
from motherlode.server.workers import jobs, large_json

MOST_FRAMES = 400


class RecordsController(Controller):
    """Routes for uploaded records: play on, verify, analyse, and the frames of a replay."""

    path = "/api"
    tags = ["records"]  # noqa: RUF012

    @post("/tables/play-on", dto=RawPlayOn, return_dto=None, responses=problem_responses(404))
    async def play_on(self, request: ApiRequest, data: JSONBody[bytes]) -> Created:
        """Creates a table that continues a record after one of its entries."""
        count_creation(request)
        registry, address = registry_of(request), address_of(request)
        form = await registry.workers.replay(address, large_json.read_play_on, data)
        return await creation.play_on(registry, form, address)

    @post(
        "/records/verify",
        status_code=200,
        dto=RawRecord,
        return_dto=None,
        responses=problem_responses(),
    )
    async def verify(self, request: ApiRequest, data: JSONBody[bytes]) -> Verified:
        """Answers if an uploaded record replays as recorded, and if its seed is proved fair."""
        return await registry_of(request).workers.replay(address_of(request), jobs.verify, data)

    @post(
        "/records/analysis",
        status_code=200,
        dto=RawRecord,
        return_dto=None,
        responses=problem_responses(),
    )
    async def analysis(self, request: ApiRequest, data: JSONBody[bytes]) -> Analysis:
        """Analyses a record: win probabilities over the game, costly decisions, luck and skill."""
        return await registry_of(request).workers.look_back(address_of(request), data)

    @get("/records/analysis/{digest:str}", responses=problem_responses())
    async def analysis_progress(
        self,
        request: ApiRequest,
        digest: Annotated[
            str, Parameter(description="the SHA-256 of the record", pattern="^[0-9a-f]{64}$")
        ],
    ) -> AnalysisProgress:
        """How far the analysis of a record is that was asked for; all 0 if nobody did."""
        waiting, fraction = registry_of(request).workers.analyses_asked.progress(digest)
        return AnalysisProgress(waiting, fraction)

    @post(
        "/records/score",
        status_code=200,
        dto=RawRecord,
        return_dto=None,
        responses=problem_responses(),
    )
    async def score(self, request: ApiRequest, data: JSONBody[bytes]) -> Score:
        """The score of a record's game: its sources, what else was counted, and its course."""
        return await registry_of(request).workers.replay(address_of(request), jobs.score, data)

    @post(
        "/records/frames",
        status_code=200,
        dto=RawRecord,
        return_dto=None,
        responses=problem_responses(),
    )
    async def frames(
        self,
        request: ApiRequest,
        data: Annotated[bytes, Body(description="a record")],
        start: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = 200,
        seat: Annotated[int, Parameter(ge=-2, le=19)] = jobs.EVERYTHING,
    ) -> Response[Frames]:
        """The table after each entry of a part of a record."""
        workers, given = registry_of(request).workers, (data, start, count, seat)
        frames: Any = await workers.replay(address_of(request), large_json.encoded_frames, *given)
        return Response(frames, media_type=MediaType.JSON)
