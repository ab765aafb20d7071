"""What a program that was killed shows first when it is started again, and what it should show."""

import hashlib
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path

from engine.board.loader import load_played, map_names
from engine.catalogue import GAMES
from engine.robots.crash.kill_soak import LossError, Target
from engine.rules.position import Position
from engine.table.ballot_event import BallotClosed, BallotOpened, Voted, VotePutOff
from engine.table.event import (
    Advanced,
    Called,
    Ended,
    Event,
    Founded,
    Opened,
    PutOff,
    Reopened,
    Resolved,
    Sealed,
    Unsealed,
    Voided,
)
from engine.table.map_event import MapCarried
from engine.table.master_event import Edited, Led, Rewound, SlipEntered
from gui.robots.crash.shown_place import CURTAIN, MASTER, PLACES, places

REOPENED = "reopened"
ON = "on"
LED = "led"
"""What a program says that goes on with a master's table."""

TELLS, TOLD = "tells", "told"
"""What a program says, with the phase, before and after it stores that a reveal has told it."""

BRANCHED = "branched"
"""What a program says that has told its master of a branch."""


def remark(
    screen: str, phase: str, there: Sequence[str], called: str, board: Position | None = None
) -> str:
    """Say what is seen: ``reopened TableScreen S1901M FRANCE,ITALY RUSSIA 22:5c1f…``.

    ``there`` is what is closed, or at a master's table who has handed in a slip; at the end comes
    the board as everybody sees it.
    """
    seals = ",".join(sorted(there))
    return " ".join((REOPENED, screen, phase or "-", seals or "-", called or "-", sketch(board)))


def sketch(board: Position | None) -> str:
    """Return how many units there are, and a digest of everything that stands on the board."""
    if board is None:
        return "-"
    units = sorted(f"{unit.power} {unit}" for unit in board.units)
    beaten = sorted(f"{one.unit.power} {one.unit}" for one in board.dislodged)
    owners = sorted(board.owners.items())
    digest = hashlib.sha256(repr((units, beaten, owners, board.phase.code)).encode()).hexdigest()
    return f"{len(units)}:{digest[:8]}"


def on(screen: str) -> str:
    """Say which screen is shown now, so that it is known where a kill met the program."""
    return f"{ON} {screen}"


class Told:
    """What must be seen of a stored history, told apart from the table's own telling."""

    def __init__(self) -> None:
        self._screen = self._writing = "TableScreen"
        self._over = False
        self._voters: list[str] | None = None
        self._voted: list[str] = []
        self._phase, self._queue, self._sealed = "", list[str](), set[str]()
        self._founded: Founded | None = None
        self._position: Position | None = None
        self._slips: dict[str, str] = {}
        self._past: list[tuple[str, Position | None, dict[str, str]]] = []
        self.revealed = ""
        """The phase whose envelopes were opened last, as long as the table is there."""

    def remark(self, *, telling: bool = False) -> str:
        """Say what is seen of all that was told, or while its last phase is still being told."""
        if telling:
            return remark("RevealScreen", self.revealed, (), "", self._past[-1][1])
        if self._over:
            return remark("GameOverScreen", "", (), "", self._position)
        if self._voters is not None:
            called = next(iter(self._voters), "")
            screen = "TableScreen" if called else "BallotScreen"
            return remark(screen, self._phase, self._voted, called, self._position)
        led = self._screen == "MasterDesk"
        there = sorted(self._slips) if led else tuple(self._sealed)
        called = "" if led or not self._queue else self._queue[0]
        return remark(self._screen, self._phase, there, called, self._position)

    def hear(self, event: Event) -> None:
        """Take one more event in."""
        match event:
            case Founded():
                self._founded, self._position = event, _start(event)
            case MapCarried() if self._founded is not None:
                self._position = _start(self._founded, event.map())
            case Opened():
                self.revealed = event.phase
            case Resolved():
                self._past.append((event.phase, self._position, dict(self._slips)))
                self._position = event.resolution.after
                self._screen, self._sealed, self._queue, self._slips = (
                    "ResultsScreen",
                    set(),
                    [],
                    {},
                )
            case Ended():
                self._over, self._voters = True, None
            case BallotOpened() | Voted() | VotePutOff() | BallotClosed():
                self._hear_of_votes(event)
            case Called() | Sealed() | Unsealed() | Reopened() | Voided() | PutOff() | Advanced():
                self._hear_of_seals(event)
            case Led() | SlipEntered() | Edited() | Rewound():
                self._hear_of_the_master(event)

    def _hear_of_seals(self, event: Event) -> None:
        match event:
            case Called():
                self._phase, self._queue, self._sealed = event.phase, list(event.powers), set()
            case Sealed():
                self._sealed.add(event.power)
                self._queue.remove(event.power)
            case Unsealed() | Reopened():
                self._sealed.discard(event.power)
                self._queue.insert(0, event.power)
            case Voided():
                self._sealed.discard(event.power)
                self._queue.append(event.power)
            case PutOff():
                self._queue.remove(event.power)
                self._queue.append(event.power)
            case Advanced():
                self._screen, self.revealed = self._writing, ""

    def _hear_of_votes(self, event: Event) -> None:
        match event:
            case BallotOpened():
                self._voters, self._voted = list(event.voters), []
            case BallotClosed():
                self._voters = None
            case Voted() if self._voters is not None:
                self._voters.remove(event.power)
                self._voted.append(event.power)
            case VotePutOff() if self._voters is not None:
                self._voters.remove(event.power)
                self._voters.append(event.power)

    def _hear_of_the_master(self, event: Event) -> None:
        match event:
            case Led():
                self._writing = self._screen = "MasterDesk"
            case SlipEntered():
                self._slips.pop(event.power, None)
                if event.text.strip():
                    self._slips[event.power] = event.text
            case Edited():
                if event.position.phase.code != self._phase:
                    self._slips = {}
                self._position, self._screen = event.position, self._writing
            case Rewound():
                codes = [phase for phase, _, _ in self._past]
                at = codes.index(event.to)
                _, self._position, self._slips = self._past[at]
                del self._past[at:]
                self._screen, self._over = self._writing, False


