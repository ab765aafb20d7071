"""Makes what is in a window as large as the window wants it, as soon as its edge rests."""

from weakref import ref

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.kit import sizing


class Growth(QObject):
    """Follows the sizes of one screen.

    At once where the window is shown or maximised, else when the hand on its edge rests.
    """

    def __init__(self, screen: QWidget, share: float) -> None:
        super().__init__(screen)
        self._screen, self._share = ref(screen), share  # which holds this one already
        self._rest = QTimer(self, singleShot=True, interval=sizing.REST_MS)
        self._rest.timeout.connect(self._on_rest)

    def follow(self, event: QResizeEvent) -> None:
        """Take note of another size."""
        screen, dragging = self._screen(), self._rest.isActive()
        if screen is None:
            return
        leap = sizing.leaps(event.oldSize(), event.size()) and not dragging
        if event.oldSize() == event.size() or leap or not screen.isVisible():
            sizing.follow(screen, self._share)
        elif dragging or not sizing.fits(screen, self._share):
            self._rest.start()

    def _on_rest(self) -> None:
        # Who lays out by hand does so again after it.
        screen = self._screen()
        if screen is not None:
            QCoreApplication.sendEvent(screen, QResizeEvent(screen.size(), screen.size()))
