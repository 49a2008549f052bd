"""Webhooks: a turn in the form that Slack, Discord, Matrix or a program expects."""

import hashlib
import json
import re
from typing import Any

import aiohttp

from motherlode.server.notices.message import TurnMessage
from motherlode.server.notices.outcome import Outcome, outcome_of_status
from motherlode.server.notices.outgoing_http import OutgoingHttp
from motherlode.server.notices.person import Webhook

KINDS = ("slack", "discord", "matrix", "json")
MARKDOWN = re.compile(r"([\\`*_~|>#\[\]()@:<-])")


def webhook_body(kind: str, message: TurnMessage, language: str) -> dict[str, Any]:
    """What is posted; names can neither format the text nor call anybody."""
    plain = _sentence(message, language, message.name)
    escaped = MARKDOWN.sub(r"\\\1", message.name)
    if kind == "slack":
        name = message.name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": f"{_sentence(message, language, name)} {message.url}"}
    if kind == "discord":
        text = _sentence(message, language, escaped)
        return {"content": f"{text} {message.url}", "allowed_mentions": {"parse": []}}
    if kind == "matrix":
        return {"text": f"{_sentence(message, language, escaped)} {message.url}"}
    return {
        "event": "consent" if message.is_request else "turn",
        "table": message.table,
        "game": message.game,
        "title": message.title,
        "seat": message.seat,
        "name": message.name,
        "turn": message.turn,
        "step": message.step,
        "text": plain,
        "url": message.url,
    }


def _sentence(message: TurnMessage, language: str, name: str) -> str:
    return message.text(language, "hook", name=name)


async def send_webhook(http: OutgoingHttp, hook: Webhook, message: TurnMessage) -> Outcome:
    """Posts a turn to a webhook; the key in its headers names the turn."""
    body = json.dumps(webhook_body(hook.kind, message, hook.language)).encode()
    turn = f"{message.table} {message.seat} {message.turn}"
    headers = {
        "Content-Type": "application/json",
        "Idempotency-Key": hashlib.sha256(turn.encode()).hexdigest(),
    }
    try:
        answer = await http.post(hook.url, headers, body)
    except (OSError, TimeoutError, aiohttp.ClientError, ValueError) as error:
        return Outcome(f"unreachable: {type(error).__name__}")
    return outcome_of_status(answer.status, answer.headers.get("Retry-After", ""))
