"""What a game master does at his desk: he types slips, judges, looks, commits, and can go back."""

from collections.abc import Mapping

from engine.rules.choice import ReadingKind
from engine.rules.flaws import Flaw, Found, flaws, same_retreats
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Position
from engine.table.ballot.ballot import AGAINST, FOR, Ballot, Motion
from engine.table.ballot.draws_and_votes import DrawsAndVotes
from engine.table.changes import Changes
from engine.table.coin import tossed
from engine.table.event import Called, Ended, Event, Tossed
from engine.table.judging import judged, toss
from engine.table.lines import checked_reason, is_one_line, storable
from engine.table.log import TableLog
from engine.table.master_event import (
    Committed,
    DisorderDeclared,
    Edited,
    LateOrders,
    Led,
    LineRuled,
    Rewound,
    SlipEntered,
    SlipSettled,
)
from engine.table.refusal import CommandError, Refusal
from engine.table.replaying import called, left_lines
from engine.table.seeing import in_order, seats_of
from engine.table.slips import Beginning, GmView, LeftLine, ReadLine, read_slip
from engine.table.state import State
from engine.table.view import PastPhase, Stage

LONGEST_SLIP = 20_000
"""Letters on one slip of paper; some hand in a whole letter."""


class GameMaster:
    """The commands of a game master who writes for all.

    What he enters is stored when he enters it. Nobody but him sees it before he commits.
    """

    def __init__(self, log: TableLog, ballots: DrawsAndVotes) -> None:
        self._log, self._ballots = log, ballots

    def view(self) -> GmView:
        """Return everything that lies on the master's desk."""
        state = self._log.state
        code = state.phase.code
        again = [past for past in state.abandoned if past.phase.code == code]
        return GmView(
            public=self._log.public(),
            desk=state.desk,
            abandoned=again[-1] if again else None,
            seats=seats_of(state),
        )

    def events(self) -> tuple[Event, ...]:
        """Return the whole log, the oldest first; at a master's table he may see all of it."""
        return self._log.store.events()

    def read(self, power: str, text: str | None = None) -> tuple[ReadLine, ...]:
        """Read a power's slip piece by piece; ``text`` while it is still being typed."""
        self._log.expect_power(power)
        state, player = self._log.state, self._log.public().player(power)
        desk = state.desk
        written = desk.slips.get(power, "") if text is None else text
        scraps = self._log.rules.slip(written, state.position, power)
        counts = power in state.asked and not desk.is_aged(power, written)
        return read_slip(scraps, power, desk, player=player, counts=counts)

    # -- slips --------------------------------------------------------------------------------

    def enter(self, power: str, text: str) -> Changes:
        """Keep a power's slip as it is written; an empty text takes it back."""
        self._log.expect_writing()
        self._log.expect_asked(power)
        if len(text) > LONGEST_SLIP:
            raise CommandError(Refusal.TOO_LONG_SLIP, power=power)
        written = storable(text)
        if written == self._log.state.desk.slips.get(power, ""):
            return Changes.NONE
        self._log.commit(
            SlipEntered(phase=self._log.phase, power=power, text=written, at=self._log.stamp())
        )
        return Changes.DESK

    def parts(self, power: str, text: str) -> Mapping[str, str]:
        """Return whose a pasted letter is, if not all of it is one power's: its parts by power."""
        parts = self._log.rules.parts(text)
        known = {
            one: part for one, part in parts.items() if not one or self._log.public().played(one)
        }
        return known if {*known} - {"", power} else {}

    def share(self, power: str, text: str) -> Changes:
        """Put each part of a letter that was pasted on one slip on the slip of its power.

        What is on those slips stays, and the rest of the letter stays where it was pasted. A power
        that has nothing to write gets its part too: it lies there and counts for nothing.
        """
        self._log.expect_writing()
        self._log.expect_power(power)
        parts, slips = self.parts(power, storable(text)), self._log.state.desk.slips
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
        at = self._log.stamp()
        self._log.commit(
            SlipEntered(phase=self._log.phase, power=power, text=storable(text), at=at),
            *(
                SlipEntered(phase=self._log.phase, power=one, text=storable(part), at=at)
                for one, part in shared.items()
            ),
        )
        return Changes.DESK

    def settle(self, power: str, *, counts: bool, earlier: bool = False) -> Changes:
        """Say whether a slip that was written for another board counts, or set it aside.

        ``earlier`` is one that lay here before the table came back to this phase; what of it counts
        is entered, and the rest set aside.
        """
        self._log.expect_writing()
        self._log.expect_power(power)
        desk = self._log.state.desk
        if power not in (desk.offered if earlier else desk.aged):
            return Changes.NONE
        self._log.commit(
            SlipSettled(
                phase=self._log.phase,
                power=power,
                counts=counts,
                earlier=earlier,
                at=self._log.stamp(),
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
        self._log.expect_writing()
        self._log.expect_asked(power)
        if not is_one_line(line) or (order and (struck or not is_one_line(order))):
            raise CommandError(Refusal.UNREADABLE_ORDER, power=power)
        cause = checked_reason(power, reason) if reason.strip() else ""
        reading = self._log.rules.read(order, self._log.state.position, power)
        if order and reading.kind is ReadingKind.UNREADABLE and not reading.order:
            raise CommandError(Refusal.UNREADABLE_ORDER, power=power)
        ruled = LineRuled(
            phase=self._log.phase,
            power=power,
            line=line.strip(),
            order=order and (reading.order or order),
            nth=nth,
            struck=struck,
            reason=cause,
            at=self._log.stamp(),
        )
        self._log.commit(ruled)
        return Changes.DESK

    def late(self, power: str, *, late: bool, accepted: bool = False, reason: str = "") -> Changes:
        """Note that a slip came late, and whether it is taken; or that it was not late."""
        self._log.expect_writing()
        self._log.expect_asked(power)
        cause = checked_reason(power, reason) if late else ""
        self._log.commit(
            LateOrders(
                phase=self._log.phase,
                power=power,
                late=late,
                accepted=accepted,
                reason=cause,
                at=self._log.stamp(),
            )
        )
        return Changes.DESK

    def declare_disorder(self, power: str, *, declared: bool, reason: str) -> Changes:
        """Declare a power in civil disorder (XIV.3) until it is lifted, or lift it."""
        self._log.expect_writing()
        self._log.expect_power(power)
        cause = checked_reason(power, reason)
        self._log.commit(
            DisorderDeclared(
                phase=self._log.phase,
                power=power,
                declared=declared,
                reason=cause,
                at=self._log.stamp(),
            )
        )
        return Changes.DESK

    # -- judging ------------------------------------------------------------------------------

    def preview(self) -> PastPhase:
        """Judge what lies on the desk. Nothing is stored, and nobody else sees it."""
        self._log.expect_writing()
        rules, state, orders = self._log.rules, self._log.state, self._orders()
        disorder = in_disorder(rules, state)
        resolution = rules.adjudicate(state.position, orders, frozenset(disorder))
        return PastPhase(
            before=state.position,
            orders=opened(rules.order, orders),
            disorder=disorder,
            resolution=resolution,
        )

    def commit(self) -> Changes:
        """Let the phase count as it is judged now; from here on everybody sees it."""
        past = self.preview()
        at, toss_before = self._log.stamp(), self._log.state.toss
        committed = Committed(
            phase=self._log.phase,
            orders=self._orders(),
            lines={
                power: tuple(line.judged for line in self.read(power))
                for power in self._log.in_order(self._log.state.desk.slips)
            },
            disorder=past.disorder,
            head=self._log.head,
            at=at,
        )
        coin = self._coin(past.resolution.after, at)
        # With this phase judged again, its coin counts again.
        again = toss_before is not None and toss_before.phase == self._log.phase
        fallen = toss_before if again else None
        happened = judged(self._log, committed, past.resolution, coin, fallen)
        self._log.commit(*happened)
        changes = Changes.POSITION | Changes.SEALS | Changes.ORDERS | Changes.DESK
        return changes | Changes.TABLE if isinstance(happened[-1], Ended) else changes

    def _coin(self, after: Position, at: str) -> tuple[Tossed, ...]:
        """Toss the coin where it is time to; it falls as it fell before the table went back."""
        coin, before = toss(self._log, after, {}, at), self._log.state.toss
        if not coin or before is None:
            return coin
        if before.phase == self._log.phase:
            return ()  # with this phase judged again, it counts again
        return (tossed(self._log.phase, before.power, self._log.rules.sides, before.seed, at),)

    def _orders(self) -> Mapping[str, tuple[str, ...]]:
        slips = self._log.state.desk.slips
        return {
            power: tuple(line.judged.order for line in self.read(power) if line.judged.order)
            for power in self._log.in_order(slips)
            if power in self._log.state.asked and power not in self._log.state.desk.disorder
        }

    def record_vote(self, motion: Motion, *, favour: int) -> Changes:
        """Keep how a secret vote on slips came out: only the count is written down.

        All must be for it; then the game is over, or somebody plays on for one who left.
        """
        self._log.expect_play()
        voters, at = self._ballots.called(motion, self._log.stamp()), self._log.stamp()
        if not 0 <= favour <= len(voters.voters):
            raise CommandError(Refusal.NOT_ALL_VOTED, powers=" ".join(voters.voters))
        ballot = Ballot(
            motion=motion, voters=voters.voters, waiting=(), number=self._log.state.step
        )
        votes = [FOR] * favour + [AGAINST] * (len(voters.voters) - favour)
        counted = self._ballots.counted(ballot, votes, at)
        self._log.commit(voters, *counted.events, pins=counted.pins)
        return Changes.TABLE | Changes.DESK

    # -- going back, setting up ---------------------------------------------------------------

    def rewind(self, to: str, *, reason: str) -> Changes:
        """Go back to the writing of an earlier phase, its slips on the desk as they were.

        What was played since stays in the file and in the ruling log.
        """
        cause = checked_reason("", reason)
        if to not in [past.phase.code for past in self._log.state.past]:
            raise CommandError(Refusal.NO_SUCH_PHASE, phase=to)
        before = next(past.before for past in self._log.state.past if past.phase.code == to)
        at = self._log.stamp()
        rewound = Rewound(phase=self._log.phase, to=to, reason=cause, at=at)
        self._log.commit(
            rewound,
            called(self._log.rules, before, self._log.chance, at, gone=self._log.state.nobodys),
        )
        return Changes.ALL

    def edit(self, position: Position, *, reason: str) -> Changes:
        """Set the board up otherwise. A season that was played is gone back to, not set up.

        Where units have to retreat, the rules say where they can go.
        """
        self._log.expect_play()
        cause = checked_reason("", reason)
        if position == self._log.state.position and self._log.state.stage is Stage.WRITING:
            raise CommandError(Refusal.BOARD_UNCHANGED)
        wrong = flaws(position, self._log.rules.board)
        if wrong or not position.lies_on(self._log.rules.board):
            first = wrong[0] if wrong else Found(Flaw.NO_SPACE)
            raise CommandError(
                Refusal.BOARD_IMPOSSIBLE, flaw=first.flaw, where=first.where, power=first.power
            )
        if not same_retreats(position, self._log.state.position):
            position = self._log.rules.with_ways_out(position)
        code = position.phase.code
        if any(past.phase.rank >= position.phase.rank for past in self._log.state.past):
            raise CommandError(Refusal.BOARD_BACKWARDS, phase=code)
        at = self._log.stamp()
        edited = Edited(phase=self._log.phase, position=position, reason=cause, at=at)
        self._log.commit(
            edited,
            called(self._log.rules, position, self._log.chance, at, gone=self._log.state.nobodys),
        )
        return Changes.ALL

    def left_lines(self) -> tuple[LeftLine, ...]:
        """Return the lines of play that the table went back from, the oldest first."""
        return left_lines(self._log.rules, self.events())

    def beginnings(self) -> tuple[Beginning, ...]:
        """Return the phases of this game from which a branch can go its own way, oldest first."""
        steps: dict[str, int] = {}
        for step, event in enumerate(self.events(), 1):
            if isinstance(event, Called | Led):
                steps[event.phase] = step
        played = [past.phase.code for past in self._log.state.past]
        if self._log.state.stage is Stage.WRITING:
            played.append(self._log.phase)
        return tuple(Beginning(phase=code, step=steps[code]) for code in played)


def in_disorder(rules: Rules, state: State) -> tuple[str, ...]:
    """Return the powers in civil disorder: declared so and asked, or nobody's that would be."""
    declared = [power for power in state.desk.disorder if power in state.asked]
    neutral = [power for power in rules.asked(state.position) if power in state.nobodys]
    return in_order(rules.board, {*declared, *neutral})
