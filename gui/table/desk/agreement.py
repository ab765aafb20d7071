"""Several who command one power together: each agrees to its orders before they are sealed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from gui.kit.widgets import label


class Agreement(QWidget):
    """A box for each of them to tick; nothing where one commands alone."""

    changed = Signal()

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = tuple(names) if len(names) > 1 else ()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        self._head = label("", "muted", wrap=True)
        layout.addWidget(self._head)
        self.boxes = tuple(QCheckBox() for _ in self.names)
        for box in self.boxes:
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            box.toggled.connect(self.changed)
            layout.addWidget(box)
        self.speak()

    @property
    def reached(self) -> bool:
        """Whether all agree."""
        return all(box.isChecked() for box in self.boxes)

    def ask(self) -> None:
        """Put the focus on the first who has not agreed yet."""
        for box in self.boxes:
            if not box.isChecked():
                box.setFocus()
                return

    def speak(self) -> None:
        """Set every word in the language spoken; what is ticked stays ticked."""
        self._head.setText(self.tr("Sealed once all who command it agree:"))
        for name, box in zip(self.names, self.boxes, strict=True):
            box.setText(self.tr("{player} agrees").format(player=name))
