"""All own units with their orders, one row each; the active row is open."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.signs import PieceIcon
from gui.kit.widgets import column, label, paint_surface, picture, row, tool
from gui.orders.steps import Steps

_ROW_LEFT, _ROW_RIGHT = 8, 10
_LARGE = 1.2
"""In larger type than this narrow rows have no room for the notation beside the words."""
_MARKS = {"done": ("check", "good"), "none": ("warning", "warn"), "now": ("edit", "accent")}


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
    text: str
    """The order in words, or that there is none yet."""

    notation: str = ""
    state: str = "none"
    """``done``, ``none``, ``now`` or ``idle`` (nothing is needed)."""

    can_withdraw: bool = False
    warning: str = ""
    """Why the order cannot be carried out, if so."""


class OrderRow(QFrame):
    """One unit with its order. A click opens it."""

    clicked = Signal()
    withdrawn = Signal()

    def __init__(
        self, line: OrderLine, inside: QWidget | None, withdraw: str, *, compact: bool, short: bool
    ) -> None:
        super().__init__()
        self.key = line.key
        paint_surface(self, "choice")
        now = line.state == "now"
        self.setProperty("on", "true" if now else "false")
        if not now:
            self.setStyleSheet(f"OrderRow {{ border: 1px solid {theme.hexa('line')}; }}")
        words = label(line.text, "muted" if line.state == "none" else "", wrap=True)
        if line.state == "none":
            words.setStyleSheet(f"font-style: italic; color: {theme.hexa('text2')};")
        icon = PieceIcon(line.kind or "A", line.letter, 40 if compact else 46)
        if not line.kind:
            icon.hide()
        names = column(label(line.name, "strong", wrap=True), words, gap=0)
        parts: list[QWidget | tuple[QWidget, int] | None] = [icon, (names, 1)]
        if line.notation and not short:
            parts.append(label(line.notation, "caption"))
        if line.can_withdraw and now:
            strike = tool("cross", withdraw, size=16)
            strike.clicked.connect(self.withdrawn)
            parts.append(strike)
        mark = "none" if line.warning else line.state
        if mark in _MARKS:
            parts.append(picture(*_MARKS[mark], 18))
        pad = 5 if compact else 8
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_ROW_LEFT, pad, _ROW_RIGHT, pad)
        layout.setSpacing(7)
        layout.addWidget(row(*parts, gap=10))
        if inside is not None:
            layout.addWidget(inside)
        told = f"{line.text} – {line.warning}" if line.warning else line.text
        self.setAccessibleName(f"{line.name}: {told}")
        self.setToolTip(line.warning)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that the release comes here too."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the row."""
        event.accept()
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


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
            found = OrderRow(line, inside, withdraw, compact=tight, short=short)
            found.clicked.connect(lambda key=line.key: self.chosen.emit(key))
            found.withdrawn.connect(lambda key=line.key: self.withdrawn.emit(key))
            self.rows[line.key] = found
            self._looks.pop(line.key, None)
            if inside is None:
                self._looks[line.key] = look
            self._layout.insertWidget(place, found)
            found.show()  # now: the layout leaves out what is still to be shown
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
