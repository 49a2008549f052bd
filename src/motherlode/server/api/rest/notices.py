"""REST: notices of turns.

A person is a secret that browsers hold; nobody else reads or changes what it stands for.
"""

import hmac
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import JSONBody, Parameter

from motherlode.i18n.catalogue import languages
from motherlode.server.api.errors import Refusal, TooManyRequests, not_allowed
from motherlode.server.api.notices_schema import (
    DeviceInfo,
    ForgetDevice,
    MailCode,
    NewDevice,
    NoticeFault,
    Notices,
    NoticeWishes,
    Offered,
    SeatWish,
    WishedSeats,
)
from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    address_of,
    problem_responses,
    registry_of,
    token_of,
)
from motherlode.server.notices.dispatcher import CONFIRM, MAIL, PUSH
from motherlode.server.notices.mail import is_address, link_code
from motherlode.server.notices.notice_store import FAILED, SENT, UNKNOWN, VOID, Notice
from motherlode.server.notices.person import ASKED, OFF, ON, Device, Person, WatchedSeat
from motherlode.server.notices.service import NoticeService
from motherlode.server.tokens import hash_token

SHORTEST_SECRET = 32
ASK_AGAIN_MS = 3_600_000
"""Milliseconds after a mail that asks to confirm an address before another one may be asked for."""
MOST_DEVICES = 10


class NoticesController(Controller):
    """Routes for the notices that a person wants, by mail and by Web Push."""

    path = "/api/notices"
    tags = ["notices"]  # noqa: RUF012

    @get("/", responses=problem_responses())
    async def offered(self, request: ApiRequest) -> Offered:
        """What this server sends."""
        return await _offered(request)

    @post("/status", status_code=200, responses=problem_responses(401))
    async def show(self, request: ApiRequest) -> Notices:
        """What the person of the secret wants, and what did not arrive."""
        id = _person_id(request)
        return await _notices(request, id, await notices_of(request).store.person(id) or Person())

    @post("/wishes", status_code=200, responses=problem_responses(401))
    async def wish(self, request: ApiRequest, data: JSONBody[NoticeWishes]) -> Notices:
        """Sets language, quiet hours, digest and e-mail address of a person."""
        id, service = _person_id(request), notices_of(request)
        if data.mail and not (service.sends_mail and is_address(data.mail)):
            raise Refusal("bad_mail", "this is no address of e-mail, or the server sends none")
        known = await service.store.person(id)
        before = known or Person()
        again = await _may_ask_again(service, id, before, now_of(request))
        is_new_mail = data.mail and (data.mail != before.mail or before.mail_state in ("", OFF))
        if known is None or is_new_mail or again:
            count_change(request)

        def change(person: Person) -> None:
            person.language = data.language if data.language in languages() else "en"
            person.zone, person.site = data.zone, site_of(request)
            person.quiet_from, person.quiet_until = data.quiet_from, data.quiet_until
            person.digest_hour = data.digest_hour
            asks = person.mail_state in ("", OFF) or (again and person.asked == before.asked)
            if data.mail != person.mail or (data.mail and asks):
                person.mail, person.mail_state = data.mail, ASKED if data.mail else ""
                person.asked += 1

        person = await service.store.change_person(id, change, now_of(request))
        if person.mail_state == ASKED and person.asked != before.asked:
            now = now_of(request)
            await service.store.add(Notice(f"{CONFIRM} {id}", "", -1, person.asked, now, 0), now)
        return await _notices(request, id, person)

    @post("/seats", status_code=200, responses=problem_responses(401))
    async def watch(self, request: ApiRequest, data: JSONBody[WishedSeats]) -> Notices:
        """Sets the seats of whose turns a person wants notices; a wrong token counts for none."""
        id, registry = _person_id(request), registry_of(request)
        tables = {wish.table for wish in data.seats}
        unread = sum(table not in registry.tables for table in tables)
        if wait := registry.openings.take(address_of(request), unread):
            raise TooManyRequests(wait)
        seats: dict[tuple[str, int], WatchedSeat] = {}
        for wish in data.seats:
            try:
                you = await (await registry.table(wish.table)).identify(wish.token)
            except Refusal as refusal:
                if refusal.code != "no_such_table":
                    raise
                continue
            if you.seat >= 0 and (wish.mail or wish.push):
                token = hash_token(wish.token)
                seat = WatchedSeat(wish.table, you.seat, token, wish.mail, wish.push)
                seats[wish.table, you.seat] = seat
        if await notices_of(request).store.person(id) is None:
            if not seats:
                return await _notices(request, id, Person())
            count_change(request)

        def change(person: Person) -> None:
            person.seats = list(seats.values())

        return await _notices(
            request, id, await notices_of(request).store.change_person(id, change, now_of(request))
        )

    @post("/devices", status_code=200, responses=problem_responses(401))
    async def add_device(self, request: ApiRequest, data: JSONBody[NewDevice]) -> Notices:
        """Adds a browser that Web Push reaches, or renews its subscription."""
        id, service = _person_id(request), notices_of(request)
        count_change(request)
        if service.allowed is None:
            service.report_missing_extra()
            raise Refusal("no_push", "this server sends no Web Push")
        from motherlode.server.notices.web_push import check_subscription

        try:
            service.allowed.check_url(data.endpoint)
            check_subscription(data.endpoint, data.p256dh, data.auth)
        except ValueError as error:
            raise Refusal("bad_endpoint", f"this endpoint is refused: {error}") from None
        device = hash_token(data.endpoint)[:16]

        def change(person: Person) -> None:
            others = [each for each in person.devices if each.id != device]
            new = Device(device, data.name, data.endpoint, data.p256dh, data.auth)
            person.devices = [*others, new][-MOST_DEVICES:]
            person.site = site_of(request)

        return await _notices(
            request, id, await service.store.change_person(id, change, now_of(request))
        )

    @post("/devices/forget", status_code=200, responses=problem_responses(401))
    async def forget_device(self, request: ApiRequest, data: JSONBody[ForgetDevice]) -> Notices:
        """Forgets a browser."""
        id = _person_id(request)
        if await notices_of(request).store.person(id) is None:
            return await _notices(request, id, Person())

        def change(person: Person) -> None:
            person.devices = [each for each in person.devices if each.id != data.id]

        return await _notices(
            request, id, await notices_of(request).store.change_person(id, change, now_of(request))
        )

    @post("/forget", status_code=200, responses=problem_responses(401))
    async def forget(self, request: ApiRequest) -> None:
        """Forgets everything of a person: no notice is sent any more."""
        await notices_of(request).store.forget_person(_person_id(request))

    @post("/confirm", status_code=200, responses=problem_responses(403))
    async def confirm(self, request: ApiRequest, data: JSONBody[MailCode]) -> None:
        """Confirms an e-mail address by the code that was sent to it."""
        await _change_by_code(request, "confirm", data.code, ON)

    @post("/unsubscribe", status_code=200, responses=problem_responses(403))
    async def unsubscribe(self, request: ApiRequest, data: JSONBody[MailCode]) -> None:
        """Ends the mails to an address by the code that each of them has."""
        await _change_by_code(request, "unsubscribe", data.code, OFF)

    @post("/unsubscribe/{code:str}", status_code=200, responses=problem_responses(403))
    async def unsubscribe_at_once(
        self, request: ApiRequest, code: Annotated[str, Parameter(max_length=200)]
    ) -> None:
        """The same for mail programs, which post to the address in a mail's header (RFC 8058)."""
        await _change_by_code(request, "unsubscribe", code, OFF)


