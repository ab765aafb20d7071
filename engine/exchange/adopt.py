"""A recorded game becomes a file of our own, with which a game master can go on.

Every phase is judged here again, as if somebody had typed its sheets off slips. Where the record
says that the board stood otherwise afterwards, it is set up so, and the ruling log says why.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from engine.clock.wall import utc_now
from engine.exchange.doors import Opened
from engine.formats.faults import ExchangeError, Fault
from engine.rules.choice import ReadingKind
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.store import disk
from engine.store.gamefile import GameFile
from engine.store.history import History, Row
from engine.table.ballot_event import Resigned
from engine.table.event import Advanced, Ended, Event, Founded, Resolved, Tossed
from engine.table.map_event import MapCarried
from engine.table.master.game_master import in_disorder
from engine.table.master_event import (
    Committed,
    DisorderDeclared,
    Edited,
    How,
    Led,
    SlipEntered,
    SlipLine,
)
from engine.table.replaying import called
from engine.table.seat import Seat
from engine.table.seeing import public_view
from engine.table.state import HistoryError, State
from engine.table.terms import random_nonce
from engine.table.view import Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game of our own that is to be made of a record."""

    path: Path
    title: str
    reason: str
    """Stands in the ruling log wherever the record's board is not what our ruling led to."""

    named: Callable[[str], str]
    """Calls a power, where nobody is known who played it."""


def adopt_game(
    opened: Opened, new: NewGame, usual: Rules, now: Callable[[], datetime] = utc_now
) -> None:
    """Write a recorded game into a new file of our own.

    Raises:
        ExchangeError: its phases do not follow each other.
        StoreError: the file exists or cannot be made.
    """
    at = now().astimezone(UTC).isoformat(timespec="seconds")
    rules = opened.rules(usual)
    maker = _Maker(rules, _founding(opened, rules, new, at), new.reason, at, opened.map)
    try:
        maker.play(opened)
    except HistoryError as error:
        raise ExchangeError(Fault.OUT_OF_ORDER, "", {"phase": maker.state.phase.code}) from error
    file = GameFile.create(new.path)
    try:
        file.begin_with(maker.rows)
        file.append((), public=public_view(maker.state, rules.board))
    except BaseException:
        file.close()
        disk.remove(new.path)
        raise
    file.close()


def _founding(opened: Opened, rules: Rules, new: NewGame, at: str) -> Founded:
    if opened.record is not None:
        founded = opened.record.founded
        seats = founded.seats
    else:
        first = opened.game.phases[0].position if opened.game.phases else opened.game.last
        year = first.phase.turn if first is not None else rules.start().phase.turn
        founded = Founded(
            game=rules.game,
            map=rules.board.id,
            title=new.title,
            options=dict(rules.options),
            seats=(),
            year=year,
            at=at,
        )
        seats = tuple(Seat(power=power, player="") for power in rules.board.powers_by_id)
    seats = tuple(replace(one, player=one.player or new.named(one.power)) for one in seats)
    # Another history begins here: seals and heads of the old one do not fit it, and what is made of
    # the same record twice is two games.
    options = dict(rules.options)
    return replace(founded, title=new.title, seats=seats, options=options, salt=random_nonce())


