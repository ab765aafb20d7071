"""All own units with their orders, one row each; the active row is open."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.signs import PieceIcon
from gui.kit.widgets import column, label, paint_surface, picture, row, tool
from gui.orders.steps import Steps

_ROW_LEFT, _ROW_RIGHT = 8, 10
_LARGE = 1.2
"""In larger type than this narrow rows have no room for the notation beside the words."""
_MARKS = {
    "done": ("check", "good"),
    "wrong": ("cross", "bad"),
    "none": ("ring", "text3"),
    "now": ("edit", "accent"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """An order of another piece that a row's order hangs on."""

    kind: str
    letter: str
    """Of the power whose piece it is."""

    text: str
    """What that piece has to be told."""

    note: str
    """Who writes it."""

    sign: str
    """How it stands, in a word."""

    written: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLine:
    """What a row shows."""

    key: str
    """What it is for: ``A WAR``; a home centre in adjustments."""

    kind: str
    """``A`` or ``F``; empty while nothing is to be built yet."""

    letter: str
    """The power's sign."""

    name: str
    text: str = ""
    """The order in words, or what becomes of it without one."""

    missing: str = ""
    """That there is no order yet, for whoever does not see the empty ring."""

    notation: str = ""
    state: str = "none"
    """``done``, ``none``, ``now`` or ``idle`` (nothing is needed)."""

    note: str = ""
    """What else its owner should know of it; never more than he may."""

    needs: tuple[Need, ...] = ()
    """What the order hangs on, piece by piece."""

    can_withdraw: bool = False
    wrong: str = ""
    """Why the order cannot be carried out, if so. It can be sealed all the same."""

    @property
    def look(self) -> str:
        """How the row stands: as its state, but never done where the order is wrong."""
        return "wrong" if self.wrong and self.state != "now" else self.state


class OrderRow(QFrame):
    """One unit with its order. A click opens it."""

    clicked = Signal()
    withdrawn = Signal()

    def __init__(
        self, line: OrderLine, inside: QWidget | None, withdraw: str, *, compact: bool, short: bool
    ) -> None:
        super().__init__()
        self.key, self.asked = line.key, line.state != "idle"
        now = line.state == "now"
        if now:
            paint_surface(self, "choice")
            self.setProperty("on", "true")
        else:
            self.setProperty("order", line.look if line.look != "idle" else "none")
        icon = PieceIcon(line.kind, line.letter, 40 if compact else 46)
        if not line.kind:
            icon.hide()
        names = column(*_names(line), gap=0)
        parts: list[QWidget | tuple[QWidget, int] | None] = [icon, (names, 1)]
        if line.notation and not short:
            parts.append(label(line.notation, "caption"))
        if line.can_withdraw and now:
            strike = tool("cross", withdraw, size=16)
            strike.clicked.connect(self.withdrawn)
            parts.append(strike)
        if line.look in _MARKS:
            parts.append(picture(*_MARKS[line.look], 18))
        pad = 5 if compact else 8
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_ROW_LEFT, pad, _ROW_RIGHT, pad)
        layout.setSpacing(7)
        layout.addWidget(row(*parts, gap=10))
        if line.note:
            layout.addWidget(label(line.note, "caption", wrap=True))
        for need in line.needs:
            layout.addWidget(_needed(need))
        if inside is not None:
            layout.addWidget(inside)
        summary = f"{line.text} – {line.wrong}" if line.wrong else line.text or line.missing
        also = [f"{need.text}: {need.sign}" for need in line.needs]
        self.setAccessibleName(
            ". ".join(filter(None, (f"{line.name}: {summary}", line.note, *also)))
        )
        self.setToolTip(line.wrong)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that the release comes here too."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the row."""
        event.accept()
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


def _needed(need: Need) -> QWidget:
    """Return a small row for another piece's order."""
    sign = label(need.sign, "caption")
    sign.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    sign.setProperty("chip", "good" if need.written else "warn")
    words = column(
        label(need.text, "strong", wrap=True), label(need.note, "caption", wrap=True), gap=0
    )
    return row(PieceIcon(need.kind, need.letter, 28), (words, 1), sign, gap=8)


