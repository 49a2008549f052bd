"""Artifact Tiles (S42-S44), a class for each kind: what its use does, and when that is of use."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import (
    events as event,
    hand_and_tokens,
    kinds,
    pilot_stacks,
    state_cells as cell,
    step_table as step,
)
from .achievement_facts import count_in_turn
from .kinds import ArtifactKind, Colour, Mineral
from .mineral_counts import minerals_held
from .params import Params

WORTH_USING: Final = 300
NOT_WORTH_USING: Final = -1
WORTH_DUPLICATING: Final = 9
"""Bots use an Artifact to duplicate a Mineral that is worth this many dollars."""


class Artifact:
    """A kind of Artifact Tile that is used in one's own turn."""

    def useful(self, s: State, seat: Seat) -> bool:
        """True if using the Artifact would do something now; otherwise bots keep it."""
        return True

    def use(self, s: State, seat: Seat, d: Dealer) -> None:
        """Applies the Artifact's effect, or pushes the step that does."""
        raise NotImplementedError

    def is_used(self) -> bool:
        """True if Artifacts of this kind can be used at all, in a turn or at a buy."""
        return True

    def used_at_buy(self) -> bool:
        """True if the Artifact is used at a buy, to put the bought card into the hand."""
        return False

    def points(self, params: Params) -> i64:
        """The VP that the Artifact scores at the end of the game."""
        return 0

    def rating(self, params: Params, s: State, seat: Seat) -> i64:
        """How highly bots rate using the Artifact now: most kinds are used at once."""
        return WORTH_USING

    def needs_tiles(self) -> bool:
        """True if the Artifact works on tiles on the stacks, which a buy would remove."""
        return False


@final
class ExtraAction(Artifact):
    def use(self, s: State, seat: Seat, d: Dealer) -> None:
        hand_and_tokens.gain_action(s, seat, d)


@final
class TwoCards(Artifact):
    def useful(self, s: State, seat: Seat) -> bool:
        return hand_and_tokens.can_draw(s, seat)

    def use(self, s: State, seat: Seat, d: Dealer) -> None:
        hand_and_tokens.draw_cards(s, seat, 2, d)

    def rating(self, params: Params, s: State, seat: Seat) -> i64:
        """WORTH_USING if an action is left, or if the drawn cards can be kept for the next turn."""
        kept = hand_and_tokens.hand_size(s, seat) + 2 <= params.turn.hand_limit
        return WORTH_USING if kept or s.cells[cell.ACTIONS_LEFT] > 0 else NOT_WORTH_USING


@final
class BombAndCard(Artifact):
    def useful(self, s: State, seat: Seat) -> bool:
        return s.cells[cell.BOMB_SUPPLY] > 0 or hand_and_tokens.can_draw(s, seat)

    def use(self, s: State, seat: Seat, d: Dealer) -> None:
        hand_and_tokens.take_bomb(s, seat, d)
        hand_and_tokens.draw_cards(s, seat, 1, d)


@final
class FreePlatinum(Artifact):
    def useful(self, s: State, seat: Seat) -> bool:
        return pilot_stacks.any_for_sale(s, seat)

    def use(self, s: State, seat: Seat, d: Dealer) -> None:
        give_tile(s, seat, Mineral(kinds.PLATINUM), 0)


@final
class GoldAndCard(Artifact):
    def useful(self, s: State, seat: Seat) -> bool:
        return pilot_stacks.any_for_sale(s, seat) or hand_and_tokens.can_draw(s, seat)

    def use(self, s: State, seat: Seat, d: Dealer) -> None:
        give_tile(s, seat, Mineral(kinds.GOLD), 1)


@final
class Duplicator(Artifact):
    """Copies a Mineral of one's stacks onto any stack."""

    def useful(self, s: State, seat: Seat) -> bool:
        return pilot_stacks.can_duplicate(s, seat, 0, Colour(0))

    def use(self, s: State, seat: Seat, d: Dealer) -> None:
        s.push(step.DUPLICATE, seat)

    def rating(self, params: Params, s: State, seat: Seat) -> i64:
        for i in range(len(kinds.MINERALS)):
            if params.minerals[i] >= WORTH_DUPLICATING and minerals_held(s, seat, Mineral(i)) > 0:
                return WORTH_USING
        return NOT_WORTH_USING

    def needs_tiles(self) -> bool:
        return True


@final
class IntoHand(Artifact):
    """Used at a buy: the bought card goes to the hand."""

    def used_at_buy(self) -> bool:
        return True


@final
class Trophy(Artifact):
    """An Artifact Tile that is never used: it scores points at the end."""

    def is_used(self) -> bool:
        return False

    def points(self, params: Params) -> i64:
        return params.trophy.points


_BY_KIND: Final[dict[int, Artifact]] = {
    kinds.EXTRA_ACTION: ExtraAction(),
    kinds.TWO_CARDS: TwoCards(),
    kinds.BOMB_AND_CARD: BombAndCard(),
    kinds.FREE_PLATINUM: FreePlatinum(),
    kinds.GOLD_AND_CARD: GoldAndCard(),
    kinds.DUPLICATOR: Duplicator(),
    kinds.INTO_HAND: IntoHand(),
    kinds.TROPHY: Trophy(),
}
ARTIFACTS: Final[list[Artifact]] = [_BY_KIND[kind] for kind in range(len(kinds.ARTIFACTS))]


def holds(s: State, seat: Seat, artifact: ArtifactKind) -> bool:
    return s.cells[s.block(seat) + cell.ARTIFACTS_HELD + artifact] > 0


def holds_one_for_buys(s: State, seat: Seat) -> bool:
    """True if a seat holds an Artifact that is used at a buy."""
    return held_for_buys(s, seat) != kinds.NO_ARTIFACT


def held_for_buys(s: State, seat: Seat) -> ArtifactKind:
    """The first Artifact of a seat that is used at a buy, or NO_ARTIFACT."""
    for i in range(len(ARTIFACTS)):
        if ARTIFACTS[i].used_at_buy() and holds(s, seat, ArtifactKind(i)):
            return ArtifactKind(i)
    return kinds.NO_ARTIFACT


def use_up(s: State, seat: Seat, artifact: ArtifactKind, d: Dealer) -> None:
    """Takes a used Artifact out of the game, face up (S2, S42)."""
    s.cells[s.block(seat) + cell.ARTIFACTS_HELD + artifact] -= 1
    s.cells[cell.USED_ARTIFACTS + artifact] += 1
    count_in_turn(s, kinds.ARTIFACTS_USED, 1)
    d.emit(event.ARTIFACT_USED, seat, artifact)


def give_tile(s: State, seat: Seat, mineral: Mineral, cards: i64) -> None:
    """Gives a seat a Mineral tile: its next step puts the tile on a stack and draws `cards`."""
    s.push(step.PUT_TILE, seat, 0, 0, mineral, cards)


def artifact_points(params: Params, s: State, seat: Seat) -> i64:
    """The VP that the Artifacts held by a seat score at the end of the game (S54)."""
    total: i64 = 0
    for kind in range(len(ARTIFACTS)):
        total += s.cells[s.block(seat) + cell.ARTIFACTS_HELD + kind] * ARTIFACTS[kind].points(
            params
        )
    return total
