"""The paper beside the board of a lesson: what to do, what one has ordered, what came of it."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.order import Order
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase
from gui.explain.why_panel import WhyPanel
from gui.games import catalogue
from gui.kit import theme
from gui.kit.scroller import scroller
from gui.kit.signs import PieceIcon
from gui.kit.widgets import button, column, label, picture, restyle, row, rule, tool
from gui.lessons.dots import StepDots
from gui.words import labels

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
        self.answer = label("", "order", wrap=True)
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
        keys = row(self.back, None, self.undo, self.hint, gap=6)
        acts = column((row((self.go, 3), (self.next, 2), gap=10)), keys, gap=8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.room(8))
        whole.addWidget(self.dots)
        whole.addWidget(column(self.number, self.title, gap=2))
        whole.addWidget(scroller(body), 1)
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

    def reply(self, kind: str, words: str) -> None:
        """Answer in a box: ``good``, ``warn`` or ``info``; nothing takes the box away."""
        self.told = words
        self.note.setVisible(bool(words))
        self.answer.setText(_lit(words, own=kind))
        if words and kind:
            self.note.setProperty("note", kind)
            for one, sign in self._signs.items():
                sign.setVisible(one == kind)
            restyle(self.note)

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

    def changeEvent(self, event: QEvent) -> None:
        """Write bold in the inks of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "note"):
            self.words.setText(_lit(self.said))


def _lit(words: str, own: str = "") -> str:
    ink = theme.hexa("text" if own in ("good", "warn") else "accent")
    return _BOLD.sub(rf'<b style="color:{ink}">\1</b>', words)
