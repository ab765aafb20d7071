"""The paper beside the board of a lesson: what to do, what one has ordered, what came of it."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.order import Order
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase
from gui.explain.why_panel import WhyPanel
from gui.games import catalogue
from gui.kit import theme
from gui.kit.later import later
from gui.kit.scroller import scroller
from gui.kit.signs import PieceIcon
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, picture, restyle, row, rule, tool
from gui.lessons.dots import StepDots
from gui.words import labels

_LARGE_TYPE = 1.4
"""From which text setting on there is little room for words on keys."""

_BOLD = re.compile("<b>(.*?)</b>")
_SIGNS = {"good": ("check", "good"), "warn": ("warning", "warn"), "info": ("lesson", "accent")}


def pressed(text: str) -> tuple[str, ...]:
    """Return what is clicked or pressed by who does as a text says: what is in bold."""
    return tuple(_BOLD.findall(text))


class StepPanel(QWidget):
    """Words, orders, answers and the keys that go with them."""

    withdrawn = Signal(str)
    """The order of a unit is struck out."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._game = catalogue.played_on(board)
        self.dots = StepDots()
        self.number, self.title = label("", "overline"), label("", "h2", wrap=True)
        self.words = label("", "lesson", wrap=True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.said = ""
        """What the words say, with what is to be clicked or pressed in bold."""

        self.told = ""
        """The same of the answer below them."""

        self._signs = {kind: picture(*sign, 22) for kind, sign in _SIGNS.items()}
        self.answer = label("", "answer", wrap=True)
        self.answer.setTextFormat(Qt.TextFormat.RichText)
        self.note = QFrame()
        inside = QVBoxLayout(self.note)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(row(*self._signs.values(), (self.answer, 1), gap=12, pad=(14, 10, 14, 10)))
        self._rows = QWidget()
        self._orders = QVBoxLayout(self._rows)
        self._orders.setContentsMargins(0, 0, 0, 0)
        self._orders.setSpacing(6)
        self.why = WhyPanel(board)
        body = column(self.words, self.note, self._rows, self.why, None, gap=14, pad=(0, 0, 10, 0))
        self.go = button("", "primary", "play", "on_accent")
        self.next = button("", "", "next")
        self.hint = button("", "quiet", "lesson", small=True)
        self.undo = button("", "quiet", "undo", small=True)
        self.back = button("", "quiet", "left", small=True)
        self._large = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), gap=10)
        self._large.addWidget(self.go, 3)
        self._large.addWidget(self.next, 2)
        keys = row(self.back, None, self.undo, self.hint, gap=6)
        acts = QWidget()
        below = spaced(QVBoxLayout(acts), gap=8)
        below.addLayout(self._large)
        below.addWidget(keys)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.room(8))
        whole.addWidget(self.dots)
        whole.addWidget(column(self.number, self.title, gap=2))
        self._area = scroller(body)
        whole.addWidget(self._area, 1)
        whole.addWidget(rule())
        whole.addWidget(acts)

    def tell(self, number: str, title: str, words: str) -> None:
        """Say what to do; bold is what is clicked or pressed."""
        self.number.setText(number)
        self.title.setText(title)
        self.said = words
        self.words.setText(_lit(words))

    def speak(self, *, first: bool) -> None:
        """Name the keys in the language now spoken; before the first step there is none."""
        self.back.say(self.tr("Step back"))
        self.back.setToolTip(self.tr("The step before (Backspace)"))
        self.back.setEnabled(not first)
        self.undo.say(self.tr("Undo"))
        self.undo.setToolTip(self.tr("Take the last order back (Z)"))
        self.hint.say(self.tr("Hint"))
        self.hint.setToolTip(self.tr("Say more (H)"))
        self.go.setToolTip(self.tr("Space"))
        self.next.setToolTip(self.tr("Enter"))
        self.fit()

    def reply(self, kind: str, words: str) -> None:
        """Answer in a box: ``good``, ``warn`` or ``info``; nothing takes the box away."""
        self.told = words
        self.note.setVisible(bool(words))
        if words:
            later(self, lambda: later(self, self._show_note))  # once all has its height
        else:
            self._area.verticalScrollBar().setValue(0)
        self.answer.setText(_lit(words, own=kind))
        if words and kind:
            self.note.setProperty("note", kind)
            for one, sign in self._signs.items():
                sign.setVisible(one == kind)
            restyle(self.note)

    def _show_note(self) -> None:
        """Bring the answer into sight, its beginning first."""
        self._area.make_room()
        bar, area = self._area.verticalScrollBar(), self._area.viewport().height()
        top, bottom = self.note.y(), self.note.y() + self.note.height()
        if self.note.isVisible() and bottom > bar.value() + area:
            bar.setValue(min(top, bottom - area) if bottom - top < area else top)

    def list_orders(self, power: str, orders: Sequence[Order]) -> None:
        """List what one has ordered so far."""
        while (item := self._orders.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        letter = labels.power_letter(self._board, power)
        words = self._game.reasons()
        for order in orders:
            kind, _, _ = order.unit.partition(" ")
            strike = tool("minus", self.tr("Strike the order out"), size=16)
            strike.clicked.connect(lambda _=False, key=order.key: self.withdrawn.emit(key))
            text = label(words.order_said(order, self._board), "order", wrap=True)
            parts = row(PieceIcon(kind, letter, 34), (text, 1), strike, gap=10, pad=(8, 4, 6, 4))
            parts.setProperty("order", "done")
            self._orders.addWidget(parts)
        self._rows.setVisible(bool(orders))

    def explain(self, ruling: Ruling | None, past: PastPhase | None) -> None:
        """Say why an order came out as it did; nothing while it is being written."""
        self.why.setVisible(ruling is not None and past is not None)
        if ruling is not None and past is not None:
            self.why.explain(ruling, past)
            self._rows.hide()

    def point_to(self, *, on: bool, go: str, glyph: str, onward: str) -> None:
        """Offer the next step first, where one may go ``on``; name both large keys."""
        self.go.say(go)
        self.next.say(onward)
        self.next.setEnabled(on)
        for act, first, sign in ((self.go, not on, glyph), (self.next, on, "next")):
            act.setProperty("role", "primary" if first else "waiting")
            act.set_glyph(sign, "on_accent" if first else "text")
            restyle(act)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the large keys one above the other where both have no room."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Use the room there is: in large type small keys are signs alone."""
        way, tight = QBoxLayout.Direction, theme.text_setting() >= _LARGE_TYPE
        self._large.setDirection(way.TopToBottom if tight else way.LeftToRight)
        for act in (self.back, self.undo):
            if tight:
                act.setText("")
            elif not act.text():
                act.say(act.accessibleName())

    def changeEvent(self, event: QEvent) -> None:
        """Write bold in the inks of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "note"):
            self.words.setText(_lit(self.said))
            self.fit()


def _lit(words: str, own: str = "") -> str:
    ink = theme.hexa("text" if own in ("good", "warn") else "accent")
    return _BOLD.sub(rf'<b style="color:{ink}">\1</b>', words)