def _names(line: OrderLine) -> tuple[QWidget, ...]:
    """Return a row's words: what it is for, and below it what it is told."""
    if not line.text:
        return (label(line.name, "strong", wrap=True),)
    if line.wrong:
        wrong_label = label(f"{line.text}: {line.wrong}", "wrong", wrap=True)
        return label(line.name, "strong", wrap=True), wrong_label
    if line.state == "done":  # what is settled steps back, what it is told is read
        return label(line.name, "muted", wrap=True), label(line.text, "strong", wrap=True)
    role = "muted" if line.state == "idle" else ""
    return label(line.name, "strong", wrap=True), label(line.text, role, wrap=True)


class OrderList(QScrollArea):
    """The rows; they scroll when there are many, the header and the seal button stay."""

    chosen = Signal(str)
    """A row was clicked: its key."""

    withdrawn = Signal(str)

    def __init__(self, *, compact: bool) -> None:
        super().__init__()
        self._compact = compact
        self.rows: dict[str, OrderRow] = {}
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._steps: Steps | None = None
        self._looks: dict[str, tuple[object, ...]] = {}
        self._inside = QWidget()
        self._layout = QVBoxLayout(self._inside)
        self._layout.setContentsMargins(0, 0, 2, 0)
        self._layout.setSpacing(6 if compact else 8)
        self._layout.addStretch(1)
        self.setWidget(self._inside)

    def show_lines(self, lines: Sequence[OrderLine], active: str, steps: Steps | None) -> None:
        """Show the rows; ``steps`` goes into the active one. A row that says the same stays."""
        tight = self._compact or len(lines) > 8
        self._steps = steps
        kept = self.verticalScrollBar().value()
        old, self.rows = self.rows, {}
        for place, line in enumerate(lines):
            inside = steps if line.key == active else None
            short = self._compact and (line.key == active or theme.text_setting() > _LARGE)
            withdraw = self.tr("Withdraw the order")
            look = (line, short, tight, withdraw, theme.current(), theme.text_scale())
            if inside is None and line.key in old and self._looks.get(line.key) == look:
                same = self.rows[line.key] = old.pop(line.key)
                if self._layout.indexOf(same) != place:
                    self._layout.insertWidget(place, same)
                continue
            order_row = OrderRow(line, inside, withdraw, compact=tight, short=short)
            order_row.clicked.connect(lambda key=line.key: self.chosen.emit(key))
            order_row.withdrawn.connect(lambda key=line.key: self.withdrawn.emit(key))
            self.rows[line.key] = order_row
            self._looks.pop(line.key, None)
            if inside is None:
                self._looks[line.key] = look
            self._layout.insertWidget(place, order_row)
            order_row.show()  # now: the layout leaves out what is still to be shown
        for gone in old.values():
            # Later: the click that led here may come from one of these rows.
            self._layout.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self._fit_steps()
        self._layout.activate()
        self.verticalScrollBar().setValue(kept)
        if active in self.rows:
            self._reveal(self._inside, self.rows[active])

    def _fit_steps(self) -> None:
        if self._steps is not None:
            edges = _ROW_LEFT + _ROW_RIGHT + self._layout.contentsMargins().right()
            self._steps.fit(self.viewport().width() - edges)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the choices of the open row use the width there is."""
        super().resizeEvent(event)
        self._fit_steps()

    def _reveal(self, inside: QWidget, active: OrderRow) -> None:
        inside.adjustSize()
        top = active.mapTo(inside, QPoint(0, 0)).y()
        bar = self.verticalScrollBar()
        room = self.viewport().height()
        if top < bar.value() or top + active.height() > bar.value() + room:
            bar.setValue(max(0, min(top - 8, top + active.height() - room + 8)))


def next_row(rows: Sequence[str], wanted: Sequence[str], active: str, by: int) -> str:
    """Return the next of the ``wanted`` rows after the active one, or before it; empty if none."""
    here = rows.index(active) if active in rows else (-1 if by > 0 else 0)
    turn = len(rows)
    steps = (rows[(here + by * distance) % turn] for distance in range(1, turn + 1))
    return next((key for key in steps if key in wanted), "")
