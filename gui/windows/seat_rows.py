"""The rows of the page on which a table is set up: a name, a power (or several), a PIN."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QStackedWidget, QWidget

from engine.board.board import Board
from gui import words
from gui.kit.kept import bare
from gui.kit.signs import Badge, paint_badge
from gui.kit.widgets import Button, button, label, restyle, row

Sides = tuple[tuple[str, ...], ...]

LONGEST_NAME = 40
BADGE = 30


def badge_icon(letter: str, size: int = 22) -> QIcon:
    """Return a power's sign as an icon."""
    found = QPixmap(size * 2, size * 2)
    found.setDevicePixelRatio(2)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_badge(painter, found.rect().toRectF().adjusted(0, 0, -size, -size), letter)
    painter.end()
    return QIcon(bare(found))


class PowerCell(QStackedWidget):
    """The power of one seat: unknown, dealt, or to be chosen among those still free."""

    picked = Signal(str)

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.power = ""
        self.waiting = ""
        """What stands where there is no power; nothing for the lot."""

        self.unknown = label("", "muted")
        self.badge = Badge(board.powers[0].letter, BADGE)
        self._more = [Badge(board.powers[0].letter, BADGE) for _ in range(2)]
        self.sides: Sides = tuple((power.id,) for power in board.powers)
        self.name = label("", "order")
        self.choice = QComboBox()
        self.choice.setIconSize(QSize(22, 22))
        self.addWidget(self.unknown)
        self.addWidget(row(self.badge, *self._more, (self.name, 1), gap=8))
        self.addWidget(self.choice)
        self.choice.activated.connect(self._on_activated)

    def set_choosing(self, *, choosing: bool) -> None:
        """Let the player choose, or show what the lot gave."""
        self.setCurrentIndex(2 if choosing else (1 if self.power else 0))

    def set_power(self, power: str) -> None:
        """Give the seat a power (the first of several, where it commands them), or none."""
        self.power = power
        mine = self._side(power)
        for place, badge in enumerate((self.badge, *self._more)):
            badge.setVisible(place < max(1, len(mine)))
            if place < len(mine):
                badge.letter = words.power_letter(self._board, mine[place])
                badge.update()
        if self.currentIndex() != 2:
            self.setCurrentIndex(1 if power else 0)
        self.speak({})

    def speak(self, taken: Mapping[str, str]) -> None:
        """Set the words; ``taken`` names who has which power, for the greyed lines."""
        self.unknown.setText(self.waiting or self.tr("by lot"))
        self.name.setText(self._named(self._side(self.power)))
        self.choice.clear()
        self.choice.addItem(self.tr("Choose a power…"), "")
        model = self.choice.model()
        for side in self.sides:
            power = side[0]
            name, taker = self._named(side), taken.get(power, "")
            free = power == self.power or power not in taken
            said = name if free else self.tr("{power}: {player}").format(power=name, player=taker)
            self.choice.addItem(badge_icon(words.power_letter(self._board, power)), said, power)
            if not free and isinstance(model, QStandardItemModel):
                model.item(self.choice.count() - 1).setEnabled(False)
        self.choice.setCurrentIndex(max(0, self.choice.findData(self.power)))

    def _side(self, power: str) -> tuple[str, ...]:
        return next((side for side in self.sides if side[0] == power), ())

    def _named(self, side: tuple[str, ...]) -> str:
        return ", ".join(words.power_name(self._board, power) for power in side)

    def _on_activated(self) -> None:
        self.picked.emit(str(self.choice.currentData() or ""))


