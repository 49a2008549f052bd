"""The OpenSpiel games: every game registered by name, `pyspiel.load_game("motherlode_karats")`.

An action that uses random numbers is followed by a chance node. OpenSpiel wants the outcomes of
chance nodes listed, so each has `OUTCOMES` equally likely seeds that depend on the history. So a
history replays exactly, and a chance node is a fair sample of all outcomes, not a complete list.
"""

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pyspiel

from motherlode.envs.episode import GameIdentity
from motherlode.envs.observation import Tensors
from motherlode.envs.reset import position_of
from motherlode.kernel import registry
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadOptions, BadRecord
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.options import Choice, Flag
from motherlode.kernel.play import Play
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.record import setup_of as record_setup
from motherlode.kernel.seeds import entry_seed, seed_from_text
from motherlode.kernel.state import load
from motherlode.records.file_or_link import entry_of, is_link, load_place, without_entry

OUTCOMES = 64
LONGEST = 20_000
BEGINNING = -1
NOTHING = -2
LAST = -1
"""Value of the parameter `at` for the last entry."""


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults: `players`, `seed`, its options, its start.

    `edition` is the file of an edition; `record` is a file or a link, and the game begins after
    its entry `at` (-1: the last entry of the file, or the entry that the link names).
    """
    usual: dict[str, Any] = {"players": 2 if 2 in game.seats else game.seats[0], "seed": 1}
    for option in game.options:
        usual[option.name] = option.default
    return {**usual, "edition": "", "record": "", "at": LAST}


def setup_of(game: Game, given: dict[str, Any], edition: Path | dict[str, Any] | None) -> Setup:
    options: dict[str, Any] = {}
    for option in game.options:
        value = given[option.name]
        options[option.name] = value if isinstance(option, Choice | Flag) else int(value)
    return game.setup(int(given["players"]), options, edition)


def begin(game: Game, given: dict[str, Any]) -> tuple[Setup, Play | None]:
    """The setup that the parameters describe, and the position of a record to begin at, if any.

    The parameters must agree with the record; without an edition the record's edition is used.
    """
    edition = Path(given["edition"]) if given["edition"] else None
    entry = None if given["at"] == LAST else int(given["at"])
    if not given["record"]:
        if entry is not None:
            raise BadOptions(
                "the parameter 'at' needs a 'record': it is the number of an entry in it"
            )
        return setup_of(game, given, edition), None
    play = position_of(given["record"], entry)
    its = GameIdentity.of(play.setup)
    named = edition or (play.setup.content.edition if its.game == game.name else None)
    setup = setup_of(game, given, named)
    if difference := its.difference_from(GameIdentity.of(setup)):
        raise BadRecord(f"the record doesn't fit these parameters: it is {difference}")
    return setup, play


def check_parameters(given: dict[str, Any]) -> dict[str, Any]:
    """Returns the parameters in a form that OpenSpiel can write to text and parse again.

    In that text `,` and `=` separate parameters, and brackets must be balanced. A link loses its
    query (its entry becomes `at`); a file name with such characters raises `BadOptions`.
    """
    for name in ("record", "edition"):
        file = str(given.get(name, ""))
        apart = not is_link(file) and any(mark in file for mark in ",=")
        if apart or file.count("(") != file.count(")"):
            raise BadOptions(f"OpenSpiel can't store a file name like {file!r:.80}: rename it")
    link = given.get("record", "")
    if not is_link(link):
        return given
    entry = given.get("at", LAST)
    at = entry_of(link) if entry == LAST else entry
    return {**given, "record": without_entry(link), "at": at}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of this package as an OpenSpiel game; `register` makes a subclass for each."""

    title: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.title
        given = check_parameters(params or {})
        chosen = {**parameters(game), **given}
        self.setup, self.beginning = begin(game, chosen)
        self.seed = seed_from_text(f"openspiel {chosen['seed']}")
        self.tensors = Tensors(self.setup.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_pickled_game, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.tensors)


def load_pickled_game(name: str, params: dict[str, Any]) -> SpielGame:
    """Makes the game of a pickle from its name and parameters; importing this registers our
    games."""
    game: SpielGame = pyspiel.load_game(name, params)
    return game


