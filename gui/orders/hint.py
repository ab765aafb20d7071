"""What a click would do here, or why nothing can be done, said at the pointer."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.widgets import label, paint_surface, row

Key = tuple[str, str]
"""A key or a click and what it does: ``("Esc", "step back")``."""


class PointerHint(QWidget):
    """A small dark sheet beside the pointer. It never takes a click."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        paint_surface(self, "chrome")
        self.setObjectName("hint")
        self.setStyleSheet(
            f"#hint {{ border: 1px solid {theme.hexa('brass2')}; border-radius: 8px; }}"
        )
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._over = over
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 9, 14, 10)
        layout.setSpacing(3)
        self.head = label("", "order")
        self.text = label("", "muted")
        self._keys = QWidget()
        self._row = QHBoxLayout(self._keys)
        self._row.setContentsMargins(0, 2, 0, 0)
        self._row.setSpacing(6)
        for part in (self.head, self.text, self._keys):
            layout.addWidget(part)
        self._fade = QTimer(self)
        self._fade.setSingleShot(True)
        self._fade.timeout.connect(self.hide)
        self.hide()

    def say(self, at: QPoint, head: str, text: str = "", keys: Sequence[Key] = ()) -> None:
        """Show it beside a point of the board's view until something else is said."""
        self._fade.stop()
        self.head.setText(head)
        self.head.setVisible(bool(head))
        self.text.setText(text)
        self.text.setVisible(bool(text))
        while (item := self._row.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.setParent(None)
                old.deleteLater()
        for key, meaning in keys:
            self._row.addWidget(row(label(key, "key"), label(meaning, "caption"), gap=6))
        self._row.addStretch(1)
        self._keys.setVisible(bool(keys))
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # sizes are those of the style sheet, not of a plain label
        self._keys.adjustSize()
        self.adjustSize()
        self._place(at)
        self.show()
        self.raise_()

    def say_briefly(self, at: QPoint, text: str, milliseconds: int = 2000) -> None:
        """Show a sentence for a moment: why an act had no effect."""
        self.say(at, "", text)
        self._fade.start(milliseconds)

    def hush(self) -> None:
        """Hide, unless a sentence that was said briefly is still to be read."""
        if not self._fade.isActive():
            self.hide()

    def _place(self, at: QPoint) -> None:
        room, mine = self._over.size(), self.size()
        x = min(at.x() + 26, room.width() - mine.width() - 8)
        y = at.y() + 20
        if y + mine.height() > room.height() - 8:
            y = at.y() - mine.height() - 16
        self.move(max(8, x), max(8, y))
