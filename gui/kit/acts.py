"""Acts side by side; below each other where large text leaves no room for that."""

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

_GAP = 8


class Acts(QWidget):
    """Buttons at the foot of a paper, the last one at its right edge."""

    def __init__(self, *acts: QWidget) -> None:
        super().__init__()
        self._acts = acts
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(_GAP)
        for act in acts[:-1]:
            self._box.addWidget(act)
        self._box.addStretch(1)
        self._box.addWidget(acts[-1])
        # Buttons take new words or a new size after this has heard of it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as the paper: the acts can stand below each other."""
        widest = max(act.minimumSizeHint().width() for act in self._acts)
        return QSize(widest, self._box.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width there is."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow the words and the size of the acts."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._soon.start()
        return super().event(event)

    def _fit(self) -> None:
        need = sum(act.sizeHint().width() for act in self._acts) + _GAP * len(self._acts)
        wide = need <= self.width()
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if way != self._box.direction():
            self._box.setDirection(way)
            self.updateGeometry()
