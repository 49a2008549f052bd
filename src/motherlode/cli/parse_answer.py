"""Understanding an answer: a number, a command, or an action's canonical text."""

from dataclasses import dataclass
from difflib import SequenceMatcher

from motherlode.cli.local_table import Table
from motherlode.cli.text import phrase
from motherlode.kernel.errors import IllegalAction, MotherlodeError, UnreadableAction
from motherlode.plugins import TerminalPlugin

LONGEST_NUMBER = 6
MOST_NEAR = 3
LEAST_ALIKE = 0.6
ALMOST = 0.1
"""How much less like the text than the best one another may be and still be offered."""


@dataclass(frozen=True)
class Answer:
    """What was meant: an action, or a command with its argument, or nothing (an empty line)."""

    action: int | None = None
    command: str = ""
    argument: str = ""


class NotUnderstood(MotherlodeError):
    """An answer that is none, with what may have been meant."""


def understand(text: str, table: Table, commands: list[str]) -> Answer:
    """Reads an answer; raises `NotUnderstood`, or `IllegalAction` in words, where it is none."""
    text = text.strip()
    legal = table.play.legal_texts()
    if not text:
        return Answer()
    if text.isdecimal():
        return Answer(action=numbered(text, table))
    if text.lower() in legal:
        return Answer(action=table.play.parse(text))
    command, _, argument = text.partition(" ")
    if text[0] == "?" and command not in commands:  # `?3` for `? 3`
        command, argument = "?", text[1:]
    if command.lower() in commands:
        return Answer(command=command.lower(), argument=argument.strip())
    return Answer(action=written(text, table, commands))


def numbered(text: str, table: Table) -> int:
    """The action with a number of the list."""
    legal = table.play.legal()
    number = int(text) if len(text) <= LONGEST_NUMBER else 0
    if not 1 <= number <= len(legal):
        raise NotUnderstood(phrase("play.no_number", table.language, most=len(legal)))
    return legal[number - 1]


def written(text: str, table: Table, commands: list[str]) -> int:
    """The action of a text; what is not legal now or not known at all is said in words."""
    try:
        action = table.play.parse(text)
        table.play.refuse_illegal(action)
    except UnreadableAction as error:
        meant = near(error.text, table.play.legal_texts(), commands)
        raise NotUnderstood(suggestion(table, error.text, meant)) from None
    except IllegalAction as error:
        raise NotUnderstood(refusal(table, error)) from None
    return action


def near(text: str, legal: list[str], commands: list[str]) -> list[str]:
    """What a text may have been meant for: legal actions that hold it, else whatever is like it."""
    within = [known for known in legal if text and text in known]
    if within:
        return within[:MOST_NEAR]
    alike = {known: SequenceMatcher(None, text, known).ratio() for known in legal + commands}
    best = max(alike.values())
    close = [known for known in alike if alike[known] >= max(LEAST_ALIKE, best - ALMOST)]
    return sorted(close, key=lambda known: -alike[known])[:MOST_NEAR]


def suggestion(table: Table, text: str, meant: list[str]) -> str:
    said = phrase("play.unknown", table.language, text=repr(text)[:60])
    legal = table.play.legal_texts()
    rules = cited(table, text)
    if not meant:
        return said + " " + phrase("play.see_list", table.language) + rules
    offered = [f"{legal.index(m) + 1} ({m})" if m in legal else m for m in meant]
    either = phrase("play.or", table.language).join(offered)
    return said + " " + phrase("play.meant", table.language, near=either) + rules


def cited(table: Table, text: str) -> str:
    """The rules behind a verb of the game that is never used with that word after it."""
    verb = text.split(" ")[0]
    known = any(row.text.split(" ")[0] == verb for row in table.title.actions.rows)
    rules = table.title.plugin(TerminalPlugin).rule_refs.get(verb, ()) if known else ()
    return f" ({', '.join(rules)})" if rules else ""


def refusal(table: Table, error: IllegalAction) -> str:
    """Why an action is not legal now, with its rule where that is known."""
    row = table.title.actions.rows[table.play.parse(error.text)]
    rule = f" ({error.rule})" if error.rule else ""
    return phrase(
        "play.refused",
        table.language,
        action=table.words.action(row),
        reason=table.words.reason(error.reason),
        rule=rule,
    )
