"""The list of a phase's orders with their results, and why the chosen one came out so."""

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase
from gui.explain.aftermath_panel import Aftermath, several_accounts
from gui.explain.offers_study import OffersStudy, OtherOrders, StudiedPhase
from gui.explain.shape import Shape
from gui.explain.why_panel import WhyPanel, empty_words
from gui.explain.why_parts import RulingLettering, RulingRow, went_wrong
from gui.games import catalogue
from gui.games.panels import Stand
from gui.kit import theme
from gui.kit.later import later
from gui.kit.scroller import scroller
from gui.kit.widgets import button, column, label, row, rule
from gui.words import labels, names


class Filter(StrEnum):
    """Which orders are listed."""

    ALL = "all"
    FAILURES = "failures"
    MOVES = "moves"


def is_move(ruling: Ruling) -> bool:
    """Tell whether an order wants its unit elsewhere."""
    return bool(ruling.order.arrow_to)


_ANY_HEIGHT = (1 << 24) - 1
_LISTED, _EXPLAINED = 45, 180
"""Of the room for both, the percentage of a list; pixels of an explanation in a usual window."""

_PASSES: dict[Filter, Callable[[Ruling], bool]] = {
    Filter.ALL: lambda _: True,
    Filter.FAILURES: went_wrong,
    Filter.MOVES: is_move,
}


