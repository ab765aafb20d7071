"""A table at which a game is played: what belongs to it, and what it does as a whole."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.rules.game import Rules
from engine.table.ballot.draws_and_votes import DrawsAndVotes
from engine.table.changes import Changes
from engine.table.clock import TableClock
from engine.table.ending import moment_of
from engine.table.envelope import Envelope
from engine.table.event import Advanced, Ended, Founded, Opened, PinSet
from engine.table.judging import judged, toss
from engine.table.log import TableLog
from engine.table.master.game_master import GameMaster
from engine.table.players import Players
from engine.table.refusal import CommandError, Refusal
from engine.table.replaying import called, verified
from engine.table.sealed.envelopes import SealedEnvelopes
from engine.table.sealed.keyring import Keyring
from engine.table.sealed.pins import Pins
from engine.table.store import Store
from engine.table.terms import USUAL, Terms
from engine.table.view import PastPhase, PublicView, SeatView, Stage


class Table:
    """One table's game. Every command is stored before it changes anything, or is refused whole.

    A new one and one that is opened again are the same. Who plays what is settled by its
    ``players``; they seal ``envelopes``, under their ``pins`` if they want, and may end the game
    together by its ``ballots``. Where a game master writes for all, it has a ``master``'s desk.
    """

    def __init__(self, rules: Rules, store: Store, terms: Terms = USUAL) -> None:
        """Take up the game that ``store`` holds.

        Raises:
            CommandError: the store holds no game.
            HistoryError: what it holds is no game's history.
        """
        keys = Keyring()
        self.log = TableLog(rules, store, terms)
        self.clock = TableClock(self.log)
        self.pins = Pins(self.log, keys)
        self.envelopes = SealedEnvelopes(self.log, keys)
        self.ballots = DrawsAndVotes(self.log, keys)
        self.players = Players(self.log, keys, self.pins)
        self.master = GameMaster(self.log, self.ballots) if self.log.state.led else None
        self._keys = keys

    @property
    def rules(self) -> Rules:
        """The rules that this table plays by."""
        return self.log.rules

    @property
    def founded(self) -> Founded:
        """What the table agreed on before it began."""
        return self.log.state.founded

    @property
    def trouble(self) -> ValueError | None:
        """Why the game can only be looked at (its file is damaged or cannot be written), if so."""
        return self.log.store.trouble

    def public(self) -> PublicView:
        """Return what everybody may see; the same value until something happens."""
        return self.log.public()

    def seat(self, power: str, *, draft: tuple[str, ...] = ()) -> SeatView:
        """Return what one power's owner may see behind the curtain."""
        self.log.expect_power(power)
        return SeatView(public=self.public(), power=power, draft=draft)

    @property
    def untold(self) -> PublicView | None:
        """What everybody knew before the phase that is being told; nothing once it is told."""
        return self.log.untold

    def tell(self) -> Changes:
        """Let what came of a phase be known outside it; until then a restart tells it anew."""
        return self.log.tell()

    def ready(self) -> bool:
        """Tell whether everybody asked has sealed, so that the table can reveal."""
        return self.log.state.stage is Stage.WRITING and not self.log.state.queue

    def reveal(self, *, force: bool = False, told: bool = True) -> Changes:
        """Open all envelopes at once and judge the phase.

        ``force``: the table goes on without those who did not seal; they are in civil disorder
        for this phase (XIV.3). Where it is not ``told`` at once, its end is not given away before
        ``tell``: that is stored with it, and the game's cover shows what was known before.
        """
        log, state = self.log, self.log.state
        log.expect_writing()
        if state.queue and not force:
            raise CommandError(Refusal.NOT_ALL_SEALED, powers=" ".join(state.queue))
        if locked := self.envelopes.locked():
            raise CommandError(Refusal.LOCKED, powers=" ".join(locked))
        envelopes = self.envelopes.opened()
        orders = {power: envelopes[power].orders for power in log.in_order(envelopes)}
        nonces = {power: envelopes[power].nonce for power in orders}
        left = {power for power in log.rules.asked(state.position) if power in state.gone}
        disorder = log.in_order({*state.queue, *left})
        resolution = log.rules.adjudicate(state.position, orders, frozenset(disorder))
        at = log.stamp()
        opened = Opened(
            phase=log.phase,
            orders=orders,
            nonces=nonces,
            disorder=disorder,
            proposals=_proposal_prints(envelopes, orders),
            head=log.head,
            at=at,
        )
        coin = toss(log, resolution.after, nonces, at)
        happened = judged(log, opened, resolution, coin)
        over = isinstance(happened[-1], Ended)
        if not over:
            happened += self.ballots.proposals(envelopes.values(), at)
        pins = self.pins.joining(coin)
        happened += [PinSet(power=one, present=True, at=at) for one in pins]
        untold = None if told else self.public().held()
        log.commit(*happened, drop=tuple(log.store.envelopes()), pins=pins, untold=untold)
        self._keys.forget(*log.rules.board.powers_by_id)
        changes = Changes.POSITION | Changes.SEALS | Changes.ORDERS
        return changes | Changes.TABLE if over else changes

    def advance(self) -> Changes:
        """Go on to the next phase and draw the order in which those concerned come."""
        log = self.log
        log.expect_play()
        if log.state.stage is not Stage.REVEALED:
            raise CommandError(Refusal.TOO_EARLY, phase=log.phase)
        log.expect_no_vote()
        self.tell()
        at = log.stamp()
        if self.clock.tell_time(moment_of(at)) and self.public().stage is Stage.OVER:
            return Changes.ALL  # the agreed time came while the results were looked at
        at = max(at, log.state.told_at)
        if ballot := self.ballots.next_ballot(at):
            log.commit(*ballot)
            return Changes.TABLE
        state = log.state
        log.commit(
            Advanced(phase=state.position.phase.code, at=at),
            called(log.rules, state.position, log.chance, at, state.sides, state.gone),
        )
        return Changes.POSITION | Changes.SEALS | Changes.ORDERS

    def verify(self, past: PastPhase) -> Mapping[str, bool]:
        """Check each fingerprint of a revealed phase against its nonce and orders."""
        return verified(past)

    def save_copy(self, path: Path) -> None:
        """Keep a copy of the game as it is now, closed envelopes included: it is the same table.

        Raises whatever the store raises when it cannot; the game itself is not touched.
        """
        self.log.save_copy(path)

    def close(self) -> None:
        """Let go of the place where the game is kept; everything is stored already."""
        self.log.store.close()


def _proposal_prints(envelopes: Mapping[str, Envelope], powers: Iterable[str]) -> Mapping[str, str]:
    """Return the fingerprints of proposals, which every envelope but older ones has."""
    bound = {power: envelopes[power].bound for power in powers}
    return {power: one.proposal for power, one in bound.items() if one is not None}
