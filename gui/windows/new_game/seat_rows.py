"""The rows of the page on which a table is set up: a name, a power (or several), a PIN."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from engine.board.board import Board
from gui.kit import theme
from gui.kit.kept import Kept, bare
from gui.kit.pick_list import PickList
from gui.kit.signs import Badge, paint_badge
from gui.kit.widgets import Button, button, label, restyle, row
from gui.windows.new_game.known_players import KnownPlayer, alike, names_in, offered
from gui.windows.new_game.name_field import NameField
from gui.words import labels

Sides = tuple[tuple[str, ...], ...]

BADGE = 30
_SHORTEST = 7
"""Letters of a power's name that are seen at least."""


_badges: Kept[QPixmap] = Kept(lambda picture: picture)


def badge_icon(letter: str, size: int = 22) -> QIcon:
    """Return a power's sign as an icon; every row offers all of them anew whenever one changes."""
    key = (letter, size, theme.current())
    return QIcon(_badges.get(key) or _badges.keep(key, _badge(letter, size)))


def _badge(letter: str, size: int) -> QPixmap:
    pixmap = QPixmap(size * 2, size * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_badge(painter, pixmap.rect().toRectF().adjusted(0, 0, -size, -size), letter)
    painter.end()
    return bare(pixmap)


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
        self.choice = PickList()
        self.choice.setIconSize(QSize(22, 22))
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(_SHORTEST)
        self.choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.addWidget(self.unknown)
        self.addWidget(row(self.badge, *self._more, (self.name, 1), gap=8))
        self.addWidget(row((self.choice, 1)))
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
                badge.letter = labels.power_letter(self._board, mine[place])
                badge.update()
        if self.currentIndex() != 2:
            self.setCurrentIndex(1 if power else 0)
        self.speak({})

    def speak(self, taken: Mapping[str, str]) -> None:
        """Set the words; ``taken`` names who has which power, for the greyed lines."""
        self.unknown.setText(self.waiting or self.tr("by lot"))
        self.name.setText(self._named(self._side(self.power)))
        self.choice.clear()
        self.choice.addItem(self.tr("Choose…"), "")
        model = self.choice.model()
        for side in self.sides:
            power = side[0]
            name, taker = self._named(side), taken.get(power, "")
            free = power == self.power or power not in taken
            label = name if free else self.tr("{power}: {player}").format(power=name, player=taker)
            self.choice.addItem(badge_icon(labels.power_letter(self._board, power)), label, power)
            if not free and isinstance(model, QStandardItemModel):
                model.item(self.choice.count() - 1).setEnabled(False)
        self.choice.setCurrentIndex(max(0, self.choice.findData(self.power)))

    def _side(self, power: str) -> tuple[str, ...]:
        return next((side for side in self.sides if side[0] == power), ())

    def _named(self, side: tuple[str, ...]) -> str:
        return ", ".join(labels.power_name(self._board, power) for power in side)

    def _on_activated(self) -> None:
        self.picked.emit(str(self.choice.currentData() or ""))


class SeatRows(QWidget):
    """One seat for each player. Knows names, powers and whether a PIN is set, not the PINs."""

    changed = Signal()
    pin_asked = Signal(int)
    finished = Signal()
    """Enter in the last name, or two may have one name: on to what comes next."""

    several_came = Signal(int, str)
    """A text with the names of several was pasted at a seat."""

    def __init__(self, board: Board, known: Callable[[], Sequence[KnownPlayer]] = tuple) -> None:
        super().__init__()
        self._board, self._known = board, known
        self.names: list[NameField] = []
        self.cells: list[PowerCell] = []
        self.pins: list[Button] = []
        self.firsts: list[Button] = []
        """Ticked for whoever plays for the first time."""

        self.twins: list[tuple[QLabel, Button]] = []
        self.agreed: tuple[str, ...] = ()
        """Names that two bear: it was asked once."""

        self._notes: list[QWidget] = []
        self._locking = self._leading = True
        self._has_pin: set[int] = set()
        self._numbers: list[QLabel] = []
        self.sides: Sides = tuple((power.id,) for power in board.powers)
        self._choosing = False
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        for seat in range(len(board.powers)):
            self._add(grid, seat)
        grid.setColumnStretch(1, 5)
        grid.setColumnStretch(2, 3)
        self._grid = grid
        self.speak()

    def _add(self, grid: QGridLayout, seat: int) -> None:
        number = label(str(seat + 1), "muted", align=Qt.AlignmentFlag.AlignCenter)
        name = NameField(seat, self._offered, self._power_name, self._many)
        cell, pin = PowerCell(self._board), button("", "quiet", small=True)
        first = button("", small=True, checkable=True)
        name.textChanged.connect(self._on_named)
        name.returnPressed.connect(partial(self._next, seat))
        name.several_came.connect(partial(self.several_came.emit, seat))
        cell.picked.connect(partial(self.give, seat))
        pin.clicked.connect(partial(self._ask_pin, seat))
        first.toggled.connect(self._on_first)
        word, leave = label("", "muted", wrap=True), button("", "link", small=True)
        leave.clicked.connect(partial(self._agree, seat))
        note = row((word, 1), leave, gap=8, pad=(0, 2, 0, 4))
        note.hide()
        self._numbers.append(number)
        self.names.append(name)
        self.cells.append(cell)
        self.pins.append(pin)
        self.firsts.append(first)
        self.twins.append((word, leave))
        self._notes.append(note)
        for column, widget in enumerate((number, name, cell, pin, first)):
            grid.addWidget(widget, 2 * seat, column)
        grid.addWidget(note, 2 * seat + 1, 1, 1, 4)

    def _offered(self, seat: int, written: str) -> Sequence[KnownPlayer]:
        others = [name for other, name in enumerate(self.players()) if other != seat]
        return offered(self._known(), written, others)

    def _power_name(self, power: str) -> str:
        known = self._board.powers_by_id
        return labels.power_name(self._board, power) if power in known else ""

    def _many(self, text: str) -> bool:
        return len(names_in(text, len(self.sides))) > 1

    def _ask_pin(self, seat: int) -> None:
        self.pin_asked.emit(seat)

    def set_row_height(self, height: int) -> None:
        """Make the rows as high as the window allows."""
        for seat, cell in enumerate(self.cells):
            shown = seat < len(self.sides)
            self._grid.setRowMinimumHeight(2 * seat, height if shown else 0)
            cell.setFixedHeight(max(theme.px(36), height - 6))

    def set_sides(self, sides: Sides) -> None:
        """Have one row for each player; names stay, what was dealt is forgotten."""
        self.sides = sides
        for seat, cell in enumerate(self.cells):
            cell.sides = sides
            for part in (self._numbers[seat], self.names[seat], cell):
                part.setVisible(seat < len(sides))
        self.set_locking(locking=self._locking)
        self.set_leading(leading=self._leading)
        self.set_choosing(choosing=self._choosing)
        self._mark_twins()

    def players(self) -> tuple[str, ...]:
        """Return the names as they are written, seat by seat."""
        return tuple(name.text().strip() for name in self.names[: len(self.sides)])

    def powers(self) -> tuple[str, ...]:
        """Return the (first) power of each seat; empty where there is none yet."""
        return tuple(cell.power for cell in self.cells[: len(self.sides)])

    def missing(self) -> tuple[int, ...]:
        """Return the seats without a name."""
        return tuple(seat for seat, name in enumerate(self.players()) if not name)

    def alike(self) -> tuple[tuple[int, int], ...]:
        """Return the seats with a name that an earlier one has, while it was not agreed to."""
        return alike(self.players(), self.agreed)

    def new_here(self) -> tuple[int, ...]:
        """Return the seats of those who play for the first time."""
        return tuple(seat for seat, first in enumerate(self.firsts) if first.isChecked())

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

    def set_leading(self, *, leading: bool) -> None:
        """Ask who plays for the first time, or not: at a master's table nobody writes here."""
        self._leading = leading
        for seat, first in enumerate(self.firsts):
            first.setVisible(leading and seat < len(self.sides))

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

    def go_to_twin(self) -> None:
        """Go to where it is asked whether two may have one name."""
        for seat, _ in self.alike()[:1]:
            self.twins[seat][1].setFocus()

    def _agree(self, seat: int) -> None:
        self.agreed = (*self.agreed, self.players()[seat])
        self.names[seat].setFocus()
        self._mark_twins()
        self.changed.emit()
        self.finished.emit()

    def _mark_twins(self) -> None:
        earlier = dict(self.alike())
        for seat, note in enumerate(self._notes):
            wanted = seat in earlier and seat < len(self.sides)
            if wanted:
                text = self.tr("Has the same name as player {number}. The curtain calls by names.")
                self.twins[seat][0].setText(text.format(number=earlier[seat] + 1))
            if wanted is note.isHidden():
                note.setHidden(not wanted)

    def speak(self) -> None:
        """Set every word in the language spoken."""
        taken = {
            cell.power: name or self.tr("seat {number}").format(number=seat + 1)
            for seat, (cell, name) in enumerate(zip(self.cells, self.players(), strict=False))
            if cell.power
        }
        for seat, cell in enumerate(self.cells):
            number = seat + 1
            self.names[seat].setPlaceholderText(self.tr("Name"))
            self.names[seat].setAccessibleName(self.tr("Player {number}").format(number=number))
            self.names[seat].setToolTip(self.tr("Two at one power: Anna + Petr"))
            cell.choice.setAccessibleName(self.tr("Power of player {number}").format(number=number))
            cell.speak(taken)
            present = seat in self._has_pin
            pin, first = self.pins[seat], self.firsts[seat]
            pin.set_glyph("lock", "accent" if present else "text3")
            pin.say(self.tr("PIN is set") if present else self.tr("PIN"))
            pin.setAccessibleName(self.tr("PIN is set") if present else self.tr("Set a PIN"))
            first.say(self.tr("first time"))
            sentence = self.tr("Player {number} plays for the first time").format(number=number)
            first.setAccessibleName(sentence)
            first.setToolTip(
                self.tr("Leads through the first turn in two minutes, behind the own curtain only.")
            )
            self.twins[seat][1].say(self.tr("Leave it"))
        self._mark_twins()

    def _on_named(self) -> None:
        for name in self.names:
            if name.property("state") and name.text().strip():
                name.setProperty("state", "")
                restyle(name)
        self._mark_twins()
        self.changed.emit()

    def _on_first(self) -> None:
        self.changed.emit()

    def _next(self, seat: int) -> None:
        if seat + 1 < len(self.sides):
            self.names[seat + 1].setFocus()
            self.names[seat + 1].selectAll()
        else:
            self.finished.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)
