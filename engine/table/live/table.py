"""A table that plays live rounds: what happens is stored, and only then seen by anybody."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC
from pathlib import Path

from engine.rules.distance import Distance
from engine.rules.live import (
    Due,
    LiveCommand,
    LiveRules,
    LiveState,
    OwnEvent,
    PlaysAlone,
    Replaceable,
    Setting,
    TellsDistance,
)
from engine.table.ending import moment_of
from engine.table.event import Event, Founded
from engine.table.live.view import LiveView
from engine.table.refusal import CommandError, Refusal
from engine.table.seat import Seat
from engine.table.state import HistoryError
from engine.table.store import Store
from engine.table.terms import USUAL, Terms
from engine.table.view import Stage


@dataclass(frozen=True, slots=True)
class Agreed:
    """What is agreed on before a game begins, beside who plays."""

    map: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


NOTHING_AGREED = Agreed()


class LiveTable:
    """One table's game. Every command is stored before it changes anything, or is refused whole.

    It measures the time that counts; what is due by itself comes when somebody calls ``tick``.
    """

    def __init__(self, game: LiveRules, store: Store, terms: Terms = USUAL) -> None:
        """Take up the game that ``store`` holds; what ran when it was left stands still.

        Raises:
            CommandError: the store holds no game.
            HistoryError: what it holds is no game's history.
        """
        self.game, self.store = game, store
        self._terms = terms
        events = store.events()
        if not events:
            raise CommandError(Refusal.NOT_FOUNDED)
        self.founded, state = replayed(game, events)
        self._state = state.still()
        self._told_at = events[-1].at
        self._mark = terms.steady()
        self._public: LiveView | None = None
        self._waiting: list[OwnEvent] = []
        """What has happened, and is stored with what comes next."""

    @property
    def trouble(self) -> ValueError | None:
        """Why the game can only be looked at (its file is damaged or cannot be written), if so."""
        return self.store.trouble

    def public(self) -> LiveView:
        """Return what everybody may see; the same value until something happens."""
        if self._public is None:
            self._public = live_view(self.founded, self._state, self._told_at)
        return self._public

    @property
    def commands(self) -> tuple[LiveCommand, ...]:
        """All that anybody here could do by hand, whether it would be refused now or not."""
        return self._state.commands

    def do(self, command: LiveCommand, ago: int = 0) -> None:
        """Do what somebody at the table did, so many milliseconds ago.

        Raises:
            LiveRefusalError: the game cannot follow it now; nothing has changed.
        """
        since, ago = max(self._since() - ago, 0), min(ago, self._since())
        events = self._state.decide(command, since)
        at = self._stamp()
        stamped = [
            _stamped(event, at, since if first == 0 else 0) for first, event in enumerate(events)
        ]
        state = self._state
        for event in stamped:
            state = state.after(event)
        public = live_view(self.founded, state, at)
        waiting = [*self._waiting, *stamped]
        if not all(event.waits for event in stamped):
            self.store.append(waiting, public=public)
            waiting = []
        self._waiting = waiting
        self._state, self._told_at, self._public = state, at, public
        self._mark = self._terms.steady() - ago

    @property
    def left(self) -> int | None:
        """Milliseconds until something is due; nothing where the table waits for somebody."""
        due = self._state.due
        return None if due is None else max(due.after - self._since(), 0)

    def tick(self) -> bool:
        """Do what is due by itself, if its time has come; tell whether anything was."""
        due: Due | None = self._state.due
        if due is None or self._since() < due.after:
            return False
        self.do(due.command)
        return True

    def save_copy(self, path: Path) -> None:
        """Keep a copy of the game as it is now.

        Raises whatever the store raises when it cannot; the game itself is not touched.
        """
        self.store.save_copy(path, public=self.public())

    def close(self) -> None:
        """Let go of the place where the game is kept; everything is stored already."""
        self.store.close()

    def _since(self) -> int:
        return max(self._terms.steady() - self._mark, 0) if self._state.running else 0

    def _stamp(self) -> str:
        """Return the time; never before what has happened, whatever becomes of the clock."""
        now = self._terms.now().astimezone(UTC).replace(microsecond=0)
        before = moment_of(self._told_at)
        return (now if before is None else max(now, before)).isoformat(timespec="seconds")


def found_live(
    game: LiveRules,
    store: Store,
    title: str,
    players: Sequence[str],
    terms: Terms = USUAL,
    agreed: Agreed = NOTHING_AGREED,
) -> LiveTable:
    """Begin a game in an empty store: all sit down, and all its chance is drawn.

    It is played on its usual map, where none was agreed on.

    Raises:
        CommandError: too few or too many players, or one without a name.
        ValueError: nobody can play as was agreed.
    """
    seats = tuple(
        Seat(power=seat, player=player) for seat, player in zip(game.seats, players, strict=False)
    )
    for seat in seats:
        if not seat.player.strip():
            raise CommandError(Refusal.NO_NAME, power=seat.power)
    fewest = 1 if agreed.options else game.fewest  # what was agreed on may be for one alone
    if not fewest <= len(players) <= len(game.seats):
        raise CommandError(Refusal.PLAYERS, least=str(game.fewest), most=str(len(game.seats)))
    at = terms.now().astimezone(UTC).isoformat(timespec="seconds")
    founded = Founded(
        game=game.id,
        map=agreed.map or next(iter(game.maps), ""),
        title=title,
        options=dict(agreed.options),
        seats=seats,
        year=game.calendar.begins,
        salt=terms.nonce(),
        at=at,
    )
    opening = [_stamped(event, at, 0) for event in game.opening(terms.nonce())]
    events: list[Event] = [founded, *opening]
    _, state = replayed(game, events)
    store.append(events, public=live_view(founded, state, at))
    return LiveTable(game, store, terms)


def replayed(game: LiveRules, events: Sequence[Event]) -> tuple[Founded, LiveState]:
    """Return who founded a game, and the state that its history leads to.

    Raises:
        HistoryError: it is no such game's history.
    """
    founded, state = events[0], None
    for step, event in enumerate(events, 1):
        try:
            state = followed(game, state, event)
        except ValueError as error:
            torn = HistoryError(str(error))
            torn.step = step
            raise torn from error
    assert isinstance(founded, Founded)
    assert state is not None
    return founded, state


def followed(game: LiveRules, state: LiveState | None, event: Event) -> LiveState:
    """Return the state after one more event; before its founding there is none.

    Raises:
        ValueError: it cannot have happened so after those before it.
    """
    match event, state:
        case Founded(), None if event.game == game.id:
            seats = tuple(seat.power for seat in event.seats)
            return game.start(Setting(seats, event.map, event.options))
        case OwnEvent(), _ if state is not None:  # a protocol asked for would work all of it out
            return state.after(event)
    raise ValueError(f"no {event.kind} at a table of live rounds can follow")


def live_view(founded: Founded, state: LiveState, told_at: str) -> LiveView:
    """Return what everybody may see."""
    return LiveView(
        title=founded.title,
        game=founded.game,
        map=founded.map,
        seats=_seats(founded, state),
        stage=Stage.PLAYING if state.outcome is None else Stage.OVER,
        phase=state.phase,
        counted=state.counted,
        outcome=state.outcome,
        told_at=told_at,
        number=founded.number,
        seen=state.seen(),
        alone=isinstance(state, PlaysAlone) and state.alone,
        off_best=_off_best(state),
    )


def _off_best(state: LiveState) -> Mapping[str, Distance]:
    """Return how far everybody was from the best; while a game is played, nobody is told."""
    if state.outcome is None or not isinstance(state, TellsDistance):
        return {}
    return state.off_best


def _seats(founded: Founded, state: LiveState) -> tuple[Seat, ...]:
    """Return who sits where now."""
    now = state.players if isinstance(state, Replaceable) else {}
    return tuple(replace(seat, player=now.get(seat.power, seat.player)) for seat in founded.seats)


def _stamped(event: OwnEvent, at: str, after: int) -> OwnEvent:
    return event.stamped(at, after)
