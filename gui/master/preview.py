"""What a phase would come to, before the master lets it count."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.table.comparing import differences, ruled_otherwise
from engine.table.slips import GmView, ReadLine
from engine.table.view import PastPhase
from gui.explain.board_panel import JudgedBoard
from gui.explain.offers_study import OtherOrders, StudiedPhase
from gui.explain.results_panel import ResultsPanel
from gui.explain.shape import paper_width
from gui.games import catalogue
from gui.kit import theme
from gui.kit.scroller import scroller
from gui.kit.signs import Badge
from gui.kit.topbar import TopBar
from gui.kit.widgets import Note, button, column, label, row, rule
from gui.master.differences import by_power, otherwise_words
from gui.master.guarded import Guarded
from gui.master.remarks import left_over, no_slip_words
from gui.printable import Matter
from gui.words import labels, phases
from gui.words.counted import counted


class PreviewScreen(Guarded):
    """The judged board, what changes on it, every ruling with its reasons; back, or commit."""

    committed = Signal()
    back_asked = Signal()
    rule_asked = Signal(str)
    study_asked = Signal(object)
    """What would count is to be tried otherwise, where nobody else sees it."""

    def __init__(
        self,
        past: PastPhase,
        view: GmView,
        loaded: LoadedMap,
        rules: Rules,
        read: Callable[[str], Sequence[ReadLine]],
    ) -> None:
        """``read`` reads the slip of a power, as it was judged here."""
        super().__init__()
        self._past, self._desk, self._board = past, view, loaded.board
        self._rules, self._read = rules, read
        self.top = TopBar(loaded.board)
        self.view = JudgedBoard(loaded)
        self.panel = ResultsPanel(loaded.board, rules)
        self.show_changes = button("", small=True, checkable=True)
        self.show_rulings = button("", small=True, checkable=True)
        self.pages = QStackedWidget()
        self._changes = QWidget()
        self.pages.addWidget(self._changes)
        self.pages.addWidget(self.panel)
        self.before = button("", small=True, checkable=True)
        self.after = button("", small=True, checkable=True)
        self.back = button("", "", "left", "on_chrome", small=True)
        self.hint = label("", "muted")
        self.commit = button("", "primary", "check", "#1b1408")
        self.study = button("", "", "branch", "on_chrome", small=True)
        self._loaded = loaded
        self._paper = column(
            row(self.show_changes, self.show_rulings, None, gap=6),
            (self.pages, 1),
            gap=10,
            pad=(22, 14, 14, 14),
            surface="paper",
        )
        bar = row(
            *(self.back, self.study, 12, self.before, self.after, None, self.hint, 12, self.commit),
            gap=8,
            pad=(16, 8, 20, 8),
            surface="chrome",
        )
        layout = QVBoxLayout(self.inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(row((self.view, 1), self._paper, gap=0), 1)
        layout.addWidget(bar)
        self._connect()
        self._fit_paper()
        self.panel.set_past(past)
        self.turn(before=False)
        self.list_changes()
        self.retranslate()

    @property
    def judged(self) -> PastPhase:
        """What would count; nobody else sees it yet."""
        return self._past

    def _connect(self) -> None:
        self.before.clicked.connect(lambda: self.turn(before=True))
        self.after.clicked.connect(lambda: self.turn(before=False))
        self.show_changes.clicked.connect(self.list_changes)
        self.show_rulings.clicked.connect(self.list_rulings)
        self.back.clicked.connect(self.back_asked)
        self.commit.clicked.connect(self.committed)
        self.study.clicked.connect(lambda: self._ask_study(self._past, ()))
        self.panel.offer_study(lambda: True)
        self.panel.study_asked.connect(self._ask_study)
        self.panel.chosen.connect(self.view.spotlight)
        self.panel.lit.connect(self.view.point_out)
        self.panel.rule_asked.connect(self.rule_asked)
        self.panel.laid.connect(self._on_laid)
        self.panel.proposed.connect(self.view.propose)
        for keys, act in (
            ("Escape", self.back_asked.emit),
            ("Ctrl+Return", self.committed.emit),
            ("Ctrl+Enter", self.committed.emit),
            ("S", self.study.click),
            ("B", lambda: self.turn(before=self.after.isChecked())),
        ):
            self.key(keys, act)

    def _ask_study(self, past: PastPhase, changes: OtherOrders) -> None:
        self.study_asked.emit(
            StudiedPhase(loaded=self._loaded, rules=self._rules, past=past, changes=changes)
        )

    def turn(self, *, before: bool) -> None:
        """Show the board before or after."""
        self.before.setChecked(before)
        self.after.setChecked(not before)
        self.view.show_past(self._past, before=before)

    def _on_laid(self, past: PastPhase | None) -> None:
        if past is None:
            self.turn(before=self.before.isChecked())
        else:
            self.view.show_past(past, before=self.before.isChecked())

    def list_changes(self) -> None:
        """List what is otherwise than before."""
        self._list(rulings=False)

    def list_rulings(self) -> None:
        """List every order with what it came to."""
        self._list(rulings=True)

    def _list(self, *, rulings: bool) -> None:
        self.show_changes.setChecked(not rulings)
        self.show_rulings.setChecked(rulings)
        self.pages.setCurrentIndex(int(rulings))
        if not rulings:
            self.view.spotlight(None)

    def _tell_changes(self) -> None:
        parts: list[QWidget] = []
        parts += self._tell_left()
        if self._desk.abandoned is not None:
            parts += self._tell_otherwise(self._desk.abandoned)
        groups = by_power(differences(self._past), self._board)
        if not groups:
            parts.append(label(self.tr("Nothing changes on the board."), "muted", wrap=True))
        for power, lines in groups:
            if power:
                letter = labels.power_letter(self._board, power)
                name = label(labels.power_name(self._board, power), "strong")
                parts.append(row(Badge(letter, 22), name, None, gap=8))
            else:
                parts.append(label(counted(self._board).title(), "strong"))
            parts += [row(30, (label(line, wrap=True), 1), gap=0) for line in lines]
        old = self._changes
        self._changes = scroller(column(*parts, None, gap=6, pad=(0, 0, 8, 0)))
        self.pages.insertWidget(0, self._changes)
        self.pages.removeWidget(old)
        old.deleteLater()
        self._list(rulings=self.show_rulings.isChecked())

    def _tell_left(self) -> list[QWidget]:
        """Name what is missing, in vain or undecided, before what comes out."""
        leftovers = left_over(self._desk, self._rules, self._read)
        open_ = sum(len(one.lines) for one in leftovers)
        parts: list[QWidget] = []
        if open_:
            message = self.tr("%n line(s) nobody has ruled on: not carried out{rule}.", "", open_)
            unclear = catalogue.played_on(self._board).unclear
            section = "" if unclear is None else f" ({unclear.rule})"
            parts.append(Note("warn", message.format(rule=section)))
        silent = [one for one in leftovers if not one.lines and one.others == (no_slip_words(),)]
        for one in leftovers:
            if one in silent:
                continue
            letter = labels.power_letter(self._board, one.power)
            name = label(labels.power_name(self._board, one.power), "strong")
            parts.append(row(Badge(letter, 22), name, None, gap=8))
            quoted = [self.tr("“{line}”: not carried out").format(line=line) for line in one.lines]
            remarks = (*quoted, *one.others)
            parts += [row(30, (label(line, wrap=True), 1), gap=0) for line in remarks]
        if silent:
            names = ", ".join(labels.power_name(self._board, one.power) for one in silent)
            parts.append(label(self.tr("No slip: {powers}").format(powers=names), wrap=True))
        if parts:
            parts.append(rule())
        return parts

    def _tell_otherwise(self, abandoned: PastPhase) -> list[QWidget]:
        changes = ruled_otherwise(abandoned, self._past)
        parts: list[QWidget] = [label(self.tr("Otherwise than judged before"), "strong")]
        if not changes:
            parts.append(label(self.tr("Nothing: it comes out the same."), "muted", wrap=True))
        parts += [label(otherwise_words(one, self._board), wrap=True) for one in changes]
        return [*parts, rule()]

    def retranslate(self) -> None:
        """Say everything in the language and size of type now in use."""
        phase = phases.full_phase_words(self._past.phase)
        self.top.set_view(self._desk.public, self.tr("preview"))
        self.show_changes.say(self.tr("Changes"))
        self.show_rulings.say(self.tr("Rulings"))
        self.before.say(self.tr("Orders"))
        self.after.say(self.tr("Result"))
        self.back.say(self.tr("Back to the slips"))
        self.back.setToolTip(self.tr("Nothing is stored yet (Esc)"))
        self.study.say(self.tr("Study"))
        self.study.setToolTip(
            self.tr("Try it otherwise in a study that is kept nowhere and that only you see (S)")
        )
        self.hint.setText(self.tr("Seen by nobody else yet"))
        self.commit.say(self.tr("Commit: {phase}").format(phase=phase))
        self.commit.setToolTip(self.tr("From then on everybody sees it (Ctrl+Enter)"))
        super().retranslate()
        self._tell_changes()
        self._fit_paper()

    def refuse(self, sentence: str) -> bool:
        """Say why nothing was stored."""
        self.hint.setText(sentence)
        return True

    def printable(self, game: Matter) -> Matter:
        """Print what the phase would come to, under a title that says that it does not count."""
        if self.covered:
            return game
        message = QCoreApplication.translate("Printing", "{game} (preview, not committed)")
        title = message.format(game=game.public.title)
        public = replace(game.public, title=title, past=(*game.public.past, self._past))
        at = len(public.past) - 1
        return replace(game, public=public, at=at, before=self.before.isChecked())

    def arrive(self) -> None:
        """Fit the board and take the keys."""
        self.view.camera.fit()
        if not self.covered:
            self.take_focus()

    def take_focus(self) -> None:
        """Let Enter commit."""
        self.commit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit_paper(self) -> None:
        width, shape = paper_width(self.width())
        self._paper.setFixedWidth(width)
        self.panel.set_shape(shape)
        self.hint.setVisible(self.width() >= 1000 * theme.text_scale())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit_paper()