class _Maker:
    """Makes one event after another, as a game master's table would have."""

    def __init__(
        self, rules: Rules, founded: Founded, reason: str, at: str, map_: bytes = b""
    ) -> None:
        self._rules, self._reason, self._at, self._own = rules, reason, at, False
        start = rules.start(founded.year)
        self.state = State.founded_by(founded, start, rules)
        self.rows: list[Row] = []
        """All that happened, as it lies in the file."""
        self._history = History()
        self._step: list[Event] = [founded]
        if map_:
            self._add(MapCarried.of(map_, at))
        self._call(start)
        self._add(Led(phase=start.phase.code, at=at))
        self._stored()

    def play(self, opened: Opened) -> None:
        """Play all that is recorded.

        Raises:
            HistoryError: it cannot have happened like this.
        """
        record = opened.record
        self._own = record is not None
        for recorded in opened.game.phases:
            self._come_to(recorded.position)
            self._judge(recorded.orders, recorded.disorder)
            if record is not None and record.coin is not None:
                self._toss(record.coin)
        if opened.game.last is not None:
            self._come_to(opened.game.last, at_rest=True)
        gone = record.gone if record is not None else ()
        gone = tuple(power for power in gone if power not in self.state.nobodys)
        if gone:
            phase = self.state.phase.code
            self._add(Resigned(phase=phase, powers=gone, reason=self._reason, at=self._at))
            self._stored()
        # A record that goes on after somebody has won is played on; that it ended, its end tells.
        won = self._rules.outcome(self.state.position, self.state.sides)
        outcome = record.outcome if record is not None else won
        if outcome is not None:
            self._add(Ended(end=outcome.end, powers=outcome.powers, why=outcome.why, at=self._at))
            self._stored()
        elif self.state.stage is Stage.REVEALED:
            self._come_to(self.state.position)

    def _add(self, event: Event) -> None:
        self.state = self.state.after(event)
        self._step.append(event)

    def _stored(self) -> None:
        """End a step of the table: what happened at once is stored at once."""
        rows = self._history.rows(self._step)
        self._history = self._history.after(rows)
        self.rows += rows
        self._step.clear()

    def _call(self, position: Position) -> None:
        # The order in which people come to a laptop means nothing at a master's table.
        chance = random.Random(0)  # noqa: S311 - see above
        sides, gone = self.state.sides, self.state.gone
        self._add(called(self._rules, position, chance, self._at, sides, gone))

    def _come_to(self, position: Position, *, at_rest: bool = False) -> None:
        """Go on to a position, or set it up where it is not what the phases before led to."""
        here = self.state.position
        if alike(here, position):
            if self.state.stage is Stage.REVEALED and not at_rest:
                self._add(Advanced(phase=here.phase.code, at=self._at))
                self._call(here)
                self._stored()
            return
        if any(past.before.phase.rank >= position.phase.rank for past in self.state.past):
            raise HistoryError(f"{position.phase} was played before")
        if not position.lies_on(self._rules.board) or not position.units:
            raise HistoryError(f"{position.phase} cannot be set up")
        phase = self.state.phase.code
        self._add(Edited(phase=phase, position=position, reason=self._reason, at=self._at))
        self._call(position)
        self._stored()

    def _judge(self, orders: Mapping[str, tuple[str, ...]], disorder: frozenset[str]) -> None:
        phase, position = self.state.phase.code, self.state.position
        slips = {power: "\n".join(texts) for power, texts in orders.items()}
        slips = {power: slip for power, slip in slips.items() if slip.strip()}
        for power, slip in slips.items():
            self._add(SlipEntered(phase=phase, power=power, text=slip, at=self._at))
            self._stored()
        # Who wrote nothing handed no slip in.
        orders = {power: texts for power, texts in orders.items() if power in slips}
        lines = {power: tuple(self._lines(texts, power)) for power, texts in orders.items()}
        orders = {
            power: tuple(line.order for line in some if line.order) for power, some in lines.items()
        }
        self._declare(tuple(p for p in self._rules.board.powers_by_id if p in disorder))
        absent = in_disorder(self._rules, self.state)
        resolution = self._rules.adjudicate(position, orders, frozenset(absent))
        self._add(
            Committed(
                phase=phase,
                orders=orders,
                lines=lines,
                disorder=absent,
                head=self._history.link.hex(),
                at=self._at,
            )
        )
        self._add(Resolved(phase=phase, resolution=resolution, at=self._at))
        self._stored()

    def _declare(self, absent: tuple[str, ...]) -> None:
        """Declare in civil disorder who is so in this phase, and lift it from who is no more."""
        phase, declared = self.state.phase.code, self.state.desk.disorder
        asked = self.state.asked
        for power in self._rules.board.powers_by_id:
            now = power in absent
            if power in asked and now is not (power in declared):
                self._add(
                    DisorderDeclared(
                        phase=phase, power=power, declared=now, reason=self._reason, at=self._at
                    )
                )
                self._stored()

    def _lines(self, texts: tuple[str, ...], power: str) -> Iterator[SlipLine]:
        """Say how each text was read; what we wrote before may hold words that were no order."""
        for text in texts:
            own, reading = self._own, self._rules.read(text, self.state.position, power)
            lost = own and reading.kind is ReadingKind.UNREADABLE and not reading.order
            how = How.UNREADABLE if lost else How.READ
            yield SlipLine(written=text, order="" if lost else text, how=how)

    def _toss(self, coin: Tossed) -> None:
        if coin.phase == self.state.phase.code:
            self._add(replace(coin, at=self._at))
            self._stored()


def alike(one: Position, other: Position) -> bool:
    """Tell whether two positions are the same on the board, in whatever order they are told."""

    def seen(position: Position) -> tuple[object, ...]:
        beaten = {(fallen.unit, frozenset(fallen.retreats)) for fallen in position.dislodged}
        return position.phase, frozenset(position.units), dict(position.owners), frozenset(beaten)

    return seen(one) == seen(other)
