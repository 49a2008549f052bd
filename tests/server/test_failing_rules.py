"""A rule that raises an error shuts its own table; the others play on."""

from contextlib import suppress

import pytest

from tests.server.human_tables import refused, sitting
from tests.server.sites import drive
from tests.server.tables import played_table


@pytest.mark.parametrize("where", ["check_action", "play_checked"])
def test_a_rule_that_raises_an_error_shuts_its_table_and_no_other(
    database: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise ZeroDivisionError

    async def work() -> None:
        async with sitting(database) as broken:
            monkeypatch.setattr(broken.live_game.play, where, fail)
            with suppress(ZeroDivisionError):
                await broken.move()
            other = await played_table(broken.registry, 3)
            assert other.number == 3
            assert broken.live_game.number == 0, "nothing has changed"
            if where == "play_checked":  # The entry is stored already.
                assert await refused(broken.move()) == "fault"
                assert broken.table.info().fault

    drive(work)
