"""The pages of the admin page as HTML, made on the server; they have no scripts."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from markupsafe import Markup

from motherlode.i18n.catalogue import message_id, platform_messages, platform_text
from motherlode.server.admin.markup import (
    EMPTY,
    choice,
    code,
    day_time,
    facts,
    field,
    figures,
    form,
    grid,
    join,
    link,
    notice,
    section,
)
from motherlode.server.admin.process_report import ProcessReport
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import TableInfo
from motherlode.server.api.socket_schema import ChatMessage
from motherlode.server.store.admin_rows import PAGE
from motherlode.server.store.store import StoredRow
from motherlode.server.tables.chat_messages import PUBLIC_ROOMS, key_of
from motherlode.server.tables.table_config import CLOSED, OVER, PLAYING, WAITING

STATES = (WAITING, PLAYING, OVER, CLOSED)
HOUR, DAY = 3600, 86_400
DURATIONS = {str(HOUR): "hour", str(DAY): "day", str(30 * DAY): "month", "0": "always"}
MOST_ADDRESSES = 200


@dataclass(frozen=True)
class Reader:
    """Who reads a page: the language, the root path, and the key that forms carry."""

    language: str
    root: str
    key: str = ""

    def text(self, name: str, **values: object) -> str:
        return platform_text("admin", name, self.language, **values)

    def path(self, *parts: str) -> str:
        return "/".join([f"{self.root}/admin", *parts])

    def problem(self, refusal: Refusal) -> str:
        """The words for a refusal, by its sentence or its code."""
        for name in (refusal.text, refusal.code):
            id = message_id("problems", name)
            if id in platform_messages("admin", self.language):
                return self.text(id)
        return self.text("problems.other", text=refusal.text)


def page(reader: Reader, title: str, body: Markup, current: str = "") -> str:
    """A whole page; without a key nobody is signed in, so there are no links to others."""
    brand = reader.text("title", site="Motherlode")
    return str(
        Markup(
            '<!doctype html>\n<html lang="{}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="robots" content="noindex"><title>{} · {}</title>'
            '<link rel="stylesheet" href="{}"></head>\n<body>{}\n<main id="main"><h1>{}</h1>\n{}'
            "</main></body></html>\n"
        ).format(
            reader.language, title, brand, reader.path("style.css"),
            _header(reader, brand, current) if reader.key else EMPTY, title, body,
        )
    )  # fmt: skip


def _header(reader: Reader, brand: str, current: str) -> Markup:
    places = {"overview": "", "tables": "tables", "addresses": "addresses", "actions": "actions"}
    links = join(
        Markup('<a href="{}"{}>{}</a>').format(
            reader.path(*([path] if path else [])),
            Markup(' aria-current="page"') if name == current else EMPTY,
            reader.text(name),
        )
        for name, path in places.items()
    )
    out = form(reader.path("sign-out"), reader.key, reader.text("sign_out"), css="plain")
    return Markup(
        '<a class="skip" href="#main">{}</a><header><div><strong>{}</strong>'
        '<nav aria-label="{}">{}</nav>{}</div></header>'
    ).format(reader.text("skip"), brand, reader.text("nav"), links, out)


def sign_in_page(reader: Reader, problem: str = "") -> str:
    body = Markup(
        '<div class="narrow">{}<section><form method="post" action="{}">{}'
        "<p><button>{}</button></p></form></section></div>"
    ).format(
        notice(problem, wrong=True) if problem else EMPTY,
        reader.path("sign-in"),
        field("token", reader.text("token"), "password", help=reader.text("token_help")),
        reader.text("sign_in"),
    )
    return page(reader, reader.text("sign_in"), body)


def problem_page(reader: Reader, problem: str) -> str:
    back = Markup("<p>{}</p>").format(link(reader.path(), reader.text("back"), "button"))
    return page(reader, reader.text("wrong"), notice(problem, wrong=True) + back)


# --- overview


def overview_page(
    reader: Reader, reports: list[ProcessReport], counts: dict[tuple[str, str], int], problem: str
) -> str:
    t = reader.text

    def stored(state: str) -> int:
        return sum(count for (_, at), count in counts.items() if at == state)

    slow = max(report.slow_move_ms for report in reports)
    shown = figures([
        (t("games_played"), stored(PLAYING)),
        (t("waiting_tables"), stored(WAITING)),
        (t("sockets"), sum(report.socket_count for report in reports)),
        (t("slow_move"), milliseconds(slow)),
        (t("moves"), sum(report.moves for report in reports)),
        (t("errors"), sum(report.errors for report in reports)),
    ])  # fmt: skip
    state = t("database_problem", cause=problem) if problem else t("database_ready")
    database = Markup('<p>{}: <strong class="{}">{}</strong></p>').format(
        t("database"), "bad" if problem else "good", state
    )
    refresh = Markup("<p>{}</p>").format(link(reader.path(), t("refresh"), "button"))
    body = join([
        shown, database, _load(reader, reports), _workers(reader, reports),
        _problems(reader, reports), refresh,
    ])  # fmt: skip
    return page(reader, t("overview"), body, "overview")


def _load(reader: Reader, reports: list[ProcessReport]) -> Markup:
    t = reader.text
    named: dict[str, Callable[[ProcessReport], object]] = {
        "process": lambda r: code(r.node),
        "version": lambda r: r.version,
        "since": lambda r: day_time(r.started),
        "in_memory": lambda r: r.tables,
        "sockets": lambda r: r.socket_count,
        "polls": lambda r: r.polls,
        "moves": lambda r: r.moves,
        "slow_move": lambda r: milliseconds(r.slow_move_ms),
        "lag": lambda r: milliseconds(r.lag_ms),
        "queue": lambda r: r.waiting_writes,
        "memory": lambda r: f"{r.memory_mb} MB",
        "warnings": lambda r: r.warnings,
        "errors": lambda r: r.errors,
    }
    rows = [(t(name), *map(value, reports)) for name, value in named.items()]
    heads = [t("port"), *(str(report.port) for report in reports)]
    return section(t("load"), grid(t("load"), heads, rows, t("none")))


def milliseconds(measured: float) -> str:
    """A measured time; nothing is measured before the first move."""
    return f"{measured:g} ms" if measured else "-"


def _workers(reader: Reader, reports: list[ProcessReport]) -> Markup:
    t = reader.text
    rows = [
        (code(str(report.port)), name, lane.jobs, lane.lost)
        for report in reports
        for name, lane in report.lanes.items()
    ]
    heads = [t(name) for name in ("port", "lane", "jobs", "lost")]
    return section(t("workers"), grid(t("workers"), heads, rows, t("none")))


def _problems(reader: Reader, reports: list[ProcessReport]) -> Markup:
    t = reader.text
    found = [(problem, report) for report in reports for problem in report.problems]
    found.sort(key=lambda each: each[0].timestamp, reverse=True)
    rows = [
        (p.timestamp[:19].replace("T", " "), code(str(report.port)), p.level, p.event, p.details)
        for p, report in found
    ]
    heads = [t(name) for name in ("when", "port", "level", "event", "details")]
    return section(t("latest"), grid(t("latest"), heads, rows, t("none")))


# --- tables


def tables_page(
    reader: Reader,
    rows: Sequence[StoredRow],
    state: str,
    search: str,
    number: int,
    done: str = "",
) -> str:
    t = reader.text
    states = [("", t("any_state")), *((each, t(f"states.{each}")) for each in STATES)]
    asked = Markup('<form method="get" action="{}" class="fields">{}{}<button>{}</button></form>')
    filters = asked.format(
        reader.path("tables"),
        field("search", t("search"), value=search),
        choice("state", t("state"), states, state),
        t("show"),
    )
    heads = [t(name) for name in ("table", "game", "state", "entries", "listed", "created")]
    shown = [
        (
            link(reader.path("tables", row.id), row.id), row.game, t(f"states.{row.state}"),
            int(row.number), t("yes" if row.listed else "no"), day_time(row.created),
        )
        for row in rows[:PAGE]
    ]  # fmt: skip
    more = []
    for name, other in (("newer", number - 1), ("older", number + 1)):
        if other >= 0 and (other < number or len(rows) > PAGE):
            query = urlencode({"state": state, "search": search, "page": other})
            more.append(link(f"{reader.path('tables')}?{query}", t(name), "button"))
    pages = Markup('<p class="buttons">{}</p>').format(join(more))
    found = section(t("tables"), filters, grid(t("tables"), heads, shown, t("none")), pages)
    shown_first = notice(done) if done else EMPTY
    return page(reader, t("tables"), shown_first + found, "tables")


def table_page(
    reader: Reader,
    info: TableInfo,
    chat: list[ChatMessage],
    reports: list[ProcessReport],
    done: str = "",
) -> str:
    t, here = reader.text, ("tables", info.table)
    about = facts([
        (t("game"), info.title), (t("state"), t(f"states.{info.state}")),
        (t("entries"), info.number), (t("created"), day_time(info.created)),
        (t("listed"), t("yes" if info.listed else "no")), (t("version"), info.version),
        *([(t("level"), info.fault)] if info.fault else []),
    ])  # fmt: skip
    buttons = [link(f"{reader.root}/t/{info.table}", t("open_table"), "button")]
    if info.state in (WAITING, PLAYING):
        buttons.append(link(reader.path(*here, "close"), t("close"), "button danger"))
    buttons.append(link(reader.path(*here, "delete"), t("delete"), "button danger"))
    actions = Markup('<p class="buttons">{}</p>').format(join(buttons))
    body = join([
        notice(done) if done else EMPTY, section(t("table"), about, actions),
        _seats(reader, info), _sockets(reader, info.table, reports), _chat(reader, info, chat),
    ])  # fmt: skip
    return page(reader, f"{t('table')} {info.table}", body, "tables")


def _seats(reader: Reader, info: TableInfo) -> Markup:
    t = reader.text
    rows = [
        (
            str(number), seat.name, seat.stand_in or seat.bot or t(f"kinds.{seat.kind}"),
            t("yes" if seat.online else "no"),
        )
        for number, seat in enumerate(info.seats, 1)
    ]  # fmt: skip
    heads = [t(name) for name in ("seat", "name", "played_by", "online")]
    return section(t("seats"), grid(t("seats"), heads, rows, t("none")))


def _sockets(reader: Reader, table: str, reports: list[ProcessReport]) -> Markup:
    t = reader.text
    rows = [
        (
            str(socket.seat + 1) if socket.seat >= 0 else t("spectator"), code(socket.address),
            code(str(report.port)), _ban_link(reader, socket.address),
        )
        for report in reports
        for socket in report.sockets
        if socket.table == table
    ]  # fmt: skip
    heads = [t(name) for name in ("seat", "address", "port", "action")]
    return section(t("sockets"), grid(t("sockets"), heads, rows, t("none")))


def _ban_link(reader: Reader, address: str) -> Markup:
    query = urlencode({"network": address})
    return link(
        f"{reader.path('addresses')}?{query}#network", reader.text("ban"), "button danger small"
    )


def _chat(reader: Reader, info: TableInfo, chat: list[ChatMessage]) -> Markup:
    t, here = reader.text, reader.path("tables", info.table, "delete_chat")
    rows = [
        (
            day_time(message.at), message.name, message.text,
            link(f"{here}?message={key_of(message)}", t("delete_message"), "button danger small"),
        )
        for message in chat
        if message.text and message.room in PUBLIC_ROOMS
    ]  # fmt: skip
    heads = [t(name) for name in ("when", "name", "message", "action")]
    button = link(here, t("delete_chat"), "button danger")
    all_of_it = Markup('<p class="buttons">{}</p>').format(button) if rows else EMPTY
    return section(t("chat"), grid(t("chat"), heads, rows, t("none")), all_of_it)


def confirm_page(
    reader: Reader, table: str, action: str, message: ChatMessage | None = None
) -> str:
    """Asks for the confirmation of an action at a table."""
    t, name = reader.text, "delete_message" if message else action
    about = (
        Markup("<blockquote>{}: {}</blockquote>").format(message.name, message.text)
        if message
        else (Markup("<p>{}</p>").format(t(f"about_{action}")))
    )
    key = Markup('<input type="hidden" name="message" value="{}">')
    hidden = key.format(key_of(message)) if message else EMPTY
    address = reader.path("tables", table, action)
    buttons = Markup('<div class="buttons">{}{}</div>').format(
        link(reader.path("tables", table), t("cancel"), "button"),
        form(address, reader.key, t(name), hidden, css="danger"),
    )
    title = t(f"confirm_{name}", table=table)
    return page(reader, title, Markup("<section>{}{}</section>").format(about, buttons), "tables")


# --- addresses and actions


def addresses_page(
    reader: Reader,
    reports: list[ProcessReport],
    bans: Sequence[StoredRow],
    network: str = "",
    done: str = "",
    problem: str = "",
) -> str:
    t = reader.text
    counts = Counter(socket.address for report in reports for socket in report.sockets)
    connected = [
        (code(address), count, _ban_link(reader, address))
        for address, count in counts.most_common(MOST_ADDRESSES)
    ]
    banned = [
        (
            code(ban.network), ban.reason, day_time(ban.at),
            day_time(ban.until) if ban.until else t("unlimited"), _lift(reader, ban.network),
        )
        for ban in bans
    ]  # fmt: skip
    durations = [(seconds, t(name)) for seconds, name in DURATIONS.items()]
    new = form(
        reader.path("ban"), reader.key, t("ban"),
        Markup('<div class="fields">{}{}{}</div>').format(
            field("network", t("network"), value=network, help=t("network_help")),
            field("reason", t("reason")),
            choice("seconds", t("duration"), durations, str(DAY)),
        ),
        css="danger",
    )  # fmt: skip
    ban_heads = [t(name) for name in ("network", "reason", "when", "until", "action")]
    heads = [t(name) for name in ("address", "count", "action")]
    body = join([
        notice(done) if done else EMPTY, notice(problem, wrong=True) if problem else EMPTY,
        section(t("new_ban"), new),
        section(t("bans"), grid(t("bans"), ban_heads, banned, t("none"))),
        section(t("connected"), grid(t("connected"), heads, connected, t("none"))),
    ])  # fmt: skip
    return page(reader, t("addresses"), body, "addresses")


def _lift(reader: Reader, network: str) -> Markup:
    hidden = Markup('<input type="hidden" name="network" value="{}">').format(network)
    return form(reader.path("lift"), reader.key, reader.text("lift"), hidden, css="small")


def actions_page(reader: Reader, rows: Sequence[StoredRow]) -> str:
    t = reader.text
    shown = [
        (day_time(row.at), t(f"did.{row.action}"), code(row.subject), row.note, code(row.address))
        for row in rows
    ]
    heads = [t(name) for name in ("when", "action", "subject", "note", "by")]
    found = section(t("actions"), grid(t("actions"), heads, shown, t("none")))
    return page(reader, t("actions"), found, "actions")
