"""The field for a player's name: offers known ones, and takes a whole table at once."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import (
    QClipboard,
    QContextMenuEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QCompleter, QListView

from gui.kit import sizing, theme
from gui.kit.one_line import OneLine
from gui.windows.new_game.draft import LONGEST_NAME
from gui.windows.new_game.known_players import KnownPlayer

_NAME = Qt.ItemDataRole.UserRole
_WIDE = 330


class NameField(OneLine):
    """A name. What is pasted or dropped on it may be the names of all."""

    several_came = Signal(str)
    """A text with more than one name in it; the field itself has taken nothing of it."""

    def __init__(
        self,
        seat: int,
        known: Callable[[int, str], Sequence[KnownPlayer]],
        power_name: Callable[[str], str],
        many: Callable[[str], bool],
    ) -> None:
        super().__init__()
        self._seat, self._known, self._power_name, self._many = seat, known, power_name, many
        self.setMaxLength(LONGEST_NAME)
        self._offers: QStandardItemModel | None = None
        self.textEdited.connect(self._offer)

    def _make_offers(self) -> QStandardItemModel:
        """Make the list of known names: a window of its own for each field that is written in."""
        found = QStandardItemModel(self)
        completer = QCompleter(found, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setCompletionRole(_NAME)
        completer.setMaxVisibleItems(8)
        self.setCompleter(completer)
        offers = QListView()
        offers.setObjectName("offers")
        sizing.wear(offers)
        completer.setPopup(offers)
        offers.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return found

    def _offer(self, written: str) -> None:
        found = self._offers = self._offers or self._make_offers()
        found.clear()
        for one in self._known(self._seat, written):
            line = QStandardItem(self._words(one))
            line.setData(one.name, _NAME)
            found.appendRow(line)
        offers = self.completer().popup()
        if offers is not None:
            offers.setMinimumWidth(theme.px(_WIDE))

    def _words(self, one: KnownPlayer) -> str:
        played = self.tr("%n game(s)", "", one.games)
        if not one.last:
            return f"{one.name}   {played}"
        text = self.tr("{games}, last {power}")
        return f"{one.name}   {text.format(games=played, power=self._power_name(one.last))}"

    # a whole table at once

    def _take(self, mime: QMimeData | None) -> bool:
        """Hand on what has several names in it."""
        text = mime.text() if mime is not None and mime.hasText() else ""
        if not text or self.isReadOnly() or not self._many(text):
            return False
        self.several_came.emit(text)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste the names of all."""
        if event.matches(QKeySequence.StandardKey.Paste) and self._take(
            QGuiApplication.clipboard().mimeData()
        ):
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # Qt lets it pass on to the page, which would go on once more

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Paste the names of all by the menu too."""
        menu = self.createStandardContextMenu()
        for act in menu.actions():
            if act.objectName() == "edit-paste":
                act.triggered.disconnect()
                act.triggered.connect(self._paste)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _paste(self) -> None:
        if not self._take(QGuiApplication.clipboard().mimeData()):
            self.paste()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the names of all where they are dropped."""
        if self._take(event.mimeData()):
            event.acceptProposedAction()
        else:
            super().dropEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the names of all from what is selected elsewhere, where the system does so."""
        board = QGuiApplication.clipboard()
        if (
            event.button() == Qt.MouseButton.MiddleButton
            and board.supportsSelection()
            and self._take(board.mimeData(QClipboard.Mode.Selection))
        ):
            return
        super().mouseReleaseEvent(event)

    def put(self, text: str) -> None:
        """Write something over what stands there, so that Ctrl+Z brings it back."""
        if text != self.text():
            self.selectAll()
            self.insert(text)
