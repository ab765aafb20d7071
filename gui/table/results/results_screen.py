"""Results: what happened in a phase, and why, until the table goes on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase, PublicView
from gui.explain.board_panel import JudgedBoard
from gui.explain.results_panel import ResultsPanel, offer_study
from gui.explain.shape import paper_width
from gui.kit.topbar import TopBar
from gui.kit.widgets import button, column, label, row
from gui.screen import Screen, Shows
from gui.table.results.results_bar import ResultsBar
from gui.words.coin import coin_words, seed_words
from gui.words.endings import goal_words, proposed_words, verdict_words, why_words


class ResultsScreen(Screen):
    """Board after the phase, every order with its result, the reasons of the chosen one."""

    keys_place = "Reveal and results"

    shows = Shows.RESULTS

    share_of_growth = 0.6

    go_on = Signal()
    """The table goes on to the next phase."""

    replay = Signal()
    """The table wants to see the reveal again."""

    history_asked = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        past: PastPhase,
        public: PublicView,
        loaded: LoadedMap,
        rules: Rules | None = None,
    ) -> None:
        super().__init__()
        self._past, self._public, self._board = past, public, loaded.board
        self.history = button("", "", "clock", "on_chrome", small=True)
        self.history.clicked.connect(self.history_asked)
        self.top = TopBar(loaded.board, (self.history,))
        self.view = JudgedBoard(loaded)
        self.bar = ResultsBar(past, public, loaded.board)
        self.panel = ResultsPanel(loaded.board, rules, eager=True)
        offer_study(self.panel, loaded, rules)
        self._paper = column((self.panel, 1), pad=(22, 14, 14, 14), surface="paper")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        self.coin = label("", "strong", wrap=True)
        self._told = row((self.coin, 1), pad=(20, 8, 20, 8), surface="chrome")
        left = column((self.view, 1), self._told, self.bar, gap=0)
        layout.addWidget(row((left, 1), self._paper, gap=0), 1)
        self.bar.go.clicked.connect(self.go_on)
        self.bar.replay.clicked.connect(self.replay)
        self.bar.turned.connect(self._on_turned)
        self.panel.chosen.connect(self._on_chosen)
        self.panel.lit.connect(self.view.point_out)
        self.panel.laid.connect(self._on_laid)
        self.panel.proposed.connect(self.view.propose)
        self.panel.rule_asked.connect(self.rule_asked)
        for key, act in (
            (Qt.Key.Key_Space, self.go_on.emit),
            (Qt.Key.Key_F, self.panel.toggle_failures),
            (Qt.Key.Key_B, lambda: self.bar.turn(before=not self.bar.shows_before)),
            (Qt.Key.Key_BracketLeft, self.history_asked.emit),
            (Qt.Key.Key_Escape, self.panel.show_list),
        ):
            QShortcut(QKeySequence(key), self, act)
        self._speak()
        self.view.show_past(past, before=False)
        self._fit_paper()
        self.panel.set_past(past)

    @property
    def past(self) -> PastPhase:
        """The phase whose results are shown."""
        return self._past

    @property
    def public(self) -> PublicView:
        """What everybody may know now."""
        return self._public

    def _on_turned(self, before: bool) -> None:  # noqa: FBT001  (a slot)
        self.panel.take_off()
        self._show(before=before)

    def _show(self, *, before: bool) -> None:
        self._speak_of_board()
        self.view.show_past(self._past, before=before)
        self.view.spotlight(self.panel.asked)

    def _on_laid(self, past: PastPhase | None) -> None:
        if past is None:
            self._show(before=self.bar.shows_before)
        else:
            self.view.show_past(past, before=self.bar.shows_before)

    def _on_chosen(self, ruling: Ruling | None) -> None:
        self.view.spotlight(ruling)

    def _speak_of_board(self) -> None:
        """Let the bar above have the figures of the board that is shown."""
        public = self._public.as_of(self._past, self._board, before=self.bar.shows_before)
        self.top.set_view(public, self.tr("results"))

    def _speak(self) -> None:
        self._speak_of_board()
        self.history.say(self.tr("Past phases"))
        coin = coin_words(self._public, self._board, self._past)
        text = "\n".join(one for one in (coin, *self._settled()) if one)
        self.coin.setText(text)
        self.coin.setToolTip(seed_words(self._public))
        self._told.setVisible(bool(text))

    def _settled(self) -> tuple[str, ...]:
        """Say what else the table settles with this phase, where it is the last one played."""
        public, board = self._public, self._board
        if not public.past or public.past[-1].phase != self._past.phase:
            return ()
        if public.outcome is not None:
            return (verdict_words(public, board), why_words(public))
        return (proposed_words(public, board), goal_words(public, board))

    def retranslate(self) -> None:
        """Say everything again in the language and size of type now in use."""
        self._speak()
        self._fit_paper()

    def arrive(self) -> None:
        """Fit the board and take the keys."""
        self.view.camera.fit()
        self.panel.setFocus()

    def _fit_paper(self) -> None:
        width, shape = paper_width(self.width())
        self._paper.setFixedWidth(width)
        self.panel.set_shape(shape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit_paper()
