"""A bad network: after it heals every client has the server's view, and nothing was lost."""

import asyncio
import os
import random
import time

from tests.server.chaos import Chaos, Players
from tests.server.sites import Site, drive

TABLES = int(os.environ.get("MOTHERLODE_TABLES", "2"))
SECONDS = float(os.environ.get("MOTHERLODE_SECONDS", "4"))
HEALED = 2.0 if SECONDS > 60 else 20.0
"""Seconds after which all views have to be equal; short runs share the machine with other tests."""


def test_all_clients_have_the_same_view_after_a_bad_network_heals(site: Site) -> None:
    async def work() -> None:
        rng = random.Random(21)
        proxies = [Chaos(server.port, rng) for server in site.servers]
        addresses = [await proxy.open() for proxy in proxies]
        async with site.api() as api:
            tables = [
                Players(api, addresses[i % len(addresses) :] + addresses[: i % len(addresses)], i)
                for i in range(TABLES)
            ]
            until = time.monotonic() + SECONDS
            await asyncio.gather(*(table.play(until) for table in tables))
            for proxy in proxies:
                proxy.heal()
            began = time.monotonic()
            await asyncio.wait_for(
                asyncio.gather(*(table.wait_until_synchronised() for table in tables)), HEALED
            )
            took = time.monotonic() - began
            for table in tables:
                await table.check()
                for seat in table.seats:
                    await seat.close()
        for proxy in proxies:
            await proxy.close()
        cuts, swallowed = sum(p.cuts for p in proxies), sum(p.swallowed for p in proxies)
        moves = sum(table.moves for table in tables)
        print(f"{moves} moves, {cuts} cuts, {swallowed} half open, synchronised in {took:.2f} s")
        assert moves > 10 * TABLES
        assert cuts > 0

    drive(work, SECONDS + 180)
