"""Looking back at a game: the ledger adds up, and the page holds what was found."""

from pathlib import Path

import pytest

from motherlode.cli.main import main
from motherlode.kernel.chance import seed_of
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, record_of, save_record
from motherlode.kernel.registry import title
from motherlode.lab.analysis import analyse
from motherlode.lab.bench import is_compiled


def short_record(decisions: int) -> Record:
    """The beginning of a game, always the first legal action, by <b>names</b> that need care."""
    play = Play(title("karats").setup(2), seed_of("analysis"))
    for _ in range(decisions):
        play.play(play.legal()[0])
    return record_of(play, [Seat("<b>Red</b>"), Seat("Blue")])


def test_the_ledger_adds_up() -> None:
    found = analyse(short_record(8), 4)
    assert found.moments
    for ledger in found.ledgers:
        assert abs(ledger.first + ledger.fortune - ledger.costs - ledger.result) < 1e-9
    costs = [moment.cost for moment in found.costliest()]
    assert costs == sorted(costs, reverse=True)
    assert all(0.0 <= moment.chance <= 1.0 for moment in found.moments)


def test_the_same_record_gives_the_same() -> None:
    record = short_record(4)
    assert analyse(record, 3).moments == analyse(record, 3).moments


@pytest.mark.skipif(not is_compiled(), reason="slow from source, and the same page")
def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_record(short_record(30), tmp_path / "game.json")
    assert main(["analyse", str(tmp_path / "game.json"), "--iterations", "20"]) == 0
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert "polyline" in page
    assert "&lt;b&gt;Red" in page
    assert "<b>Red" not in page
    assert main(["analyse", str(tmp_path / "none.json")]) == 2
    assert main(["analyse", str(tmp_path / "game.json"), "--out", str(tmp_path / "no" / "p")]) == 2
    capsys.readouterr()
