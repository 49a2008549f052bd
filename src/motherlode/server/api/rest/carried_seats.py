"""REST: carrying the links of seats to another device, in boxes that the server can't read."""

from litestar import Controller, post
from litestar.params import JSONBody

from motherlode.server.api.carried_seats_schema import (
    BoxContent,
    BoxVersion,
    ForgetBox,
    OpenBox,
    ReplaceBox,
    StoreBox,
    StoredBox,
)
from motherlode.server.api.errors import Refusal, TooManyRequests
from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    address_of,
    problem_responses,
    registry_of,
)
from motherlode.server.store.carried_seats import CarriedSeats


class CarriedSeatsController(Controller):
    """Routes for boxes of links. A wrong id is counted: an address that guesses is throttled."""

    path = "/api/carried-seats"
    tags = ["seats"]  # noqa: RUF012

    @post("/", responses=problem_responses(409))
    async def store(self, request: ApiRequest, data: JSONBody[StoreBox]) -> StoredBox:
        """Stores a box; a retry with the same id and box is answered again."""
        registry, address = registry_of(request), address_of(request)
        wait = registry.boxes.take(address)
        if not data.once and not wait:
            wait = registry.recovery_boxes.take(address)
        if wait:
            raise TooManyRequests(wait)
        expires = await _boxes(request).add(data.id, data.box, data.once, registry.time.now())
        if expires is None:
            raise Refusal("code_taken", "this code is in use: make another one")
        if not expires:
            raise Refusal("busy", "the server holds too many links of seats; try again later")
        return StoredBox(expires)

    @post("/open", status_code=200, responses=problem_responses(404))
    async def open(self, request: ApiRequest, data: JSONBody[OpenBox]) -> BoxContent:
        """The box of a code. One that is for one device is opened only once."""
        _refuse_guessing(request)
        now = registry_of(request).time.now()
        opened = await _boxes(request).open(data.id, data.key, now)
        if opened is None:
            raise _wrong_code(request)
        return BoxContent(opened.box, opened.version, opened.once)

    @post("/replace", status_code=200, responses=problem_responses(404, 409))
    async def replace(self, request: ApiRequest, data: JSONBody[ReplaceBox]) -> BoxVersion:
        """Replaces the box of a recovery code, unless another device did that first."""
        _refuse_guessing(request)
        now = registry_of(request).time.now()
        done = await _boxes(request).replace(data.id, data.version, data.box, now)
        if done is None:
            raise _wrong_code(request)
        if not done:
            raise Refusal("conflict", "another device stored a newer box: open it first")
        return BoxVersion(data.version + 1)

    @post("/forget", status_code=200, responses=problem_responses())
    async def forget(self, request: ApiRequest, data: JSONBody[ForgetBox]) -> None:
        """Deletes the box of a code, if there is one."""
        _refuse_guessing(request)
        await _boxes(request).forget(data.id)


def _boxes(request: ApiRequest) -> CarriedSeats:
    return CarriedSeats(registry_of(request).store)


def _refuse_guessing(request: ApiRequest) -> None:
    """Raises TooManyRequests for an address that named too many wrong codes."""
    if wait := registry_of(request).wrong_codes.take(address_of(request), 0.0):
        raise TooManyRequests(wait)


def _wrong_code(request: ApiRequest) -> Refusal:
    registry_of(request).wrong_codes.charge(address_of(request), 1.0)
    return Refusal("no_such_code", "this code is wrong, used up or too old")
