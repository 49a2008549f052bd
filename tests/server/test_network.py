"""Where others reach a server."""

import socket

import pytest

from motherlode.server import network


def test_only_a_server_that_listens_to_all_has_an_address_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network, "own_address", lambda: "192.0.2.7")
    assert network.shared_address("0.0.0.0", 8000) == "http://192.0.2.7:8000"
    assert network.shared_address("127.0.0.1", 8000) == ""
    monkeypatch.setattr(network, "own_address", lambda: "")
    assert network.shared_address("0.0.0.0", 8000) == ""


def test_the_own_address_is_one_of_this_machine() -> None:
    found = network.own_address()
    if found:
        with socket.socket() as listening:
            listening.bind((found, 0))


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lonely(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "socket", Lonely)
    assert network.own_address() == ""
