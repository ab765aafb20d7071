"""What lies on a game master's desk in one phase, and what he alone may see."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self, TypeVar

from engine.rules.choice import Noted, Reading, ReadingKind, Scrap
from engine.rules.order import Written
from engine.rules.ruling import Resolution
from engine.table.master_event import (
    Committed,
    DisorderDeclared,
    How,
    LateOrders,
    LineRuled,
    SlipEntered,
    SlipLine,
    SlipSettled,
)
from engine.table.seat import Seat
from engine.table.view import PastPhase, PublicView

T = TypeVar("T")

OnDesk = SlipEntered | SlipSettled | LineRuled | LateOrders | DisorderDeclared


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """Slips and rulings of the phase that is written, by power."""

    slips: Mapping[str, str] = field(default_factory=dict)
    """As they were written; a power that handed in nothing is missing."""

    ruled: Mapping[tuple[str, str, int], LineRuled] = field(default_factory=dict)
    """What the master said of single lines, by power, line, and which of those written alike."""

    late: Mapping[str, LateOrders] = field(default_factory=dict)
    """Slips that came late."""

    disorder: Mapping[str, DisorderDeclared] = field(default_factory=dict)
    """Powers in civil disorder; this stays from phase to phase."""

    aged: Mapping[str, str] = field(default_factory=dict)
    """Slips written for another board, as they were then, and nobody said that they still count.

    What is written beside a line of such a slip, by whatever way it came there, waits with it.
    """

    offered: Mapping[str, str] = field(default_factory=dict)
    """Slips of this very phase that lay here before the table left it and came back."""

    def after(self, event: OnDesk) -> Self:
        """Return the desk after one more event."""
        match event:
            case SlipEntered():
                slips = _without(self.slips, event.power)
                aged = self.is_aged(event.power, event.text)
                return replace(
                    self,
                    slips={**slips, event.power: event.text} if event.text else slips,
                    aged=self.aged if aged else _without(self.aged, event.power),
                )
            case SlipSettled() if event.earlier:
                return replace(self, offered=_without(self.offered, event.power))
            case SlipSettled():
                left = dict(self.slips) if event.counts else _without(self.slips, event.power)
                return replace(self, slips=left, aged=_without(self.aged, event.power))
            case LineRuled():
                key = event.power, event.line, event.nth
                ruled = {known: one for known, one in self.ruled.items() if known != key}
                return replace(
                    self, ruled={**ruled, key: event} if event.order or event.struck else ruled
                )
            case LateOrders():
                late = _without(self.late, event.power)
                return replace(self, late={**late, event.power: event} if event.late else late)
            case DisorderDeclared():
                kept = _without(self.disorder, event.power)
                return replace(
                    self, disorder={**kept, event.power: event} if event.declared else kept
                )

    def cleared(self) -> Self:
        """Return the desk as the next phase begins: only civil disorder stays."""
        return type(self)(disorder=self.disorder)

    def on_another_board(self) -> Self:
        """Return the desk when the board has changed below it: every slip is asked about."""
        return replace(self, aged=dict(self.slips))

    def is_aged(self, power: str, text: str) -> bool:
        """Tell whether a line of a slip that was written for another board still stands there."""
        return bool(_lines(self.aged.get(power, "")) & _lines(text))

    def earlier(self, power: str, text: str | None = None) -> tuple[str, ...]:
        """Return lines offered from before that are not on a power's slip (``text``, as typed)."""
        here = self.slips.get(power, "") if text is None else text
        held = _lines(here)
        lines = (line.strip() for line in self.offered.get(power, "").split("\n"))
        return tuple(dict.fromkeys(line for line in lines if line and line not in held))

    def refuses(self, power: str) -> bool:
        """Tell whether a power's slip came too late to be taken."""
        return power in self.late and not self.late[power].accepted


def _lines(text: str) -> set[str]:
    return {line.strip() for line in text.split("\n")} - {""}


def _without(held: Mapping[str, T], power: str) -> dict[str, T]:
    return {known: one for known, one in held.items() if known != power}


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadLine:
    """One order of a slip, mostly a line, with its reading and what the master said of it."""

    number: int
    """Which line of the slip it is, from 0; empty ones count."""

    written: str
    nth: int
    """Which of the lines that are written alike it is, from 0."""

    reading: Reading
    ruled: LineRuled | None
    judged: SlipLine
    """As it would be judged now."""

    noted: Noted | None = None
    """What it is, if it is no order and none is missing."""

    left_out: str = ""
    """What stands beside the order and was not read."""