def expected(
    events: Sequence[Event], tells: Collection[str] = (), finished: Collection[str] = ()
) -> tuple[str, ...]:
    """Say what may be seen of a stored history.

    ``finished`` are phases of which it was stored that their reveal is over, ``tells`` those of
    which it may be: a kill came in between.
    """
    heard = Told()
    for event in events:
        heard.hear(event)
    if not heard.revealed or heard.revealed in finished:
        return (heard.remark(),)
    held = heard.remark(telling=True)
    return (held, heard.remark()) if heard.revealed in tells else (held,)


def _start(founded: Founded, carried: bytes = b"") -> Position | None:
    """Return where a game begins; nothing yet where its map is still to be told."""
    if not carried and founded.map not in map_names():
        return None
    board = load_played(founded.map, carried, Path(founded.map)).board
    return GAMES[founded.game].rules(board, founded.options, founded.lineup).start(founded.year)


def _sights(remarks: Sequence[str]) -> Sequence[str]:
    """Return what the program said that it showed; nothing at all first."""
    return ["", *(line.removeprefix(f"{ON} ") for line in remarks if line.startswith(f"{ON} "))]


class Witness:
    """Sees to it that each start shows what was stored before."""

    def __init__(self, missing: Collection[str] = ()) -> None:
        """``missing`` are places that the game played has not got."""
        self._places = [place for place in PLACES if place not in missing]
        self.reopened = self.branches = 0
        self._turn = self._led = False
        self._sent: Counter[str] = Counter()
        self.stored: Counter[str] = Counter()
        """What was stored in the games, by kinds of events."""

        self._known = 0
        self._tells, self._told = set[str](), set[str]()
        self.last_seen: Counter[str] = Counter()
        """At which places programs were when they ended, by a kill or by themselves."""

    def target(self) -> Target | None:
        """Return where a kill should meet the program next: every other time, a rare place."""
        self._turn = not self._turn
        if self._turn:
            return None
        here = [place for place in self._places if place not in (CURTAIN if self._led else MASTER)]
        rare = min(here, key=lambda place: self.last_seen[place] + self._sent[place])
        self._sent[rare] += 1
        return Target(rare, lambda remarks: rare in places(_sights(remarks)[-1]))

    @property
    def never_met(self) -> tuple[str, ...]:
        """The places at which no program ended, of all that these tables have."""
        away = MASTER if self.stored and "led" not in self.stored else ()
        away += CURTAIN if self.stored and "sealed" not in self.stored else ()
        return tuple(
            place for place in self._places if place not in self.last_seen and place not in away
        )

    def look(self, remarks: Sequence[str], before: Sequence[Event]) -> None:
        """Hold what a program said of its first screen against the history before it.

        Raises:
            LossError: it opened somewhere else.
        """
        self.last_seen.update(places(_sights(remarks)[-1]))
        self._led = LED in remarks
        self.stored.update(event.kind for event in before[self._known :])
        self._known = len(before)
        if not before:  # another game
            self._tells, self._told = set(), set()
        for remark in remarks:
            if remark.startswith(REOPENED) and before:
                self.reopened += 1
                right = expected(before, self._tells, self._told)
                if remark not in right:
                    raise LossError(f"{remark!r}, but it should be {right!r}")
        for remark in remarks:
            match remark.partition(" "):
                case (kind, _, phase) if kind == TELLS:
                    self._tells.add(phase)
                case (kind, _, phase) if kind == TOLD:
                    self._told.add(phase)
