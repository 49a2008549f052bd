"""The schemas of requests about notices."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from motherlode.server.api.my_tables_schema import Token
from motherlode.server.api.rest_schema import Incoming

Minute = Annotated[int, Meta(ge=-1, le=1439)]
Key = Annotated[str, Meta(min_length=16, max_length=120, pattern="^[0-9A-Za-z_=-]+$")]
Url = Annotated[str, Meta(min_length=10, max_length=1000)]
Code = Annotated[str, Meta(min_length=10, max_length=200, pattern="^[0-9a-f.]+$")]
ShortId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
HookKind = Literal["slack", "discord", "matrix", "json"]


class Offered(Struct):
    """What the server sends: `push_key` is the key to subscribe with, empty without Web Push."""

    push_key: str
    mail: bool
    webhooks: bool


class NoticeWishes(Incoming):
    """What a person wants. Minutes and the hour are of the day in `zone`; -1: none.

    A new `mail` gets a mail first, whose link confirms it; an empty one ends mails.
    """

    language: Annotated[str, Meta(min_length=2, max_length=12)]
    zone: Annotated[str, Meta(max_length=60)]
    quiet_from: Minute = -1
    quiet_until: Minute = -1
    digest_hour: Annotated[int, Meta(ge=-1, le=23)] = -1
    mail: Annotated[str, Meta(max_length=200)] = ""


class WishedSeat(Incoming):
    """A seat's table and token, and by what its player wants notices of its turns."""

    table: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z]+$")]
    token: Token
    mail: bool
    push: bool


class WishedSeats(Incoming):
    """All seats of whose turns a person wants notices; others are forgotten."""

    seats: Annotated[list[WishedSeat], Meta(max_length=100)]


class NewDevice(Incoming):
    """A subscription of this browser's push service."""

    endpoint: Url
    p256dh: Key
    auth: Key
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class ForgetDevice(Incoming):
    id: ShortId


class MailCode(Incoming):
    code: Code


class DeviceInfo(Struct):
    """`fault`: why the last notice did not arrive; `gone` if the browser ended its subscription."""

    id: str
    name: str
    fault: str


class SeatWish(Struct):
    table: str
    seat: int
    mail: bool
    push: bool


class NoticeFault(Struct):
    """A notice that has not arrived. `state`: due (to be tried again at `due`), failed, or unknown
    if the server was killed while it sent it."""

    table: str
    by: str
    state: str
    fault: str
    due: int


class Notices(Struct):
    """What a person wants, and what did not arrive. `mail_state`: asked, on, off or empty."""

    offered: Offered
    language: str
    zone: str
    quiet_from: int
    quiet_until: int
    digest_hour: int
    mail: str
    mail_state: str
    devices: list[DeviceInfo]
    seats: list[SeatWish]
    faults: list[NoticeFault]


class NewWebhook(Incoming):
    kind: HookKind
    url: Url
    language: Annotated[str, Meta(min_length=2, max_length=12)] = "en"


class WebhookInfo(Struct):
    """A webhook of a table; the rest of its address is a secret of its host."""

    id: str
    kind: str
    host: str
    fault: str


class Webhooks(Struct):
    webhooks: list[WebhookInfo]


class ForgetWebhook(Incoming):
    id: ShortId
