"""A table that a game master leads: he types slips, judges, looks, commits, and can go back."""

from collections.abc import Mapping
from typing import TypeVar

from engine.rules.choice import ReadingKind
from engine.rules.position import Position
from engine.session.ballot import AGAINST, FOR, Ballot, Motion
from engine.session.changes import Changes
from engine.session.closing import LONGEST_NAME
from engine.session.coin import tossed
from engine.session.event import Called, Event, Resolved, Tossed
from engine.session.flaws import Flaw, Found, flaws, same_retreats
from engine.session.leading import Beginning, GmView, LeftLine, ReadLine, read_slip
from engine.session.leading_event import (
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
from engine.session.lines import checked_reason, is_one_line, storable
from engine.session.refusal import CommandError, Refusal
from engine.session.replaying import called, left_lines
from engine.session.seeing import seats_of
from engine.session.session import Session
from engine.session.view import PastPhase, Stage

LONGEST_SLIP = 20_000
"""Letters on one slip of paper; some hand in a whole letter."""

T = TypeVar("T")


class MasterSession(Session):
    """One table's game with the commands of a game master besides; they need a table so founded.

    What he enters is stored when he enters it. Nobody but him sees it before he commits.
    """

    @property
    def led(self) -> bool:
        """Whether a game master writes for all."""
        return self._state.led

    def desk(self) -> GmView:
        """Return everything that lies on the master's desk."""
        state = self._state
        code = state.phase.code
        again = [past for past in state.abandoned if past.phase.code == code]
        return GmView(
            public=self.public(),
            desk=state.desk,
            abandoned=again[-1] if again else None,
            seats=seats_of(state),
        )

    def events(self) -> tuple[Event, ...]:
        """Return the whole log, the oldest first; at a master's table he may see all of it."""
        self._leading()
        return self._store.events()

    def read(self, power: str, text: str | None = None) -> tuple[ReadLine, ...]:
        """Read a power's slip piece by piece; ``text`` while it is still being typed."""
        self._leading()
        self._known(power)
        state, player = self._state, self.public().player(power)
        asked = power in state.asked
        return read_slip(
            self._rules, state.position, power, state.desk, text, player=player, asked=asked
        )

    # -- slips --------------------------------------------------------------------------------

    def enter(self, power: str, text: str) -> Changes:
        """Keep a power's slip as it is written; an empty text takes it back."""
        self._collecting()
        self._asked(power)
        if len(text) > LONGEST_SLIP:
            raise CommandError(Refusal.TOO_LONG_SLIP, power=power)
        written = storable(text)
        if written == self._state.desk.slips.get(power, ""):
            return Changes.NONE
        self._commit(SlipEntered(phase=self._phase, power=power, text=written, at=self._at()))
        return Changes.DESK

    def parts(self, power: str, text: str) -> Mapping[str, str]:
        """Return whose a pasted letter is, if not all of it is one power's: its parts by power."""
        self._leading()
        parts = self._rules.parts(text)
        known = {one: part for one, part in parts.items() if not one or self.public().played(one)}
        return known if {*known} - {"", power} else {}

    def share(self, power: str, text: str) -> Changes:
        """Put each part of a letter that was pasted on one slip on the slip of its power.

        What is on those slips stays, and the rest of the letter stays where it was pasted. A power
        that has nothing to write gets its part too: it lies there and counts for nothing.
        """
        self._collecting()
        self._known(power)
        parts, slips = self.parts(power, storable(text)), self._state.desk.slips
        if not parts:
            return Changes.NONE
        rest = [part for one, part in parts.items() if one in ("", power)]
        shared = {power: "\n".join(rest)}
        for one, part in parts.items():
            if one not in ("", power):
                shared[one] = "\n".join(filter(None, (slips.get(one, ""), part)))
        for one, part in shared.items():
            if len(part) > LONGEST_SLIP:
                raise CommandError(Refusal.TOO_LONG_SLIP, power=one)
        at = self._at()
        self._commit(
            SlipEntered(phase=self._phase, power=power, text=storable(text), at=at),
            *(
                SlipEntered(phase=self._phase, power=one, text=storable(part), at=at)
                for one, part in shared.items()
            ),
        )
        return Changes.DESK

    def settle(self, power: str, *, counts: bool, earlier: bool = False) -> Changes:
        """Say whether a slip that was written for another board counts, or set it aside.

        ``earlier`` is one that lay here before the table came back to this phase; what of it counts
        is entered, and the rest set aside.
        """
        self._collecting()
        self._known(power)
        desk = self._state.desk
        if power not in (desk.offered if earlier else desk.aged):
            return Changes.NONE
        self._commit(
            SlipSettled(
                phase=self._phase, power=power, counts=counts, earlier=earlier, at=self._at()
            )
        )
        return Changes.DESK

    def rule(
        self,
        power: str,
        line: str,
        order: str = "",
        *,
        nth: int = 0,
        struck: bool = False,
        reason: str = "",
    ) -> Changes:
        """Say what a line of a slip means, or strike it out; neither lets it be read as it is.

        What it means is an order: once the phase is committed, everybody sees it.

        ``nth`` tells lines apart that are written alike, from 0 as they stand on the slip. Where a
        line has several meanings and its player was asked, no reason is needed.
        """
        self._collecting()
        self._asked(power)
        if not is_one_line(line) or (order and (struck or not is_one_line(order))):
            raise CommandError(Refusal.UNREADABLE_ORDER, power=power)
        said = checked_reason(power, reason) if reason.strip() else ""
        reading = self._rules.read(order, self._state.position, power)
        if order and reading.kind is ReadingKind.UNREADABLE and not reading.order:
            raise CommandError(Refusal.UNREADABLE_ORDER, power=power)
        ruled = LineRuled(
            phase=self._phase,
            power=power,
            line=line.strip(),
            order=order and (reading.order or order),
            nth=nth,
            struck=struck,
            reason=said,
            at=self._at(),
        )
        self._commit(ruled)
        return Changes.DESK

    def late(self, power: str, *, late: bool, accepted: bool = False, reason: str = "") -> Changes:
        """Note that a slip came late, and whether it is taken; or that it was not late."""
        self._collecting()
        self._asked(power)
        said = checked_reason(power, reason) if late else ""
        self._commit(
            LateOrders(
                phase=self._phase,
                power=power,
                late=late,
                accepted=accepted,
                reason=said,
                at=self._at(),
            )
        )
        return Changes.DESK

    def declare_disorder(self, power: str, *, declared: bool, reason: str) -> Changes:
        """Declare a power in civil disorder (XIV.3) until it is lifted, or lift it."""
        self._collecting()
        self._known(power)
        said = checked_reason(power, reason)
        self._commit(
            DisorderDeclared(
                phase=self._phase, power=power, declared=declared, reason=said, at=self._at()
            )
        )
        return Changes.DESK

    # -- judging ------------------------------------------------------------------------------

    def preview(self) -> PastPhase:
        """Judge what lies on the desk. Nothing is stored, and nobody else sees it."""
        self._collecting()
        orders = self._orders()
        resolution = self._rules.adjudicate(
            self._state.position, orders, frozenset(self._disorder())
        )
        return PastPhase(
            before=self._state.position,
            orders=orders,
            disorder=self._disorder(),
            resolution=resolution,
        )

    def commit(self) -> Changes:
        """Let the phase count as it is judged now; from here on everybody sees it."""
        past = self.preview()
        at = self._at()
        happened: list[Event] = [
            Committed(
                phase=self._phase,
                orders=past.orders,
                lines={
                    power: tuple(line.judged for line in self.read(power))
                    for power in self._in_order(self._state.desk.slips)
                },
                disorder=past.disorder,
                head=self._head,
                at=at,
            ),
            Resolved(phase=self._phase, resolution=past.resolution, at=at),
        ]
        came = self._time_came(at)
        coin = self._coin(past.resolution.after, at)
        happened = [*came, *happened, *coin]
        changes = Changes.POSITION | Changes.SEALS | Changes.ORDERS | Changes.DESK
        time_up = self._state.council.time_up or bool(came)
        before = self._state.toss  # with this phase judged again, its coin counts again
        known = before if before is not None and before.phase == self._phase else None
        fell = next(iter(coin), known)
        ended = self._ends(past.resolution.after, at, time_up=time_up, coin=fell)
        if ended:
            changes |= Changes.TABLE
        self._commit(*happened, *ended)
        return changes

    def _coin(self, after: Position, at: str) -> tuple[Tossed, ...]:
        """Toss the coin where it is time to; it falls as it fell before the table went back."""
        coin, before = self._tossed(after, {}, at), self._state.toss
        if not coin or before is None:
            return coin
        if before.phase == self._phase:
            return ()  # with this phase judged again, it counts again
        return (tossed(self._phase, before.power, self._rules.sides, before.seed, at),)

    def _orders(self) -> Mapping[str, tuple[str, ...]]:
        slips = self._state.desk.slips
        return {
            power: tuple(line.judged.order for line in self.read(power) if line.judged.order)
            for power in self._in_order(slips)
            if power in self._state.asked and power not in self._state.desk.disorder
        }

    def record_vote(self, motion: Motion, *, favour: int) -> Changes:
        """Keep how a secret vote on slips came out: only the count is written down.

        All must be for it; then the game is over.
        """
        self._leading()
        self._not_over()
        voters, at = self._ballot_of(motion, self._at()), self._at()
        if not 0 <= favour <= len(voters.voters):
            raise CommandError(Refusal.NOT_ALL_VOTED, powers=" ".join(voters.voters))
        ballot = Ballot(motion=motion, voters=voters.voters, waiting=(), number=self._state.step)
        votes = [FOR] * favour + [AGAINST] * (len(voters.voters) - favour)
        self._commit(voters, *self._closed(ballot, votes, at))
        return Changes.TABLE | Changes.DESK

    def _disorder(self) -> tuple[str, ...]:
        declared = self._state.desk.disorder
        return tuple(power for power in self._in_order(declared) if power in self._state.asked)

    # -- going back, setting up, other people ---------------------------------------------------

    def rewind(self, to: str, *, reason: str) -> Changes:
        """Go back to the writing of an earlier phase, its slips on the desk as they were.

        What was played since stays in the file and in the ruling log.
        """
        self._leading()
        said = checked_reason("", reason)
        if to not in [past.phase.code for past in self._state.past]:
            raise CommandError(Refusal.NO_SUCH_PHASE, phase=to)
        before = next(past.before for past in self._state.past if past.phase.code == to)
        at = self._at()
        rewound = Rewound(phase=self._phase, to=to, reason=said, at=at)
        self._commit(rewound, called(self._rules, before, self._rng, at))
        return Changes.ALL

    def edit(self, position: Position, *, reason: str) -> Changes:
        """Set the board up otherwise. A season that was played is gone back to, not set up.

        Where units have to retreat, the rules say where they can go.
        """
        self._leading()
        self._not_over()
        said = checked_reason("", reason)
        if position == self._state.position and self._state.stage is Stage.WRITING:
            raise CommandError(Refusal.BOARD_UNCHANGED)
        wrong = flaws(position, self._rules.board)
        if wrong or not position.lies_on(self._rules.board):
            first = wrong[0] if wrong else Found(Flaw.NO_SPACE)
            raise CommandError(
                Refusal.BOARD_IMPOSSIBLE, flaw=first.flaw, where=first.where, power=first.power
            )
        if not same_retreats(position, self._state.position):
            position = self._rules.with_ways_out(position)
        code = position.phase.code
        if any(past.phase.rank >= position.phase.rank for past in self._state.past):
            raise CommandError(Refusal.BOARD_BACKWARDS, phase=code)
        at = self._at()
        edited = Edited(phase=self._phase, position=position, reason=said, at=at)
        self._commit(edited, called(self._rules, position, self._rng, at))
        return Changes.ALL

    def replace_player(self, power: str, player: str, *, reason: str) -> Changes:
        """Let somebody else command a power from now on (XIV.3)."""
        self._not_over()
        self._known(power)
        said, name = checked_reason(power, reason), player.strip()
        if not is_one_line(name) or len(name) > LONGEST_NAME:
            raise CommandError(Refusal.NO_NAME, power=power)
        public, at = self.public(), self._at()
        before = {seat.power: seat.player for seat in seats_of(self._state)}
        # Whoever takes over a power takes over all that its player commands (XIV.2).
        events = [
            Replaced(
                phase=self._phase,
                power=one,
                player=name,
                before=before.get(one, ""),
                reason=said,
                at=at,
            )
            for one in public.side(power)
        ]
        self._commit(*events)
        return Changes.TABLE

    def left_lines(self) -> tuple[LeftLine, ...]:
        """Return the lines of play that the table went back from, the oldest first."""
        return left_lines(self._rules, self.events())

    def beginnings(self) -> tuple[Beginning, ...]:
        """Return the phases of this game from which a branch can go its own way, oldest first."""
        found: dict[str, int] = {}
        for step, event in enumerate(self.events(), 1):
            if isinstance(event, Called | Led):
                found[event.phase] = step
        played = [past.phase.code for past in self._state.past]
        if self._state.stage is Stage.WRITING:
            played.append(self._phase)
        return tuple(Beginning(phase=code, step=found[code]) for code in played)

    def _leading(self) -> None:
        if not self._state.led:
            raise CommandError(Refusal.NOT_LED)

    def _collecting(self) -> None:
        self._leading()
        self._writing()