class SeatRows(QWidget):
    """One seat for each player. Knows names, powers and whether a PIN is set, not the PINs."""

    changed = Signal()
    pin_asked = Signal(int)

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.names: list[QLineEdit] = []
        self.cells: list[PowerCell] = []
        self.pins: list[Button] = []
        self._locking = True
        self._has_pin: set[int] = set()
        self._numbers: list[QLabel] = []
        self.sides: Sides = tuple((power.id,) for power in board.powers)
        self._choosing = False
        self.heads: list[QLabel] = [label("", "overline") for _ in range(4)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        for column, head in enumerate(self.heads):
            grid.addWidget(head, 0, column)
        for seat in range(len(board.powers)):
            self._add(grid, seat)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 3)
        self._grid = grid
        self.speak()

    def _add(self, grid: QGridLayout, seat: int) -> None:
        number = label(str(seat + 1), "muted", align=Qt.AlignmentFlag.AlignCenter)
        name, cell, pin = QLineEdit(), PowerCell(self._board), button("", "quiet", small=True)
        name.setMaxLength(LONGEST_NAME)
        name.textChanged.connect(self._on_named)
        name.returnPressed.connect(lambda: self._next(seat))
        cell.picked.connect(lambda power: self.give(seat, power))
        pin.clicked.connect(lambda: self.pin_asked.emit(seat))
        self._numbers.append(number)
        self.names.append(name)
        self.cells.append(cell)
        self.pins.append(pin)
        for column, widget in enumerate((number, name, cell)):
            grid.addWidget(widget, seat + 1, column)
        grid.addWidget(pin, seat + 1, 3, Qt.AlignmentFlag.AlignLeft)

    def set_row_height(self, height: int) -> None:
        """Make the rows as high as the window allows."""
        for seat in range(len(self.names)):
            shown = seat < len(self.sides)
            self._grid.setRowMinimumHeight(seat + 1, height if shown else 0)
            self.cells[seat].setFixedHeight(max(36, height - 8))
        self._grid.setVerticalSpacing(8 if height >= 44 else 3)

    def set_sides(self, sides: Sides) -> None:
        """Have one row for each player; names stay, what was dealt is forgotten."""
        self.sides = sides
        for seat, cell in enumerate(self.cells):
            cell.sides = sides
            for part in (self._numbers[seat], self.names[seat], cell, self.pins[seat]):
                part.setVisible(seat < len(sides))
        self.set_locking(locking=self._locking)
        self.set_choosing(choosing=self._choosing)

    def players(self) -> tuple[str, ...]:
        """Return the names as they are written, seat by seat."""
        return tuple(name.text().strip() for name in self.names[: len(self.sides)])

    def powers(self) -> tuple[str, ...]:
        """Return the (first) power of each seat; empty where there is none yet."""
        return tuple(cell.power for cell in self.cells[: len(self.sides)])

    def missing(self) -> tuple[int, ...]:
        """Return the seats without a name."""
        return tuple(seat for seat, name in enumerate(self.players()) if not name)

    def set_choosing(self, *, choosing: bool) -> None:
        """Change how powers come about; what was dealt is forgotten."""
        self._choosing = choosing
        for cell in self.cells:
            cell.set_power("")
            cell.set_choosing(choosing=choosing)
        self.speak()

    def set_locking(self, *, locking: bool) -> None:
        """Take PINs here, or not: in gunboat they would tell who plays what."""
        self._locking = locking
        for seat, pin in enumerate(self.pins):
            pin.setVisible(locking and seat < len(self.sides))
        self.heads[3].setVisible(locking)

    def set_waiting(self, words: str) -> None:
        """Say how powers will come about, where there are none yet."""
        if self.cells[0].waiting != words:
            for cell in self.cells:
                cell.waiting = words
            self.speak()

    def give(self, seat: int, power: str) -> None:
        """Give a seat a power."""
        self.cells[seat].set_power(power)
        self.speak()
        self.changed.emit()

    def set_pin(self, seat: int, *, present: bool) -> None:
        """Show whether a seat has a PIN."""
        if present:
            self._has_pin.add(seat)
        else:
            self._has_pin.discard(seat)
        self.speak()

    def mark_missing(self) -> None:
        """Mark the names that are missing and go to the first."""
        missing = self.missing()
        for seat, name in enumerate(self.names):
            name.setProperty("state", "bad" if seat in missing else "")
            restyle(name)
        if missing:
            self.names[missing[0]].setFocus()

    def speak(self) -> None:
        """Set every word in the language spoken."""
        said = (self.tr("Seat"), self.tr("Player"), self.tr("Power"), self.tr("PIN"))
        for head, text in zip(self.heads, said, strict=True):
            head.setText(text)
        taken = {
            cell.power: name or self.tr("seat {number}").format(number=seat + 1)
            for seat, (cell, name) in enumerate(zip(self.cells, self.players(), strict=False))
            if cell.power
        }
        for seat, cell in enumerate(self.cells):
            number = seat + 1
            self.names[seat].setPlaceholderText(self.tr("Name"))
            self.names[seat].setAccessibleName(self.tr("Player {number}").format(number=number))
            cell.choice.setAccessibleName(self.tr("Power of player {number}").format(number=number))
            cell.speak(taken)
            present = seat in self._has_pin
            pin = self.pins[seat]
            pin.set_glyph("lock" if present else "", "accent")
            pin.say(self.tr("PIN is set") if present else self.tr("Set a PIN"))

    def _on_named(self) -> None:
        for name in self.names:
            if name.property("state") and name.text().strip():
                name.setProperty("state", "")
                restyle(name)
        self.changed.emit()

    def _next(self, seat: int) -> None:
        if seat + 1 < len(self.sides):
            self.names[seat + 1].setFocus()
            self.names[seat + 1].selectAll()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)
