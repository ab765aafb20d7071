"""A line over the control window: what became of the public screen. Nothing secret is in it."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from gui.kit.widgets import button, label, paint_surface, picture, shadow

_EDGE = 18
BRIEFLY = 4000
"""Milliseconds for which it says where the public screen went."""


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
        self._sign = picture("warning", "warn", 20)
        layout.addWidget(self._sign)
        layout.addWidget(self.words)
        layout.addWidget(self.as_window)
        layout.addWidget(self.shut)
        self._told = ""
        self._brief = QTimer(self, singleShot=True, interval=BRIEFLY)
        self._brief.timeout.connect(self.hide)
        self.as_window.clicked.connect(self.window_asked)
        self.shut.clicked.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def say(self, *, gone: bool) -> None:
        """Say that the display is gone, or taken, without taking the keys from anybody."""
        self._gone, self._told = gone, ""
        self._brief.stop()
        self._appear()

    def tell(self, text: str) -> None:
        """Say for a moment where the public screen went, on a screen that has no button for it."""
        self._told = text
        self._brief.start()
        self._appear()

    @property
    def brief(self) -> bool:
        """Whether it only says for a moment where the public screen went."""
        return bool(self._told)

    def _appear(self) -> None:
        for part in (self._sign, self.as_window, self.shut):
            part.setHidden(bool(self._told))
        self._speak()
        self.show()
        self.raise_()
        self._place()

    def _speak(self) -> None:
        if self._told:
            self.words.setText(self._told)
            self.setAccessibleName(self._told)
            return
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
