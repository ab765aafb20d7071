"""The round on the table: its cards, and tokens that are laid or chosen calmly."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from engine.games.bez_hranic.bills import Offer
from engine.games.bez_hranic.calendar import OFFER
from engine.games.bez_hranic.events import (
    Laid,
    Lifted,
    Opened,
    Passed,
    Pressed,
    Sealed,
    Tokens,
)
from engine.games.bez_hranic.hands import Hands
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.view import Doing

Choosing = Pressed | Passed | Laid | Lifted | Sealed | Opened
"""What happens between the start and the bills."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRound:
    """A round from its first card until the next one is dealt."""

    number: int = 0
    """Nought before the first."""

    doing: Doing = Doing.READY
    offer: Offer | None = field(default=None, repr=False)
    """Its cards; only those that were turned may be told."""

    shown: int = 0
    """Cards of the offer that were turned."""

    hands: Hands | None = None
    """Only while tokens are laid."""

    sealed: Mapping[str, Sealed] = field(default_factory=dict, repr=False)
    """Calm choices, by seat."""

    opened: bool = False
    """Whether all calm choices were told."""

    again: int = 0
    """How often its offer was void."""

    @property
    def cards(self) -> Offer:
        """Its cards, where it is known that they were dealt."""
        assert self.offer is not None
        return self.offer

    @property
    def laying(self) -> Hands:
        """Its tokens, where it is known that they are laid."""
        assert self.hands is not None
        return self.hands

    # -- its cards -------------------------------------------------------------------------------

    def dealt(self, offer: Offer, *, again: bool) -> Self:
        """Deal the next one, or this one again."""
        return type(self)(
            number=offer.round,
            doing=Doing.DEALING,
            offer=offer,
            again=self.again + 1 if again else 0,
        )

    def turned(self, shown: int) -> Self:
        """Turn a card of the offer."""
        return replace(self, shown=shown)

    def told(self, offer: Offer) -> Self:
        """Take the cards of a real table for those that lie there."""
        return replace(self, offer=offer)

    def begun(self, hands: Hands) -> Self:
        """Turn the start: tokens are laid."""
        return replace(self, shown=OFFER, doing=Doing.CHOOSING, hands=hands)

    # -- its tokens ------------------------------------------------------------------------------

    def after(self, event: Choosing) -> Self:
        """Return it after a press, a token or a calm choice."""
        match event:
            case Pressed(seat=seat):
                return replace(self, hands=self.laying.pressed(seat))
            case Passed(seat=seat):
                return replace(self, hands=self.laying.let_pass(seat))
            case Laid(colour=colour, field=where):
                return replace(self, hands=self.laying.lay(Placement(colour, where)))
            case Lifted(tokens=tokens):
                return replace(self, hands=self.laying.lift(placements(tokens)))
            case Sealed(seat=seat):
                return replace(self, sealed={**self.sealed, seat: event})
            case Opened():
                return replace(self, opened=True)

    def later(self, milliseconds: int) -> Self:
        """Let time pass."""
        return replace(self, hands=self.laying.later(milliseconds))

    def gone(self, seat: str) -> Self:
        """Let somebody leave: nobody waits for his tokens."""
        return self if self.hands is None else replace(self, hands=self.hands.go(seat))

    def back(self, seat: str) -> Self:
        """Let somebody sit down again."""
        return self if self.hands is None else replace(self, hands=self.hands.come(seat))

    # -- its end ---------------------------------------------------------------------------------

    def counted(self, doing: Doing = Doing.READY) -> Self:
        """Clear the fields once the bills are told."""
        return replace(self, doing=doing, hands=None, sealed={}, opened=False)

    def void(self) -> Self:
        """Take its cards and all choices back: the offer is dealt anew."""
        return replace(self.counted(Doing.VOID), shown=0)


def placements(tokens: Tokens) -> tuple[Placement, ...]:
    """Return tokens of an event as they lie."""
    return tuple(Placement(colour, where) for colour, where in tokens)


def pairs(tokens: tuple[Placement, ...]) -> Tokens:
    """Return tokens that lie as an event has them."""
    return tuple((one.colour, one.field) for one in tokens)
