"""One minute at a table for whoever never played: the real program, six who have sealed, no file.

The game lies in a folder of its own, which is gone when one leaves; no list knows of it.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

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


@dataclass(frozen=True, slots=True)
class Minute:
    """A table for one, and what becomes of it."""

    path: Path
    session: Table

    def seal_others(self) -> None:
        """Let everybody else seal: with what a first turn is like, later with nothing."""
        session, public = self.session, self.session.public()
        if public.stage is not Stage.WRITING:
            return
        game = catalogue.GAMES[public.game].first_minute()
        texts = game.orders if not public.past else {}
        for seal in public.seals:
            if seal.power != game.power and seal.asked and not seal.sealed:
                read = (
                    session.rules.read(text, public.position, seal.power)
                    for text in texts.get(seal.power, ())
                )
                session.envelopes.seal(seal.power, [one.order for one in read if one.order])

    def forget(self) -> None:
        """Throw the table away."""
        with suppress(OSError):
            first_turn.note(self.path, frozenset())
        shutil.rmtree(self.path.parent, ignore_errors=True)


def _guests(names: list[str]) -> Iterator[str]:
    """Yield names for as many as a map has powers; those who come after the last are namesakes."""
    for turn in count(1):
        yield from names if turn == 1 else [f"{name} {turn}" for name in names]


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
    title = QCoreApplication.translate("FirstMinute", "One minute")
    agreed = Agreement(
        game=board.game,
        map=board.id,
        year=GAMES[board.game].calendar.begins,
        title=title,
        seats=seats,
    )
    session = tables.found_game(path, agreed, board=board, terms=terms)
    with suppress(OSError):  # then one looks round by oneself
        first_turn.note(path, frozenset([power]))
    minute = Minute(path, session)
    minute.seal_others()
    return minute
