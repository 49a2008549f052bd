from pathlib import Path

import pytest

from tests.cli.run_command import Shell, make_shell


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    """Runs `motherlode` in an empty folder, for a terminal of 80 columns without colour."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("MOTHERLODE_DEBUG", raising=False)
    return make_shell(capsys, monkeypatch)
