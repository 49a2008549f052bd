"""Settings: flag over variable over file, and one line for a wrong one."""

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.cli.settings_page import settings_page
from motherlode.server.setting_sources import BadSettings, read_settings
from motherlode.server.setting_table import INTERNAL, SETTINGS, all_fields
from motherlode.server.settings import Limits, Settings

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"


def file_with(folder: Path, text: str) -> str:
    path = folder / "motherlode.toml"
    path.write_text(text)
    return str(path)


def test_every_field_is_a_setting_or_named_as_internal() -> None:
    declared = [each.field for each in SETTINGS]
    assert len(set(declared)) == len(declared)
    assert set(declared) | INTERNAL == all_fields()


def test_the_settings_page_lists_the_settings_as_they_are_declared() -> None:
    renew = "run `motherlode settings --page > docs/settings.md`"
    assert PAGE.read_text(encoding="utf-8") == settings_page(), renew
    assert all(f"`--{each.name} " in settings_page() for each in SETTINGS)


def test_without_any_source_every_setting_has_its_default() -> None:
    read = read_settings({}, {})
    assert read.settings == Settings()
    assert set(read.source.values()) == {"default"}


def test_a_flag_wins_over_a_variable_and_a_variable_over_the_file(tmp_path: Path) -> None:
    path = file_with(tmp_path, 'port = 1\nidle = 2\nburst = 3\nallowed-host = ["a", "b"]\n')
    variables = {"MOTHERLODE_SERVER_PORT": "4", "MOTHERLODE_SERVER_IDLE": "5"}
    read = read_settings({"settings": path, "port": 6}, variables)
    assert (read.settings.port, read.settings.idle_seconds) == (6, 5.0)
    assert read.settings.limits == replace(Limits(), burst=3)
    assert read.settings.allowed_hosts == ("a", "b")
    sources = [read.source[name] for name in ("port", "idle", "burst", "rate")]
    assert sources == ["flag", "environment", "file", "default"]


def test_variables_name_the_file_and_separate_lists_with_commas(tmp_path: Path) -> None:
    variables = {
        "MOTHERLODE_SERVER_SETTINGS": file_with(tmp_path, "port = 9"),
        "MOTHERLODE_SERVER_ALLOWED_HOST": "a.example, b.example",
        "MOTHERLODE_SERVER_HOST": "",
        "MOTHERLODE_PURE": "1",
    }
    settings = read_settings({}, variables).settings
    assert settings == Settings(port=9, allowed_hosts=("a.example", "b.example"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("\nprot = 9", "line 2: 'prot' is unknown; did you mean port?"),
        ("allowed_host = 'a'", "did you mean allowed-host?"),
        ("quux = 9", "`motherlode settings` lists them all"),
        ("port = 99999", "line 1: port: 99999 is not between 1 and 65535"),
        ("port = [1]", "port needs one text or number"),
        ("port = true", "port needs one text or number"),
        ("[limits]\nburst = 3", "'limits' is unknown"),
        ("admin-token = 'short'", "at least 16 characters"),
        ("root-path = 'games'", "not a path such as /games"),
        ("metrics = 'nowhere'", "is not HOST:PORT or off"),
        ("port = ", "is not TOML"),
    ],
)
def test_a_wrong_settings_file_is_refused_in_one_line(
    tmp_path: Path, text: str, words: str
) -> None:
    with pytest.raises(BadSettings) as refusal:
        read_settings({"settings": file_with(tmp_path, text)}, {})
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_wrong_variable_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="did you mean MOTHERLODE_SERVER_PORT"):
        read_settings({}, {"MOTHERLODE_SERVER_PROT": "1"})
    with pytest.raises(BadSettings, match="can't be read: No such file"):
        read_settings({"settings": str(tmp_path / "none.toml")}, {})
