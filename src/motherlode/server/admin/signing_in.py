"""Who may see the admin page: signing in and out, and the check before every other request."""

import math
from typing import Any

import structlog
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from motherlode.i18n.catalogue import ENGLISH, LANGUAGES
from motherlode.server.admin.pages import Reader, sign_in_page
from motherlode.server.admin.session import COOKIE, SECONDS, Sessions
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest.request_helpers import address_of, registry_of
from motherlode.server.store.admin_rows import AdminAction
from motherlode.server.tables.clock import now_ms

log = structlog.get_logger("motherlode.admin")

AnyRequest = Request[Any, Any, Any]
POLICY = (
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    # With `no-referrer` a browser would send its forms with the origin `null`.
    "Referrer-Policy": "same-origin",
}
LONGEST_TOKEN = 1000


def html(text: str, status: int = 200, **added: Any) -> Response[str]:
    """A page; no browser keeps it, and it may load a style sheet alone."""
    return Response(text, status_code=status, media_type="text/html", headers=HEADERS, **added)


def go_to(address: str, **added: Any) -> Response[str]:
    """Sends the browser to another page, after a form was handled."""
    headers = {**HEADERS, "Location": address}
    return Response("", status_code=303, media_type="text/html", headers=headers, **added)


def sessions_of(request: AnyRequest) -> Sessions:
    sessions: Sessions = request.app.state.admin_sessions
    return sessions


def reader_of(request: AnyRequest) -> Reader:
    """The reader of a page: the language that the browser prefers, and the key of the session."""
    root = registry_of(request).settings.root_path
    cookie, sessions = request.cookies.get(COOKIE, ""), sessions_of(request)
    key = sessions.form_key(cookie) if sessions.is_signed_in(cookie) else ""
    return Reader(language_of(request), root, key)


def language_of(request: AnyRequest) -> str:
    """The first language of the browser that there is."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH


async def field_of(request: AnyRequest, name: str, most: int = 200) -> str:
    """A field of the request's form, without control characters."""
    given = (await request.form()).get(name, "")
    text = given if isinstance(given, str) else ""
    return "".join(c for c in text[:most] if c.isprintable()).strip()


async def require_sign_in(request: AnyRequest) -> Response[str] | None:
    """Answers everybody who is not signed in; lets a session's own forms through."""
    reader = reader_of(request)
    if not reader.key:
        tried = request.method != "GET"
        problem = reader.text("signed_out") if tried else ""
        return html(sign_in_page(reader, problem), 401)
    if request.method != "GET":
        cookie, key = request.cookies.get(COOKIE, ""), await field_of(request, "key")
        if not sessions_of(request).is_own_form(cookie, key):
            raise Refusal("not_allowed", "old_form")
    return None


def _cookie(request: AnyRequest, value: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        value=value,
        max_age=seconds,
        path=f"{registry_of(request).settings.root_path}/admin",
        httponly=True,
        secure=request.scope.get("scheme") == "https",
        samesite="strict",
    )


@post("/admin/sign-in", include_in_schema=False)
async def sign_in(request: AnyRequest) -> Response[str]:
    """Checks the token of the form; a wrong one says nothing of the right one."""
    reader, sessions, address = reader_of(request), sessions_of(request), address_of(request)
    if wait := sessions.wait(address):
        problem = reader.text("too_many_tries", seconds=math.ceil(wait))
        return html(sign_in_page(reader, problem), 429)
    given = (await request.form()).get("token", "")
    if not isinstance(given, str) or not sessions.is_token(given[:LONGEST_TOKEN]):
        log.warning("admin sign-in refused", address=address)
        return html(sign_in_page(reader, reader.text("wrong_token")), 401)
    sessions.forgive(address)
    log.info("admin", action="sign_in", address=address)
    action = AdminAction(now_ms(), "sign_in", "", "", address)
    await registry_of(request).operations.rows.note(action)
    cookie = _cookie(request, sessions.new_cookie(), SECONDS)
    return go_to(reader.path(), cookies=[cookie])


@get("/admin/sign-out", include_in_schema=False)
async def signed_out_already(request: AnyRequest) -> Response[str]:
    """Someone who reloads after signing out is asked to sign in."""
    return go_to(reader_of(request).path())


@post("/admin/sign-out", include_in_schema=False)
async def sign_out(request: AnyRequest) -> Response[str]:
    """Takes the cookie back."""
    return go_to(reader_of(request).path(), cookies=[_cookie(request, "", 0)])
