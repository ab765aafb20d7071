"""Games to and from other programs: what may leave the open one, and one of theirs becomes ours."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.exchange.adopt import adopt_game
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
from gui.windows.files.export_card import ExportCard, Exported
from gui.windows.files.shelf import free_path
from gui.words import labels
from gui.words.formats import as_recorded

if TYPE_CHECKING:
    from gui.windows.main_window import MainWindow
    from gui.windows.navigator import Navigator


def open_export(window: "MainWindow", session: Table, navigator: "Navigator") -> None:
    """Ask how the open game is to be written for other programs."""
    founded, public, rules = session.founded, session.public(), session.rules
    game = Exported(
        title=public.title,
        formats=exchange_of(founded.game).formats,
        write=partial(write_table, session),
        lost=partial(losses, founded, public, rules),
        kept=kept_back(public),
        copy=navigator.ask_for_copy,
    )
    ExportCard(window, game).open()


def ask_to_adopt(window: "MainWindow", navigator: "Navigator", screen: ForeignScreen) -> None:
    """Ask whether a game of another program is to become one of ours, and go on with it."""
    rules = screen.opened.rules(screen.judge)
    rulebook = catalogue.played_on(rules.board).rulebook()
    question = Question(
        window,
        QCoreApplication.translate("Exporting", "Go on with this game here?"),
        QCoreApplication.translate(
            "Exporting",
            "A game of its own is made of it, led by a game master: every phase is judged by "
            "{rules} as if he had typed its orders, and where the record has the board otherwise, "
            "it is set up so. The file that was opened stays as it is.",
        ).format(rules=rulebook.rules_words(rules.options)),
        yes=QCoreApplication.translate("Exporting", "Go on here"),
        no=QCoreApplication.translate("Exporting", "Only look at it"),
    )
    question.agreed.connect(lambda: adopt(window, navigator, screen))
    question.open()


def adopt(window: "MainWindow", navigator: "Navigator", screen: ForeignScreen) -> None:
    """Make a game of ours of one that is looked at, and open it."""
    board = navigator.loaded().board
    try:
        path: Path = free_path(settings.games_folder(), screen.title)
        adopt_game(
            screen.opened,
            path,
            screen.judge,
            title=screen.title,
            reason=as_recorded(),
            named=partial(labels.power_name, board),
        )
    except (OSError, StoreError, ExchangeError) as error:
        said = QCoreApplication.translate("Exporting", "No game could be made of it")
        shut = QCoreApplication.translate("Exporting", "Close")
        Message(window, said, say_error(error), close=shut).open()
        return
    navigator.open_game(path)
