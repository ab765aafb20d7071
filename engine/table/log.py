"""The part of a session that keeps one table's game: it stores first, and then remembers."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from engine.rules.game import Rules
from engine.table.changes import Changes
from engine.table.ending import moment_of
from engine.table.event import Event, Founded
from engine.table.refusal import CommandError, Refusal
from engine.table.replaying import held_view, replayed
from engine.table.sealed.keyring import Closed, Keyring
from engine.table.sealed.locks import Locks
from engine.table.sealed.pin import PinLock
from engine.table.seeing import public_view
from engine.table.store import Store
from engine.table.terms import USUAL, Terms
from engine.table.view import PublicView, SeatView, Stage


class Keeping:
    """One table's game as it is kept. Every step is stored before it changes anything here."""

    def __init__(self, rules: Rules, store: Store, terms: Terms = USUAL) -> None:
        """Take up the game that ``store`` holds.

        Raises:
            CommandError: the store holds no game.
            HistoryError: what it holds is no game's history.
        """
        self._rules = rules
        self._store = store
        self._rng = terms.chance
        self._now = terms.now
        self._nonce = terms.nonce
        events = store.events()
        self._state = replayed(rules, events)
        self._public: PublicView | None = None
        self._untold = self._held(held_view(rules, events)) if store.telling else None
        self._keys = Keyring()
        self._locks = Locks(store, self._keys)

    @property
    def rules(self) -> Rules:
        """The rules that this table plays by."""
        return self._rules

    @property
    def founded(self) -> Founded:
        """What the table agreed on before it began."""
        return self._state.founded

    @property
    def trouble(self) -> ValueError | None:
        """Why the game can only be looked at (its file is damaged or cannot be written), if so."""
        return self._store.trouble

    def public(self) -> PublicView:
        """Return what everybody may see; the same value until something happens."""
        if self._public is None:
            seen = public_view(self._state, self._rules.board)
            self._public = replace(seen, head=self._head)
        return self._public

    @property
    def untold(self) -> PublicView | None:
        """What everybody knew before the phase that is being told; nothing once it is told."""
        return self._untold

    def tell(self) -> Changes:
        """Let what came of a phase be known outside it; until then a restart tells it anew.

        It is known in any case: a disk that does not take it makes the next start tell it again.
        """
        if self._untold is None:
            return Changes.NONE
        self._untold = None
        with suppress(OSError, ValueError):
            self._store.append((), public=self.public())
        return Changes.ALL

    def _held(self, known: PublicView | None) -> PublicView | None:
        """Return what was known before a phase with the head of the history at that time."""
        past = self._state.past
        return replace(known, head=past[-1].head) if known is not None and past else None

    def seat(self, power: str, *, draft: tuple[str, ...] = ()) -> SeatView:
        """Return what one power's owner may see behind the curtain."""
        self._known(power)
        return SeatView(public=self.public(), power=power, draft=draft)

    @property
    def clock(self) -> str:
        """The table's clock as it was last kept, in the words of its own room."""
        return self._store.clock()

    def keep_clock(self, text: str) -> Changes:
        """Keep the table's clock, so that a restart finds it. It is no part of the history."""
        self._store.append((), clock=text)
        return Changes.CLOCK

    def save_copy(self, path: Path) -> None:
        """Keep a copy of the game as it is now, closed envelopes included: it is the same table.

        Raises whatever the store raises when it cannot; the game itself is not touched.
        """
        self._store.save_copy(path, public=self._untold or self.public())

    def close(self) -> None:
        """Let go of the place where the game is kept; everything is stored already."""
        self._store.close()

    @property
    def now(self) -> Callable[[], datetime]:
        """The clock on the wall that this table goes by."""
        return self._now

    @property
    def _phase(self) -> str:
        return self._state.phase.code

    def _at(self, known: datetime | None = None) -> str:
        """Return the time, or a later one that somebody knows; never before what has happened.

        So times in a history never run backwards, whatever becomes of the clock on the wall.
        """
        late = max(one for one in (self._now(), known) if one is not None)
        at, before = late.astimezone(UTC).replace(microsecond=0), moment_of(self._state.told_at)
        return (at if before is None else max(at, before)).isoformat(timespec="seconds")

    @property
    def _head(self) -> str:
        """Return the link of everything that has happened, where it gives nothing away.

        In older games what is secret in the history could be guessed from it.
        """
        return self._store.head if self._state.founded.salt else ""

    def _in_order(self, powers: Collection[str]) -> tuple[str, ...]:
        """Sort powers as the board lists them, so that nothing tells who sealed first."""
        return tuple(power.id for power in self._rules.board.powers if power.id in powers)

    def _known(self, power: str) -> None:
        if power not in self._rules.board.powers_by_id:
            raise CommandError(Refusal.UNKNOWN_POWER, power=power)

    def _not_over(self) -> None:
        if self._state.stage is Stage.OVER:
            raise CommandError(Refusal.OVER)

    def _writing(self) -> None:
        self._not_over()
        if self._state.stage is Stage.REVEALED:
            raise CommandError(Refusal.REVEALED, phase=self._phase)
        if self._state.council.ballot is not None:
            raise CommandError(Refusal.VOTE_FIRST)

    def _commit(
        self,
        *events: Event,
        put: Sequence[Closed] = (),
        drop: Collection[str] = (),
        pins: Mapping[str, PinLock | None] | None = None,
        untold: PublicView | None = None,
    ) -> None:
        """Store first, then remember. When storing fails, memory is as it was.

        ``untold`` is what everybody goes on knowing until ``tell``, and what the cover shows.
        """
        untold = untold or self._untold
        state = self._state
        for event in events:
            state = state.after(event)
        public = public_view(state, self._rules.board)
        self._store.append(events, put=put, drop=drop, pins=pins, public=untold or public)
        self._state, self._untold = state, untold
        self._public = replace(public, head=self._head)
