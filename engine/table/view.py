"""What each pair of eyes may see. Windows get a view, never the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.board.board import Board
from engine.rules.game import Outcome
from engine.rules.phase import Phase
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase
from engine.table.ballot.ballot import Ballot, Motion
from engine.table.ending import NO_ENDING, Ending
from engine.table.envelope import Bound, Scheme, twelve_signs
from engine.table.incident import Incident
from engine.table.seat import Seat
from engine.table.witness import Witness

if TYPE_CHECKING:
    # The start screen knows a game by its view; making the events, which it needs not, takes 40 ms.
    from engine.seating.record import Dealing
    from engine.table.event import Tossed


class Stage(StrEnum):
    """What the table is doing."""

    WRITING = "writing"
    """The laptop goes round; envelopes are being filled."""

    REVEALED = "revealed"
    """Orders are open and judged; the table looks and talks until it goes on."""

    PLAYING = "playing"
    """A game of live rounds is being played: nothing is written, and nothing sealed."""

    OVER = "over"
    """The game has ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SealView:
    """The public side of one power's envelope in this phase."""

    power: str
    asked: bool
    """Whether the power has anything to write in this phase."""

    sealed: bool
    fingerprint: str = ""
    """The whole digest in hex."""

    scheme: int = Scheme.FIRST
    """What it covers, and how its signs are made."""

    sealed_at: str = ""
    reopened: int = 0
    """How often the owner opened the seal again in this phase."""

    voided: int = 0
    """How often the table destroyed an envelope of his in this phase, unopened."""

    has_pin: bool = False

    @property
    def signs(self) -> str:
        """The fingerprint as it is read aloud: ``K7QF 3M2A 9XTD``. Slow the first time."""
        return twelve_signs(self.fingerprint, self.scheme)


