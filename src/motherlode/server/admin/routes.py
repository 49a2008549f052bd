"""The requests of the admin page. They exist only if the setting `admin-token` is set."""

from pathlib import Path

from litestar import Response, Router, get, post
from litestar.types import ControllerRouterHandler

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.admin import pages
from motherlode.server.admin.operations import CLOSE, DELETE, DELETE_CHAT, Operations
from motherlode.server.admin.session import Sessions
from motherlode.server.admin.signing_in import (
    POLICY,
    AnyRequest,
    field_of,
    html,
    reader_of,
    require_sign_in,
    sign_in,
    sign_out,
    signed_out_already,
)
from motherlode.server.api.errors import Refusal, as_refusal
from motherlode.server.api.rest.request_helpers import address_of, registry_of
from motherlode.server.api.socket_schema import ChatMessage
from motherlode.server.settings import Settings
from motherlode.server.tables.chat_messages import PUBLIC_ROOMS, key_of
from motherlode.server.tables.clock import now_ms
from motherlode.server.tables.table import Table

STYLE = Path(__file__).parent / "style.css"
LAST_PAGE = 100_000


def admin_routes(settings: Settings) -> list[ControllerRouterHandler]:
    """The routes of the admin page; only those of signing in are for everybody."""
    handlers = [overview, tables, table, confirm, act, addresses, ban, lift, actions, sign_out]
    guarded = Router(
        "/",
        route_handlers=handlers,
        before_request=require_sign_in,
        exception_handlers={Refusal: show_refusal, MotherlodeError: show_error},
        include_in_schema=False,
    )
    return [guarded, sign_in, signed_out_already, style]


def new_sessions(settings: Settings) -> Sessions | None:
    """What checks the token and the cookies; None without a token."""
    return Sessions(settings.admin_token) if settings.admin_token else None


def show_refusal(request: AnyRequest, refusal: Refusal) -> Response[str]:
    reader = reader_of(request)
    return html(pages.problem_page(reader, reader.problem(refusal)), refusal.status)


def show_error(request: AnyRequest, error: MotherlodeError) -> Response[str]:
    return show_refusal(request, as_refusal(error))


def operations_of(request: AnyRequest) -> Operations:
    return registry_of(request).operations


@get("/admin/style.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """The style sheet, which holds nothing that others may not see."""
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": POLICY}
    return Response(STYLE.read_bytes(), media_type="text/css", headers=headers)


@get("/admin")
async def overview(request: AnyRequest) -> Response[str]:
    """The load of all processes and the latest problems."""
    registry = registry_of(request)
    problem = await request.app.state.readiness.problem()
    reports = await registry.operations.reports()
    counts = await registry.store.count_tables()
    return html(pages.overview_page(reader_of(request), reports, counts, problem))


@get("/admin/tables")
async def tables(request: AnyRequest) -> Response[str]:
    """The stored tables, by state and beginning of the id."""
    asked = request.query_params
    state, search = asked.get("state", ""), asked.get("search", "").strip()[:40]
    number = asked.get("page", "0")
    at = min(int(number), LAST_PAGE) if number.isdecimal() and len(number) < 10 else 0
    rows = await operations_of(request).rows.tables(
        state if state in pages.STATES else "", search, at
    )
    return html(pages.tables_page(reader_of(request), rows, state, search, at))


@get("/admin/tables/{name:str}")
async def table(request: AnyRequest, name: str) -> Response[str]:
    """What everybody may know of a table, its chat, and the addresses of its sockets."""
    found, operations = await registry_of(request).table(name), operations_of(request)
    reports = await operations.reports()
    return html(pages.table_page(reader_of(request), found.info(), found.chat, reports))


@get("/admin/tables/{name:str}/{action:str}")
async def confirm(request: AnyRequest, name: str, action: str) -> Response[str]:
    """Asks before something is done that can't be undone."""
    _require_action(action)
    message = None
    if key := request.query_params.get("message", ""):
        message = _message(await registry_of(request).table(name), key)
    return html(pages.confirm_page(reader_of(request), name, action, message))


def _require_action(action: str) -> None:
    if action not in (CLOSE, DELETE, DELETE_CHAT):
        raise Refusal("no_such_page", "there is no such action")


def _message(found: Table, key: str) -> ChatMessage:
    """A message of the table's chat; a Refusal if it is not there any more."""
    for message in found.chat:
        if key_of(message) == key and message.room in PUBLIC_ROOMS:
            return message
    raise Refusal("no_such_page", "no_such_message")


@post("/admin/tables/{name:str}/{action:str}", status_code=200)
async def act(request: AnyRequest, name: str, action: str) -> Response[str]:
    """Closes or deletes a table, or deletes its chat."""
    _require_action(action)
    operations, reader, admin = operations_of(request), reader_of(request), address_of(request)
    if action == DELETE:
        await operations.delete(name, admin)
        rows = await operations.rows.tables("", "", 0)
        done = reader.text("done_delete", subject=name)
        return html(pages.tables_page(reader, rows, "", "", 0, done))
    found = await registry_of(request).table(name)
    if action == CLOSE:
        await operations.close(name, admin)
        done = reader.text("done_close", subject=name)
    else:
        key = await field_of(request, "message")
        chosen = _message(found, key) if key else None
        count = await operations.delete_chat(name, chosen, admin)
        done = reader.text("done_delete_chat", subject=name, count=count)
    reports = await operations.reports()
    return html(pages.table_page(reader, found.info(), found.chat, reports, done))


@get("/admin/addresses")
async def addresses(request: AnyRequest) -> Response[str]:
    """The connected addresses and the bans."""
    return await _addresses(request, network=request.query_params.get("network", "")[:60])


@post("/admin/ban", status_code=200)
async def ban(request: AnyRequest) -> Response[str]:
    """Bans an address or a network."""
    reader = reader_of(request)
    network = await field_of(request, "network", 60)
    reason, seconds = await field_of(request, "reason"), await field_of(request, "seconds")
    if seconds not in pages.DURATIONS:
        raise Refusal("bad_request", "there is no such duration")
    try:
        banned = await operations_of(request).ban(
            network, reason, int(seconds), address_of(request)
        )
    except Refusal as refusal:
        problem = reader.problem(refusal)
        return await _addresses(request, 400, network=network, problem=problem)
    return await _addresses(request, done=reader.text("done_ban", subject=banned))


@post("/admin/lift", status_code=200)
async def lift(request: AnyRequest) -> Response[str]:
    """Lifts a ban."""
    network = await field_of(request, "network", 60)
    await operations_of(request).lift(network, address_of(request))
    return await _addresses(request, done=reader_of(request).text("done_lift", subject=network))


async def _addresses(request: AnyRequest, status: int = 200, **shown: str) -> Response[str]:
    operations = operations_of(request)
    reports, bans = await operations.reports(), await operations.rows.bans(now_ms())
    return html(pages.addresses_page(reader_of(request), reports, bans, **shown), status)


@get("/admin/actions")
async def actions(request: AnyRequest) -> Response[str]:
    """The latest actions on this page."""
    return html(pages.actions_page(reader_of(request), await operations_of(request).rows.actions()))