class ResultsPanel(QWidget):
    """Orders with result words, filters with counts, and the explanation of the chosen one."""

    chosen = Signal(object)
    """The ruling that somebody asks about, or None."""

    lit = Signal(object)
    """Provinces to light while something is pointed at; empty to stop."""

    explained = Signal(object)
    """The ruling that is explained now, whether somebody asked or it is an offer; or nothing."""

    rule_asked = Signal(str)

    laid = Signal(object)
    """A phase as it would have been with other orders, to be shown on the board; None to stop."""

    proposed = Signal(object)
    """Other orders as (power, order), to be drawn on the board; none to take them off."""

    tried_out = Signal(object)
    """Other orders that somebody wants to play through."""

    study_asked = Signal(object, object)
    """The phase, and other orders with which somebody wants to open it in the study."""

    def __init__(self, board: Board, rules: Rules | None = None, *, eager: bool = False) -> None:
        """Make it; ``eager`` to look for what would have changed a result before anybody asks."""
        super().__init__()
        self._board, self._eager, self._game = board, eager, catalogue.played_on(board)
        self._past: PastPhase | None = None
        self._shape = Shape.ABOVE
        self.asked: Ruling | None = None
        """The ruling that somebody asked about; the one explained before that is only an offer."""
        self.filter = Filter.ALL
        self.rows: list[tuple[Ruling, RulingRow]] = []
        self._made: list[RulingRow] = []
        """Rows that were made so far, shown or not; making one takes longer than a new text."""
        self._group = QButtonGroup(self)  # a row that is in none looks through all to be let go
        self._group.setExclusive(False)
        self._beside_rows: list[QWidget] = []
        self.title = label("", "h2")
        self.summary = label("", "muted")
        self._offered = tuple(Filter)
        self.buttons = {name: button("", small=True, checkable=True) for name in Filter}
        for name, filter_button in self.buttons.items():
            filter_button.clicked.connect(lambda _=False, name=name: self.set_filter(name))
        self._make_list()
        self.why = WhyPanel(board, rules)
        self._connect_why()
        self.back = button("", "link", "left", "accent")
        self.back.clicked.connect(self.show_list)
        self.hint = label("", "muted", wrap=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._line = rule()
        self._why_area = scroller(self.why)
        self._explanation = column(self.back, (self._why_area, 1), gap=6)
        self._filters = QWidget()
        for filter_button in self.buttons.values():
            filter_button.setParent(self._filters)  # one that is not offered goes with it too
        self._filter_grid = QGridLayout(self._filters)
        self._filter_grid.setContentsMargins(0, 0, 0, 0)
        self._filter_grid.setSpacing(6)
        self._filter_grid.setColumnStretch(len(self.buttons), 1)
        self._room = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._room.setSpacing(10)
        # The sentence below a short list has the rest of the room, below a long one a line.
        self._room.addWidget(self.list, 500)
        self._room.addWidget(self.hint, 1)
        self._room.addWidget(self._line)
        self._room.addWidget(self._explanation, 600)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(row(self.title, None, self.summary, gap=8))
        layout.addWidget(self._filters)
        layout.addLayout(self._room, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for key, by in ((Qt.Key.Key_Up, -1), (Qt.Key.Key_Down, 1)):
            arrow = QShortcut(QKeySequence(key), self, lambda by=by: self.step(by))
            arrow.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _connect_why(self) -> None:
        self.why.installEventFilter(self)
        self.why.rule_asked.connect(self.rule_asked)
        self.why.lit.connect(self.lit)
        if self.why.change is not None:
            self.why.change.laid.connect(self.laid)
            self.why.change.proposed.connect(self.proposed)
            self.why.change.tried_out.connect(self.tried_out)
            self.why.change.study_asked.connect(self._on_study)
            self.why.change.turned.connect(self._on_turned)

    def _make_list(self) -> None:
        self.thought: Callable[[Ruling], str] = lambda _: ""
        """Says what is thought of an order, in the signs of chess: it stands behind the order."""

        self._aftermath: Aftermath | None = None
        self._rows = QWidget()
        self._lettering = RulingLettering(self._rows)
        self._list_layout = QVBoxLayout(self._rows)
        self._list_layout.setContentsMargins(0, 0, 8, 0)
        self._list_layout.setSpacing(6)
        self._list_layout.addStretch(1)
        self._rows.installEventFilter(self)
        self.list = scroller(self._rows)

    @property
    def ruling(self) -> Ruling | None:
        """The ruling being explained."""
        return self.why.ruling

    def set_past(self, past: PastPhase) -> None:
        """List a judged phase, beginning with what went wrong if anything did."""
        self._past = past
        failures = any(went_wrong(ruling) for ruling in past.resolution.rulings)
        self.filter = Filter.FAILURES if failures else Filter.ALL
        self.why.clear()
        self._fill()
        first = self._first()
        self.asked = None
        if first is not None and (self._shape is not Shape.STACKED or self._begins_with(first)):
            self._explain(first)
        else:
            self._arrange(explaining=False)
        self.chosen.emit(None)

    def _first(self) -> Ruling | None:
        """Return what is explained before anybody asks: an order that was written, if one was."""
        listed = [ruling for ruling, _ in self.rows]
        sheets = self._past.orders if self._past is not None else {}
        written = (one for one in listed if one.given in sheets.get(one.power, ()))
        return next(written, listed[0] if listed else None)

    def _begins_with(self, ruling: Ruling) -> bool:
        """Tell whether an order is explained though the list has no room beside it then.

        Not where all powers are counted up: their table stands in the list.
        """
        counted_up = self._past is not None and several_accounts(self._past, self._board)
        return self._eager and went_wrong(ruling) and not counted_up

    def set_shape(self, shape: Shape) -> None:
        """Share the room in another way."""
        if shape is self._shape:
            return
        self._shape = shape
        first = self._first()
        if self.ruling is None and first is not None and shape is not Shape.STACKED:
            self._explain(first)
        beside = shape is Shape.BESIDE
        self._room.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        self._fit_list()
        self._arrange(explaining=self.ruling is not None)

    def set_filter(self, name: Filter) -> None:
        """List fewer or more orders."""
        self.filter = name
        self._fill()
        if self._shape is Shape.STACKED:
            self.show_list()

    def toggle_failures(self) -> None:
        """List only failures, or everything again."""
        self.set_filter(Filter.ALL if self.filter is Filter.FAILURES else Filter.FAILURES)

    def choose(self, ruling: Ruling) -> None:
        """Explain an order that somebody asks about."""
        if self._past is not None:
            self.asked = ruling
            self._explain(ruling)
            self.chosen.emit(ruling)

    def _explain(self, ruling: Ruling) -> None:
        if self._past is None:
            return
        at_once = self._eager or self.asked is not None
        self.why.explain(ruling, self._past, at_once=at_once)
        for one, listed in self.rows:
            listed.set_on(on=one == ruling)
            if one == ruling:
                self.list.ensureWidgetVisible(listed, 0, 8)
        self._why_area.verticalScrollBar().setValue(0)
        self._arrange(explaining=True)
        self.explained.emit(ruling)

    def _on_turned(self) -> None:
        """Bring an answer into view once it has its place."""
        change = self.why.change
        if change is not None and change.stand is not Stand.ASKED:
            later(self, lambda: self._why_area.ensureWidgetVisible(change, 0, 8))

    def offer_study(self, there: Callable[[], bool]) -> None:
        """Let other orders be played through in the study, where there is a way to it."""
        if self.why.change is not None:
            self.why.change.offer_study(there)

    def _on_study(self, changes: OtherOrders) -> None:
        if self._past is not None:
            self.study_asked.emit(self._past, changes)

    def offer_trying(self) -> None:
        """Let other orders be played through, where they may be changed (the study)."""
        if self.why.change is not None:
            self.why.change.offer_trying()

    def take_off(self) -> None:
        """Show no other orders on the board any more."""
        if self.why.change is not None:
            self.why.change.take_off()

    def show_list(self) -> None:
        """Go back from an explanation to the list (small windows)."""
        if self._shape is Shape.STACKED:
            self.why.clear()
            for _, listed in self.rows:
                listed.set_on(on=False)
            self.asked = None
            self.chosen.emit(None)
            self.explained.emit(None)
        self._arrange(explaining=self._shape is not Shape.STACKED)

    def step(self, by: int) -> None:
        """Choose the next order of the list, or the one before."""
        listed = [ruling for ruling, _ in self.rows]
        if not listed:
            return
        at = listed.index(self.ruling) + by if self.ruling in listed else 0
        self.choose(listed[max(0, min(at, len(listed) - 1))])
        self._focus_chosen()

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        if self._past is None:
            return
        ruling = self.ruling
        self._fill()
        if ruling is not None:
            self._explain(ruling)

    def _fill(self) -> None:
        past = self._past
        if past is None:
            return
        self.rows = []
        # Every row that comes or goes would have all others laid out; once at the end is enough.
        self._list_layout.setEnabled(False)
        for beside in self._beside_rows:
            self._list_layout.removeWidget(beside)
            beside.hide()
            beside.deleteLater()
        aftermath = self._told_aftermath(past)
        for ruling in filter(_PASSES[self.filter], past.resolution.rulings):
            self._row(ruling)
        self._beside_rows = []
        self._list_layout.removeWidget(aftermath)
        self._list_layout.insertWidget(0 if aftermath.urgent else len(self._made), aftermath)
        aftermath.setVisible(bool(aftermath.lines))
        if not self.rows:
            self._beside_rows.append(empty_words(self.tr("No such order in this phase.")))
            self._list_layout.insertWidget(int(aftermath.urgent), self._beside_rows[-1])
        for spare in self._made[len(self.rows) :]:
            spare.hide()
        for _, listed in self.rows:
            listed.show()  # what is still to be shown is not counted in the height
        self._list_layout.setEnabled(True)
        self._fit_list()
        self._speak(past)

    def _told_aftermath(self, past: PastPhase) -> Aftermath:
        """Return what a phase leaves behind; the same lines serve for one after another."""
        if self._aftermath is None:
            self._aftermath = Aftermath(past, self._board)
            self._aftermath.lit.connect(self.lit)
        else:
            self._aftermath.tell(past)
        return self._aftermath

    def _fit_list(self) -> None:
        """Let the list above an explanation, or a hint, be no higher than its rows."""
        above = self._shape is not Shape.BESIDE
        self._list_layout.activate()
        # The list is as wide as the panel; as if it had a bar, so that none comes and goes.
        width = self.width() - self.list.verticalScrollBar().sizeHint().width()
        high = self._list_layout.totalHeightForWidth(width) + 4
        self.list.setMaximumHeight(high if above and self.rows else _ANY_HEIGHT)
        self._fit_explanation(high if above and self.rows else 0)

    def _fit_explanation(self, rows: int) -> None:
        """Leave a long list above an explanation what that needs not."""
        told = self.why.heightForWidth(self._why_area.viewport().width())
        needed = max(told, self.why.sizeHint().height(), theme.px(_EXPLAINED))
        both = self.list.height() + self._explanation.height()
        listed = max(both * _LISTED // 100, min(rows, both - needed))
        self._room.setStretchFactor(self.list, max(1, listed))
        self._room.setStretchFactor(self._explanation, max(1, both - listed))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the list another height when its rows come to need one."""
        if event.type() == QEvent.Type.LayoutRequest and watched in (self._rows, self.why):
            self._fit_list()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the list have the height that its rows need at this width."""
        super().resizeEvent(event)
        self._fit_filters()
        self._fit_list()

    def _fit_filters(self) -> None:
        """Put the filters on one line, or on two where large text does not fit."""
        made = [self.buttons[name] for name in Filter if name in self._offered]
        gap = self._filter_grid.spacing()
        need = sum(choice.sizeHint().width() for choice in made) + gap * (len(made) - 1)
        first = len(made) if need <= self.width() else len(made) - 1
        for place, choice in enumerate(made):
            # The last filter alone on the second line; as wide as it needs to be.
            across = 1 if place < first else len(made)
            self._filter_grid.addWidget(
                *(choice, int(place >= first), place if place < first else 0, 1, across),
                Qt.AlignmentFlag.AlignLeft,
            )

    def _row(self, ruling: Ruling) -> RulingRow:
        place = len(self.rows)
        if place == len(self._made):
            self._made.append(self._make_row(place))
            self._list_layout.insertWidget(place, self._made[place])
        row = self._made[place]
        said = self._game.reasons().order_line(ruling, self._board)
        row.tell(
            labels.power_letter(self._board, ruling.power),
            ruling.unit,
            " ".join(filter(None, (said, self.thought(ruling)))),
            labels.result_word(ruling, self._board),
            bad=went_wrong(ruling),
        )
        row.set_on(on=ruling == self.ruling)
        self.rows.append((ruling, row))
        return row

    def _make_row(self, place: int) -> RulingRow:
        made = RulingRow(self._lettering)
        self._group.addButton(made)
        made.clicked.connect(lambda: self.choose(self.rows[place][0]))
        made.hovered.connect(lambda inside: self._on_hovered(place, inside=inside))
        return made

    def _on_hovered(self, place: int, *, inside: bool) -> None:
        # A row that goes while the pointer is on it is left after it has lost its order.
        inside = inside and place < len(self.rows)
        self.lit.emit(
            self._game.contests().concerned(self.rows[place][0], self._board) if inside else ()
        )

    def _speak(self, past: PastPhase) -> None:
        rulings = past.resolution.rulings
        self.title.setText(self.tr("Results"))
        self.setAccessibleName(self.title.text())
        fine, written = self._game.telling().carried_out(past)  # as the reveal has told it
        said = self.tr("{fine} of {all} carried out") if written else self.tr("Nothing was ordered")
        self.summary.setText(said.format(fine=fine, all=names.number(written)))
        counts = {name: sum(map(_PASSES[name], rulings)) for name in Filter}
        texts = {
            Filter.ALL: self.tr("All {count}"),
            Filter.FAILURES: self.tr("Only failures {count}"),
            Filter.MOVES: self.tr("Moves {count}"),
        }
        for name, made in self.buttons.items():
            made.say(texts[name].format(count=counts[name]))
            made.setChecked(name is self.filter)
        moves = past.phase.kind.main
        self._offered = tuple(Filter) if moves else (Filter.ALL, Filter.FAILURES)
        self.back.say(self.tr("Back to the list"))
        self.hint.setText(self.tr("Choose an order to see why it came out so."))
        self._fit_filters()
        # Not before it has its place: what has no parent is shown as a window of its own, and
        # for a desk that is the window being left.
        self.buttons[Filter.MOVES].setVisible(moves)

    def _arrange(self, *, explaining: bool) -> None:
        stacked = self._shape is Shape.STACKED
        self.list.setVisible(not (stacked and explaining))
        self.hint.setVisible(stacked and not explaining and bool(self.rows))
        self._filters.setVisible(not (stacked and explaining))
        self._explanation.setVisible(explaining or self._shape is Shape.BESIDE)
        self._line.setVisible(explaining and self._shape is Shape.ABOVE)
        self.back.setVisible(stacked)

    def _focus_chosen(self) -> None:
        for ruling, listed in self.rows:
            if ruling == self.ruling:
                listed.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def offer_study(panel: ResultsPanel, loaded: LoadedMap, rules: Rules | None) -> None:
    """Let a phase that everybody knows be opened in the study, with a smallest change."""
    if rules is None:
        return

    def ask(past: PastPhase, changes: OtherOrders) -> None:
        window = panel.window()
        if isinstance(window, OffersStudy):
            window.open_in_study(
                StudiedPhase(loaded=loaded, rules=rules, past=past, changes=changes)
            )

    panel.study_asked.connect(ask)
    panel.offer_study(lambda: isinstance(panel.window(), OffersStudy))