def notices_of(request: ApiRequest) -> NoticeService:
    return registry_of(request).notices


def now_of(request: ApiRequest) -> int:
    return registry_of(request).time.now()


def _person_id(request: ApiRequest) -> str:
    """The id of the person of the request's secret, which is long and made by its browser."""
    secret = token_of(request)
    if len(secret) < SHORTEST_SECRET or len(secret) > 100:
        raise Refusal("no_token", "this needs the secret of a person")
    return hash_token(secret)


def count_change(request: ApiRequest) -> None:
    """Counts a new person, address of mail, device or webhook of the request's address."""
    if wait := registry_of(request).notice_changes.take(address_of(request)):
        raise TooManyRequests(wait)


def site_of(request: ApiRequest) -> str:
    """The address under which the person's browser has this page: the middleware checked it."""
    headers = dict(request.scope["headers"])  # As the middleware read them.
    own = f"{request.scope['scheme']}://{headers[b'host'].decode('latin-1')}"
    origin = headers.get(b"origin", b"").decode("latin-1") or own
    return origin.rstrip("/") + registry_of(request).settings.root_path


async def _offered(request: ApiRequest) -> Offered:
    service = notices_of(request)
    await service.ready()
    return Offered(service.public_key, service.sends_mail, service.allowed is not None)


async def _notices(request: ApiRequest, id: str, person: Person) -> Notices:
    service = notices_of(request)
    service.report_missing_extra()
    store = service.store
    rows = list(await store.states(f"{PUSH} {id} "))
    if person.mail_state == ON:  # Who has not confirmed it may not be the address's owner.
        own = {(each.table, each.seat) for each in person.seats}
        mails = await store.states(f"{MAIL} {person.address}")
        rows += [row for row in mails if (row.table_id, row.seat) in own]
    if confirmation := await _confirmation(service, id, person):
        rows.append(confirmation)
    faults = [
        NoticeFault(row.table_id, row.target.partition(" ")[0], row.state, row.fault, row.due)
        for row in rows
        if row.fault and row.state not in (SENT, VOID)
    ]
    return Notices(
        await _offered(request),
        person.language,
        person.zone,
        person.quiet_from,
        person.quiet_until,
        person.digest_hour,
        person.mail,
        person.mail_state,
        [DeviceInfo(each.id, each.name, each.fault) for each in person.devices],
        [SeatWish(each.table, each.seat, each.mail, each.push) for each in person.seats],
        faults,
    )


async def _change_by_code(request: ApiRequest, purpose: str, code: str, state: str) -> None:
    """Sets the state of an address, if the code was made for it."""
    service, (id, _, _) = notices_of(request), code.partition(".")
    await service.ready()
    person = await service.store.person(id)
    right = link_code(service.link_key, purpose, id, person.mail if person else "")
    if person is None or not person.mail or not hmac.compare_digest(code.encode(), right.encode()):
        raise not_allowed()

    def change(found: Person) -> None:
        if found.address == person.address:
            found.mail_state = state

    # Who unsubscribes an address means all browsers in which it was named.
    others = await service.store.people_with(person.address) if state == OFF else []
    for each in {id, *others}:
        await service.store.change_person(each, change, now_of(request))


async def _confirmation(service: NoticeService, id: str, person: Person) -> Any:
    """The row of the mail that asks to confirm a person's address; None unless one is awaited."""
    if person.mail_state != ASKED:
        return None
    rows = await service.store.states(f"{CONFIRM} {id}")
    return next((row for row in rows if row.turn == person.asked), None)


async def _may_ask_again(service: NoticeService, id: str, person: Person, now: int) -> bool:
    """True if the mail that asks to confirm an address did not arrive, or came long ago."""
    if person.mail_state != ASKED:
        return False
    row = await _confirmation(service, id, person)
    if row is None or row.state in (FAILED, UNKNOWN, VOID):
        return True
    return bool(row.state == SENT and row.made < now - ASK_AGAIN_MS)
