"""A game at one moment: who is there, what everybody has, and the round on the table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Self

from engine.games.bez_hranic.calendar import ROUNDS
from engine.games.bez_hranic.setting import Agreement, Way
from engine.games.bez_hranic.state.attendance import Attendance
from engine.games.bez_hranic.state.open_round import OpenRound
from engine.games.bez_hranic.state.purses import Purses
from engine.games.bez_hranic.view import Doing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.games.bez_hranic.deck import Deck
    from engine.games.bez_hranic.placements import Placement
    from engine.games.bez_hranic.state.open_round import Choosing
    from engine.games.bez_hranic.view import PastRound
    from engine.rules.game import Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One table's game at one moment."""

    agreed: Agreement
    attendance: Attendance
    purses: Purses
    deck: Deck | None = field(default=None, repr=False)
    """Nothing before it was shuffled."""

    round: OpenRound = field(default_factory=OpenRound)
    past: tuple[PastRound, ...] = ()
    before: tuple[Self, ...] = field(default=(), repr=False)
    """The game before each round that was counted, to which it can be taken back."""

    log: tuple[tuple[str, ...], ...] = ()
    """What was put right by hand: a code and its facts."""

    outcome: Outcome | None = None

    @classmethod
    def begun(cls, agreed: Agreement) -> Self:
        """Sit down."""
        return cls(
            agreed=agreed,
            attendance=Attendance(agreed.seats),
            purses=Purses(dict.fromkeys(agreed.seats, 0)),
        )

    @property
    def seed(self) -> str:
        """The seed of all its chance; nothing before it was drawn."""
        return self.deck.seed if self.deck is not None else ""

    @property
    def in_haste(self) -> bool:
        """Whether this table lays tokens against each other, so that time counts."""
        return self.agreed.way not in (Way.CALM, Way.BESIDE)

    @property
    def running(self) -> bool:
        """Whether time counts now: while tokens are laid."""
        return self.round.doing is Doing.CHOOSING and self.in_haste

    @property
    def dealer(self) -> str:
        """Who deals this round; where none runs, the next. Nobody who is away deals."""
        number = self.round.number
        turn = number if self.round.doing is Doing.READY else number - 1
        seats, first = self.agreed.seats, min(turn, ROUNDS - 1) % len(self.agreed.seats)
        return next(seat for seat in (*seats[first:], *seats) if seat in self.attendance)

    @property
    def all_chose(self) -> bool:
        """Whether all who are there have laid, or sealed."""
        if self.round.doing is not Doing.CHOOSING or self.agreed.way is Way.BESIDE:
            return False
        if self.agreed.way is Way.CALM:
            here = (seat for seat in self.agreed.seats if seat in self.attendance)
            return all(seat in self.round.sealed for seat in here)
        return self.round.laying.all_lie

    def at_home(self, laid: Sequence[Placement]) -> tuple[Placement, ...]:
        """Return where tokens stand that nobody lays, where so many lie."""
        return self.round.laying.at_home(laid, self.round.cards)

    def after(self, event: Choosing) -> Self:
        """Return it after something that changes the round alone."""
        return replace(self, round=self.round.after(event))

    def still(self) -> Self:
        """Return it as it stands when the table is opened again: an open offer is void.

        Not so where nobody hurries: calm choices are sealed as they are made, and cards of a real
        table lie there still.
        """
        open_ = self.round.doing in (Doing.DEALING, Doing.CHOOSING)
        return replace(self, round=self.round.void()) if open_ and self.in_haste else self
