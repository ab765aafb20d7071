"""What a new game is played by, a line each; every line opens its card and keeps what is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from gui.kit.dialog import Card, Writing
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button, label, paint_surface

_WIDTH = 640


class PartCard(Card):
    """Holds one part of the page while it is looked at. What is chosen in it counts at once."""

    writing = Writing.COUNTS

    def __init__(self, owner: QWidget, title: str, part: QWidget) -> None:
        super().__init__(owner, title, _WIDTH)
        self._owner, self._part = owner, part
        self.add(part)
        part.show()
        self.shut = button(self.tr("Done"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        self.shut.setFocus()

    def done(self, result: int) -> None:
        """Give the part back to its page before this card is destroyed."""
        self._part.hide()
        self._part.setParent(self._owner)
        super().done(result)


class RuleLines(QWidget):
    """A name, what is chosen, *Change…*: one line for each part."""

    def __init__(self, parts: dict[str, QWidget]) -> None:
        super().__init__()
        self.parts = parts
        self.names: dict[str, QLabel] = {}
        self.values: dict[str, QLabel] = {}
        self.acts: dict[str, Button] = {}
        paint_surface(self, "card")
        grid = spaced(QGridLayout(self), (16, 8, 12, 8), 3)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(1, 1)
        for line, (key, part) in enumerate(parts.items()):
            part.setParent(self)
            part.hide()
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            self.names[key] = label("", "strong")
            self.values[key] = label("", "muted", wrap=True, align=right)
            self.acts[key] = button("", "link")
            self.acts[key].clicked.connect(lambda _=False, key=key: self.open(key))
            grid.addWidget(self.names[key], line, 0)
            grid.addWidget(self.values[key], line, 1)
            grid.addWidget(self.acts[key], line, 2)

    def open(self, key: str) -> PartCard:
        """Open the card of a part."""
        card = PartCard(self, self.names[key].text(), self.parts[key])
        card.finished.connect(self.acts[key].setFocus)
        card.open()
        return card

    def show_only(self, keys: tuple[str, ...]) -> None:
        """Show the lines of some parts."""
        for key in self.parts:
            for one in (self.names[key], self.values[key], self.acts[key]):
                one.setHidden(key not in keys)

    def say(self, key: str, name: str, value: str) -> None:
        """Say what a part is called and what is chosen."""
        self.names[key].setText(name)
        self.values[key].setText(value)
        self.acts[key].say(self.tr("Change…"))
        self.acts[key].setAccessibleName(self.tr("{part}: change").format(part=name))
