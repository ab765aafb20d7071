"""The study board: an example with its orders, judged with reasons, changed, judged again."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.catalogue import GAMES
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position
from engine.study.example import Example
from engine.table.view import PublicView
from gui.explain.board_panel import JudgedBoard
from gui.explain.results_panel import ResultsPanel
from gui.explain.shape import Shape
from gui.games import catalogue
from gui.kit import theme
from gui.kit.widgets import column, row
from gui.printable import Matter, study_words
from gui.study.case import PlacingError, StudyCase, coasts_for
from gui.study.hand import StudyHand
from gui.study.kept import Changed, KeptCases
from gui.study.near import crop_round
from gui.study.pieces_bar import Act, PiecesBar
from gui.study.placing import refusal
from gui.study.sheet import SheetPanel, choosing
from gui.study.study_bars import StudyBar, StudyTop

if TYPE_CHECKING:
    from engine.table.view import PastPhase


class StudyTable(QWidget):
    """Everything on it may be changed and nothing of it touches a game."""

    closed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        loaded: LoadedMap,
        rules: Rules,
        example: Example | None,
        start: Position,
        kept: KeptCases | None = None,
    ) -> None:
        super().__init__()
        self._kept = kept
        self.rules, self._board, self._example, self._start = rules, loaded.board, example, start
        self._game = catalogue.played_on(loaded.board)
        self.case = self._original = self._printed(0)
        self._version = 0
        self._undone: list[tuple[StudyCase, int]] = []
        self._done: list[tuple[StudyCase, int]] = []
        self._past: PastPhase | None = None
        self._lifted = ""
        self._asked = False
        self.top = StudyTop(example, rules)
        self.view = JudgedBoard(loaded)
        self.hand = StudyHand(self.view, rules, self)
        self.sheet = SheetPanel(rules, self.hand)
        self.results = self._fresh_results()
        self.bar = StudyBar()
        self.tray = PiecesBar(loaded.board)
        self.tray.setVisible(False)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.sheet)
        self.pages.addWidget(self.results)
        self._paper = column((self.pages, 1), pad=(22, 14, 14, 14), surface="paper")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        left = column((self.view, 1), self.tray, self.bar, gap=0)
        layout.addWidget(row((left, 1), self._paper, gap=0), 1)
        self._connect()
        self._shortcuts()
        self._show_writing()
        self._go_on()
        self._fit_paper()

    # -- what was changed ----------------------------------------------------------------------

    @property
    def _name(self) -> str:
        return self._example.id if self._example is not None else "free"

    def _go_on(self) -> None:
        """Go on where the board was left, if it was changed; undo leads to what is printed."""
        if self._kept is None:
            return
        version = self._kept.version(self._name)
        offered = len(self._example.what_ifs) if self._example is not None else 0
        if not 0 <= version <= offered:
            return
        printed = self._printed(version)
        saved = self._kept.read(self._name, printed, self._board)
        if saved is not None:
            self._change(printed, version)
            self._change(saved.case, version)
            self.sheet.line.setText(saved.line)

    def _keep(self) -> None:
        """Keep the board as it is now, before anything else is done with it."""
        if self._kept is None:
            return
        line, same = self.sheet.line.text(), self.case == self._original
        as_printed = same and self._version == 0 and not line
        now = Changed(case=self.case, version=self._version, line=line)
        self._kept.keep(self._name, None if as_printed else now)

    def _connect(self) -> None:
        self.top.back.connect(self.closed)
        self.top.rule_asked.connect(self.rule_asked)
        self.top.picked.connect(self.load)
        self.top.rules_chosen.connect(self.play_by)
        self.view.location_clicked.connect(self._on_clicked)
        self.view.location_activated.connect(self._on_clicked)
        self.view.chip_clicked.connect(self._on_chip)
        self.view.dragged.connect(self._on_dragged)
        self.hand.ordered.connect(self._on_ordered)
        self.hand.refused.connect(self._on_refused)
        self.hand.changed.connect(self._on_hand)
        self.sheet.ordered.connect(lambda orders: self._on_ordered(*orders))
        self.sheet.line.textChanged.connect(self._keep)
        self.sheet.unit_chosen.connect(self._on_unit_chosen)
        self.sheet.withdrawn.connect(lambda at: self._change(self.case.withdraw(at)))
        self.bar.go.clicked.connect(self.turn)
        self.bar.undo.clicked.connect(self.undo)
        self.bar.redo.clicked.connect(self.redo)
        self.bar.reset.clicked.connect(lambda: self._change(self._original))
        self.bar.before.clicked.connect(lambda: self.show_result(before=True))
        self.bar.after.clicked.connect(lambda: self.show_result(before=False))
        self.bar.pieces.toggled.connect(self._on_pieces)
        self.tray.changed.connect(self._lay_down)

    def _fresh_results(self) -> ResultsPanel:
        """Return a list of results that explains by the rulebook in force."""
        made = ResultsPanel(self._board, self.rules)
        made.offer_trying()
        made.tried_out.connect(self._on_tried_out)
        made.chosen.connect(self.view.spotlight)
        made.lit.connect(self.view.point_out)
        made.rule_asked.connect(self.rule_asked)
        return made

    def _shortcuts(self) -> None:
        for keys, act in (
            ("Space", self.turn),
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Escape", self.step_back),
            ("M", self.bar.pieces.click),
            ("B", lambda: self.show_result(before=not self.bar.before.isChecked())),
            ("F", lambda: self.results.toggle_failures()),  # noqa: PLW0108  (they are replaced)
            ("R", self.top.rulebook.click),
            ("Delete", self._delete),
            ("/", self.sheet.line.setFocus),
        ):
            QShortcut(QKeySequence(keys), self, act)
        for key in choosing(self._game.verbs().keys.values()):
            QShortcut(QKeySequence(key), self, lambda key=key: self.sheet.press(key))

    def _printed(self, version: int) -> StudyCase:
        example = self._example
        if example is None:
            return StudyCase.of(self._start, {}, self.rules)
        source = example if version == 0 else example.what_ifs[version - 1]
        return StudyCase.of(source.position, source.orders, self.rules)

    # -- the rulebook ------------------------------------------------------------------------

    def play_by(self, options: Mapping[str, str]) -> None:
        """Judge by another rulebook from now on; results that are shown are judged anew."""
        judged, before, old = self._past is not None, self.bar.before.isChecked(), self.results
        self.rules = GAMES[self._board.game].rules(self._board, options)
        self.hand.set_rules(self.rules)
        self.sheet.set_rules(self.rules)
        self.results = self._fresh_results()
        self.pages.addWidget(self.results)
        self.pages.removeWidget(old)
        old.deleteLater()
        self._fit_paper()
        if judged:
            self._judge()
            self.show_result(before=before)

    # -- changing -----------------------------------------------------------------------------

    def load(self, version: int) -> None:
        """Set up the example as printed, or one of its what-ifs; stay with results if shown."""
        self._change(self._printed(version), version)
        if self._past is not None:
            self._judge()

    def undo(self) -> None:
        """Take the last change back."""
        if self._done and self._past is None:
            self._undone.append((self.case, self._version))
            self._set(*self._done.pop())

    def redo(self) -> None:
        """Make the change again that was taken back."""
        if self._undone and self._past is None:
            self._done.append((self.case, self._version))
            self._set(*self._undone.pop())

    def _change(self, case: StudyCase, version: int | None = None) -> None:
        version = self._version if version is None else version
        if (case, version) != (self.case, self._version):
            self._done.append((self.case, self._version))
            self._undone.clear()
        self._set(case, version)

    def _set(self, case: StudyCase, version: int) -> None:
        self.case = case
        if version != self._version:
            self._version, self._original = version, self._printed(version)
        self.top.show_version(version, changed=case != self._original)
        self._keep()
        self._lifted = ""
        self._ask_coast(())
        if self._past is None:
            self._show_writing()

    def _show_writing(self) -> None:
        """Show the board with the orders as they are written now."""
        case = self.case
        self.view.dim_all_but(None)
        self.view.show_position(case.position)
        self.hand.set_position(case.position)
        self.sheet.show_case(case)
        self.pages.setCurrentWidget(self.sheet)
        self.bar.show_state(judged=False)
        self.bar.undo.setEnabled(bool(self._done))
        self.bar.redo.setEnabled(bool(self._undone))
        self.bar.reset.setEnabled(case != self._original)
        self.bar.say("")
        self._draw()

    def _draw(self) -> None:
        case = self.case
        marks = self._game.marks().marks_for_orders(self._board, case.position, case.sheets())
        self.view.marks.show(marks)
        chosen = self._lifted or (self.hand.unit.province if self.hand.unit else "")
        self.view.pieces.set_states({chosen: "chosen"} if chosen else {})
        moving = self.bar.pieces.isChecked()
        self.view.pointer.set_drag_from(unit.province for unit in case.position.units if moving)

    # -- orders -------------------------------------------------------------------------------

    def _on_clicked(self, location: str) -> None:
        if self._past is not None:
            self._explain(province_of(location))
        elif self.bar.pieces.isChecked():
            self._click_piece(location)
        else:
            self.bar.say("")
            self.hand.click(location)

    def _on_chip(self, province: str, letter: str) -> None:
        if self._past is None:
            self.hand.chip(province, letter)

    def _on_unit_chosen(self, province: str) -> None:
        if not self.bar.pieces.isChecked():
            unit = self.hand.unit
            if unit is not None and unit.province == province:
                self.hand.lay_aside()
            else:
                self.hand.begin(province)

    def _on_hand(self) -> None:
        if self._past is None:
            self._draw()

    def _on_ordered(self, *orders: str) -> None:
        self._change(reduce(StudyCase.give, map(self.rules.order, orders), self.case))

    def _on_refused(self, code: str, location: str) -> None:
        unit = self.hand.unit
        if code:
            start = unit.at if unit else ""
            self.bar.say(
                self._game.open_writing().why_not_words(self._board, code, location, start)
            )
        elif unit is not None:
            self.bar.say(self.tr("This is out of reach for the chosen unit."))

    # -- pieces -------------------------------------------------------------------------------

    def _on_pieces(self, on: bool) -> None:  # noqa: FBT001  (a slot)
        self.tray.setVisible(on)
        self.hand.lay_aside()
        self._lay_down()

    def _ask_coast(self, coasts: tuple[str, ...]) -> None:
        self._asked = bool(coasts)
        self.view.offers.offer_coasts(coasts)

    def _lay_down(self) -> None:
        self._lifted = ""
        self._ask_coast(())
        if self._past is None:
            self._draw()

    def _click_piece(self, location: str) -> None:
        province = province_of(location)
        self._ask_coast(())
        here = self.case.unit(province)
        if self.tray.act is Act.TAKE:
            if here is not None:
                self._change(self.case.remove(province))
        elif self._lifted and here is None:
            self._shift(self._lifted, location)
        elif here is not None:
            self._lifted = "" if self._lifted == province else province
            self._draw()
        else:
            self._put(location)

    def _put(self, location: str) -> None:
        coasts = coasts_for(self._board, self.tray.kind, location)
        if coasts:
            self._ask_coast(coasts)
            return
        try:
            case = self.case.place(self.tray.power, self.tray.kind, location, self._board)
        except PlacingError as error:
            self.bar.say(refusal(error, self._board))
            return
        self._change(case)

    def _shift(self, province: str, location: str) -> None:
        unit = self.case.unit(province)
        coasts = coasts_for(self._board, unit.kind, location) if unit else ()
        if coasts:
            self._lifted = province
            self._draw()
            self._ask_coast(coasts)
            return
        try:
            case = self.case.shift(province, location, self._board)
        except PlacingError as error:
            self.bar.say(refusal(error, self._board))
            return
        self._change(case)

    def _on_dragged(self, start: str, end: str) -> None:
        if self.bar.pieces.isChecked() and self._past is None and end and start != end:
            self._shift(start, end)

    def _delete(self) -> None:
        if self._past is not None:
            return
        if self._lifted:
            self._change(self.case.remove(self._lifted))
        elif self.hand.unit is not None:
            self._change(self.case.withdraw(self.hand.unit.province))

    # -- judging ------------------------------------------------------------------------------

    def turn(self) -> None:
        """Judge what is written, or go back to writing."""
        if self._past is None:
            self._judge()
        else:
            self._past = None
            self._show_writing()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _judge(self) -> None:
        self.bar.pieces.setChecked(False)
        self.hand.lay_aside()
        self._past = self.case.judged(self.rules)
        self.show_result(before=False)
        self.results.set_past(self._past)
        self.pages.setCurrentWidget(self.results)
        self.results.setFocus(Qt.FocusReason.OtherFocusReason)  # the arrows step through the list

    def _on_tried_out(self, changes: Sequence[tuple[str, Order]]) -> None:
        """Play a smallest change through; taking it back is one step."""
        case = self.case
        for _, order in changes:
            case = case.give(order)
        self._change(case)
        self._judge()

    def show_result(self, *, before: bool) -> None:
        """Show the judged board before or after."""
        if self._past is None:
            return
        self.view.pieces.set_states({})
        self.view.pointer.set_drag_from(())
        self.view.show_past(self._past, before=before)
        self.bar.show_state(judged=True, before=before)
        self.view.spotlight(self.results.ruling)

    def _explain(self, province: str) -> None:
        """Explain the order of the unit that stood in a province."""
        for ruling in self._past.resolution.rulings if self._past else ():
            if ruling.unit and province_of(ruling.unit[2:]) == province:
                self.results.choose(ruling)

    def step_back(self) -> None:
        """Go back one level: a step of an order, a reason, the results, the pieces, the board."""
        if self._past is None and self.hand.back():
            return
        if self._lifted or self._asked:
            self._lay_down()
        elif self._past is not None and self.results.back.isVisible():
            self.results.show_list()
            self.results.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._past is not None:
            self.turn()
        elif self.bar.pieces.isChecked():
            self.bar.pieces.setChecked(False)
        else:
            self.closed.emit()

    # -- looks --------------------------------------------------------------------------------

    def printable(self, game: Matter) -> Matter:
        """Print the board with its orders, or as it was judged: it is no game of anybody's."""
        past = self.case.judged(self.rules)
        public = PublicView.of_board(study_words(), self._board, self.case.position, (past,))
        before = self.pages.currentIndex() == 0
        return Matter(public=public, loaded=game.loaded, rules=self.rules, at=0, before=before)

    def arrive(self) -> None:
        """Bring the pieces near and take the keys."""
        if self._example is None:
            self.view.camera.fit()
        else:
            shape = self.view.width() / max(1, self.view.height())
            self.view.camera.look_at(crop_round(self.view.loaded, self.case, shape))
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit_paper(self) -> None:
        width = theme.usual(self.width())
        narrow = width < 1500
        paper = 400 if narrow else 520 if width < 2600 else 1040
        self._paper.setFixedWidth(theme.paper_width(paper, self.width()))
        shape = Shape.STACKED if narrow else Shape.ABOVE
        self.results.set_shape(shape if width < 2600 else Shape.BESIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit_paper()
