"""The entry in a replay's address: one that the record doesn't have is corrected."""

import pytest
from playwright.sync_api import expect

from tests.counts import proof_case
from tests.web.finished_tables import bots_table
from tests.web.server_process import HTTP, Server
from tests.web.visits import Visit

LAST = -1


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return bots_table(server)


@pytest.mark.parametrize(
    ("asked", "entry"),
    [
        ("99999", LAST),
        ("-7", 0),
        ("12.9", 12),
        proof_case("1e300", LAST),
        proof_case("Infinity", LAST),
        proof_case("-Infinity", 0),
        proof_case("soon", 0),
        proof_case("", 0),
        proof_case("0", 0),
    ],
)
def test_an_address_with_an_entry_that_doesnt_exist_is_corrected_to_the_nearest(
    visit: Visit, server: Server, table: str, asked: str, entry: int
) -> None:
    record = HTTP.get(f"{server.address}/api/tables/{table}/record").json()
    entry = len(record["actions"]) if entry == LAST else entry
    page = visit(f"/replay/{table}?at={asked}")
    expect(page.locator(".board")).to_have_attribute("data-number", str(entry))
    place = f"?at={entry}" if entry else ""
    expect(page).to_have_url(f"{server.address}/replay/{table}{place}")
    expect(page.get_by_role("slider")).to_have_value(str(entry))
