"""What can be said at the table besides actions: `?`, undo, hint, save, log, rules, quit."""

from collections.abc import Callable
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from motherlode.cli.parse_answer import NotUnderstood, understand
from motherlode.cli.prompt_view import choices_explained, rule_index, rule_text
from motherlode.cli.screen import one_line
from motherlode.cli.session import Session
from motherlode.i18n.rules_page import rule, rules_of
from motherlode.kernel.errors import UnreadableAction
from motherlode.kernel.record import save_record
from motherlode.kernel.view import SPECTATOR
from motherlode.plugins import TerminalPlugin

LATEST = 30


def explain(session: Session, argument: str) -> None:
    """`?`: every choice with its text and rules. `? N`: one choice with its rules written out."""
    table = session.table
    if not argument:
        session.out.print(choices_explained(table))
        session.say("play.help")
        return
    try:
        action = understand(argument, table, []).action
    except NotUnderstood:
        tell_about(session, argument)
        raise
    assert action is not None
    row = table.title.actions.rows[action]
    step = table.play.setup.rules.steps[table.play.position.state.step()].name
    session.say("play.choice", action=table.words.action(row), text=row.text)
    tell_about(session, row.text)
    known = rules_of(table.title, table.language)
    behind = table.title.plugin(TerminalPlugin).rule_ids(row, step)
    cited = [known[rule_id] for rule_id in behind if rule_id in known]
    for found in cited:
        session.out.print(rule_text(found))
    if not cited:
        session.say("play.no_rule")


def tell_about(session: Session, text: str) -> None:
    """What the card or tile of an action does, whether it may be used now or not."""
    try:
        action = session.table.play.parse(text)
    except UnreadableAction:
        return
    for line in session.table.about(action):
        session.out.print(Padding(Text(line), (0, 0, 0, 2)))


def undo(session: Session, argument: str) -> None:
    """Takes back as many actions as asked, as long as no chance or secret lies between."""
    if argument and not (argument.isdecimal() and 0 < len(argument) < 4):
        raise NotUnderstood(session.phrase("play.undo_what"))
    count = int(argument or 1)
    possible = session.table.undoable()
    if not 1 <= count <= possible:
        key = "play.undo_none" if possible == 0 else "play.undo_fewer"
        raise NotUnderstood(session.phrase(key, possible=possible))
    session.undo(count)


def hint(session: Session, argument: str) -> None:
    """The best choices with their chances of winning, as the search bot sees them."""
    if argument:
        raise NotUnderstood(session.phrase("play.hint_what"))
    table = session.table
    legal = table.play.legal()
    for place, found in enumerate(table.hints()):
        action = table.words.action(table.title.actions.rows[found.action])
        key = "play.hint" if place == 0 else "play.next_hint"
        number = legal.index(found.action) + 1
        session.say(key, number=number, action=action, share=f"{found.share:.0%}")


def save(session: Session, argument: str, over: bool = False) -> None:
    """Writes the record; a file that is not this game's own is not written over by `save`."""
    name = argument or session.file or unused(session.table.title.name)
    path = Path(name).expanduser()
    if path.is_dir():
        raise NotUnderstood(session.phrase("play.is_folder", file=one_line(name)))
    if path.exists() and name != session.file and not over:
        raise NotUnderstood(session.phrase("play.exists", file=one_line(name)))
    save_record(session.table.record(), path)
    session.file, session.saved = name, len(session.table.play.log)
    key, command = "play.saved", f"motherlode play {session.table.title.name} --load {name}"
    if session.table.play.over():
        key, command = "play.saved_ended", f"motherlode replay {name} --step"
    session.say(key, file=one_line(name), command=one_line(command))


def unused(game: str) -> str:
    """A file name that nothing has yet."""
    number, name = 1, f"{game}.json"
    while Path(name).exists():
        number += 1
        name = f"{game}-{number}.json"
    return name


def save_over(session: Session, argument: str) -> None:
    save(session, argument, over=True)


def log(session: Session, argument: str) -> None:
    """What happened so far, the latest of it or all, as the asked seat may know it."""
    asked = session.table.play.deciding_seat()
    told = session.table.told(SPECTATOR if asked is None else asked)
    shown = told if argument == "all" else told[-LATEST:]
    if len(shown) < len(told):
        session.say("play.log_more", count=len(told) - len(shown))
    for sentence in shown:
        session.out.print(Text(f"  {sentence}"))


def rules(session: Session, argument: str) -> None:
    title, language = session.table.title, session.table.language
    shown = rule_text(rule(title, argument, language)) if argument else rule_index(title, language)
    session.out.print(shown)


def leave(session: Session, argument: str) -> None:
    """Leaves; a game that was not saved is asked about once."""
    if session.unsaved():
        answer = session.ask(session.phrase("play.save_first"), ["yes", "no"])
        if answer.lower() in session.phrase("play.yes").split():
            save(session, "")
        elif answer.lower() not in session.phrase("play.no").split():
            session.say("play.staying")
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
