"""The rules of First Light as a fold: what may follow, and what comes of it.

Whatever happens is checked here when it is decided and again whenever a file is read: so what a
file tells is what the rules would have told.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from engine.games.first_light.calendar import FEWEST, ROUNDS, SEATS, round_phase
from engine.games.first_light.commands import GoOn, Lay, Pause, Reason, Touch, Turn
from engine.games.first_light.deck import Card, drawn
from engine.games.first_light.events import (
    Burnt,
    Finished,
    Laid,
    Left,
    Paused,
    Resumed,
    Shuffled,
    Taken,
    Turned,
)
from engine.games.first_light.view import Doing, PastRound, Seen
from engine.rules.game import End, Outcome
from engine.rules.live import Due, LiveCommand, LiveRefusalError, OwnEvent
from engine.rules.phase import Phase
from engine.rules.secret import print_of

PURSE = 12
"""Coins in the purse at the beginning."""

BEGIN = 2
"""Coins that everybody begins with."""

FINE = 1
"""Coins for touching too early, of whoever has so many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """One table's game at one moment."""

    seats: tuple[str, ...]
    coins: Mapping[str, int]
    purse: int = PURSE
    seed: str = field(default="", repr=False)
    closed: bool = False
    """Whether the seed lies among the envelopes; in older files it stands in the history."""

    cards: tuple[Card, ...] = field(default=(), repr=False)
    round: int = 0
    """How many cards were laid."""

    doing: Doing = Doing.READY
    running: bool = False
    """Whether time counts: until a card is turned, and until somebody touches it."""

    waited: int = 0
    """Milliseconds for which this card has lain, breaks left out."""

    burnt: tuple[str, ...] = ()
    """Who touched this card too early."""

    past: tuple[PastRound, ...] = ()
    outcome: Outcome | None = None

    @classmethod
    def start(cls, seats: Sequence[str]) -> Self:
        """Sit down.

        Raises:
            ValueError: too few sit there, or on other seats than the first ones.
        """
        if not len(seats) >= FEWEST or tuple(seats) != SEATS[: len(seats)]:
            raise ValueError(f"no table of First Light: {seats}")
        return cls(seats=tuple(seats), coins=dict.fromkeys(seats, BEGIN))

    @property
    def phase(self) -> Phase:
        """The round that is played."""
        return round_phase(self.round)

    @property
    def counted(self) -> Mapping[str, int]:
        """Everybody's coins."""
        return self.coins

    @property
    def commands(self) -> tuple[LiveCommand, ...]:
        """Everybody may touch his sign; all else is done by the table."""
        return (Lay(), Pause(), GoOn(), *(Touch(seat) for seat in self.seats))

    @property
    def due(self) -> Due | None:
        """The card that lies face down is turned by itself."""
        return Due(max(self._card.wait - self.waited, 0), Turn()) if self._lying else None

    @property
    def _lying(self) -> bool:
        """Whether a card lies face down, and its time runs."""
        return self.doing is Doing.LYING and self.running

    @property
    def _card(self) -> Card:
        return self.cards[self.round - 1]

    # -- what comes of a command -----------------------------------------------------------------

    def decide(self, command: LiveCommand, since: int) -> tuple[OwnEvent, ...]:
        """Return what comes of a command; see ``engine.rules.live``."""
        if self.outcome is not None:
            raise LiveRefusalError(Reason.OVER)
        match command:
            case Lay():
                self._expect(self.doing in (Doing.READY, Doing.GONE), Reason.CARD_LIES)
                return (Laid(round=self.round + 1),)
            case Pause():
                self._expect(self._lying, Reason.NOTHING_RUNS)
                return (Paused(round=self.round),)
            case GoOn():
                self._expect(self.doing is Doing.LYING and not self.running, Reason.NO_BREAK)
                return (Resumed(round=self.round),)
            case Turn():
                self._expect(self._lying, Reason.NOTHING_RUNS)
                self._expect(self.waited + since >= self._card.wait, Reason.TOO_EARLY)
                turned = Turned(round=self.round, coins=self._card.coins)
                return self._closed(turned, *([] if self._able else [Left(round=self.round)]))
            case Touch(seat):
                return self._touched(seat)
        raise TypeError(command)

    def _touched(self, seat: str) -> tuple[OwnEvent, ...]:
        self._expect(seat in self.seats, Reason.NO_SEAT, seat=seat)
        self._expect(self.doing is not Doing.READY, Reason.NO_CARD)
        if self.doing is Doing.GONE:
            first = self.past[-1].seat
            raise LiveRefusalError(Reason.GONE, seat=seat, first=first)
        self._expect(self._lying or self.doing is Doing.OPEN, Reason.BREAK)
        self._expect(seat not in self.burnt, Reason.BURNT, seat=seat)
        if self.doing is Doing.LYING:
            return (Burnt(round=self.round, seat=seat, coins=self._fine(seat)),)
        return self._closed(Taken(round=self.round, seat=seat, coins=self._prize))

    def _closed(self, *events: OwnEvent) -> tuple[OwnEvent, ...]:
        """Add the end of the game where these were the last things to happen before it."""
        state = self
        for event in events:
            # By then the card's time is over, however long that was.
            state = state._changed(event)
        if state.doing is not Doing.GONE or state.round < ROUNDS:
            return events
        return *events, state._ending()  # noqa: SLF001

    @staticmethod
    def _expect(fits: bool, code: Reason, **facts: str) -> None:  # noqa: FBT001 - reads as one
        if not fits:
            raise LiveRefusalError(code, **facts)

    @property
    def _able(self) -> bool:
        """Whether anybody may still touch this card."""
        return any(seat not in self.burnt for seat in self.seats)

    def _fine(self, seat: str) -> int:
        return min(FINE, self.coins[seat])

    @property
    def _prize(self) -> int:
        return min(self._card.coins, self.purse)

    def _ending(self) -> Finished:
        most = max(self.coins.values())
        richest = tuple(seat for seat in self.seats if self.coins[seat] == most)
        end = End.SOLO if len(richest) == 1 else End.DRAW
        return Finished(end=end, seats=richest, seed=self.seed if self.closed else "")

    # -- the fold --------------------------------------------------------------------------------

    def after(self, event: OwnEvent) -> Self:
        """Return the state after one more event; see ``engine.rules.live``."""
        if event.after < 0:
            raise ValueError("time runs backwards")
        timed = replace(self, waited=self.waited + event.after if self.running else self.waited)
        if not timed._may_follow(event):  # noqa: SLF001 - another of the same kind
            raise ValueError(f"no {event.kind} can follow")
        return timed._changed(event)  # noqa: SLF001

    def _may_follow(self, event: OwnEvent) -> bool:  # noqa: C901, PLR0911 - one line per kind
        """Tell whether the rules would have said the same."""
        if self.outcome is not None or (not self.cards and not isinstance(event, Shuffled)):
            return False
        ended = self.doing is Doing.GONE and self.round == ROUNDS
        match event:
            case Shuffled(seed=seed):
                return not self.cards and event.print in ("", print_of(seed))
            case Laid(round=turn):
                may = self.doing in (Doing.READY, Doing.GONE) and not ended
                return may and turn == self.round + 1
            case Finished():
                ending = self._ending()
                said = (event.end, tuple(event.seats), event.seed)
                return ended and said == (ending.end, ending.seats, ending.seed)
            case Paused(round=turn):
                return turn == self.round and self._lying
            case Resumed(round=turn):  # a table that was opened again stands, and nothing says so
                return turn == self.round and self.doing is Doing.LYING
            case Burnt(round=turn, seat=seat, coins=coins):
                able = self._lying and seat in self.seats and seat not in self.burnt
                return turn == self.round and able and coins == self._fine(seat)
            case Turned(round=turn, coins=coins):
                over = self._lying and self.waited >= self._card.wait
                return turn == self.round and over and coins == self._card.coins
            case Taken(round=turn, seat=seat, coins=coins):
                able = self.doing is Doing.OPEN and seat in self.seats and seat not in self.burnt
                return turn == self.round and able and coins == self._prize
            case Left(round=turn):
                return turn == self.round and self.doing is Doing.OPEN and not self._able
        return False

    def _changed(self, event: OwnEvent) -> Self:  # noqa: PLR0911 - one line per kind
        match event:
            case Shuffled(seed=seed, print=shown):
                return replace(self, seed=seed, closed=bool(shown), cards=drawn(seed))
            case Laid(round=turn):
                return replace(
                    self, round=turn, doing=Doing.LYING, running=True, waited=0, burnt=()
                )
            case Paused():
                return replace(self, running=False)
            case Resumed():
                return replace(self, running=True)
            case Burnt(seat=seat, coins=coins):
                paid = self._moved(seat, -coins)
                return replace(paid, burnt=(*self.burnt, seat))
            case Turned():
                return replace(self, doing=Doing.OPEN)
            case Taken(seat=seat, coins=coins):
                took = self._moved(seat, coins)
                return took._gone(seat, coins, event.after)  # noqa: SLF001 - another of the kind
            case Left():
                return self._gone("", 0, 0)
            case Finished(end=end, seats=seats):
                return replace(self, outcome=Outcome(end, seats), doing=Doing.OVER)
        raise ValueError(event.kind)

    def _moved(self, seat: str, coins: int) -> Self:
        """Give somebody coins out of the purse, or take some."""
        mine = {**self.coins, seat: self.coins[seat] + coins}
        return replace(self, coins=mine, purse=self.purse - coins)

    def _gone(self, seat: str, taken: int, took: int) -> Self:
        one = PastRound(
            round=self.round,
            face=self._card.coins,
            seat=seat,
            taken=taken,
            took=took,
            burnt=self.burnt,
        )
        return replace(self, doing=Doing.GONE, running=False, past=(*self.past, one))

    def still(self) -> Self:
        """Return it as it stands when the table is opened again."""
        return replace(self, running=False)

    # -- what may be seen ------------------------------------------------------------------------

    def seen(self) -> Seen:
        """Return what everybody may see: no face of a card that was not turned."""
        over = self.outcome is not None
        return Seen(
            seats=self.seats,
            coins=dict(self.coins),
            purse=self.purse,
            round=self.round,
            doing=self.doing,
            resting=self.doing is Doing.LYING and not self.running,
            burnt=self.burnt,
            face=self._card.coins if self.doing is Doing.OPEN else 0,
            past=self.past,
            richest=self.outcome.powers if self.outcome is not None else (),
            print=print_of(self.seed),
            seed=self.seed if over else "",
        )
