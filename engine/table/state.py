"""A table's game at one moment, as a pure fold over its events.

The state never holds an unopened order: envelopes are the store's. A window gets a view of it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from engine.rules.game import Outcome, Rules
from engine.rules.live import OwnEvent
from engine.rules.order import OrderReader, opened
from engine.rules.phase import Phase
from engine.rules.position import Position
from engine.table.ballot.council import Council, told
from engine.table.ballot_event import BallotEvent, Resigned, TakenOver
from engine.table.coin import joined
from engine.table.event import (
    Advanced,
    Called,
    Ended,
    Event,
    Founded,
    Opened,
    PinForgotten,
    PinSet,
    PutOff,
    Reopened,
    Resolved,
    Sealed,
    Tossed,
    Unsealed,
    Voided,
)
from engine.table.incident import Incident, IncidentKind
from engine.table.map_event import MapCarried
from engine.table.master_event import (
    Branched,
    Committed,
    DisorderDeclared,
    Edited,
    LateOrders,
    Led,
    LineRuled,
    Replaced,
    Rewound,
    SlipEntered,
    SlipSettled,
)
from engine.table.seat import Seat
from engine.table.slips import Desk, unread, untold, without_words
from engine.table.view import PastPhase, Stage


class HistoryError(ValueError):
    """An event that cannot have happened after those before it: the log is not a game's."""

    step = 0
    """Which event it is, counted from one; nought where that is not known."""


