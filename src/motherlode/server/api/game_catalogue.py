"""The catalogue of games for the lobby and the boards: options, zones, rules pages, bots."""

import json
from collections import OrderedDict
from functools import cache, partial
from threading import Lock
from typing import Any

import msgspec

from motherlode import bots
from motherlode.i18n.catalogue import ENGLISH
from motherlode.i18n.rules_parser import page_of
from motherlode.i18n.words import Words
from motherlode.kernel import registry as games_registry
from motherlode.kernel.content import Content, LocalizableFault
from motherlode.kernel.errors import BadContent, BadOptions, MotherlodeError, UnknownGame
from motherlode.kernel.game import Game
from motherlode.kernel.options import options_schema
from motherlode.kernel.release import base_content, find_rules
from motherlode.kernel.rules import ON_REQUEST
from motherlode.plugin_types import ServerPlugin, WebPlugin
from motherlode.server.api.errors import Refusal, as_refusal
from motherlode.server.api.rest_schema import (
    BotInfo,
    Checked,
    ContentFault,
    GameDetail,
    GameInfo,
    Games,
    Previewed,
    PreviewTable,
    RulesPage,
    ZoneInfo,
)
from motherlode.server.api.rules_page_parser import read_page
from motherlode.server.tables.table_config import TableConfig

MOST_FAULTS = 50
MOST_TABLE_GAMES = 32
"""Games of tables that are kept: one for each version of the rules and each content."""


def require_game(name: str) -> Game:
    try:
        return games_registry.find_game(name)
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error)) from None


@cache
def game_info(name: str) -> GameInfo:
    title = require_game(name)
    words = Words(title, [])
    return GameInfo(
        name=title.name,
        title=title.title,
        blurb=words.whole("blurb"),
        version=title.version,
        content=title.content().hash,
        base=title.content().base_hash,
        least_seats=title.seats[0],
        most_seats=title.seats[-1],
        options=options_schema(title.options, partial(words.of, "options")),
    )


@cache
def game_detail(name: str) -> GameDetail:
    title = require_game(name)
    return detail_of(title, title.content())


class TableGames:
    """The games of tables as JSON, made once for the same rules and content."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._made: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()

    def get(self, config: TableConfig, content: str) -> bytes:
        """The GameDetail of a table: its rules and its content, without its edition, may be
        earlier ones.

        `content` is the JSON of the stored content; it may be empty if a release has it.
        """
        key = config.game, config.version, config.base
        with self._lock:
            made = self._made.get(key)
            if made is None:
                made = self._made[key] = msgspec.json.encode(_table_game(config, content))
                while len(self._made) > MOST_TABLE_GAMES:
                    self._made.popitem(last=False)
            self._made.move_to_end(key)
            return made


TABLE_GAMES = TableGames()


def _table_game(config: TableConfig, content: str) -> GameDetail:
    try:
        title = find_rules(config.game, config.version)
        given = json.loads(content) if content else None
        tables = base_content(title, config.base, given)
    except MotherlodeError as error:
        raise as_refusal(error) from None
    return detail_of(title, title.content_of(tables))


def detail_of(title: Game, content: Content[Any]) -> GameDetail:
    """A game with everything a board needs, its content included."""
    info = game_info(title.name)
    zones = [
        ZoneInfo(zone.name, zone.form, list(zone.kinds), zone.audience.name, zone.per_seat)
        for zone in [*title.layout.common, *title.layout.owned]
    ]
    facts, server = title.plugin(WebPlugin).facts, title.plugin(ServerPlugin)
    return GameDetail(
        **{field: getattr(info, field) for field in GameInfo.__struct_fields__}
        | {"version": title.version, "base": content.base_hash, "content": content.hash},
        zones=zones,
        actions=[row.text for row in title.actions.rows],
        unlisted_verbs=[verb for verb, _ in title.actions.unlisted_verbs.values()],
        events=[kind.name for kind in title.events.kinds],
        content_tables=msgspec.to_builtins(content.value) | msgspec.to_builtins(facts),
        hand_steps=hand_steps(title),
        order_sets={name: list(pairs) for name, pairs in server.order_sets.items()},
        reactions={name: list(texts) for name, texts in server.reactions.items()},
    )


def hand_steps(title: Game) -> list[str]:
    """The steps of a game that ask only seats which raised their hands."""
    steps = title.setup(title.seats[-1]).rules.steps
    return [step.name for step in steps if step.window == ON_REQUEST]


def check_edition(name: str, edition: dict[str, Any]) -> Checked:
    """Checks an edition as `motherlode content check` does; returns the first faults, or without
    any the first warnings."""
    title = require_game(name)
    faults = title.edition_faults(edition)
    warnings = [] if faults else title.edition_warnings(edition)
    return Checked(
        [_content_fault(key, fault) for key, fault in faults[:MOST_FAULTS]],
        [_content_fault(key, warning) for key, warning in warnings[:MOST_FAULTS]],
    )


def preview_board(name: str, asked: PreviewTable) -> Previewed:
    """The board that a table has with these seats, options and edition."""
    game = require_game(name)
    preview = game.plugin(WebPlugin).preview
    try:
        setup = game.setup(asked.seats, asked.options, asked.edition)
        return Previewed(preview(setup) if preview else None)
    except (BadOptions, BadContent) as error:
        return Previewed(fault=_content_fault("", error.args[0]))


def _content_fault(key: str, fault: str) -> ContentFault:
    if isinstance(fault, LocalizableFault):
        return ContentFault(key, str(fault), fault.kind, fault.rule, fault.holes)
    return ContentFault(key, fault)


def games() -> Games:
    known = [
        BotInfo(kind.name, kind.level, win_percentages(kind.name)) for kind in bots.kinds().values()
    ]
    return Games([game_info(name) for name in games_registry.all_games()], known)


def win_percentages(bot: str) -> dict[str, int]:
    """The percentage of games that a bot wins against the greedy bot, by game, where measured."""
    shares = {game: bots.share_against_yardstick(game, bot) for game in games_registry.all_games()}
    return {game: round(100 * share) for game, share in shares.items() if share is not None}


@cache
def rules_page(name: str, language: str = ENGLISH) -> RulesPage:
    """The rules page in a language, or in English if it isn't translated."""
    title = require_game(name)
    page, language_used = page_of(title, language)
    if page is None:
        raise Refusal("no_such_page", f"{title.title} has no rules page")
    return RulesPage(name, title.title, language_used, read_page(page.read_text("utf-8")))
