"""A person who wants notices, as stored, and a table's webhook."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from motherlode.server.tokens import hash_token

ASKED, ON, OFF = "asked", "on", "off"
"""States of an e-mail address: to be confirmed, confirmed, unsubscribed."""
MINUTES_OF_DAY = 24 * 60


class Device(msgspec.Struct):
    """A browser that Web Push reaches. `fault`: why its last notice did not arrive."""

    id: str
    name: str
    endpoint: str
    p256dh: str
    auth: str
    fault: str = ""


class WatchedSeat(msgspec.Struct):
    """A seat of whose turns its player wants notices. `token` is the hash of the seat's token."""

    table: str
    seat: int
    token: str
    mail: bool
    push: bool


class Person(msgspec.Struct):
    """What a person wants. Minutes and hours are of the day in the time zone `zone`; -1: none."""

    language: str = "en"
    site: str = ""
    zone: str = "UTC"
    quiet_from: int = -1
    quiet_until: int = -1
    digest_hour: int = -1
    mail: str = ""
    mail_state: str = ""
    asked: int = 0
    """How many times an address was to be confirmed."""
    devices: list[Device] = []
    seats: list[WatchedSeat] = []

    @property
    def address(self) -> str:
        """The hash of the e-mail address, by which people with the same one are found."""
        return hash_token(self.mail.lower()) if self.mail else ""

    def local(self, at: int) -> datetime:
        return datetime.fromtimestamp(at / 1000, zone_of(self.zone))

    def end_of_quiet(self, at: int) -> int:
        """When the quiet hours end that a time is in; the time itself if it is in none."""
        begin, end = self.quiet_from, self.quiet_until
        if begin < 0 or end < 0 or begin == end:
            return at
        local = self.local(at)
        minute = local.hour * 60 + local.minute
        if (minute - begin) % MINUTES_OF_DAY >= (end - begin) % MINUTES_OF_DAY:
            return at
        return self._next(at, end)

    def next_digest(self, at: int) -> int:
        """When a mail goes out: at once, or with a digest at its hour."""
        return at if self.digest_hour < 0 else self._next(at, self.digest_hour * 60)

    def _next(self, at: int, minute: int) -> int:
        """The next time at which the person's clock shows a minute of the day."""
        local = self.local(at)
        found = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
        if found <= local:
            found = (found + timedelta(days=1)).replace(hour=minute // 60, minute=minute % 60)
        return int(found.timestamp() * 1000)


class Webhook(msgspec.Struct):
    """An address that gets the turns of all humans of a table, in the form of a chat service."""

    kind: str
    url: str
    language: str
    site: str
    fault: str = ""


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; UTC for one that this machine doesn't know."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


PERSON = msgspec.json.Decoder(Person)
WEBHOOK = msgspec.json.Decoder(Webhook)
