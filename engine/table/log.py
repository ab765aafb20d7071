"""What has happened at one table: it is stored first, and then remembered."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Unpack

from engine.rules.game import Rules
from engine.table.changes import Changes
from engine.table.ending import moment_of
from engine.table.event import Event
from engine.table.refusal import CommandError, Refusal
from engine.table.replaying import held_view, replayed
from engine.table.seeing import in_order, public_view
from engine.table.state import State
from engine.table.store import Locked, Store
from engine.table.terms import USUAL, Terms
from engine.table.view import PublicView, Stage


class TableLog:
    """One table's game as it is kept. Every step is stored before it changes anything here."""

    def __init__(self, rules: Rules, store: Store, terms: Terms = USUAL) -> None:
        """Take up the game that ``store`` holds.

        Raises:
            CommandError: the store holds no game.
            HistoryError: what it holds is no game's history.
        """
        self.rules = rules
        self.store = store
        self.chance = terms.chance
        self.now = terms.now
        self.nonce = terms.nonce
        events = store.events()
        self._state = replayed(rules, events)
        self._public: PublicView | None = None
        self._untold = self._held(held_view(rules, events)) if store.telling else None

    @property
    def state(self) -> State:
        """What everybody at the table may know; no unopened order is in it."""
        return self._state

    @property
    def phase(self) -> str:
        """The phase being written, or the one just revealed, as files name it."""
        return self._state.phase.code

    @property
    def head(self) -> str:
        """The link of everything that has happened, where it gives nothing away.

        In older games what is secret in the history could be guessed from it.
        """
        return self.store.head if self._state.founded.salt else ""

    def public(self) -> PublicView:
        """Return what everybody may see; the same value until something happens."""
        if self._public is None:
            seen = public_view(self._state, self.rules.board)
            self._public = replace(seen, head=self.head)
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
            self.store.append((), public=self.public())
        return Changes.ALL

    def save_copy(self, path: Path) -> None:
        """Keep a copy of the game as it is now, closed envelopes included: it is the same table.

        Raises whatever the store raises when it cannot; the game itself is not touched.
        """
        self.store.save_copy(path, public=self._untold or self.public())

    def stamp(self, known: datetime | None = None) -> str:
        """Return the time, or a later one that somebody knows; never before what has happened.

        So times in a history never run backwards, whatever becomes of the clock on the wall.
        """
        late = max(one for one in (self.now(), known) if one is not None)
        at, before = late.astimezone(UTC).replace(microsecond=0), moment_of(self._state.told_at)
        return (at if before is None else max(at, before)).isoformat(timespec="seconds")

    def in_order(self, powers: Collection[str]) -> tuple[str, ...]:
        """Sort powers as the board lists them, so that nothing tells who sealed first."""
        return in_order(self.rules.board, powers)

    # -- what a command needs, or it is refused --------------------------------------------------

    def expect_power(self, power: str) -> None:
        """Refuse what is about a power that is not on the board."""
        if power not in self.rules.board.powers_by_id:
            raise CommandError(Refusal.UNKNOWN_POWER, power=power)

    def expect_play(self) -> None:
        """Refuse what cannot be done once the game is over."""
        if self._state.stage is Stage.OVER:
            raise CommandError(Refusal.OVER)

    def expect_no_vote(self) -> None:
        """Refuse what has to wait until a vote is counted."""
        if self._state.council.ballot is not None:
            raise CommandError(Refusal.VOTE_FIRST)

    def expect_writing(self) -> None:
        """Refuse what can be done only while orders are written."""
        self.expect_play()
        if self._state.stage is Stage.REVEALED:
            raise CommandError(Refusal.REVEALED, phase=self.phase)
        self.expect_no_vote()

    def expect_asked(self, power: str) -> None:
        """Refuse what is about a power that has nothing to write in this phase."""
        self.expect_power(power)
        if power not in self._state.asked:
            raise CommandError(Refusal.NOT_ASKED, power=power, phase=self.phase)

    # -- storing ---------------------------------------------------------------------------------

    def commit(
        self, *events: Event, untold: PublicView | None = None, **kept: Unpack[Locked]
    ) -> None:
        """Store first, then remember. When storing fails, memory is as it was.

        ``untold`` is what everybody goes on knowing until ``tell``, and what the cover shows.
        """
        untold = untold or self._untold
        state = self._state
        for event in events:
            state = state.after(event)
        public = public_view(state, self.rules.board)
        self.store.append(events, public=untold or public, **kept)
        self._state, self._untold = state, untold
        self._public = replace(public, head=self.head)

    def _held(self, known: PublicView | None) -> PublicView | None:
        """Return what was known before a phase with the head of the history at that time."""
        past = self._state.past
        return replace(known, head=past[-1].head) if known is not None and past else None
