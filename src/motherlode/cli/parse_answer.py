"""Parses what a person types: a number, a command, or an action's canonical text."""

from dataclasses import dataclass
from difflib import SequenceMatcher

from motherlode.cli.local_game import LocalGame
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.errors import IllegalAction, MotherlodeError, UnreadableAction
from motherlode.plugin_types import TerminalPlugin

MAX_DIGITS = 6
MAX_SUGGESTIONS = 3
MIN_SIMILARITY = 0.6
SIMILARITY_MARGIN = 0.1
"""Suggestions may be this much less similar than the best one."""


@dataclass(frozen=True)
class Answer:
    """A parsed answer: an action, or a command with its argument, or nothing (an empty line)."""

    action: int | None = None
    command: str = ""
    argument: str = ""


class NotUnderstood(MotherlodeError):
    """The text is neither a legal action nor a command; the error suggests others."""


def parse_answer(text: str, local_game: LocalGame, commands: list[str]) -> Answer:
    """Parses an answer; raises `NotUnderstood` if it is neither a legal action nor a command."""
    text = text.strip()
    legal = local_game.play.legal_texts()
    if not text:
        return Answer()
    if text.isdecimal():
        return Answer(action=action_from_number(text, local_game))
    if text.lower() in legal:
        return Answer(action=local_game.play.parse(text))
    command, _, argument = text.partition(" ")
    if text[0] == "?" and command not in commands:  # `?3` for `? 3`
        command, argument = "?", text[1:]
    if command.lower() in commands:
        return Answer(command=command.lower(), argument=argument.strip())
    return Answer(action=action_from_text(text, local_game, commands))


def action_from_number(text: str, local_game: LocalGame) -> int:
    """The legal action with this number in the list."""
    legal = local_game.play.legal()
    number = int(text) if len(text) <= MAX_DIGITS else 0
    if not 1 <= number <= len(legal):
        raise NotUnderstood(phrase("play.no_number", local_game.language, most=len(legal)))
    return legal[number - 1]


def action_from_text(text: str, local_game: LocalGame, commands: list[str]) -> int:
    """The legal action of a text; raises `NotUnderstood` with the reason if no action fits."""
    try:
        action = local_game.play.parse(text)
        local_game.play.refuse_illegal(action)
    except UnreadableAction as error:
        meant = near(error.text, local_game.play.legal_texts(), commands)
        raise NotUnderstood(suggestion(local_game, error, meant)) from None
    except IllegalAction as error:
        raise NotUnderstood(refusal(local_game, error)) from None
    return action


def near(text: str, legal: list[str], commands: list[str]) -> list[str]:
    """Suggestions for a mistyped text: legal actions that contain it, else the most similar."""
    containing = [known for known in legal if text and text in known]
    if containing:
        return containing[:MAX_SUGGESTIONS]
    similarity = {known: SequenceMatcher(None, text, known).ratio() for known in legal + commands}
    least = max(MIN_SIMILARITY, max(similarity.values()) - SIMILARITY_MARGIN)
    close = [known for known in similarity if similarity[known] >= least]
    return sorted(close, key=lambda known: -similarity[known])[:MAX_SUGGESTIONS]


def suggestion(local_game: LocalGame, error: UnreadableAction, meant: list[str]) -> str:
    """The error text for an answer that is not an action, with suggestions."""
    unknown = not_read(local_game, error)
    legal = local_game.play.legal_texts()
    rules = "" if error.rule else cited(local_game, error.text)
    if not meant:
        return unknown + " " + phrase("play.see_list", local_game.language) + rules
    offered = [f"{legal.index(m) + 1} ({m})" if m in legal else m for m in meant]
    either = phrase("play.or", local_game.language).join(offered)
    return unknown + " " + phrase("play.meant", local_game.language, near=either) + rules


def not_read(local_game: LocalGame, error: UnreadableAction) -> str:
    """Says that an answer is not an action, and why its arguments can't be read, if known."""
    quoted = repr(error.text)[:60]
    if not error.reason:
        return phrase("play.unknown", local_game.language, text=quoted)
    rule = f" ({error.rule})" if error.rule else ""
    reason = local_game.words.reason(error.reason)
    return phrase("play.unreadable", local_game.language, text=quoted, reason=reason, rule=rule)


def cited(local_game: LocalGame, text: str) -> str:
    """The rules of an action's verb, such as " (K31)"; empty if the text has no verb with rules."""
    verb = text.split(" ")[0]
    actions = local_game.game.actions
    verbs = [row.verb for row in actions.rows] + [u for u, _ in actions.unlisted_verbs.values()]
    known = any(word.split(" ")[0] == verb for word in verbs)
    rules = local_game.game.plugin(TerminalPlugin).rule_refs.get(verb, ()) if known else ()
    return f" ({', '.join(rules)})" if rules else ""


def refusal(local_game: LocalGame, error: IllegalAction) -> str:
    """The error text for an illegal action: its reason, and its rule id if there is one."""
    row = local_game.game.actions.row(local_game.play.parse(error.text))
    rule = f" ({error.rule})" if error.rule else ""
    return phrase(
        "play.refused",
        local_game.language,
        action=local_game.words.action(row),
        reason=local_game.words.reason(error.reason),
        rule=rule,
    )
