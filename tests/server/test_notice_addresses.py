"""Addresses that clients name for notices: no request goes to one inside."""

import asyncio
from typing import Any

import pytest

from motherlode.server.notices.mail import is_address
from motherlode.server.notices.outgoing_http import AllowedAddresses, InsideAddress, OutgoingHttp
from tests.server.notice_receivers import web_receiver
from tests.server.sites import drive

INSIDE = [
    "127.0.0.1", "10.0.0.1", "172.16.5.5", "192.168.1.1", "169.254.169.254", "0.0.0.0",
    "100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::",
    "fe80::1", "fc00::1", "fd12::1", "ff02::1",
    "192.0.0.1", "192.0.0.170", "192.88.99.1", "fec0::1", "feff::1", "64:ff9b:1::7f00:1",
    "::ffff:192.0.0.1", "2002:c058:6301::",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2002:a00:1::",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_refused_unless_the_operator_allows_them(address: str) -> None:
    host = f"[{address}]" if ":" in address else address
    assert not AllowedAddresses().includes(address)
    with pytest.raises(ValueError, match="inside"):
        AllowedAddresses().check_url(f"https://{host}/push")
    length = 128 if ":" in address else 32
    assert AllowedAddresses([f"{address}/{length}"]).includes(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_addresses_are_allowed(address: str) -> None:
    assert AllowedAddresses().includes(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://user:secret@example.org/",
        "https:///x",
        "https://exämple.org/",
        "gopher://127.0.0.1:25/",
        "https://" + "a" * 2000,
    ],
)
def test_odd_addresses_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="address"):
        AllowedAddresses().check_url(url)


ODD_NUMBERS = [
    "127.1", "2130706433", "0177.0.0.1", "0", "127.0.0.1.", "0x7f000001", "0X7F.0.0.1", "127.0.1",
    "0x7f.1", "1.2.3.4.5", "93.184.216.034", "93.184.216.34.", "evil.example.1", ".", "0x",
]  # fmt: skip


@pytest.mark.parametrize("host", ODD_NUMBERS)
@pytest.mark.parametrize("networks", [[], ["127.0.0.0/8"]])
def test_odd_forms_of_numbers_are_refused(host: str, networks: list[str]) -> None:
    with pytest.raises(ValueError, match="address"):
        AllowedAddresses(networks).check_url(f"https://{host}:8443/push")


@pytest.mark.parametrize("host", ["example.org", "example.org.", "1.example.org", "0x7f.example"])
def test_names_with_numbers_are_names(host: str) -> None:
    AllowedAddresses().check_url(f"https://{host}/push")


@pytest.mark.parametrize("host", ["localhost", "2130706433", "0x7f000001", "127.1", "0"])
def test_a_name_that_leads_inside_gets_no_request(host: str) -> None:
    """The check stands where the connection is made: a name may lead elsewhere at each look-up."""

    async def work() -> None:
        async with web_receiver() as web:
            port = web.address.rpartition(":")[2]
            http = OutgoingHttp(AllowedAddresses(), seconds=5)
            with pytest.raises((OSError, ValueError)):
                await http.post(f"https://{host}:{port}/", {}, b"x")
            assert web.got == []

    drive(work)


def test_a_look_up_that_changes_between_two_requests_is_checked_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from motherlode.server.notices.outgoing_http import CheckedResolver

    async def work() -> None:
        loop = asyncio.get_running_loop()
        answers = [["93.184.216.34", "127.0.0.1"], ["127.0.0.1"]]

        async def getaddrinfo(host: str, port: int, **given: Any) -> Any:
            return [(2, 1, 6, "", (address, port)) for address in answers.pop(0)]

        monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo)
        resolver = CheckedResolver(AllowedAddresses())
        found = await resolver.resolve("rebound.example.org", 443)
        assert [each["host"] for each in found] == ["93.184.216.34"]
        with pytest.raises(InsideAddress):
            await resolver.resolve("rebound.example.org", 443)

    drive(work)


def test_redirects_are_not_followed() -> None:
    async def work() -> None:
        async with web_receiver() as web:
            web.answers = [(302, {"Location": f"{web.address}/elsewhere"})]
            http = OutgoingHttp(AllowedAddresses(["127.0.0.0/8"]))
            answer = await http.post(f"{web.address}/push", {}, b"x")
            assert answer.status == 302
            assert [got.path for got in web.got] == ["/push"]

    drive(work)


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("ann@example.org", True),
        ("ann+games@sub.example.org", True),
        ("Ann <ann@example.org>", False),
        ("ann@example.org, ben@example.org", False),
        ("ann@example.org\r\nBcc: ben@example.org", False),
        ("ann@localhost", False),
        ("@example.org", False),
        ("ann", False),
    ],
)
def test_only_one_plain_address_of_mail_is_taken(text: str, good: bool) -> None:
    assert is_address(text) == good
