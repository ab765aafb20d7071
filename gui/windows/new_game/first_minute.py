"""One minute at a table for whoever never played: the real program, six who have sealed, no file.

The game lies in a folder of its own, which is gone when one leaves; no list knows of it.
"""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine import tables
from engine.board.board import Board
from engine.catalogue import GAMES
from engine.store.library import SUFFIX
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from gui.games import catalogue
from gui.table.desk import first_turn

if TYPE_CHECKING:
    from engine.rules.novice import Novice


@dataclass(frozen=True, slots=True)
class Minute:
    """A table for one, and what becomes of it."""

    path: Path
    session: Table

    def seal_others(self) -> None:
        """Let everybody else seal: what a first turn is like, or what a computer player writes."""
        session, public = self.session, self.session.public()
        if public.stage is not Stage.WRITING:
            return
        for seal in public.seals:
            if seal.power != self.power and seal.asked and not seal.sealed:
                session.envelopes.seal(seal.power, self._written(seal.power))

    @property
    def power(self) -> str:
        """Whom one plays."""
        return catalogue.GAMES[self.session.rules.game].first_minute().power

    def hint(self) -> tuple[str, ...]:
        """Return what one could write now; nothing where nobody knows."""
        public, novice = self.session.public(), self._novice
        if public.stage is not Stage.WRITING or novice is None:
            return ()
        return novice()(self.session.rules, public.position, self.power)

    @property
    def led(self) -> bool:
        """Whether it comes after a first lesson: who has done its steps needs hints, no bubbles."""
        return _is_led(self.session.rules.game)

    @property
    def hinted(self) -> bool:
        """Whether somebody gives hints at it, sooner or later."""
        return self._novice is not None

    @property
    def guided(self) -> bool:
        """Whether it is said what comes next, and hints are given: not while bubbles lead."""
        return self.hinted and (self.led or bool(self.session.public().past))

    @property
    def waits(self) -> bool:
        """Whether all others have sealed, and one has not."""
        public = self.session.public()
        return public.stage is Stage.WRITING and self.power in public.queue

    @property
    def over(self) -> bool:
        """Whether a whole turn of the calendar was played."""
        public = self.session.public()
        first = public.past[0].phase if public.past else public.phase
        return public.stage is Stage.WRITING and public.phase.turn > first.turn

    @property
    def _novice(self) -> "Callable[[], Novice] | None":
        return GAMES[self.session.rules.game].novice

    def _written(self, power: str) -> list[str]:
        rules, public, novice = self.session.rules, self.session.public(), self._novice
        if novice is not None and self.guided:
            return [*novice()(rules, public.position, power)]
        texts = catalogue.GAMES[public.game].first_minute().orders if not public.past else {}
        read = (rules.read(text, public.position, power) for text in texts.get(power, ()))
        return [one.order for one in read if one.order]

    def forget(self) -> None:
        """Throw the table away."""
        with suppress(OSError):
            first_turn.note(self.path, frozenset())
        shutil.rmtree(self.path.parent, ignore_errors=True)


def _guests(names: list[str]) -> Iterator[str]:
    """Yield names for as many as a map has powers; those who come after the last are namesakes."""
    for turn in count(1):
        yield from names if turn == 1 else [f"{name} {turn}" for name in names]


def _is_led(game: str) -> bool:
    return GAMES[game].novice is not None and catalogue.GAMES[game].first_lesson is not None


def begin(board: Board, terms: Terms) -> Minute:
    """Found the table for one; nobody but its owner reads its folder.

    Raises:
        OSError, StoreError: it cannot be written.
    """
    text = QCoreApplication.translate("FirstMinute", "Guest, Anne, Ben, Clara, David, Emma, Frank")
    names = text.split(", ")
    power = catalogue.GAMES[board.game].first_minute().power
    others = _guests(names[1:])
    path = Path(tempfile.mkdtemp(prefix="velmoc-")) / f"minute{SUFFIX}"
    seats = tuple(
        Seat(power=one.id, player=names[0] if one.id == power else next(others))
        for one in board.powers
    )
    led = _is_led(board.game)
    agreed = Agreement(
        game=board.game,
        map=board.id,
        year=GAMES[board.game].calendar.begins,
        title=catalogue.GAMES[board.game].first_minute().name(),
        seats=seats,
    )
    session = tables.found_game(path, agreed, board=board, terms=terms)
    if not led:  # who gives hints need not be led by bubbles
        with suppress(OSError):  # then one looks round by oneself
            first_turn.note(path, frozenset([power]))
    table = Minute(path, session)
    table.seal_others()
    return table
