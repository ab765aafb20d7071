"""How a game ends: by itself, at the agreed time, or because the table agrees on it."""

from collections.abc import Sequence
from contextlib import suppress

from engine.rules.game import End, Rules
from engine.rules.position import Position
from engine.table.ballot.ballot import Motion, MotionKind, Takeover
from engine.table.ballot_event import TimeCame
from engine.table.coin import joined
from engine.table.ending import Count, Ending, Why, ahead, moment_of
from engine.table.event import Ended, Tossed
from engine.table.lines import checked_name
from engine.table.refusal import CommandError, Refusal
from engine.table.view import PublicView


class GameEnd:
    """What ends one game, as it stands: whatever decides it, everybody at the table can see."""

    def __init__(self, rules: Rules, public: PublicView) -> None:
        self._rules, self._public = rules, public

    # -- agreed by those who play ----------------------------------------------------------------

    def agreed(self, motion: Motion, at: str) -> Ended:
        """Return the end that a proposal is about.

        Raises:
            CommandError: a draw with nobody left to share it.
        """
        public = self._public
        if motion.kind is MotionKind.STOP:
            return self._stopped(at)
        if motion.kind is MotionKind.CONCESSION:
            mates = (p for p in public.side(motion.power) if p != motion.power)
            return Ended(end=End.CONCEDED, powers=(motion.power, *mates), at=at)
        left = tuple(
            power
            for power, units in public.units.items()
            if units and public.played(power) and power not in public.gone
        )
        if not left:
            raise CommandError(Refusal.NO_SURVIVORS)
        return Ended(end=End.DRAW, powers=left, at=at)

    def _stopped(self, at: str) -> Ended:
        """Return the end of a game that nobody wants to play on: what the game counts decides.

        Raises:
            CommandError: the game knows no such end, or nobody is left to win it.
        """
        if not self._rules.may_stop:
            raise CommandError(Refusal.NO_STOPPING)
        public = self._public
        sides, board = public.in_play, self._rules.board
        if not sides:
            raise CommandError(Refusal.NO_SURVIVORS)
        won = ahead(public.position, board, sides, Ending(count=Count.COUNTED), Why.STOPPED)
        return Ended(end=won.end, powers=won.powers, why=won.why, at=at)

    def voters(self, motion: Motion) -> list[str]:
        """Return who is asked about a proposal, by one power each.

        Raises:
            CommandError: it is about nothing that the table could decide.
        """
        sides = self._public.in_play
        if motion.about_all:
            self.agreed(motion, "")  # is there anybody to share it?
            return [side[0] for side in sides]
        if isinstance(motion, Takeover):
            return self._voters_on(motion, sides)
        if motion.power not in self._rules.board.powers_by_id:
            raise CommandError(Refusal.UNKNOWN_POWER, power=motion.power)
        if not any(motion.power in side for side in sides) or len(sides) < 2:
            raise CommandError(Refusal.NOT_TO_WIN, power=motion.power)
        return [side[0] for side in sides if motion.power not in side]

    def _voters_on(self, motion: Takeover, sides: Sequence[tuple[str, ...]]) -> list[str]:
        """Return who is asked whether somebody may play on: all who play."""
        if not self._rules.agreed_hands or motion.power not in self._public.gone:
            raise CommandError(Refusal.NOT_LEFT, power=motion.power)
        checked_name(motion.power, motion.player)
        return [side[0] for side in sides]

    def next_motion(self, but: Motion | None = None) -> Motion | None:
        """Return the next of the proposals in the envelopes that the table can vote on."""
        for motion in self._public.proposed:
            if motion != but:
                with suppress(CommandError):  # what can no longer be voted on needs no vote
                    self.voters(motion)
                    return motion
        return None

    # -- at the agreed time (III), or by the rules -----------------------------------------------

    def time_came(self, at: str) -> tuple[TimeCame, ...]:
        """Return that the agreed time on the wall has come, if it has and nobody noticed yet."""
        moment, late = self._public.ending.moment, moment_of(at)
        if moment is None or late is None or self._public.time_up:
            return ()
        return (TimeCame(phase=self._public.phase.code, at=at),) if late >= moment else ()

    def short(
        self, after: Position, at: str, *, time_up: bool, coin: Tossed | None = None
    ) -> tuple[Ended, ...]:
        """Return the end of a short game, where it ends before the coming phase is played."""
        ending, gone = self._public.ending, self._public.gone
        why = ending.over(after.phase, time_up=time_up)
        if why is None:
            return ()
        hands = joined(self._public.sides, coin)
        sides = [side for side in hands if not any(power in gone for power in side)]
        won = ahead(after, self._rules.board, sides or hands, ending, why)
        return (Ended(end=won.end, powers=won.powers, why=won.why, at=at),)

    def judged(
        self, after: Position, at: str, *, time_up: bool, coin: Tossed | None = None
    ) -> tuple[Ended, ...]:
        """Return the end of the game, if what was just judged is its end.

        ``coin`` is the one that fell in this moment: what joins a side counts with it at once.
        """
        outcome = self._rules.outcome(after, joined(self._public.sides, coin))
        if outcome is not None:
            return (Ended(end=outcome.end, powers=outcome.powers, at=at),)
        return self.short(after, at, time_up=time_up, coin=coin)
