"""REST: a table's webhooks, which its host sets and every player sees."""

from urllib.parse import urlsplit

from litestar import Controller, get, post
from litestar.params import JSONBody

from motherlode.i18n.catalogue import languages
from motherlode.server.api.errors import Refusal, not_allowed
from motherlode.server.api.notices_schema import (
    ForgetWebhook,
    NewWebhook,
    WebhookInfo,
    Webhooks,
)
from motherlode.server.api.rest.notices import count_change, notices_of, site_of
from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    TableId,
    problem_responses,
    table_of,
    token_of,
)
from motherlode.server.notices.person import Webhook
from motherlode.server.tables.table import Table
from motherlode.server.tokens import hash_token, new_token

MOST = 3
"""The most webhooks of a table."""


class WebhooksController(Controller):
    """Routes for the webhooks of a table."""

    path = "/api/tables/{table:str}/webhooks"
    tags = ["notices"]  # noqa: RUF012

    @get("/", responses=problem_responses(401, 404))
    async def show(self, request: ApiRequest, table: TableId) -> Webhooks:
        """The webhooks of a table, for its players and its host."""
        found, token = await table_of(request, table), token_of(request)
        you = found.config.identify(token)
        if you.seat < 0 and not you.host:
            raise _stranger(token)
        return await _list(request, found)

    @post("/", responses=problem_responses(401, 404, 409))
    async def add(
        self, request: ApiRequest, table: TableId, data: JSONBody[NewWebhook]
    ) -> Webhooks:
        """Adds a webhook: turns of the table's humans are posted to its address."""
        found = await table_of(request, table)
        _require_host(found, token_of(request))
        count_change(request)
        service = notices_of(request)
        await service.ready()
        if service.allowed is None:
            service.report_missing_extra()
            raise Refusal("no_push", "this server sends no webhooks")
        try:
            service.allowed.check_url(data.url)
        except ValueError as error:
            raise Refusal("bad_endpoint", f"this address is refused: {error}") from None
        language = data.language if data.language in languages() else "en"
        hook = Webhook(data.kind, data.url, language, site_of(request))
        if not await service.store.add_webhook(table, hash_token(new_token())[:16], hook, MOST):
            raise Refusal("too_many_webhooks", f"a table has at most {MOST} webhooks")
        return await _list(request, found)

    @post("/forget", status_code=200, responses=problem_responses(401, 404))
    async def forget(
        self, request: ApiRequest, table: TableId, data: JSONBody[ForgetWebhook]
    ) -> Webhooks:
        """Removes a webhook."""
        found = await table_of(request, table)
        _require_host(found, token_of(request))
        await notices_of(request).store.forget_webhook(table, data.id)
        return await _list(request, found)


def _stranger(token: str) -> Refusal:
    return not_allowed() if token else Refusal("no_token", "this needs a token of the table")


def _require_host(table: Table, token: str) -> None:
    if not table.config.identify(token).host:
        raise _stranger(token)


async def _list(request: ApiRequest, table: Table) -> Webhooks:
    found = await notices_of(request).store.webhooks(table.id)
    return Webhooks(
        [
            WebhookInfo(id, hook.kind, urlsplit(hook.url).hostname or "", hook.fault)
            for id, hook in sorted(found.items())
        ]
    )