@dataclass(frozen=True, slots=True, kw_only=True)
class PastPhase(JudgedPhase):
    """A phase that was revealed and judged, with what its seals prove."""

    fingerprints: Mapping[str, str] = field(default_factory=dict)
    """By power; none where nothing was sealed: a master's table, a study, a foreign game."""

    nonces: Mapping[str, str] = field(default_factory=dict)
    incidents: tuple[Incident, ...] = ()
    """What happened to seals before they were all opened, the oldest first."""

    bound: Mapping[str, Bound] = field(default_factory=dict)
    """What fingerprints of the second scheme cover besides orders, by power."""

    head: str = ""
    """Link of the history before the envelopes were opened, in hex; empty in older games."""

    def signs(self, power: str) -> str:
        """Return a power's fingerprint as it was read aloud. Slow the first time."""
        scheme = Scheme.SECOND if power in self.bound else Scheme.FIRST
        return twelve_signs(self.fingerprints[power], scheme)

    def witness(self, game: str) -> Witness:
        """Return what a photograph of the reveal keeps; ``game`` is the game's number."""
        code, seals = self.phase.code, self.fingerprints
        return Witness(game=game, phase=code, head=self.head, seals=seals)


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """Safe for everybody: nothing in it depends on an unopened envelope, sizes included."""

    title: str
    game: str
    map: str
    seats: tuple[Seat, ...]
    stage: Stage
    position: Position
    """The current position; while REVEALED it is that *after* the last resolution."""

    phase: Phase
    """The phase being written, or the one just revealed."""

    seals: tuple[SealView, ...]
    """One per power in the board's order."""

    queue: tuple[str, ...]
    """Powers still to come to the laptop in this phase, whoever is called now first."""

    counted: Mapping[str, int]
    """What the game counts, by power; what that is called, the game's card for the windows says."""

    units: Mapping[str, int]
    past: tuple[PastPhase, ...]
    """Every revealed phase, the oldest first."""

    incidents: tuple[Incident, ...] = ()
    """What happened to seals in this phase, the oldest first."""

    outcome: Outcome | None = None
    sides: tuple[tuple[str, ...], ...] = ()
    """Powers that one player commands together; with seven players, each by itself."""

    coin: Tossed | None = None
    """How it was decided whose side a neutral power joins, once it was (XIV.2.e)."""

    options: Mapping[str, str] = field(default_factory=dict)
    """Every point of the rules with its value, as the table agreed on them."""

    led: bool = False
    """Whether a game master writes for all; then nobody seals anything."""

    ending: Ending = NO_ENDING
    """When the game ends if nobody has won it before (III)."""

    units_to_win: int = 0
    """Units of one side that win the game (XIV.2); 0 where what one power owns does (II)."""

    time_up: bool = False
    """Whether the agreed time has come: the turn that is being played is the last one."""

    telling: bool = False
    """Whether a phase is being revealed: all the rest is what was known before."""

    told_at: str = ""
    """When the last thing happened, ISO 8601 in UTC; no clock is to be believed before it."""

    ballot: Ballot | None = None
    """The secret vote that is being held."""

    proposed: tuple[Motion, ...] = ()
    """What some of the opened envelopes propose; voted on before the table goes on."""

    gone: tuple[str, ...] = ()
    """Powers whose player has left; nobody is called for them."""

    gunboat: bool = False
    """Whether nobody is to know who plays what; seats have no names until the game is over."""

    dealt: str = ""
    """How powers were given out: one of ``engine.seating.record.Way``."""

    lot: str = ""
    """Seed of the lot that decided; in gunboat a secret until the game is over."""

    dealing: Dealing | None = None
    """What was handed in to deal the powers, if anything was; as secret as the lot."""

    number: str = ""
    """What tells this game from all others, on its witnesses; empty in older games."""

    head: str = ""
    """Link of everything that has happened, in hex; empty where it may not be told."""

    @classmethod
    def of_board(
        cls,
        title: str,
        board: Board,
        position: Position,
        past: tuple[PastPhase, ...] = (),
        *,
        stage: Stage = Stage.WRITING,
    ) -> PublicView:
        """Return a board without players and envelopes as everybody may see it."""
        powers = tuple(board.powers_by_id)
        return cls(
            title=title,
            game=board.game,
            map=board.id,
            seats=tuple(Seat(power=power, player="") for power in powers),
            stage=stage,
            position=position,
            phase=past[-1].phase if past and stage is Stage.REVEALED else position.phase,
            seals=tuple(SealView(power=power, asked=False, sealed=False) for power in powers),
            queue=(),
            counted={power: position.counted(power, board) for power in powers},
            units={power: len(position.of(power)) for power in powers},
            past=past,
        )

    @property
    def witness(self) -> Witness | None:
        """What a photograph keeps: of the reveal now shown, or of the one that comes next.

        Until the reveal it changes with every seal. Nothing where nobody seals and nothing was
        revealed yet, or where it would tell nothing.
        """
        if self.stage is not Stage.WRITING:
            candidate = self.past[-1].witness(self.number) if self.past else None
        elif self.led:
            candidate = None
        else:
            seals = {seal.power: seal.fingerprint for seal in self.seals if seal.sealed}
            code = self.phase.code
            candidate = Witness(game=self.number, phase=code, head=self.head, seals=seals)
        return candidate if candidate is not None and candidate.tells else None

    def player(self, power: str) -> str:
        """Return who commands a power; nothing while that is a secret (gunboat)."""
        return next((seat.player for seat in self.seats if seat.power == power), "")

    def side(self, power: str) -> tuple[str, ...]:
        """Return all powers that the same player commands."""
        return next((side for side in self.sides if power in side), (power,))

    def played(self, power: str) -> bool:
        """Tell whether somebody commands a power (XIV.2)."""
        return not self.sides or any(power in side for side in self.sides)

    @property
    def in_play(self) -> tuple[tuple[str, ...], ...]:
        """What each player commands who has not left and still has a unit or a count."""
        hands = self.sides or tuple((seat.power,) for seat in self.seats)
        return tuple(
            side
            for side in hands
            if not any(power in self.gone for power in side)
            and any(self.units.get(p, 0) or self.counted.get(p, 0) for p in side)
        )

    @property
    def winners(self) -> tuple[tuple[str, ...], ...]:
        """The hands of those who won or share the game; one of them has won it alone."""
        if self.outcome is None:
            return ()
        hands = dict.fromkeys(self.side(power) for power in self.outcome.powers)
        named = self.outcome.powers
        return tuple(tuple(power for power in named if power in hand) for hand in hands)

    @property
    def goal(self) -> int | None:
        """Units of one side on the board that win the game; nothing where the count decides."""
        return self.units_to_win or None

    @property
    def shared(self) -> bool:
        """Whether any player commands several powers, so that sides win, not powers."""
        return any(len(side) > 1 for side in self.sides)

    def held(self) -> PublicView:
        """Return what everybody goes on knowing while this phase, just revealed, is being told."""
        return replace(self, stage=Stage.REVEALED, queue=(), telling=True)

    def as_of(self, past: PastPhase, board: Board, *, before: bool) -> PublicView:
        """Return what was on the board when a phase was revealed, or once it was judged."""
        position = past.before if before else past.resolution.after
        powers = tuple(seal.power for seal in self.seals)
        fallen = Counter(one.unit.power for one in position.dislodged)
        return replace(
            self,
            stage=Stage.REVEALED,
            phase=past.phase,
            position=position,
            counted={power: position.counted(power, board) for power in powers},
            units={power: len(position.of(power)) + fallen[power] for power in powers},
        )

    def hand(self, power: str) -> tuple[str, ...]:
        """Return the powers of the same player that have not sealed yet, this one first."""
        waiting = [other for other in self.side(power) if other in self.queue]
        return (power, *(other for other in waiting if other != power))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """What one power's owner may see behind the curtain: the public view and his own envelope.

    Once sealed, not even the owner sees his orders again, only the closed envelope; opening the
    seal gives him his orders back as a draft.
    """

    public: PublicView
    power: str
    draft: tuple[str, ...] = field(default=(), repr=False)
    """Orders given back by opening the seal; empty otherwise. Never printed."""

    @property
    def seal(self) -> SealView:
        """His own envelope."""
        return next(seal for seal in self.public.seals if seal.power == self.power)
