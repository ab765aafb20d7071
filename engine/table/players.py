"""Players who leave a game, come back to it, or hand their powers on to somebody else (XIV.3)."""

from engine.rules.game import End
from engine.table.arrivals import arrival
from engine.table.ballot_event import Resigned
from engine.table.changes import Changes
from engine.table.event import Ended, Event, PinSet
from engine.table.incident import Reason
from engine.table.lines import checked_name, checked_reason
from engine.table.log import TableLog
from engine.table.master_event import Replaced
from engine.table.refusal import CommandError, Refusal
from engine.table.sealed.keyring import Keyring
from engine.table.sealed.pins import Pins
from engine.table.seeing import seats_of


class Players:
    """The commands with which somebody else, or nobody, comes to command powers."""

    def __init__(self, log: TableLog, keys: Keyring, pins: Pins) -> None:
        self._log, self._keys, self._pins = log, keys, pins

    def resign(self, power: str, *, reason: str = Reason.ABSENT) -> Changes:
        """Let a player leave: his powers are in civil disorder until somebody comes (XIV.3).

        What he has sealed is destroyed, and his PIN is taken away. Where one player is left, the
        game is his.
        """
        log = self._log
        log.expect_play()
        log.expect_power(power)
        log.expect_no_vote()
        sides = log.public().in_play
        side = next((side for side in sides if power in side), None)
        if side is None:
            raise CommandError(Refusal.NOT_IN_PLAY, power=power)
        cause, at = checked_reason(power, reason), log.stamp()
        events: list[Event] = [Resigned(phase=log.phase, powers=side, reason=cause, at=at)]
        locked = [one for one in side if one in log.state.pins]
        events += [PinSet(power=one, present=False, at=at) for one in locked]
        left = [other for other in sides if other != side]
        if len(left) == 1:
            events.append(Ended(end=End.CONCEDED, powers=left[0], at=at))
        drop = tuple(log.store.envelopes()) if len(left) == 1 else side
        log.commit(*events, drop=drop, pins=dict.fromkeys(locked))
        self._keys.forget(*side)
        self._pins.forget_guesses(side)
        return Changes.TABLE | Changes.SEALS

    def take_over(self, power: str, player: str) -> Changes:
        """Let somebody play on for one who left, or him who left come back (XIV.3).

        Where all have to agree, that is voted on; see ``DrawsAndVotes.open_ballot``.
        """
        log = self._log
        log.expect_play()
        log.expect_power(power)
        log.expect_no_vote()
        if log.rules.agreed_hands:
            raise CommandError(Refusal.NEEDS_VOTE, power=power)
        came = arrival(log, power, player, log.stamp())
        log.commit(*came.events, pins=came.pins)
        return Changes.TABLE | Changes.SEALS

    def replace(self, power: str, player: str, *, reason: str) -> Changes:
        """Let somebody else command a power from now on (XIV.3)."""
        log = self._log
        log.expect_play()
        log.expect_power(power)
        cause, name = checked_reason(power, reason), checked_name(power, player)
        public, at = log.public(), log.stamp()
        before = {seat.power: seat.player for seat in seats_of(log.state)}
        # Whoever takes over a power takes over all that its player commands (XIV.2).
        events = [
            Replaced(
                phase=log.phase,
                power=one,
                player=name,
                before=before.get(one, ""),
                reason=cause,
                at=at,
            )
            for one in public.side(power)
        ]
        log.commit(*events)
        return Changes.TABLE
