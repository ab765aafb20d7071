"""A line over the control window: what became of the public screen. Nothing secret is in it."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from gui.kit.widgets import button, label, paint_surface, picture, shadow

_EDGE = 18


class Notice(QFrame):
    """Lies over the lower edge of a window until it is answered or no longer true."""

    window_asked = Signal()
    """The public screen is wanted as a window meanwhile."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("public_notice")
        paint_surface(self, "card")
        shadow(self, "popup")
        self._over, self._gone = over, True
        self.words = label("", wrap=False)
        self.as_window = button("", "primary", small=True)
        self.shut = button("", "quiet", small=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 10, 12, 10)
        layout.setSpacing(12)
        layout.addWidget(picture("warning", "warn", 20))
        layout.addWidget(self.words)
        layout.addWidget(self.as_window)
        layout.addWidget(self.shut)
        self.as_window.clicked.connect(self.window_asked)
        self.shut.clicked.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def say(self, *, gone: bool) -> None:
        """Say that the display is gone, or taken, without taking the keys from anybody."""
        self._gone = gone
        self._speak()
        self.show()
        self.raise_()
        self._place()

    def _speak(self) -> None:
        self.words.setText(
            self.tr("The public screen’s display is gone. It comes back when it is plugged in.")
            if self._gone
            else self.tr("The public screen waits: this window is on its display.")
        )
        self.as_window.say(self.tr("Show in a window"))
        self.shut.say(self.tr("Close"))
        self.setAccessibleName(self.words.text())

    def _place(self) -> None:
        most = self._over.width() - 2 * _EDGE
        self.words.setWordWrap(self.sizeHint().width() > most)
        self.resize(min(self.sizeHint().width(), most), self.sizeHint().height())
        left = (self._over.width() - self.width()) // 2
        self.move(left, self._over.height() - self.height() - _EDGE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the edge."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._speak()
            self._place()
        super().changeEvent(event)
