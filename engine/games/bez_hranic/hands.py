"""Who may lay now: presses, turns and tokens of one round, between its start and its last token."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from engine.games.bez_hranic.bills import Offer
from engine.games.bez_hranic.placements import Placement, repair, seat_of, taken_off

NAMING = 2_000
"""Milliseconds for naming a field after a press."""

SLEEPING = 3_000
"""Milliseconds for which the key of somebody sleeps who let a press pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hands:
    """Tokens that lie, and those that are still to be laid."""

    colours: Mapping[str, tuple[str, ...]]
    """Of every seat."""

    tokens: int
    """Of every colour in this round."""

    laid: tuple[Placement, ...] = ()
    times: tuple[int, ...] = ()
    """Milliseconds after the start, for each token that lies."""

    passed: int = 0
    """Milliseconds since the start was turned."""

    turn: str = ""
    since: int = 0
    """When the one whose turn it is could begin to name a field."""

    queue: tuple[str, ...] = ()
    asleep: Mapping[str, int] = field(default_factory=dict)
    """When the keys of those who let a press pass wake up."""

    lifted: tuple[Placement, ...] = ()
    away: tuple[str, ...] = ()
    """Seats of those who are not at the table: nobody waits for their tokens."""

    def in_hand(self, colour: str) -> int:
        """Count the tokens of a colour that are still to be laid."""
        return self.tokens - sum(one.colour == colour for one in self.laid)

    def left(self, seat: str) -> int:
        """Count the tokens of a player that are still to be laid."""
        return sum(map(self.in_hand, self.colours[seat]))

    @property
    def all_lie(self) -> bool:
        """Whether every token lies of those who are there."""
        return not any(self.left(seat) for seat in self.colours if seat not in self.away)

    @property
    def lets_pass_at(self) -> int:
        """Milliseconds after the start at which a press is let pass by itself."""
        return self.since + NAMING

    def later(self, milliseconds: int) -> Self:
        """Let time pass."""
        return replace(self, passed=self.passed + milliseconds)

    def pressed(self, seat: str) -> Self:
        """Give somebody his turn, or let him wait for it."""
        if self.turn:
            return replace(self, queue=(*self.queue, seat))
        return replace(self, turn=seat, since=self.passed)

    def let_pass(self, seat: str) -> Self:
        """Take a token back after a press."""
        asleep = {**self.asleep, seat: self.passed + SLEEPING}
        return replace(self, asleep=asleep)._next()  # noqa: SLF001 - another of its kind

    def lay(self, token: Placement) -> Self:
        """Lay a token on top of its stack."""
        lies = replace(self, laid=(*self.laid, token), times=(*self.times, self.passed))
        seat = seat_of(self.colours, token.colour)
        return lies._next() if seat == self.turn else lies  # noqa: SLF001

    def go(self, seat: str) -> Self:
        """Let somebody leave: what he pressed is nothing any more."""
        queue = tuple(one for one in self.queue if one != seat)
        gone = replace(self, away=(*self.away, seat), queue=queue)
        return gone._next() if self.turn == seat else gone  # noqa: SLF001 - another of its kind

    def come(self, seat: str) -> Self:
        """Let somebody sit down again."""
        return replace(self, away=tuple(one for one in self.away if one != seat))

    def _next(self) -> Self:
        first, *rest = self.queue or ("",)
        return replace(self, turn=first, since=self.passed, queue=tuple(rest))

    def lift(self, tokens: Sequence[Placement]) -> Self:
        """Take tokens, of two alike the lower one: their stacks close."""
        taken = {self.laid.index(one) for one in tokens}
        times = tuple(time for place, time in enumerate(self.times) if place not in taken)
        laid = taken_off(self.laid, tokens)
        return replace(self, laid=laid, times=times, lifted=(*self.lifted, *tokens))

    def wrong(self, seat: str) -> tuple[Placement, ...]:
        """Return the tokens of a player that lie wrong and have to be taken."""
        own = self.colours[seat]
        wrong = repair(self.laid, [own], self.tokens)
        return tuple(one for one in wrong if one.colour in own)

    def for_whom_time_is_up(self, fields: Sequence[str]) -> tuple[Placement, ...]:
        """Return where tokens come that nobody has laid in time: on field 40, on top.

        Where one cannot lie there (a second of the same colour, or the other colour of one player
        that would lie alike), it comes on the next field clockwise.
        """
        given: list[Placement] = []
        for own in self.colours.values():
            for colour in own:
                for _ in range(self.in_hand(colour)):
                    so_far = replace(self, laid=(*self.laid, *given))
                    tried = (Placement(colour, field) for field in fields)
                    given.append(next(one for one in tried if not so_far.spoils(one)))
        return tuple(given)

    def at_home(self, laid: Sequence[Placement], offer: Offer) -> tuple[Placement, ...]:
        """Return where tokens stand that nobody lays, where so many lie: at home, on top."""
        return replace(self, laid=tuple(laid)).for_whom_time_is_up(offer.fields)

    def spoils(self, token: Placement) -> bool:
        """Tell whether a token would lie wrong beside its player's others."""
        own = self.colours[seat_of(self.colours, token.colour)]
        lying = [*self.laid, token]
        fields = [one.field for one in lying if one.colour == token.colour]
        return len({*fields}) < len(fields) or bool(repair(lying, [own], self.tokens))
