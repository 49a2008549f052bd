"""The loop of a game in the terminal: bots act, people are shown the table and asked."""

from motherlode.cli import table_commands
from motherlode.cli.crash_save import rescue
from motherlode.cli.keyboard import interactive
from motherlode.cli.parse_answer import Answer, understand
from motherlode.cli.prompt_view import ending
from motherlode.cli.screen import wipe
from motherlode.cli.session import Left, Session
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.view import SPECTATOR

MOST_MISSES = 20
"""After this many lines in a row that did nothing, the input comes from no player."""


class Gibberish(MotherlodeError):
    """Input from a pipe or a file that makes no sense at the table."""


def run(session: Session) -> int:
    """Plays on until the game is over or a person leaves; returns the exit code."""
    try:
        while not session.leaving:
            _next(session)
    except Left as left:
        return left.code
    except (BrokenPipeError, MotherlodeError):
        raise
    except Exception as error:
        raise rescue(session.table, error) from error
    return 0


def _next(session: Session) -> None:
    if session.table.bot_asked():
        _let_bots_act(session)
    elif session.table.play.over():
        _after_the_end(session)
    else:
        _ask(session, session.table.play.position.seat())


def _let_bots_act(session: Session) -> None:
    """Lets bots act until a person is asked or the game ends."""
    try:
        with session.out.status(session.phrase("play.thinking")):
            while session.table.bot_asked():
                session.table.let_bot_act()
    except KeyboardInterrupt:
        table_commands.leave(session, "")


def _ask(session: Session, seat: int) -> None:
    """Shows a person the table and takes answers until the game moves."""
    _pass_keyboard(session, seat)
    session.show(seat)
    table = session.table
    entries = len(table.play.log)
    while len(table.play.log) == entries and not session.leaving:
        _take(session, session.ask(f"{table.words.seat(seat)}> ", _completions(session)), seat)


def _completions(session: Session) -> list[str]:
    """What Tab may complete to."""
    return [*session.table.play.legal_texts(), *table_commands.COMMANDS]


def _pass_keyboard(session: Session, seat: int) -> None:
    """Hides the screen when the keyboard changes hands in a game of secrets."""
    passed = session.last_seat is not None and session.last_seat != seat
    if passed and session.table.secretive():
        wipe(session.out, forget=True)
        session.say("play.pass", name=session.table.words.seat(seat))
        session.ask(session.phrase("play.press_enter"), _completions(session))
    session.last_seat = seat


def _take(session: Session, text: str, seat: int) -> None:
    """Does what an answer says: an action or a command; else prints why not."""
    try:
        answer = understand(text, session.table, list(table_commands.COMMANDS))
        if answer.action is not None:
            session.seen[seat] = len(session.table.story)
            session.table.act(answer.action)
        elif answer.command:
            table_commands.COMMANDS[answer.command](session, answer.argument)
        done = answer != Answer()
    except (MotherlodeError, OSError, ValueError) as error:
        session.print_error(error)
        done = False
    _count(session, done)


def _count(session: Session, done: bool) -> None:
    """Ends the game where line after line does nothing and no person is there to read why."""
    session.misses = 0 if done else session.misses + 1
    if session.misses >= MOST_MISSES and not interactive():
        session.warn_unsaved()
        raise Gibberish(session.phrase("play.gibberish", count=session.misses))


def _after_the_end(session: Session) -> None:
    """Shows how it ended; the record may be saved and the log read before leaving."""
    table = session.table
    humans = [seat for seat, chair in enumerate(table.chairs) if chair.human]
    seat = humans[0] if len(humans) == 1 else SPECTATOR
    session.show_table(seat, session.seen[seat] if seat >= 0 else max(0, len(table.story) - 1))
    session.out.print(ending(table))
    session.leaving = not humans
    while not session.leaving:
        _take_last(session, session.ask(session.phrase("play.at_the_end"), _completions(session)))


def _take_last(session: Session, text: str) -> None:
    """Does one of the commands that are left after the end; an empty line leaves."""
    word, _, argument = text.partition(" ")
    if not word:
        session.leaving = True
        return
    done = word in table_commands.AFTER_THE_END
    if not done:
        session.say("play.only_after", known=", ".join(table_commands.AFTER_THE_END))
    else:
        try:
            table_commands.COMMANDS[word](session, argument.strip())
        except (MotherlodeError, OSError, ValueError) as error:
            session.print_error(error)
            done = False
    _count(session, done)