def read_slip(
    scraps: Iterable[Scrap], power: str, desk: Desk, *, player: str = "", counts: bool = True
) -> tuple[ReadLine, ...]:
    """Judge a power's slip piece by piece, by what the master said of its lines.

    ``player`` is who may have signed it. Where a power is not asked for orders, or its slip was
    written for another board, nothing of it ``counts``.
    """
    entries: list[ReadLine] = []
    alike: Counter[str] = Counter()
    for scrap in scraps:
        line = scrap.written
        nth = alike[line]
        alike[line] += 1
        ruled = desk.ruled.get((power, line, nth))
        noted = scrap.noted
        if noted is None and scrap.reading.kind is ReadingKind.UNREADABLE and _signed(line, player):
            noted = Noted.HEADING
        entries.append(
            ReadLine(
                number=scrap.number,
                written=line,
                nth=nth,
                reading=scrap.reading,
                noted=noted,
                left_out=scrap.left_out,
                ruled=ruled,
                judged=_judged(line, scrap.reading, noted, ruled, power, desk)
                if counts
                else SlipLine(written=line, how=How.ASIDE),
            )
        )
    return tuple(entries)


def _signed(line: str, player: str) -> bool:
    """Tell whether a line is a player's name, or a part of it."""
    words = line.casefold().strip(" .,-").split()
    return bool(words) and {*words} <= {*player.casefold().split()}


def _judged(  # noqa: PLR0911 - one line per way
    line: str,
    reading: Reading,
    noted: Noted | None,
    ruled: LineRuled | None,
    power: str,
    desk: Desk,
) -> SlipLine:
    if power in desk.disorder:
        return SlipLine(written=line, how=How.DISORDER, reason=desk.disorder[power].reason)
    if desk.refuses(power):
        return SlipLine(written=line, how=How.LATE, reason=desk.late[power].reason)
    if ruled is not None:
        how = How.STRUCK if ruled.struck else How.RULED
        return SlipLine(written=line, order=ruled.order, how=how, reason=ruled.reason)
    if noted is not None:
        return SlipLine(written=line, how=How.CROSSED if noted is Noted.CROSSED else How.REMARK)
    match reading.kind:
        case ReadingKind.ORDER:
            return SlipLine(written=line, order=reading.order)
        case ReadingKind.AMBIGUOUS:
            # None of its meanings is carried out (VII.4), not even the only one that is legal:
            # whoever wrote it is asked, and nobody chooses for him.
            return SlipLine(written=line, how=How.ASKED)
    if reading.order:
        # All of it is an order; the rules tell everybody what is badly written about it.
        return SlipLine(written=line, order=reading.written, how=How.REFUSED)
    # It may be a letter to the master alone: nothing of it is judged, so nobody is told of it.
    return SlipLine(written=line, how=How.UNREADABLE)


def unread(committed: Committed) -> Mapping[str, frozenset[str]]:
    """Return what earlier versions had judged though nobody could read it, by power."""
    return {
        power: frozenset(
            line.order.strip() for line in lines if line.how is How.UNREADABLE and line.order
        )
        for power, lines in committed.lines.items()
    }


def without_words(
    orders: Mapping[str, tuple[str, ...]], hidden: Mapping[str, frozenset[str]]
) -> dict[str, tuple[str, ...]]:
    """Return what was judged without texts that are nobody's business but the master's."""
    return {
        power: tuple(text for text in texts if text.strip() not in hidden.get(power, ()))
        for power, texts in orders.items()
    }


def untold(resolution: Resolution, hidden: Mapping[str, frozenset[str]]) -> Resolution:
    """Return a judged phase without rulings on such texts; of units only what became of them."""
    if not any(hidden.values()):
        return resolution
    rulings = []
    for ruling in resolution.rulings:
        secret = hidden.get(ruling.power, frozenset())
        if secret.isdisjoint((str(ruling.written), *map(str, ruling.written))):
            rulings.append(ruling)
        elif ruling.unit:
            rulings.append(ruling.but(written=Written()))
    return resolution.but(rulings=tuple(rulings))


@dataclass(frozen=True, slots=True, kw_only=True)
class GmView:
    """What the game master may see: everything that lies on his desk."""

    public: PublicView
    desk: Desk = field(repr=False)
    abandoned: PastPhase | None = None
    """How this very phase came out before the table went back to it, if it did."""

    seats: tuple[Seat, ...] = ()
    """Who plays what, in gunboat too: he has to hand out slips."""

    def player(self, power: str) -> str:
        """Return who commands a power."""
        return next((seat.player for seat in self.seats if seat.power == power), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """A phase to which the table can go back, or from which it can branch."""

    phase: str
    step: int
    """How many events had happened when its writing began."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftLine:
    """A line of play that the table went back from: it does not count, and can be looked at."""

    past: tuple[PastPhase, ...]
    """From the beginning to where it was left."""

    to: str
    """The phase that the table went back to; from there on nothing of it counts."""

    reason: str
    at: str = ""
