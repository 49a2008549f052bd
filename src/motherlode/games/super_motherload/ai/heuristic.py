"""The heuristic of bots: dig where the most value lies, draw with a small hand, buy the best value.

Ratings are in tenths of a dollar where possible.
"""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.rules import Heuristic
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    kinds,
    pilot_stacks,
    state_cells as cell,
    step_table as step,
)
from ..artifacts import ARTIFACTS
from ..chosen_cards import Chosen
from ..dig_shapes import Shape
from ..hand_and_tokens import hand_size
from ..kinds import CardKind, Colour, Space
from ..mineral_counts import minerals_worth, stack_value
from ..params import Deck, Params
from ..spaces import column_of, row_of
from ..steps.bombing import pattern_to_place
from ..steps.drilling import matches_colour
from .dig_value import POINT, DigValue
from .win_probability import win_probability

ICON: Final = 6
"""What it costs to use up a Drill Icon."""
TOKEN: Final = 20
LONGEST_SEARCHED: Final = 7
"""Lines longer than this are not searched: they are rarely the best."""
ACHIEVEMENT: Final = 100_000
"""An Achievement is taken before anything else."""
NEVER: Final = -5_000
"""The rating of what only wastes something."""


@final
class SuperMotherloadHeuristic(Heuristic):
    def __init__(self, params: Params) -> None:
        self.params = params
        self.dig_value = DigValue(params)

    def fast_score(self, s: State, verb: i64, argument: i64) -> i64:
        """The rating of a legal action for the deciding seat; more is better."""
        seat = s.seat()
        if verb == act.DIG:
            return self.rate_dig(s, seat, argument)
        if verb == act.BLAST:
            return self.rate_blast(s, seat, argument)
        if verb == act.PLAY:
            return self.rate_card(s, seat, CardKind(argument))
        if verb == act.STOW:
            return self.rate_stack(s, seat, Colour(argument))
        if verb == act.THROW:
            return -self.keep_value(s, seat, CardKind(argument))
        if verb in (act.DRAW, act.DRILL, act.BOMB, act.PASS):
            return self.rate_action(s, seat, verb, argument)
        if verb == act.USE:
            return self.rate_artifact(s, seat, argument)
        return self.rate_other(s, seat, verb, argument)

    def rate_action(self, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
        if verb == act.DRAW:
            return self.rate_draw(s, seat)
        if verb == act.DRILL:
            return self.rate_drill(s, seat, Colour(argument))
        if verb == act.BOMB:
            pattern = self.params.deck(s, seat).pattern(CardKind(argument))
            return self.dig_value.best_bomb(s, pattern) - TOKEN - ICON
        return -1000

    def rate_artifact(self, s: State, seat: Seat, artifact: i64) -> i64:
        """The rating of using an Artifact: NEVER if it does nothing or the moment is bad.

        Good moments are between actions and, if the Artifact needs tiles, before a buy.
        """
        if not ARTIFACTS[artifact].useful(s, seat):
            return NEVER
        if s.step() == step.ACT or (s.step() == step.BUY and ARTIFACTS[artifact].needs_tiles()):
            return ARTIFACTS[artifact].rating(self.params, s, seat)
        return NEVER

    def rate_draw(self, s: State, seat: Seat) -> i64:
        """The rating of drawing: high with few cards in hand, negative if they can't be kept."""
        hand = hand_size(s, seat)
        last = s.cells[cell.ACTIONS_LEFT] == 1
        if last and hand >= self.params.turn.hand_limit:
            return -100
        early: i64 = 0 if last else 15
        return 70 - 10 * hand + early

    def rate_drill(self, s: State, seat: Seat, colour: Colour) -> i64:
        icons: i64 = 0
        abilities: i64 = 0
        hand = s.block(seat) + cell.IN_HAND
        deck = self.params.deck(s, seat)
        for i in range(kinds.CARDS):
            kind = CardKind(i)
            if s.cells[hand + kind] > 0 and matches_colour(deck, kind, colour):
                icons += s.cells[hand + kind] * deck.icons[kind]
                abilities |= deck.abilities[kind]
        return self.dig_value.best_drill(
            s, colour, abilities, 1, min(icons, LONGEST_SEARCHED), ICON
        )

    def rate_card(self, s: State, seat: Seat, kind: CardKind) -> i64:
        """The rating of a card for a Drill: the best place with it, and its Drill Bonuses."""
        deck = self.params.deck(s, seat)
        colour = Colour(s.field(step.COLOUR))
        chosen = Chosen(s, seat, deck)
        abilities = chosen.abilities | deck.abilities[kind]
        before = chosen.icons
        least = before + deck.icons[kind]
        most = before
        for i in range(kind, kinds.CARDS):
            later = CardKind(i)
            held = s.cells[s.block(seat) + cell.IN_HAND + later]
            if held > 0 and matches_colour(deck, later, colour):
                most += held * deck.icons[later]
                if least > LONGEST_SEARCHED:
                    abilities |= deck.abilities[later]
        most = min(most, max(least, LONGEST_SEARCHED))
        best = self.dig_value.best_drill(
            s, colour, abilities, min(least, kinds.LONGEST_LINE), most, ICON
        )
        spared: i64 = 2 if is_wild(deck, kind) else 0
        return best + deck.drill_worth[kind] - spared

    def rate_confirm(self, s: State, seat: Seat) -> i64:
        """The rating of confirming the chosen cards: NEVER if they have no instant bonuses."""
        chosen = Chosen(s, seat, self.params.deck(s, seat))
        if s.step() != step.DRILL or not chosen.instant():
            return NEVER
        colour = Colour(s.field(step.COLOUR))
        icons = chosen.icons
        return self.dig_value.best_drill(s, colour, chosen.abilities, icons, icons, ICON)

    def rate_dig(self, s: State, seat: Seat, argument: i64) -> i64:
        ways = len(kinds.DIRECTIONS)
        icons = s.field(step.LENGTH)
        if s.step() == step.DRILL:
            icons = Chosen(s, seat, self.params.deck(s, seat)).icons
        line = self.params.shapes.line(icons, act.way_of(argument, ways))
        return self.rate_place(s, False, line, act.space_of(argument, ways)) - icons * ICON

    def rate_blast(self, s: State, seat: Seat, argument: i64) -> i64:
        ways = len(kinds.TURNINGS)
        pattern = pattern_to_place(self.params, s)
        shape = self.params.shapes.turned_pattern(pattern, act.way_of(argument, ways))
        return self.rate_place(s, True, shape, act.space_of(argument, ways))

    def rate_place(self, s: State, bombing: bool, shape: Shape, space: Space) -> i64:
        haul = self.dig_value.value_under(s, shape, row_of(space), column_of(space))
        return haul + self.dig_value.goal_value(s, bombing, shape, space)

    def rate_stack(self, s: State, seat: Seat, stack: Colour) -> i64:
        """The rating of a stack for tiles: high if they buy its card, higher with little waste."""
        deck = self.params.deck(s, seat)
        card = pilot_stacks.top_card(s, seat, stack)
        on_stack = stack_value(s, seat, stack, self.params.minerals)
        worth = self.card_worth(s, seat, stack, deck, card)
        if on_stack == 0:
            worth += self.dig_value.spread_value(s)
        added = self.tiles_to_place(s)
        missing = deck.cost[card] - on_stack - added
        if missing <= 0:
            return 600 + worth + missing * 10
        return 300 + 20 * worth // deck.cost[card] - missing * 4

    def tiles_to_place(self, s: State) -> i64:
        """The value in dollars of the tiles that the seat is about to put on a stack."""
        if s.step() == step.PUT_TILE:
            return self.params.minerals[s.field(step.MINERAL)]
        return minerals_worth(s, cell.LOOT, self.params.minerals)

    def card_worth(self, s: State, seat: Seat, stack: Colour, deck: Deck, card: CardKind) -> i64:
        """The value of a card to buy: its points, icons, bonuses, and the Majors that need it."""
        worth = deck.points[card] * POINT + deck.icons[card] * 10
        worth += deck.drill_worth[card] + deck.buy[card].worth
        for i in range(len(kinds.MAJORS)):
            if s.cells[cell.MAJOR_ROW + i] > 0:
                major = self.params.majors[i]
                if pilot_stacks.cards_bought(s, seat, stack) < major.pilots[stack]:
                    worth += major.points * POINT // 6
        return worth

    def rate_other(self, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
        params = self.params
        if verb == act.CLAIM_MINOR:
            return ACHIEVEMENT + params.minors[argument].points
        if verb == act.CLAIM_MAJOR:
            return ACHIEVEMENT + params.majors[argument].points
        if verb == act.CONFIRM:
            return self.rate_confirm(s, seat)
        if verb == act.LEAVE:
            return NEVER
        if verb == act.SWAP_OUT:
            return -params.minors[argument].points
        if verb == act.COPY:
            return params.minerals[argument] * 10
        if verb == act.BUY_INTO_HAND:
            return self.rate_buy_into_hand(s, seat, Colour(argument))
        return 50 if verb == act.BUY else 0

    def rate_buy_into_hand(self, s: State, seat: Seat, stack: Colour) -> i64:
        """The rating of the Artifact at a buy: NEVER if the card need not or can't stay in hand."""
        deck = self.params.deck(s, seat)
        card = pilot_stacks.top_card(s, seat, stack)
        full = hand_size(s, seat) >= self.params.turn.hand_limit
        if deck.buy[card].to_hand() or (full and s.cells[cell.ACTIONS_LEFT] == 0):
            return NEVER
        return 100 + deck.icons[card]

    def keep_value(self, s: State, seat: Seat, kind: CardKind) -> i64:
        """The value for bots of keeping a card in hand when others must be discarded."""
        deck = self.params.deck(s, seat)
        wild: i64 = 5 if is_wild(deck, kind) else 0
        able: i64 = 5 if deck.abilities[kind] != 0 else 0
        return deck.icons[kind] * 10 + deck.drill_worth[kind] + wild + able

    def value(self, s: State, seat: i64) -> float:
        return win_probability(self.params, s, Seat(seat))

    def rollout_rounds(self) -> i64:
        return 2


def is_wild(deck: Deck, kind: CardKind) -> bool:
    return deck.colour[kind] == kinds.WILD
