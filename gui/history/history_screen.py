"""Any past phase with its orders and results. Public: nothing that was not revealed."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.table.view import PastPhase, PublicView
from gui.explain.board_panel import JudgedBoard
from gui.explain.results_panel import ResultsPanel, offer_study
from gui.explain.shape import paper_width
from gui.history.counted_chart import CountedChart, counted_turns, goal_of
from gui.history.into_study import IntoStudy
from gui.history.phase_line import PhaseLine
from gui.history.points import PointsPage, is_scored
from gui.history.statistics import StatisticsPage, place_of
from gui.kit.pick_list import PickList
from gui.kit.topbar import TopBar
from gui.kit.widgets import Button, button, column, label, paint_surface, row, tool
from gui.map.arrows import lines  # noqa: F401 - with the page, not with its first step
from gui.printable import Matter
from gui.screen import Screen
from gui.words import phases
from gui.words.counted import counted
from gui.words.incidents import incident_words

STATISTICS, POINTS = 2, 3
"""Places of the pages with the statistics and with the points."""

_PAPER_PAD = (22, 14, 14, 14)
_TAB_GAP = 6

_FORESEEN = 40
"""So many phases before and after the one that is looked at are worked out while nothing moves:
as many as are remembered."""


class HistoryBar(QWidget):
    """The line of phases with its buttons, and before or after."""

    def __init__(self, pasts: Sequence[PastPhase]) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self.prev = tool("prev", "", "on_chrome")
        self.next = tool("next", "", "on_chrome")
        for arrow in (self.prev, self.next):
            arrow.setProperty("density", "touch")
        self.line = PhaseLine([past.phase for past in pasts])
        self.before = button("", small=True, checkable=True)
        self.after = button("", small=True, checkable=True)
        self.after.setChecked(True)
        inside = row(
            *(self.before, self.after, 12, self.prev, (self.line, 1), self.next),
            gap=8,
            pad=(20, 8, 20, 8),
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.before.say(self.tr("Orders"))
        self.after.say(self.tr("Results"))
        self.before.setToolTip(self.tr("Orders or results (B)"))
        self.after.setToolTip(self.tr("Orders or results (B)"))
        self.prev.say(self.tr("One phase back ([)"))
        self.next.say(self.tr("One phase on (])"))


class HistoryScreen(Screen):
    """Looks back: the board before or after any phase, its orders, results and reasons."""

    keys_place = "Reveal and results"

    share_of_growth = 0.6

    closed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        public: PublicView,
        loaded: LoadedMap,
        index: int | None = None,
        rules: Rules | None = None,
    ) -> None:
        super().__init__()
        self._public, self._board, self._rules = public, loaded.board, rules
        self.at = len(public.past) - 1 if index is None else index
        self.before = False
        self.back = button("", "", "left", "on_chrome", small=True)
        self.back.clicked.connect(self.closed)
        self.into_study = IntoStudy(loaded, rules, public, lambda: self.at)
        self.top = TopBar(loaded.board, (self.into_study, self.back))
        self.view = JudgedBoard(loaded)
        self.view.foresight.hasty = True
        self.bar = HistoryBar(public.past)
        self.list = PickList()
        self.incidents = label("", "muted", wrap=True)
        self.panel = ResultsPanel(loaded.board, rules)
        offer_study(self.panel, loaded, rules)
        self.chart = CountedChart(loaded.board)
        self.centres = label("", "muted", wrap=True)
        self.show_orders = button("", small=True, checkable=True)
        self.show_centres = button("", small=True, checkable=True)
        self.show_orders.setChecked(True)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.panel)
        self.pages.addWidget(column((self.chart, 3), self.centres, (QWidget(), 1), gap=12))
        self._add_counted(public, loaded)
        self._tabs = QWidget()
        self._tab_lines = QVBoxLayout(self._tabs)
        self._tab_lines.setContentsMargins(0, 0, 0, 0)
        self._tab_lines.setSpacing(_TAB_GAP)
        self._lines: list[list[Button]] = []
        self._paper = column(
            self.list,
            self.incidents,
            self._tabs,
            (self.pages, 1),
            gap=10,
            pad=_PAPER_PAD,
            surface="paper",
        )
        self.empty = label("", "h2", align=Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        nothing = column(self.empty, pad=(20, 8, 20, 12), surface="chrome")
        left = column((self.view, 1), nothing, self.bar, gap=0)
        layout.addWidget(row((left, 1), self._paper, gap=0), 1)
        self._connect()
        self._speak()
        self._fit_paper()
        something = bool(public.past)
        nothing.setVisible(not something)
        self.bar.setVisible(something)
        self._paper.setVisible(something)
        if something:
            self._show_chart()
            self.go_to(self.at)
        else:
            self.view.show_position(public.position)

    def _add_counted(self, public: PublicView, loaded: LoadedMap) -> None:
        self.statistics = StatisticsPage(public, loaded.board)
        self.show_statistics = button("", small=True, checkable=True)
        self.pages.addWidget(self.statistics)
        self.tabs = [self.show_orders, self.show_centres, self.show_statistics]
        self.show_points = button("", small=True, checkable=True)
        self.points = PointsPage(public, loaded.board) if is_scored(public) else None
        if self.points is not None:
            self.pages.addWidget(self.points)
            self.tabs.append(self.show_points)

    def _connect(self) -> None:
        self.bar.line.picked.connect(self.go_to)
        self.bar.prev.clicked.connect(lambda: self.go_to(self.at - 1))
        self.bar.next.clicked.connect(lambda: self.go_to(self.at + 1))
        self.bar.before.clicked.connect(lambda: self.turn(before=True))
        self.bar.after.clicked.connect(lambda: self.turn(before=False))
        self.list.activated.connect(self.go_to)
        self.show_orders.clicked.connect(lambda: self.show_page(0))
        self.show_centres.clicked.connect(lambda: self.show_page(1))
        self.show_statistics.clicked.connect(lambda: self.show_page(STATISTICS))
        self.show_points.clicked.connect(lambda: self.show_page(POINTS))
        self.statistics.phase_asked.connect(
            lambda code: self.go_to(place_of(self._public.past, code))
        )
        self.panel.chosen.connect(self.view.spotlight)
        self.panel.lit.connect(self.view.point_out)
        self.panel.laid.connect(self._on_laid)
        self.panel.proposed.connect(self.view.propose)
        self.panel.rule_asked.connect(self.rule_asked)
        for key, act in (
            (Qt.Key.Key_BracketLeft, lambda: self.go_to(self.at - 1)),
            (Qt.Key.Key_BracketRight, lambda: self.go_to(self.at + 1)),
            (Qt.Key.Key_B, lambda: self.turn(before=not self.before)),
            (Qt.Key.Key_F, self.panel.toggle_failures),
            (Qt.Key.Key_Escape, self.closed.emit),
            (Qt.Key.Key_S, self.into_study.click),
        ):
            QShortcut(QKeySequence(key), self, act)

    @property
    def past(self) -> PastPhase:
        """The phase that is looked at."""
        return self._public.past[self.at]

    def printable(self, game: Matter) -> Matter:
        """Print the phase that is looked at, where the rules are known that it was judged by."""
        if self._rules is None:
            return game
        return replace(
            game,
            public=self._public,
            rules=self._rules,
            at=self.at if self._public.past else -1,
            before=self.before,
            disorder=(),
        )

    def go_to(self, place: int) -> None:
        """Look at a phase."""
        self.at = max(0, min(place, len(self._public.past) - 1))
        self._show_board()
        self.panel.set_past(self.past)
        self.bar.line.set_at(self.at)
        self.bar.prev.setEnabled(self.at > 0)
        self.bar.next.setEnabled(self.at < len(self._public.past) - 1)
        self.list.setCurrentIndex(self.at)
        self._tell_incidents()
        self.chart.show_turn(self.past.phase.turn)
        if self.points is not None:
            self.points.show_at(self.at)

    def turn(self, *, before: bool) -> None:
        """Show the orders as they were written, or what became of them."""
        self.before = before
        self.bar.before.setChecked(before)
        self.bar.after.setChecked(not before)
        if self._public.past:
            self.panel.take_off()
            self._show_board()
            self.view.spotlight(self.panel.asked)

    def _on_laid(self, past: PastPhase | None) -> None:
        if past is None:
            self._show_board()
            self.view.spotlight(self.panel.asked)
        else:
            self.view.show_past(past, before=self.before)

    def show_page(self, page: int) -> None:
        """Show orders, centres by year, statistics, points, or a page that was added."""
        self._count(page)
        self.pages.setCurrentIndex(page)
        for place, tab in enumerate(self.tabs):
            tab.setChecked(place == page)

    def _count(self, page: int) -> None:
        """Write what is counted only when somebody looks at it."""
        if page == STATISTICS:
            self.statistics.fill()
        elif page == POINTS and self.points is not None:
            self.points.fill()

    def add_page(self, page: QWidget, tab: Button) -> None:
        """Add a page to the paper."""
        place = self.pages.addWidget(page)
        self.tabs.append(tab)
        tab.clicked.connect(lambda: self.show_page(place))
        self._fit_paper()

    def add_choice(self, choice: QWidget) -> None:
        """Put over the phases what is chosen before them; it is there though there be none."""
        layout = self._paper.layout()
        if isinstance(layout, QVBoxLayout):
            layout.insertWidget(0, choice)
        if not self._public.past:
            for part in (self.list, self._tabs, self.pages):
                part.hide()
            self._paper.show()

    def _show_board(self) -> None:
        past = self._public.past
        around = (self.at + far * way for far in range(1, _FORESEEN + 1) for way in (1, -1))
        self.view.coming = tuple(past[at] for at in around if 0 <= at < len(past))
        self.view.show_past(self.past, before=self.before)
        self.top.set_view(
            self._public.as_of(self.past, self._board, before=self.before),
            phases.said(phases.Saying.WRITTEN, self.past.phase.kind),
        )

    def _tell_incidents(self) -> None:
        """Say what happened to seals before they were all opened."""
        messages = [incident_words(one, self._board) for one in self.past.incidents]
        self.incidents.setText("\n".join(messages))
        self.incidents.setVisible(bool(messages))

    def _show_chart(self) -> None:
        """Draw all years, whichever of them is looked at."""
        turns, shown = counted_turns(self._public, self._board), self.past.phase.turn
        self.chart.set_turns(turns, shown=shown, goal=goal_of(self._public, self._board))
        self.centres.setText(self.chart.in_words())

    def _speak(self) -> None:
        self.back.say(self.tr("Back to the game"))
        self.back.setToolTip(self.tr("Back to the game (Esc)"))
        self.bar.speak()
        self.show_orders.say(self.tr("Orders and results"))
        self.show_centres.say(counted(self._board).by_turn())
        self.show_statistics.say(self.tr("Statistics"))
        self.show_points.say(self.tr("Points"))
        self._count(self.pages.currentIndex())
        self.empty.setText(self.tr("Nothing has been revealed yet."))
        self.list.setAccessibleName(self.tr("Phase"))
        self.list.clear()
        self.list.addItems([phases.full_phase_words(past.phase) for past in self._public.past])
        self.list.setCurrentIndex(self.at)
        if not self._public.past:
            self.top.set_view(self._public)

    def retranslate(self) -> None:
        """Say everything again in the language and size of type now in use."""
        self._speak()
        self._fit_paper()
        if self._public.past:
            self._show_board()
            self._tell_incidents()
            self._show_chart()

    def arrive(self) -> None:
        """Fit the board and take the keys."""
        self.view.camera.fit()
        (self.bar.line if self._public.past else self.view).setFocus()

    def _fit_paper(self) -> None:
        width, shape = paper_width(self.width())
        self._paper.setFixedWidth(width)
        self.panel.set_shape(shape)
        self.fit_tabs()

    def fit_tabs(self) -> None:
        """Put the tabs on as many lines as their words need: none of them is cut."""
        room = self._paper.maximumWidth() - _PAPER_PAD[0] - _PAPER_PAD[2]
        laid: list[list[Button]] = [[]]
        used = 0
        for tab in self.tabs:
            tab.ensurePolished()
            need = tab.sizeHint().width()
            if laid[-1] and used + need > room:
                laid.append([])
                used = 0
            laid[-1].append(tab)
            used += need + _TAB_GAP
        if laid != self._lines:
            self._lines = laid
            self._lay_tabs()

    def _lay_tabs(self) -> None:
        while (item := self._tab_lines.takeAt(0)) is not None:
            old = item.layout()
            while old is not None and old.takeAt(0) is not None:
                pass  # the tabs stay, only their line goes
        for line in self._lines:
            side_by_side = QHBoxLayout()
            side_by_side.setSpacing(_TAB_GAP)
            for tab in line:
                side_by_side.addWidget(tab)
            side_by_side.addStretch(1)
            self._tab_lines.addLayout(side_by_side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit_paper()
