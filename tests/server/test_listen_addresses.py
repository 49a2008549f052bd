"""The addresses at which a server is reached."""

import errno
import socket
from pathlib import Path
from urllib.request import urlopen

import pytest

from motherlode.cli.serve import PortTaken, require_free_port
from motherlode.server.net import listen_addresses
from tests.load.launch import Server


def test_only_a_server_on_all_addresses_has_an_address_to_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        listen_addresses, "own_address", lambda host: "2001:db8::7" if ":" in host else "192.0.2.7"
    )
    assert listen_addresses.shared_address("0.0.0.0", 8000) == "http://192.0.2.7:8000"
    assert listen_addresses.shared_address("::", 8000) == "http://[2001:db8::7]:8000"
    assert listen_addresses.shared_address("127.0.0.1", 8000) == ""
    assert listen_addresses.shared_address("::1", 8000) == ""
    monkeypatch.setattr(listen_addresses, "own_address", lambda host: "")
    assert listen_addresses.shared_address("0.0.0.0", 8000) == ""


def test_the_local_address_works_for_ipv4_and_ipv6() -> None:
    assert listen_addresses.local_address("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert listen_addresses.local_address("::", 8000) == "http://[::1]:8000"
    assert listen_addresses.local_address("localhost", 8000) == "http://localhost:8000"


class Six(Server):
    """A server on the IPv6 loopback address."""

    @property
    def address(self) -> str:
        return listen_addresses.local_address("::1", self.port)


def has_six() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_six(), reason="this machine has no IPv6")
@pytest.mark.parametrize("host", ["::", "::1"])
def test_a_taken_ipv6_port_is_refused(host: str) -> None:
    with socket.socket(socket.AF_INET6) as listening:
        listening.bind(("::1", 0))
        port = listening.getsockname()[1]
        with pytest.raises(PortTaken):
            require_free_port("::1", port)
    require_free_port(host, port)


@pytest.mark.skipif(not has_six(), reason="this machine has no IPv6")
def test_a_server_listens_on_ipv6(tmp_path: Path) -> None:
    with Six(str(tmp_path / "six.db"), tmp_path / "log", ["--host", "::1"]) as server:
        assert server.healthy()


@pytest.mark.skipif(not has_six(), reason="this machine has no IPv6")
def test_a_server_on_all_addresses_listens_on_ipv4_and_ipv6(tmp_path: Path) -> None:
    with Six(str(tmp_path / "both.db"), tmp_path / "log", ["--host", "::"]) as server:
        assert server.healthy()
        with urlopen(f"{listen_addresses.local_address('0.0.0.0', server.port)}/health", timeout=5):
            pass
        with pytest.raises(PortTaken, match=r"\[::\]:\d+: "):
            require_free_port("::", server.port)


def test_all_addresses_are_refused_if_the_ipv4_port_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening, pytest.raises(PortTaken):
        require_free_port("::", listening.getsockname()[1])


def test_a_machine_without_ipv6_gets_an_error_for_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    class Old(socket.socket):
        def __init__(self, family: int = -1, *given: int, **named: object) -> None:
            if family == socket.AF_INET6:
                raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")
            super().__init__(family, *given)

    monkeypatch.setattr(socket, "socket", Old)
    with pytest.raises(PortTaken, match="not supported"):
        require_free_port("::", 8000)


def test_the_address_offered_for_sharing_belongs_to_this_machine() -> None:
    found = listen_addresses.own_address()
    if found:
        with socket.socket() as listening:
            listening.bind((found, 0))


def test_a_machine_without_a_network_has_no_address_to_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Lonely(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "socket", Lonely)
    assert listen_addresses.own_address() == ""
