"""The results of the phase that led to a board, explained by the rulebook in force there."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.game import Rules
from engine.rules.ruling import Ruling
from engine.study.tree.marks import Sign
from engine.study.tree.node import Node
from engine.table.view import PastPhase
from gui.explain.board_panel import JudgedBoard
from gui.explain.open_rule import open_rule
from gui.explain.results_panel import ResultsPanel
from gui.explain.shape import Shape
from gui.games import catalogue
from gui.kit.sizing import spaced
from gui.kit.widgets import button, label, row
from gui.sandbox.tree.sign_row import SignRow


class ResultsPage(QWidget):
    """A list of results; another rulebook has another one."""

    tried_out = Signal(object)
    """Other orders, as (power, order), that somebody wants to play through."""

    rulebooks_asked = Signal()
    signed = Signal(str, str, object)
    """A power's order, as it was judged, and the ``Sign`` that it has now, or nothing."""

    def __init__(self, view: JudgedBoard, board: Board) -> None:
        super().__init__()
        self._view, self._board = view, board
        self._rules: Rules | None = None
        self._past: PastPhase | None = None
        self._shape = Shape.ABOVE
        self.panel: ResultsPanel | None = None
        self.rulebooks = button("", "link", "layers", "accent", small=True)
        self.rulebooks.clicked.connect(self.rulebooks_asked)
        self._node: Node | None = None
        self._told: Ruling | None = None
        self.thought = label("", "caption", wrap=True)
        self.signs = SignRow(of_order=True)
        self.signs.chosen.connect(self._on_sign)
        self._layout = spaced(QVBoxLayout(self), gap=6)
        self._layout.addWidget(self.thought)
        self._layout.addWidget(self.signs)
        self._layout.addWidget(row(self.rulebooks, None))
        self.speak()

    def show_past(self, past: PastPhase, rules: Rules, node: Node) -> None:
        """List what came of a phase, and what is thought of each order at its board."""
        self._node = node
        if self.panel is None or rules is not self._rules:
            self._make(rules)
        if self.panel is not None:
            self.panel.set_past(past)
        self._past = past
        self._show_sign(self.panel.ruling if self.panel is not None else None)

    def show_signs(self, node: Node) -> None:
        """Show what is thought of the orders now."""
        if self._node is None or node.id != self._node.id or node == self._node:
            return
        other, self._node = node.order_signs != self._node.order_signs, node
        if other and self.panel is not None:
            self.panel.retranslate()
        self._show_sign(self._told)

    def _thought(self, ruling: Ruling) -> str:
        sign = self._node.sign_of(ruling.power, str(ruling.order)) if self._node else None
        return sign.value if sign is not None else ""

    def _show_sign(self, ruling: Ruling | None) -> None:
        """Offer signs for the order that is explained."""
        node = self._node
        known = ruling is not None and node is not None and node.ordered is not None
        texts = node.ordered.orders if known and node is not None and node.ordered else {}
        self._told = ruling
        can = ruling is not None and str(ruling.order) in texts.get(ruling.power, ())
        for part in (self.thought, self.signs):
            part.setVisible(can)
        if ruling is not None and can and node is not None:
            self.signs.show_sign(node.sign_of(ruling.power, str(ruling.order)))
            line = catalogue.played_on(self._board).reasons().order_line(ruling, self._board)
            self.thought.setText(self.tr("What is thought of it: {order}").format(order=line))

    def _on_sign(self, sign: Sign | None) -> None:
        if self._told is not None:
            self.signed.emit(self._told.power, str(self._told.order), sign)

    def _make(self, rules: Rules) -> None:
        old, self._rules = self.panel, rules
        made = self.panel = ResultsPanel(self._board, rules)
        made.offer_trying()
        made.tried_out.connect(self.tried_out)
        made.chosen.connect(self._view.spotlight)
        made.thought = self._thought
        made.explained.connect(self._show_sign)
        made.lit.connect(self._view.point_out)
        made.rule_asked.connect(self._on_rule)
        made.set_shape(self._shape)
        self._layout.insertWidget(0, made, 1)
        if old is not None:
            self._layout.removeWidget(old)
            old.hide()
            old.deleteLater()

    def _on_rule(self, section: str) -> None:
        open_rule(section, self.window(), self._board)

    def set_shape(self, shape: Shape) -> None:
        """Share the room in another way."""
        self._shape = shape
        if self.panel is not None:
            self.panel.set_shape(shape)

    def spotlight(self) -> None:
        """Veil the board but for what the order explained turns on."""
        self._view.spotlight(self.panel.ruling if self.panel is not None else None)

    def explain(self, location: str) -> None:
        """Explain the order of the unit that stood in a space."""
        past = self._past
        for ruling in past.resolution.rulings if past is not None and self.panel else ():
            if ruling.unit and province_of(ruling.unit[2:]) == province_of(location):
                assert self.panel is not None
                self.panel.choose(ruling)

    def toggle_failures(self) -> None:
        """List only failures, or everything again."""
        if self.panel is not None and self.isVisible():
            self.panel.toggle_failures()

    def back(self) -> bool:
        """Go back from an explanation to the list; tell whether there was one to leave."""
        panel = self.panel
        if panel is None or not panel.back.isVisible():
            return False
        panel.show_list()
        return True

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.rulebooks.say(self.tr("Under every rulebook (U)"))
        self.rulebooks.setToolTip(self.tr("The same orders judged by all rulebooks, side by side"))
        if self.panel is not None:
            self.panel.retranslate()
