"""Setting the board up otherwise: pieces, owners, the season, and why."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout

from engine.board.loader import LoadedMap
from engine.rules.flaws import flaws, same_retreats
from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.rules.position import Position
from engine.table.incident import LONGEST_REASON
from engine.table.view import PublicView
from gui.kit import theme
from gui.kit.clock_key import LineField
from gui.kit.leave import leave_asking
from gui.kit.topbar import TopBar
from gui.kit.widgets import button, column, label, paint_surface, row
from gui.map.board.view import BoardView
from gui.master.guarded import Guarded
from gui.master.question import LARGE
from gui.printable import Matter
from gui.screen import Loss
from gui.study.board_set_up import BoardSetUp
from gui.study.board_words import flaw_words


class EditScreen(Guarded):
    """The board as a tray of pieces. Nothing is stored before it has a reason."""

    edited = Signal()
    left = Signal()

    def __init__(self, public: PublicView, loaded: LoadedMap, rules: Rules) -> None:
        super().__init__()
        self._rules = rules
        self._public, self._board = public, loaded.board
        self._start = public.position
        self._done: list[Position] = []
        self._now = self._start
        self.top = TopBar(loaded.board)
        self.view = BoardView(loaded)
        self._hand = BoardSetUp(self._board, self.view, rules.calendar, self._start, self._tell)
        self.tray, self.owning, self.beaten = self._hand.tray, self._hand.owning, self._hand.beaten
        self.part, self.turn = self._hand.pick.part, self._hand.pick.turn
        self.reason = LineField()
        self.reason.setMaxLength(LONGEST_REASON)
        self.undo = button("", "", "undo", "on_chrome", small=True)
        self.cancel = button("", "", "left", "on_chrome", small=True)
        self.store = button("", "primary", "check", "#1b1408")
        self.said, self.below = label("", "muted", wrap=True), label("", "muted", wrap=True)
        second = row(
            *(
                self.owning,
                self.beaten,
                12,
                self._hand.part_name,
                self.part,
                self.turn,
                12,
                (self.said, 1),
            ),
            gap=8,
            pad=(16, 4, 16, 4),
        )
        third = row(
            *(self.cancel, self.undo, (self.reason, 1), self.store),
            gap=8,
            pad=(16, 4, 20, 10),
        )
        layout = QVBoxLayout(self.inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(self.view, 1)
        hint_row = row((self.below, 1), gap=0, pad=(16, 0, 16, 0))
        layout.addWidget(paint_surface(column(self.tray, second, hint_row, third, gap=0), "chrome"))
        self._connect()
        self.retranslate()
        self._show()

    def _connect(self) -> None:
        self.view.location_clicked.connect(self._hand.click)
        self.view.dragged.connect(self._hand.drag)
        self._hand.shown.connect(self._show)
        self._hand.taken.connect(self._take)
        self.reason.textChanged.connect(self._check)
        self.undo.clicked.connect(self.take_back)
        self.cancel.clicked.connect(self._on_cancel)
        self.store.clicked.connect(self._on_store)
        self.key("Escape", self._on_cancel)
        QShortcut(QKeySequence("Ctrl+Z"), self.view, self.take_back)

    @property
    def phase(self) -> Phase:
        """The season chosen."""
        return self._hand.position.phase

    @property
    def position(self) -> Position:
        """The board as it is set up now."""
        edited = self._hand.position
        if not edited.phase.kind.retreats:
            return replace(edited, dislodged=(), contested=frozenset())
        same = same_retreats(edited, self._start)
        return edited if same else self._rules.with_ways_out(edited)

    def _changed(self) -> bool:
        start = self._start
        now = self.position
        return _all_of(now) != _all_of(start)

    @property
    def would_lose(self) -> Loss | None:
        """A change, or a reason that is written."""
        return Loss.EDIT if self._changed() or self.reason.text().strip() else None

    def printable(self, game: Matter) -> Matter:
        """Print the board as it is set up now, under a title that says that it does not count."""
        if self.covered:
            return game
        message = QCoreApplication.translate("Printing", "{game} (board not set up yet)")
        title, position = message.format(game=game.public.title), self.position
        public = replace(game.public, title=title, position=position, phase=position.phase)
        return replace(game, public=public)

    def _on_cancel(self) -> None:
        """Leave the board as it was; ask first where something was changed."""
        leave_asking(self, self.left.emit)

    def take_back(self) -> None:
        """Take the last change on the board back."""
        if self._done:
            self._now = self._done.pop()
            self._hand.show_board(self._now)

    def _take(self, position: Position) -> None:
        self._done.append(self._now)
        self._now = position
        self._show()

    def _show(self) -> None:
        self.view.show_position(self.position)
        self._check()

    def _check(self) -> None:
        self.undo.setEnabled(bool(self._done))
        self.store.setEnabled(self._changed() and bool(self.reason.text().strip()))
        self._say_what_is_wrong()

    def _say_what_is_wrong(self) -> bool:
        """Say why the board cannot be as it is set up; tell whether it can."""
        faults = flaws(self.position, self._board)
        self._tell(
            flaw_words(faults[0], self._board)
            if faults
            else self._hand.retreating.words(self.position)
        )
        return not faults

    def _tell(self, text: str) -> None:
        """Say something beside the season, or below it where the type is too large for that."""
        small = theme.text_setting() < LARGE
        self.said.setText(text if small else "")
        self.below.setText("" if small else text)
        self.below.setVisible(bool(self.below.text()))

    def _on_store(self) -> None:
        if self._say_what_is_wrong():
            self.edited.emit()

    def refuse(self, sentence: str) -> bool:
        """Say why nothing was stored."""
        self._tell(sentence)
        return True

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.top.set_view(self._public, self.tr("editing the board"))
        self._hand.speak()
        self.reason.setPlaceholderText(self.tr("Reason, as it stands in the ruling log"))
        self.reason.setAccessibleName(self.reason.placeholderText())
        self.undo.say(self.tr("Undo"))
        self.cancel.say(self.tr("Cancel"))
        self.store.say(self.tr("Set the board up so"))
        super().retranslate()

    def arrive(self) -> None:
        """Fit the board."""
        self.view.camera.fit()
        if not self.covered:
            self.take_focus()

    def take_focus(self) -> None:
        """Let keys lead over the board."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)


def _all_of(position: Position) -> tuple[object, ...]:
    """Return what makes a board another one than before."""
    beaten = tuple((one.unit, one.attacker) for one in position.dislodged)
    contested = position.contested
    return position.units, dict(position.owners), position.phase, beaten, contested
