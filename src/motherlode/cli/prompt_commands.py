"""Commands at the prompt of a local game: `?`, undo, hint, save, log, rules, quit."""

from collections.abc import Callable
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from motherlode.cli.console_output import one_line
from motherlode.cli.parse_answer import NotUnderstood, parse_answer
from motherlode.cli.prompt_view import (
    choices_grid,
    rule_index,
    rule_text,
    ways_to_type_others,
)
from motherlode.cli.terminal_session import Session
from motherlode.i18n.rules_parser import rule, rules_of
from motherlode.kernel.errors import UnreadableAction
from motherlode.kernel.record import save_record
from motherlode.kernel.view import SPECTATOR
from motherlode.plugin_types import TerminalPlugin

LATEST = 30


def explain(session: Session, argument: str) -> None:
    """`?`: prints all choices with their texts and rules. `? N`: prints the rules of one choice."""
    local_game = session.local_game
    if not argument:
        session.out.print(choices_grid(local_game))
        for line in ways_to_type_others(local_game):
            session.out.print(Text(line))
        session.print_phrase("play.help")
        return
    try:
        action = parse_answer(argument, local_game, []).action
    except NotUnderstood:
        print_description(session, argument)
        raise
    assert action is not None
    row = local_game.game.actions.row(action)
    step = local_game.play.setup.rules.steps[local_game.play.position.state.step()].name
    session.print_phrase("play.choice", action=local_game.words.action(row), text=row.text)
    print_description(session, row.text)
    known = rules_of(local_game.game, local_game.language)
    behind = local_game.game.plugin(TerminalPlugin).rule_ids(row, step)
    cited = [known[rule_id] for rule_id in behind if rule_id in known]
    for found in cited:
        session.out.print(rule_text(found))
    if not cited:
        session.print_phrase("play.no_rule")


def print_description(session: Session, text: str) -> None:
    """Prints what the card or tile of an action does, even if the action is not legal now."""
    try:
        action = session.local_game.play.parse(text)
    except UnreadableAction:
        return
    for line in session.local_game.describe_choice(action):
        session.out.print(Padding(Text(line), (0, 0, 0, 2)))


def undo(session: Session, argument: str) -> None:
    """Undoes the last action, or the last `argument` actions; never luck and what was revealed."""
    if argument and not (argument.isdecimal() and 0 < len(argument) < 4):
        raise NotUnderstood(session.phrase("play.undo_what"))
    count = int(argument or 1)
    possible = session.local_game.undoable()
    if not 1 <= count <= possible:
        key = "play.undo_none" if possible == 0 else "play.undo_fewer"
        raise NotUnderstood(session.phrase(key, possible=possible))
    session.undo(count)


def hint(session: Session, argument: str) -> None:
    """Prints the best choices with their win probabilities, as the search bot estimates them."""
    if argument:
        raise NotUnderstood(session.phrase("play.hint_what"))
    local_game = session.local_game
    legal = local_game.play.legal()
    for place, found in enumerate(local_game.hints()):
        action = local_game.words.action(local_game.game.actions.row(found.action))
        key = "play.hint" if place == 0 else "play.next_hint"
        number = legal.index(found.action) + 1
        session.print_phrase(key, number=number, action=action, share=f"{found.share:.0%}")


def save(session: Session, argument: str, over: bool = False) -> None:
    """Saves the record in a file; overwrites only the game's own file, or any if `over` is True."""
    name = argument or session.file or unused_name(session.local_game.game.name)
    path = Path(name).expanduser()
    if path.is_dir():
        raise NotUnderstood(session.phrase("play.is_folder", file=one_line(name)))
    if path.exists() and name != session.file and not over:
        raise NotUnderstood(session.phrase("play.exists", file=one_line(name)))
    save_record(session.local_game.record(), path)
    session.file, session.saved = name, len(session.local_game.play.log)
    key, command = "play.saved", f"motherlode play {session.local_game.game.name} --load {name}"
    if session.local_game.play.over():
        key, command = "play.saved_ended", f"motherlode replay {name} --step"
    session.print_phrase(key, file=one_line(name), command=one_line(command))


def unused_name(game: str) -> str:
    """A file name that is not in use, such as `karats-2.json`."""
    number, name = 1, f"{game}.json"
    while Path(name).exists():
        number += 1
        name = f"{game}-{number}.json"
    return name


def save_over(session: Session, argument: str) -> None:
    save(session, argument, over=True)


def log(session: Session, argument: str) -> None:
    """Prints the latest events, or with `all` every event, as the deciding seat may know them."""
    asked = session.local_game.play.deciding_seat()
    sentences = session.local_game.sentences(SPECTATOR if asked is None else asked)
    shown = sentences if argument == "all" else sentences[-LATEST:]
    if len(shown) < len(sentences):
        session.print_phrase("play.log_more", count=len(sentences) - len(shown))
    for sentence in shown:
        session.out.print(Text(f"  {sentence}"))


def rules(session: Session, argument: str) -> None:
    """Prints a rule by its id, or the index of the rules."""
    game, language = session.local_game.game, session.local_game.language
    shown = rule_text(rule(game, argument, language)) if argument else rule_index(game, language)
    session.out.print(shown)


def leave(session: Session, argument: str) -> None:
    """Leaves the game; asks first whether to save it, if it is not saved."""
    if session.unsaved():
        answer = session.ask(session.phrase("play.save_first"), ["yes", "no"])
        if answer.lower() in session.phrase("play.yes").split():
            save(session, "")
        elif answer.lower() not in session.phrase("play.no").split():
            session.print_phrase("play.staying")
            return
    session.leaving = True


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "?": explain,
    "help": explain,
    "undo": undo,
    "hint": hint,
    "save": save,
    "save!": save_over,
    "log": log,
    "rules": rules,
    "quit": leave,
    "exit": leave,
}

AFTER_THE_END = ("save", "save!", "log", "rules", "quit", "exit")
