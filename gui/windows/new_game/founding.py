"""Where a new game comes from: what its table agreed on, or a newcomer's one minute."""

from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine import tables
from engine.board.loader import LoadedMap
from engine.store.errors import StoreError
from engine.table.any_table import AnyTable
from engine.table.terms import Terms
from gui import settings
from gui.errors.failures import FAILURES
from gui.table.desk import first_turn
from gui.windows.files.shelf import SUFFIX, free_path
from gui.windows.new_game import first_minute
from gui.windows.new_game.draft import DraftFile, Kept, blank
from gui.windows.new_game.elsewhere import Elsewhere
from gui.windows.new_game.table_plan import AnyPlan, RoundsPlan


class Founding(QObject):
    """Founds the game that a table agreed on; says why it cannot be, and asks for another place."""

    founded = Signal(object, object)
    """Carries the path of the new game and its session."""

    refused = Signal(object)
    """Carries what is wrong with its file or with what was agreed."""

    def __init__(self, window: QWidget, loaded: LoadedMap, terms: Terms) -> None:
        super().__init__(window)
        self._window, self._loaded, self._terms = window, loaded, terms

    def found(self, plan: AnyPlan, place: Path | None = None) -> None:
        """Found the game that the table agreed on; elsewhere if it must be."""
        path = place or settings.games_folder() / f"{plan.title}{SUFFIX}"
        try:
            path = place or free_path(settings.games_folder(), plan.title)
            session = self._table(plan, path)
        except (OSError, StoreError) as error:
            Elsewhere(self._window, path, error, partial(self.found, plan)).open()
        except FAILURES as error:
            self.refused.emit(error)
        else:
            self._begin(plan, path)
            self.founded.emit(path, session)

    def _table(self, plan: AnyPlan, path: Path) -> AnyTable:
        if isinstance(plan, RoundsPlan):
            game, players = plan.game, plan.players
            return tables.found_rounds(
                path, game, plan.title, players, agreed=plan.agreed, terms=self._terms
            )
        return tables.found_game(
            path,
            plan.agreement,
            pins=plan.pins,
            clock=plan.first_clock,
            board=self._loaded.board,
            terms=self._terms,
        )

    def minute(self) -> first_minute.Minute | None:
        """Found the table for somebody who never played; nothing where it cannot be written."""
        try:
            return first_minute.begin(self._loaded.board, self._terms)
        except FAILURES as error:
            self.refused.emit(error)
            return None

    def _begin(self, plan: AnyPlan, path: Path) -> None:
        """Note that what was written for a game is a draft no longer."""
        if isinstance(plan, RoundsPlan):
            with suppress(OSError):  # the game is there; a draft that stays harms nobody
                DraftFile(settings.data_folder(), plan.game).write(None)
            return
        with suppress(OSError):  # as above
            Kept.on(self._loaded).write(blank(plan.agreement.game))
        with suppress(OSError):  # then nobody is led: everything else is as agreed
            first_turn.note(path, plan.new_here)
