"""What the lobby and the boards need to know of the games: options, zones, rules pages."""

from functools import cache, partial
from typing import Any

import msgspec

from motherlode import bots
from motherlode.kernel import registry
from motherlode.kernel.content import Said
from motherlode.kernel.errors import UnknownGame
from motherlode.kernel.options import options_schema
from motherlode.kernel.plugins import WebPlugin
from motherlode.kernel.rulebook import page_of
from motherlode.kernel.title import Title
from motherlode.kernel.words import ENGLISH, Words, catalogue
from motherlode.server.bodies import (
    BotInfo,
    Checked,
    ContentFault,
    GameDetail,
    GameInfo,
    Games,
    RulesPage,
    ZoneInfo,
)
from motherlode.server.refusals import Refusal
from motherlode.server.rulespage import read_page

MOST_FAULTS = 50


def title_of(name: str) -> Title:
    try:
        return registry.title(name)
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error)) from None


@cache
def game_info(name: str) -> GameInfo:
    title = title_of(name)
    words = catalogue().get(name, {})
    return GameInfo(
        name=title.name,
        title=title.title,
        blurb=str(words.get("blurb", "")),
        version=title.version,
        content=title.content().hash,
        least_seats=title.seats[0],
        most_seats=title.seats[-1],
        options=options_schema(title.options, partial(Words(title, []).of, "options")),
    )


@cache
def game_detail(name: str) -> GameDetail:
    info, title = game_info(name), title_of(name)
    zones = [
        ZoneInfo(zone.name, zone.form, list(zone.kinds), zone.audience.name, zone.per_seat)
        for zone in [*title.layout.common, *title.layout.owned]
    ]
    return GameDetail(
        **{field: getattr(info, field) for field in GameInfo.__struct_fields__},
        zones=zones,
        actions=[row.text for row in title.actions.rows],
        events=[kind.name for kind in title.events.kinds],
        content_tables=msgspec.to_builtins(title.content().value) | title.plugin(WebPlugin).facts,
    )


def checked(name: str, edition: dict[str, Any]) -> Checked:
    """What is wrong with an edition, by the same checks that a table or `content check` makes."""
    title = title_of(name)
    faults = title.edition_faults(edition)
    return Checked([_told(key, fault) for key, fault in faults[:MOST_FAULTS]])


def _told(key: str, fault: str) -> ContentFault:
    if isinstance(fault, Said):
        return ContentFault(key, str(fault), fault.kind, fault.rule, fault.holes)
    return ContentFault(key, fault)


def games() -> Games:
    known = [BotInfo(kind.name, kind.level, worth_of(kind.name)) for kind in bots.kinds().values()]
    return Games([game_info(name) for name in registry.titles()], known)


def worth_of(bot: str) -> dict[str, int]:
    """What is known of a bot's worth, by game."""
    shares = {game: bots.share_against_yardstick(game, bot) for game in registry.titles()}
    return {game: round(100 * share) for game, share in shares.items() if share is not None}


@cache
def rules_page(name: str, language: str = ENGLISH) -> RulesPage:
    """The rules in a language, or in English where they are not told in it."""
    title = title_of(name)
    page, told_in = page_of(title, language)
    if page is None:
        raise Refusal("no_such_page", f"{title.title} has no rules page")
    return RulesPage(name, title.title, told_in, read_page(page.read_text("utf-8")))