class Progress:
    """The position of a `SpielState`, with an action that waits for a chance node, if any."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup = setup
        self.seed = seed
        self.entry = 0
        self.pending = BEGINNING
        self.position: Position | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Progress":
        other = Progress(self.setup, self.seed)
        other.entry, other.pending = self.entry, self.pending
        other.position = None if self.position is None else self.position.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        dump = None if self.position is None else self.position.state.dump()
        kept = (setup.game.name, setup.seats, setup.options, setup.content.edition, self.seed)
        return load_pickled_progress, (*kept, self.entry, self.pending, dump)

    def set_position(self, play: Play) -> None:
        """Continues from the position of `play`."""
        self.entry, self.pending = len(play.log), NOTHING
        self.position = position_at(self.setup.rules, play.position.state.copy())

    def over(self) -> bool:
        return self.pending == NOTHING and self.position is not None and self.position.over()

    def decide(self, action: int) -> None:
        """Applies an action; if it needs random numbers, waits for a chance node first."""
        assert self.position is not None
        trial, dealer = self.position.copy(), Dealer(0)
        trial.advance(action, dealer)
        if dealer.draws > 0:
            self.pending = action
        else:
            self.position = trial
            self.entry += 1

    def draw(self, outcome: int) -> None:
        """Applies the waiting action (or the setup) with one of the chance node's outcomes."""
        dealer = Dealer(entry_seed(self.seed, self.entry * OUTCOMES + outcome))
        if self.position is None:
            self.position = start_game(self.setup.rules, dealer)
        else:
            self.position.advance(self.pending, dealer)
        self.pending = NOTHING
        self.entry += 1


def load_pickled_progress(
    game: str,
    seats: int,
    options: dict[str, Any],
    edition: dict[str, Any],
    seed: bytes,
    entry: int,
    pending: int,
    dump: list[int] | None,
) -> Progress:
    """Restores a pickled `Progress`."""
    progress = Progress(registry.find_game(game).setup(seats, options, edition), seed)
    progress.entry, progress.pending = entry, pending
    rules = progress.setup.rules
    if dump is not None:
        progress.position = position_at(rules, load(dump, int(rules.layout.size)))
    return progress


class SpielState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel's state of a game: at a decision, at a chance node, or at the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.setup, game.seed)
        if game.beginning is not None:
            self.progress.set_position(game.beginning)

    def current_player(self) -> int:
        progress = self.progress
        if progress.pending != NOTHING or progress.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if progress.over() else int(progress.position.seat())

    def is_terminal(self) -> bool:
        return self.progress.over()

    def _legal_actions(self, player: int) -> list[int]:
        position = self.progress.position
        return sorted(position.legal()) if position is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.progress.pending == NOTHING:
            self.progress.decide(action)
        else:
            self.progress.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.progress.setup.game.actions.text(action)

    def returns(self) -> list[float]:
        progress = self.progress
        if progress.position is None or not progress.over():
            return [0.0] * progress.setup.seats
        return progress.position.payoffs()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that looks the same to `player`; all that is hidden from `player` is random."""
        position = self.progress.position
        assert position is not None
        dealer = Dealer(int(sampler() * (1 << 48)))
        world = Outlook(position.rules, position.state, player, dealer).imagine(dealer)
        other: SpielState = self.clone()
        other.progress.position = position_at(position.rules, world)
        return other

    def __str__(self) -> str:
        progress = self.progress
        dump = [] if progress.position is None else progress.position.state.dump()
        return f"{progress.entry} {progress.pending} {dump}"


class SpielObserver:
    """Implements OpenSpiel's observer interface: the tensor, and its pieces by name."""

    def __init__(self, tensors: Tensors) -> None:
        self._tensors = tensors
        self.tensor = np.zeros(tensors.size, np.float32)
        self.dict = tensors.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.progress.position is None:
            self.tensor.fill(0)
        else:
            self._tensors.write(state.progress.position.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's tensor as text: equal for states that look the same to the player."""
        self.set_from(state, player)
        return f"{player} {state.progress.pending} " + " ".join(f"{x:g}" for x in self.tensor)


def register(game: Game) -> str:
    """Registers a game with OpenSpiel; returns its name there."""
    name = f"motherlode_{game.name}"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )
    # A class, not a function: OpenSpiel releases it after Python has shut down, which only a class
    # survives.
    made = type(f"SpielGame_{game.name}", (SpielGame,), {"title": game, "kind": kind})
    pyspiel.register_game(kind, made)
    return name


NAMES = {name: register(title) for name, title in registry.all_games().items()}
"""OpenSpiel's name of each game; importing this module registers them."""


def state_at(record: Path | str, at: int | None = None, **parameters: Any) -> SpielState:
    """The state after entry `at` of a record, to play on from.

    The record is a file or a link; without `at` it is the file's last entry, or the entry
    that the link names. The state is the initial state of its own game, `state.get_game()`.
    """
    loaded = load_place(record)
    setup = record_setup(loaded.record)
    begins = {"record": str(record), "at": loaded.at if at is None else at}
    chosen = {"players": setup.seats, **setup.options, **parameters, **begins}
    state: SpielState = pyspiel.load_game(NAMES[loaded.record.game], chosen).new_initial_state()
    return state
