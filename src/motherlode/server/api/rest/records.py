"""REST: records that clients send: verified, replayed, analysed, continued as a table.

These requests have their own size limit (`Limits.record`).
"""

from typing import Annotated, Any

import msgspec
from litestar import Controller, post
from litestar.params import Body, Parameter

from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    address_of,
    count_creation,
    problem_responses,
    registry_of,
)
from motherlode.server.api.rest_schema import Created, PlayOn
from motherlode.server.api.socket_schema import Analysis, Frames, Verified
from motherlode.server.tables import creation
from motherlode.server.workers import jobs

MOST_FRAMES = 400


class RecordsController(Controller):
    """What the replay viewer needs."""

    path = "/api"
    tags = ["records"]  # noqa: RUF012

    @post("/tables/play-on", responses=problem_responses(404))
    async def play_on(self, request: ApiRequest, data: PlayOn) -> Created:
        """Creates a table that continues a record after one of its entries."""
        count_creation(request)
        return await creation.play_on(registry_of(request), data, address_of(request))

    @post("/records/verify", status_code=200, responses=problem_responses())
    async def verify(self, request: ApiRequest, data: dict[str, Any]) -> Verified:
        """Replays a record; checks every entry and how its seed was made."""
        raw = msgspec.json.encode(data)
        return await registry_of(request).workers.replay(address_of(request), jobs.verify, raw)

    @post("/records/analysis", status_code=200, responses=problem_responses())
    async def analysis(self, request: ApiRequest, data: dict[str, Any]) -> Analysis:
        """Analyses a record: chances over the game, costly decisions, luck and skill."""
        raw = msgspec.json.encode(data)
        return await registry_of(request).workers.look_back(address_of(request), raw)

    @post("/records/frames", status_code=200, responses=problem_responses())
    async def frames(
        self,
        request: ApiRequest,
        data: Annotated[dict[str, Any], Body(description="a record")],
        start: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = 200,
        seat: Annotated[int, Parameter(ge=-2, le=19)] = jobs.EVERYTHING,
    ) -> Frames:
        """The table after each entry of a part of a record."""
        raw = msgspec.json.encode(data)
        workers = registry_of(request).workers
        return await workers.replay(address_of(request), jobs.frames, raw, start, count, seat)
