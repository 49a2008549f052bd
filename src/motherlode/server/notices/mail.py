"""E-mail: one mail with all of a person's turns that are due, by the operator's mail server."""

import asyncio
import hashlib
import hmac
import smtplib
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from motherlode.server.notices.message import TurnMessage, notice_text
from motherlode.server.notices.outcome import SENT_WELL, Outcome
from motherlode.server.notices.person import Person

SECONDS = 20.0
SCHEMES = {"smtp": 25, "smtps": 465}
LONGEST_ADDRESS = 200


def is_address(text: str) -> bool:
    """True for one plain address, such as ann@example.org."""
    name, address = parseaddr(text)
    user, at, domain = text.rpartition("@")
    plain = not name and address == text and text.isascii() and text.isprintable()
    odd = set(' ,;:<>()[]"\\')
    return bool(plain and at and user and "." in domain and not odd & set(text)) and (
        len(text) <= LONGEST_ADDRESS
    )


def link_code(key: str, purpose: str, person: str, address: str) -> str:
    """The code of a link in a mail: nobody can make one for another person or address."""
    made = hmac.new(bytes.fromhex(key), f"{purpose} {person} {address}".encode(), hashlib.sha256)
    return f"{person}.{made.hexdigest()}"


class MailSender:
    """Sends mails by one mail server, given as smtp://user:password@host:port or smtps://..."""

    def __init__(self, server: str, sender: str, key: str, seconds: float = SECONDS) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self._key = key
        self._seconds = seconds

    async def send_turns(
        self, id: str, person: Person, turns: list[TurnMessage], now: int
    ) -> Outcome:
        """One mail with all turns; its id is that of the turns, so that a copy is recognised."""
        first, language = turns[0], person.language
        text = "\n\n".join(turn.text(language, "line", url=turn.url) for turn in turns)
        subject = first.text(language, "title")
        if (tables := len({turn.table for turn in turns})) > 1:
            subject = notice_text(language, "several", count=tables)
        mail = self._mail(id, person, subject, text, now)
        keys = " ".join(f"{turn.table} {turn.seat} {turn.turn}" for turn in turns)
        mail["Message-ID"] = self._message_id(f"{person.address} {keys}")
        return await self._send(mail)

    async def send_confirmation(self, id: str, person: Person, now: int) -> Outcome:
        """A mail that asks if the address is the person's own."""
        code = link_code(self._key, "confirm", id, person.mail)
        url = f"{person.site}/notices#confirm-{code}"
        text = notice_text(person.language, "confirm", url=url)
        subject = notice_text(person.language, "confirm_title")
        mail = self._mail(id, person, subject, text, now)
        mail["Message-ID"] = self._message_id(f"confirm {id} {person.asked}")
        return await self._send(mail)

    def _mail(self, id: str, person: Person, subject: str, text: str, now: int) -> EmailMessage:
        code = link_code(self._key, "unsubscribe", id, person.mail)
        page = f"{person.site}/notices#unsubscribe-{code}"
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, person.mail, subject
        mail["Date"] = formatdate(now / 1000)
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{person.site}/api/notices/unsubscribe/{code}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = notice_text(person.language, "unsubscribe", url=page)
        mail.set_content(f"{text}\n\n-- \n{end}\n")
        return mail

    def _message_id(self, text: str) -> str:
        domain = parseaddr(self._sender)[1].rpartition("@")[2] or "localhost"
        return f"<{hashlib.sha256(text.encode()).hexdigest()}@{domain}>"

    async def _send(self, mail: EmailMessage) -> Outcome:
        try:
            await asyncio.to_thread(self._send_now, mail)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Outcome(f"smtp {codes[0]}", final=all(code >= 500 for code in codes))
        except smtplib.SMTPResponseException as error:
            return Outcome(f"smtp {error.smtp_code}")
        except (OSError, smtplib.SMTPException) as error:
            return Outcome(f"unreachable: {type(error).__name__}")
        return SENT_WELL

    def _send_now(self, mail: EmailMessage) -> None:
        server = self._server
        kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
        port = server.port or SCHEMES[server.scheme]
        with kind(server.hostname or "", port, timeout=self._seconds) as connection:
            connection.ehlo()
            if server.scheme == "smtp" and connection.has_extn("starttls"):
                connection.starttls()
                connection.ehlo()
            if server.username:
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(mail)