def unplayed(rules: Rules) -> frozenset[str]:
    """Return the powers that nobody commands at first, where somebody may take them over."""
    everybody = rules.board.powers_by_id.keys() if rules.agreed_hands else ()
    return frozenset(everybody).difference(*rules.sides)


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Everything that everybody at the table may know, in one value."""

    founded: Founded
    position: Position
    """On the board now; while REVEALED it is that after the last resolution."""

    phase: Phase
    """The phase being written, or the one just revealed."""

    order: OrderReader = field(compare=False, repr=False)
    """Takes an order out of an opened envelope."""

    stage: Stage = Stage.WRITING
    asked: tuple[str, ...] = ()
    """Powers that have something to write in this phase, in the order drawn."""

    queue: tuple[str, ...] = ()
    """Those of them who have not sealed, the next one first."""

    seals: Mapping[str, Sealed] = field(default_factory=dict)
    """Closed envelopes of this phase by power."""

    incidents: tuple[Incident, ...] = ()
    """What happened to seals since the phase began, the oldest first."""

    pins: frozenset[str] = frozenset()
    """Powers that have a PIN."""

    opened: Opened | None = None
    """Orders opened and not judged yet; never so between two commands."""

    hidden: Mapping[str, frozenset[str]] = field(default_factory=dict, repr=False)
    """Texts among them that nobody could read, in files of earlier versions; never shown."""

    past: tuple[PastPhase, ...] = ()
    together: tuple[tuple[str, ...], ...] = ()
    """Powers that one player commands, as the table agreed; see ``sides``."""

    hands_grow: bool = False
    """Whether what somebody takes over counts together with what he commands already."""

    neutral: frozenset[str] = frozenset()
    """Powers that nobody commanded when the game began, and that somebody may take over."""

    units_to_win: int = 0
    """Units of one side that win the game (XIV.2); 0 where one power's centres do (II)."""

    toss: Tossed | None = None
    """The last coin that fell; see ``coin``."""

    outcome: Outcome | None = None
    told_at: str = ""
    """The latest time at which anything happened."""

    council: Council = field(default_factory=Council)
    """What the table settles besides its orders."""

    led: bool = False
    """Whether a game master writes for all."""

    desk: Desk = field(default_factory=Desk, repr=False)
    """What lies on his desk in this phase."""

    desks: tuple[Desk, ...] = field(default=(), repr=False)
    """What lay on it in each phase of ``past``."""

    laid_by: Mapping[str, Mapping[str, str]] = field(default_factory=dict, repr=False)
    """Slips of phases that the table left without their counting, by phase and power."""

    abandoned: tuple[PastPhase, ...] = ()
    """Phases that were judged and then taken back by going back further, the oldest first."""

    replaced: tuple[Seat, ...] = ()
    """Seats that somebody else took over; the latest of a power counts."""

    step: int = 1
    """How many events have happened."""

    @classmethod
    def founded_by(
        cls,
        event: Founded,
        start: Position,
        rules: Rules,
    ) -> Self:
        """Begin a game on the board as the rules set it up."""
        return cls(
            founded=event,
            position=start,
            phase=start.phase,
            order=rules.order,
            together=rules.sides,
            hands_grow=rules.agreed_hands,
            neutral=unplayed(rules),
            units_to_win=rules.units_to_win,
        )

    @property
    def coin(self) -> Tossed | None:
        """The coin that decided a neutral power's side, unless what led to it was taken back."""
        if self.toss is None or not any(p.phase.code == self.toss.phase for p in self.past):
            return None
        return self.toss

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """Powers that one player commands together now; one that is missing nobody plays."""
        return joined(self.together, self.coin)

    def joins(self, came: TakenOver) -> tuple[str, ...]:
        """Return the hand to which what somebody takes over is added; mostly none.

        In gunboat nobody is to know that two powers have one player.
        """
        if not self.hands_grow or self.founded.gunboat:
            return ()
        now = {seat.power: seat.player for seat in (*self.founded.seats, *self.replaced)}
        return next(
            (
                side
                for side in self.sides
                if side != came.powers
                and self.council.left.isdisjoint(side)
                and now.get(side[0]) == came.player
            ),
            (),
        )

    def _grown(self, came: TakenOver) -> tuple[tuple[str, ...], ...]:
        if not self.hands_grow:
            return self.together
        hand = self.joins(came)
        if not hand:
            new = () if came.powers in self.together else (came.powers,)
            return (*self.together, *new)
        rest = (side for side in self.together if side != came.powers)
        return tuple((*side, *came.powers) if side == hand else side for side in rest)

    @property
    def gone(self) -> frozenset[str]:
        """Powers that nobody writes for: their player left, or there has never been one.

        The coin's power goes with its side.
        """
        sides = (side for side in self.sides if not self.council.left.isdisjoint(side))
        left = frozenset(power for side in sides for power in side)
        return left | self.nobodys

    @property
    def nobodys(self) -> frozenset[str]:
        """Powers that nobody has commanded yet, where somebody may take them over."""
        return self.neutral.difference(*self.sides)

    def after(self, event: Event) -> Self:
        """Return the state after one more event.

        Raises:
            HistoryError: the event cannot follow.
        """
        if self.outcome is not None and not isinstance(event, PinSet | Rewound):
            raise HistoryError(f"{event.kind} after the end")
        if self.opened is not None and not isinstance(event, Resolved):
            raise HistoryError(f"{event.kind} between opening and judging")
        told_at = max(self.told_at, event.at)
        return replace(self._changed(event), step=self.step + 1, told_at=told_at)

    def _changed(self, event: Event) -> Self:  # noqa: C901, PLR0911, PLR0912 - one line per kind
        match event:
            case Called():
                return self._called(event)
            case PutOff():
                return self._put_off(event)
            case Sealed():
                return self._sealed(event)
            case Unsealed():
                return self._unsealed(event, "")
            case Reopened():
                return self._unsealed(event, event.reason)
            case Voided():
                return self._voided(event)
            case Opened():
                self._expect(event.phase, Stage.WRITING, fits=self.opened is None)
                return replace(self, opened=event)
            case Resolved():
                return self._resolved(event)
            case Tossed():
                fits = self.coin is None and event.side in self.together
                self._expect(event.phase, Stage.REVEALED, fits=fits)
                return replace(self, toss=event)
            case Advanced():
                return self._advanced(event)
            case Ended():
                outcome = Outcome(event.end, event.powers, event.why)
                return replace(
                    self,
                    outcome=outcome,
                    stage=Stage.OVER,
                    queue=(),
                    council=self.council.next_phase(),
                )
            case PinSet():
                others = self.pins - {event.power}
                return replace(self, pins=others | {event.power} if event.present else others)
            case PinForgotten():
                return self._pin_forgotten(event)
            case Led():
                self._expect(event.phase, Stage.WRITING, fits=not self.led and not self.past)
                return replace(self, led=True)
            case SlipEntered() | SlipSettled() | LineRuled() | LateOrders() | DisorderDeclared():
                self._expect(event.phase, Stage.WRITING, fits=self.led)
                return replace(self, desk=self.desk.after(event))
            case Committed():
                self._expect(event.phase, Stage.WRITING, fits=self.led and self.opened is None)
                hidden = unread(event)
                opened = Opened(
                    phase=event.phase,
                    orders=without_words(event.orders, hidden),
                    nonces={},
                    disorder=event.disorder,
                    head=event.head,
                )
                return replace(self, opened=opened, hidden=hidden)
            case Rewound():
                return self._rewound(event)
            case Edited():
                return self._edited(event)
            case Replaced():
                self._expect(event.phase, self.stage)
                taken = Seat(power=event.power, player=event.player)
                return replace(self, replaced=(*self.replaced, taken))
            case Branched():
                self._expect(event.phase, Stage.WRITING, fits=self.led)
                return self
            case MapCarried():
                self._expect(self.phase.code, Stage.WRITING, fits=self.step == 1)
                return self
            case Founded():
                raise HistoryError("a game is founded once")
            case OwnEvent():
                raise HistoryError(f"{event.kind} where turns are sealed")
        return self._settled(event)

    def _expect(self, phase: str, stage: Stage, *, fits: bool = True) -> None:
        if phase != self.phase.code or stage is not self.stage or not fits:
            raise HistoryError(f"step {self.step + 1} does not follow in {self.phase}")

    def _called(self, event: Called) -> Self:
        self._expect(event.phase, Stage.WRITING, fits=not self.asked)
        return replace(self, asked=event.powers, queue=event.powers)

    def _put_off(self, event: PutOff) -> Self:
        self._expect(event.phase, Stage.WRITING, fits=event.power in self.queue)
        return replace(self, queue=(*self._without(event.power), event.power))

    def _sealed(self, event: Sealed) -> Self:
        called = event.power in self.queue and not self.led
        self._expect(event.phase, Stage.WRITING, fits=called)
        seals = {**self.seals, event.power: event}
        return replace(self, queue=self._without(event.power), seals=seals)

    def _unsealed(self, event: Unsealed | Reopened, reason: str) -> Self:
        noted = self._told(IncidentKind.UNSEALED, event, reason)
        # The owner sits at the laptop, so he is next.
        queue = (event.power, *self.queue)
        return replace(self._without_seal(event), queue=queue, incidents=noted)

    def _voided(self, event: Voided) -> Self:
        noted = self._told(IncidentKind.VOIDED, event, event.reason)
        # Whoever is just called stays so; the owner may not even be there.
        queue = (*self.queue, event.power)
        return replace(self._without_seal(event), queue=queue, incidents=noted)

    def _without_seal(self, event: Unsealed | Reopened | Voided) -> Self:
        self._expect(event.phase, Stage.WRITING, fits=event.power in self.seals)
        seals = {power: seal for power, seal in self.seals.items() if power != event.power}
        return replace(self, seals=seals)

    def _pin_forgotten(self, event: PinForgotten) -> Self:
        open_ = self.stage is Stage.REVEALED or event.power not in self.seals
        self._expect(event.phase, self.stage, fits=event.power in self.pins and open_)
        pins = self.pins - {event.power}
        noted = self._told(IncidentKind.PIN_FORGOTTEN, event, event.reason)
        return replace(self, pins=pins, incidents=noted)

    def _told(
        self, kind: IncidentKind, event: Unsealed | Reopened | Voided | PinForgotten, reason: str
    ) -> tuple[Incident, ...]:
        incident = Incident(kind=kind, power=event.power, reason=reason, at=event.at)
        return (*self.incidents, incident)

    def _settled(self, event: BallotEvent) -> Self:
        """Vote, notice the agreed time, let a player leave or come."""
        self._expect(event.phase, self.stage)
        try:
            council = self.council.after(event, self.step)
        except ValueError as error:
            raise HistoryError(f"step {self.step + 1} does not follow in {self.phase}") from error
        after = replace(self, council=council, incidents=(*self.incidents, *told(event)))
        match event:
            case Resigned(powers=powers):
                return replace(
                    after,
                    asked=tuple(power for power in self.asked if power not in powers),
                    queue=tuple(power for power in self.queue if power not in powers),
                    seals={power: s for power, s in self.seals.items() if power not in powers},
                )
            case TakenOver(powers=powers, player=player, called=called):
                taken = tuple(Seat(power=power, player=player) for power in powers)
                return replace(
                    after,
                    together=self._grown(event),
                    replaced=(*self.replaced, *taken),
                    asked=(*self.asked, *called),
                    queue=(*self.queue, *called),
                )
        return after

    def _resolved(self, event: Resolved) -> Self:
        self._expect(event.phase, Stage.WRITING)
        if self.opened is None:
            raise HistoryError(f"{event.phase} was judged unopened")
        past = PastPhase(
            before=self.position,
            orders=opened(
                self.order,
                self.opened.orders,
                known=(ruling.order for ruling in event.resolution.rulings),
            ),
            disorder=self.opened.disorder,
            fingerprints={power: seal.fingerprint for power, seal in self.seals.items()},
            nonces=self.opened.nonces,
            resolution=untold(event.resolution, self.hidden),
            incidents=self.incidents,
            bound={
                power: bound
                for power, seal in self.seals.items()
                if (bound := seal.bound(self.opened.proposals.get(power, ""))) is not None
            },
            head=self.opened.head,
        )
        return replace(
            self,
            position=event.resolution.after,
            stage=Stage.REVEALED,
            queue=(),
            opened=None,
            hidden={},
            past=(*self.past, past),
            desks=(*self.desks, self.desk) if self.led else (),
        )

    def _advanced(self, event: Advanced) -> Self:
        self._expect(self.phase.code, Stage.REVEALED)
        if event.phase != self.position.phase.code:
            raise HistoryError(f"{event.phase} does not follow {self.phase}")
        return replace(
            self,
            phase=self.position.phase,
            stage=Stage.WRITING,
            asked=(),
            queue=(),
            seals={},
            council=self.council.next_phase(),
            # What happened while the results were looked at belongs to the phase that begins.
            incidents=self.incidents[len(self.past[-1].incidents) :],
            desk=self._begun_desk(self.position.phase.code, self.laid_by),
        )

    def _begun_desk(self, code: str, laid_by: Mapping[str, Mapping[str, str]]) -> Desk:
        """Return the desk as a phase begins: slips of it from before are offered, not judged."""
        return replace(self.desk.cleared(), offered=laid_by.get(code, {}))

    def _laying_by(self, left: Iterable[tuple[str, Desk]]) -> dict[str, Mapping[str, str]]:
        """Return what is laid by, with the slips of phases that the table leaves now."""
        laid_by = dict(self.laid_by)
        for code, desk in left:
            laid_by[code] = {**laid_by.get(code, {}), **desk.slips}
        return laid_by

    @property
    def _open_desk(self) -> tuple[tuple[str, Desk], ...]:
        """The desk of the phase that is being written, if one is."""
        return ((self.phase.code, self.desk),) if self.stage is Stage.WRITING else ()

    def _rewound(self, event: Rewound) -> Self:
        codes = [past.phase.code for past in self.past]
        if event.phase != self.phase.code or event.to not in codes or not self.led:
            raise HistoryError(f"no way back from {event.phase} to {event.to}")
        at = codes.index(event.to)
        left = zip(codes[at + 1 :], self.desks[at + 1 :], strict=True)
        return replace(
            self._anew(self.past[at].before),
            laid_by=self._laying_by((*left, *self._open_desk)),
            past=self.past[:at],
            desks=self.desks[:at],
            desk=self.desks[at],
            abandoned=(*self.abandoned, *self.past[at:]),
        )

    def _edited(self, event: Edited) -> Self:
        self._expect(event.phase, self.stage, fits=self.led)
        anew = self._anew(event.position)
        if event.position.phase == self.phase:
            return replace(anew, desk=self.desk.on_another_board())
        laid_by = self._laying_by(self._open_desk)
        desk = self._begun_desk(event.position.phase.code, laid_by)
        return replace(anew, desk=desk, laid_by=laid_by)

    def _anew(self, position: Position) -> Self:
        """Begin to write for a position, whatever was being done."""
        return replace(
            self,
            position=position,
            phase=position.phase,
            stage=Stage.WRITING,
            asked=(),
            queue=(),
            outcome=None,
            incidents=(),
            council=self.council.next_phase(),
        )

    def _without(self, power: str) -> tuple[str, ...]:
        return tuple(other for other in self.queue if other != power)
