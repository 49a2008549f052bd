"""Tests of plug-ins: a game's own ones, or the defaults."""

from dataclasses import replace

from motherlode.kernel.action_table import Action
from motherlode.plugin_types import LabPlugin, Pick, ServerPlugin, TerminalPlugin, WebPlugin
from tests.kernel.tiny_game import TINY


def test_a_game_without_plugins_gets_their_defaults() -> None:
    assert TINY.plugin(LabPlugin) == LabPlugin(gates=None, picks=())
    assert TINY.plugin(ServerPlugin) == ServerPlugin(order_sets={}, idle_verbs=())
    assert TINY.plugin(TerminalPlugin).picture is None
    assert TINY.plugin(WebPlugin).forecast is None


def test_a_game_returns_its_own_plugins() -> None:
    server, lab = ServerPlugin(idle_verbs=("pass",)), LabPlugin(picks=(Pick("card", (), ()),))
    game = replace(TINY, plugins=(server, lab))
    assert game.plugin(LabPlugin) is lab
    assert game.plugin(ServerPlugin) is server


def test_an_actions_own_rule_ids_replace_its_verbs_and_precede_its_steps() -> None:
    refs = {"take 1": ("R1",), "take": ("R2",), "taking": ("R1", "R3")}
    terminal = TerminalPlugin(rule_refs=refs)
    assert terminal.rule_ids(Action(0, "take", "1", 0, 0), "taking") == ("R1", "R3")
    assert terminal.rule_ids(Action(1, "take", "2", 0, 1), "waiting") == ("R2",)
