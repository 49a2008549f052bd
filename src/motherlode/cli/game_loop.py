"""The main loop of a game in the terminal: lets bots act, shows people the board and asks them."""

from motherlode.cli import prompt_commands
from motherlode.cli.console_output import clear_screen
from motherlode.cli.crash_save import save_after_crash
from motherlode.cli.keyboard import interactive
from motherlode.cli.parse_answer import Answer, parse_answer
from motherlode.cli.prompt_view import ending
from motherlode.cli.terminal_session import Left, Session
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.view import SPECTATOR

MAX_USELESS_LINES = 20
"""After this many lines in a row without effect, piped input ends the game."""


class UselessInput(MotherlodeError):
    """Input from a pipe or a file in which line after line has no effect."""


def run(session: Session) -> int:
    """Plays until the game is over or a person leaves; returns the exit code."""
    try:
        session.show_generated_board()
        while not session.leaving:
            _take_turn(session)
    except Left as left:
        return left.code
    except (BrokenPipeError, MotherlodeError):
        raise
    except Exception as error:
        raise save_after_crash(session.local_game, error) from error
    return 0


def _take_turn(session: Session) -> None:
    """Lets bots act if it is their turn, or asks a person, or shows the end of the game."""
    if session.local_game.bot_to_move():
        _play_bots(session)
    elif session.local_game.play.over():
        _show_end(session)
    else:
        _ask(session, session.local_game.play.position.seat())


def _play_bots(session: Session) -> None:
    """Lets bots act until a person has to decide or the game ends."""
    try:
        with session.out.status(session.phrase("play.thinking")):
            while session.local_game.bot_to_move():
                session.local_game.play_bot()
    except KeyboardInterrupt:
        prompt_commands.leave(session, "")


def _ask(session: Session, seat: int) -> None:
    """Shows a person the board and handles answers until one of them is an action."""
    _pass_keyboard(session, seat)
    session.show(seat)
    local_game = session.local_game
    entries = len(local_game.play.log)
    while len(local_game.play.log) == entries and not session.leaving:
        answer = session.ask(f"{local_game.words.seat(seat)}> ", _completions(session))
        _handle_answer(session, answer, seat)


def _completions(session: Session) -> list[str]:
    """The texts that Tab completes to: legal actions and commands."""
    return [*session.local_game.play.legal_texts(), *prompt_commands.COMMANDS]


def _pass_keyboard(session: Session, seat: int) -> None:
    """In a game with secrets, clears the screen and waits for Enter before another person plays."""
    passed = session.last_seat is not None and session.last_seat != seat
    if passed and session.local_game.has_secrets():
        clear_screen(session.out, forget=True)
        session.print_phrase("play.pass", name=session.local_game.words.seat(seat))
        session.ask(session.phrase("play.press_enter"), _completions(session))
    session.last_seat = seat


def _handle_answer(session: Session, text: str, seat: int) -> None:
    """Plays the action or runs the command of an answer; prints an error if it is neither."""
    try:
        answer = parse_answer(text, session.local_game, list(prompt_commands.COMMANDS))
        if answer.action is not None:
            session.seen[seat] = len(session.local_game.event_log)
            session.local_game.act(answer.action)
        elif answer.command:
            prompt_commands.COMMANDS[answer.command](session, answer.argument)
        done = answer != Answer()
    except (MotherlodeError, OSError, ValueError) as error:
        session.print_error(error)
        done = False
    _count_useless(session, done)


def _count_useless(session: Session, done: bool) -> None:
    """Counts lines without effect; raises UselessInput after too many, if no person types them."""
    session.useless_lines = 0 if done else session.useless_lines + 1
    if session.useless_lines >= MAX_USELESS_LINES and not interactive():
        session.warn_unsaved()
        raise UselessInput(session.phrase("play.gibberish", count=session.useless_lines))


def _show_end(session: Session) -> None:
    """Shows the final board and the winner; people may still save or read the log."""
    local_game = session.local_game
    humans = [seat for seat, player in enumerate(local_game.players) if player.human]
    seat = humans[0] if len(humans) == 1 else SPECTATOR
    since = session.seen[seat] if seat >= 0 else max(0, len(local_game.event_log) - 1)
    session.show_board(seat, since)
    session.out.print(ending(local_game))
    session.leaving = not humans
    while not session.leaving:
        answer = session.ask(session.phrase("play.at_the_end"), _completions(session))
        _handle_last_answer(session, answer)


def _handle_last_answer(session: Session, text: str) -> None:
    """Runs a command that is allowed after the end; an empty line leaves."""
    word, _, argument = text.partition(" ")
    if not word:
        session.leaving = True
        return
    done = word in prompt_commands.AFTER_THE_END
    if not done:
        session.print_phrase("play.only_after", known=", ".join(prompt_commands.AFTER_THE_END))
    else:
        try:
            prompt_commands.COMMANDS[word](session, argument.strip())
        except (MotherlodeError, OSError, ValueError) as error:
            session.print_error(error)
            done = False
    _count_useless(session, done)
