"""Setups and positions for tests of bots."""

from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position, start_game
from motherlode.kernel.registry import all_games


def table(name: str) -> Setup:
    title = all_games()[name]
    return title.setup(2 if 2 in title.seats else title.seats[0])


def after(setup: Setup, seed: int, decisions: int) -> Position:
    """A position after some random actions, with at least two legal actions."""
    dealer = Dealer(seed)
    position = start_game(setup.rules, dealer)
    while decisions > 0 or len(position.legal()) < 2:
        legal = position.legal()
        position.advance(legal[dealer.below(len(legal))], dealer)
        decisions -= 1
    return position


def outlook(position: Position, seed: int = 5) -> Outlook:
    return Outlook(position.rules, position.state, position.seat(), Dealer(seed))
