"""Games to and from other programs: what may leave the open one, and one of theirs becomes ours."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from engine.exchange.adopt import NewGame, adopt_game
from engine.exchange.doors import write_table
from engine.exchange.games import exchange_of
from engine.exchange.losses import kept_back, losses
from engine.formats.faults import ExchangeError
from engine.store.errors import StoreError
from engine.table.table import Table
from gui import settings
from gui.errors.sentences import say_error
from gui.games import catalogue
from gui.history.foreign_screen import ForeignScreen
from gui.kit.dialog import Message, Question
from gui.windows.files.export_card import Exported
from gui.windows.files.shelf import free_path
from gui.words import labels
from gui.words.formats import as_recorded


def exported(session: Table, copy: Callable[[], None]) -> Exported:
    """Return what may leave a game; ``copy`` asks for one of its whole file."""
    founded, public, rules = session.founded, session.public(), session.rules
    names = catalogue.GAMES[founded.game].formats()
    return Exported(
        title=public.title,
        formats={form: names[form] for form in exchange_of(founded.game).formats},
        write=partial(write_table, session),
        lost=partial(losses, founded, public, rules),
        kept=kept_back(public),
        copy=copy,
    )


class Adopting(Question):
    """Asks whether a game of another program is to become one of ours, and makes it so."""

    adopted = Signal(Path)
    """Carries the file of the new game."""

    def __init__(self, window: QWidget, screen: ForeignScreen) -> None:
        rules = screen.opened.rules(screen.judge)
        rulebook = catalogue.played_on(rules.board).rulebook()
        super().__init__(
            window,
            QCoreApplication.translate("Exporting", "Go on with this game here?"),
            QCoreApplication.translate(
                "Exporting",
                "A game of its own is made of it, led by a game master: every phase is judged by "
                "{rules} as if he had typed its orders, and where the record has the board "
                "otherwise, it is set up so. The file that was opened stays as it is.",
            ).format(rules=rulebook.rules_words(rules.options)),
            yes=QCoreApplication.translate("Exporting", "Go on here"),
            no=QCoreApplication.translate("Exporting", "Only look at it"),
        )
        self._window, self._screen = window, screen
        self.agreed.connect(self.adopt)

    def adopt(self) -> None:
        """Make a game of ours of the one that is looked at; say why, where none can be made."""
        screen = self._screen
        try:
            new = NewGame(
                path=free_path(settings.games_folder(), screen.title),
                title=screen.title,
                reason=as_recorded(),
                named=partial(labels.power_name, screen.judge.board),
            )
            adopt_game(replace(screen.opened, map=screen.loaded.content), new, screen.judge)
        except (OSError, StoreError, ExchangeError) as error:
            heading = QCoreApplication.translate("Exporting", "No game could be made of it")
            shut = QCoreApplication.translate("Exporting", "Close")
            Message(self._window, heading, say_error(error), close=shut).open()
            return
        self.adopted.emit(new.path)
