"""Setting the board up otherwise: pieces, owners, the season, and why."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.rules.flaws import flaws, same_retreats
from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.rules.position import Position
from engine.table.incident import LONGEST_REASON
from engine.table.view import PublicView
from gui.games import catalogue
from gui.kit import theme
from gui.kit.clock_key import LineField
from gui.kit.leave import leave_question
from gui.kit.topbar import TopBar
from gui.kit.widgets import button, column, label, paint_surface, row
from gui.map.board.view import BoardView
from gui.master.board_words import flaw_words
from gui.master.guarded import Guarded
from gui.master.phase_pick import PhasePick
from gui.master.question import LARGE
from gui.master.retreat_set_up import RetreatSetUp
from gui.printable import Matter
from gui.screen import Loss
from gui.study.case import PlacingError, StudyCase, coasts_for
from gui.study.pieces_bar import Act, PiecesBar
from gui.study.placing import refusal


class EditScreen(Guarded):
    """The board as a tray of pieces. Nothing is stored before it has a reason."""

    edited = Signal()
    left = Signal()

    def __init__(self, public: PublicView, loaded: LoadedMap, rules: Rules) -> None:
        super().__init__()
        self._rules = rules
        self._public, self._board = public, loaded.board
        self._start = public.position
        self._owners = dict(self._start.owners)
        game = catalogue.played_on(loaded.board)
        self._owners_of = None if game.owners is None else game.owners()
        self._case = StudyCase(position=self._start, orders={})
        self._lifted = ""
        self._done: list[tuple[StudyCase, dict[str, str]]] = []
        self.top = TopBar(loaded.board)
        self.view = BoardView(loaded)
        self.tray = PiecesBar(loaded.board)
        self._retreating = RetreatSetUp(self._board, self.view, self.tray, self._take, self._tell)
        self.owning = button("", small=True, checkable=True)
        self.beaten = button("", small=True, checkable=True)
        self._pick = PhasePick(rules.calendar, self._start.phase)
        self.part, self.turn = self._pick.part, self._pick.turn
        self.part_name = label("", "muted")
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
                self.part_name,
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
        if self._owners_of is None:
            self.owning.hide()
        if not any(kind.retreats for kind in rules.calendar.kinds):
            self.beaten.hide()
        self.beaten.setEnabled(self.phase.kind.retreats)
        self._connect()
        self.retranslate()
        self._show()

    def _connect(self) -> None:
        self.view.location_clicked.connect(self._on_clicked)
        self.view.dragged.connect(self._on_dragged)
        self.tray.changed.connect(self._lay_down)
        self.owning.toggled.connect(self._on_owning)
        self.beaten.toggled.connect(self._on_beaten_mode)
        self.reason.textChanged.connect(self._check)
        self._pick.changed.connect(self._on_phase)
        self.undo.clicked.connect(self.take_back)
        self.cancel.clicked.connect(self._on_cancel)
        self.store.clicked.connect(self._on_store)
        self.key("Escape", self._on_cancel)
        QShortcut(QKeySequence("Ctrl+Z"), self.view, self.take_back)

    @property
    def phase(self) -> Phase:
        """The season chosen."""
        return self._pick.phase

    @property
    def position(self) -> Position:
        """The board as it is set up now."""
        edited = replace(
            self._case.position, owners=dict(sorted(self._owners.items())), phase=self.phase
        )
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
        if self.would_lose is None:
            self.left.emit()
            return
        question = leave_question(self, Loss.EDIT)
        question.agreed.connect(self.left)
        question.open()

    def take_back(self) -> None:
        """Take the last change on the board back."""
        if self._done:
            self._case, self._owners = self._done.pop()
            self._lay_down()

    def _take(self, case: StudyCase, owners: dict[str, str] | None = None) -> None:
        self._done.append((self._case, self._owners))
        self._case = case
        self._owners = self._owners if owners is None else owners
        self._lay_down()

    def _lay_down(self) -> None:
        self._lifted = self._retreating.asked = ""
        self.view.offers.offer_coasts(())
        self._show()

    def _show(self) -> None:
        self.view.show_position(self.position)
        self.view.pieces.set_states({self._lifted: "chosen"} if self._lifted else {})
        moving = not (self.owning.isChecked() or self.beaten.isChecked())
        units = self._case.position.units
        self.view.pointer.set_drag_from(unit.province for unit in units if moving)
        pressed = next((one for one in (self.owning, self.beaten) if one.isChecked()), None)
        self.tray.say_instead(f"{pressed.toolTip()}." if pressed is not None else "")
        self._check()

    def _check(self) -> None:
        self.undo.setEnabled(bool(self._done))
        self.store.setEnabled(self._changed() and bool(self.reason.text().strip()))
        self._say_what_is_wrong()

    def _say_what_is_wrong(self) -> bool:
        """Say why the board cannot be as it is set up; tell whether it can."""
        faults = flaws(self.position, self._board)
        self._tell(
            flaw_words(faults[0], self._board) if faults else self._retreating.words(self.position)
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

    def _on_phase(self) -> None:
        retreats = self.phase.kind.retreats
        self.beaten.setEnabled(retreats)
        if not retreats:
            self.beaten.setChecked(False)
        self._lay_down()

    def _on_owning(self, on: bool) -> None:  # noqa: FBT001 - a slot
        if on:
            self.beaten.setChecked(False)
        self._lay_down()

    def _on_beaten_mode(self, on: bool) -> None:  # noqa: FBT001 - a slot
        if on:
            self.owning.setChecked(False)
        self._lay_down()

    def _on_clicked(self, location: str) -> None:
        province = province_of(location)
        if self.owning.isChecked():
            self._own(province)
            return
        if self.beaten.isChecked():
            self._retreating.click(self._case, location)
            return
        self.view.offers.offer_coasts(())
        here = self._case.unit(province)
        if self.tray.act is Act.TAKE:
            if here is not None:
                self._take(self._case.remove(province))
        elif self._lifted and here is None:
            self._shift(self._lifted, location)
        elif here is not None:
            self._lifted = "" if self._lifted == province else province
            self._show()
        else:
            self._put(location)

    def _own(self, province: str) -> None:
        asked = self._owners_of
        if asked is None or province not in asked.places(self._board):
            self._tell("" if asked is None else asked.nobodys(province, self._board))
            return
        owners = dict(self._owners)
        if self.tray.act is Act.TAKE or owners.get(province) == self.tray.power:
            owners.pop(province, None)
        else:
            owners[province] = self.tray.power
        self._take(self._case, owners)

    # -- pieces -----------------------------------------------------------------------------------

    def _put(self, location: str) -> None:
        coasts = coasts_for(self._board, self.tray.kind, location)
        if coasts:
            self.view.offers.offer_coasts(coasts)
            return
        try:
            case = self._case.place(self.tray.power, self.tray.kind, location, self._board)
        except PlacingError as error:
            self._tell(refusal(error, self._board))
            return
        self._take(case)

    def _shift(self, province: str, location: str) -> None:
        unit = self._case.unit(province)
        coasts = coasts_for(self._board, unit.kind, location) if unit else ()
        if coasts:
            self._lifted = province
            self._show()
            self.view.offers.offer_coasts(coasts)
            return
        try:
            case = self._case.shift(province, location, self._board)
        except PlacingError as error:
            self._tell(refusal(error, self._board))
            return
        self._take(case)

    def _on_dragged(self, start: str, end: str) -> None:
        if end and start != end and not (self.owning.isChecked() or self.beaten.isChecked()):
            self._shift(start, end)

    def refuse(self, sentence: str) -> bool:
        """Say why nothing was stored."""
        self._tell(sentence)
        return True

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.top.set_view(self._public, self.tr("editing the board"))
        if self._owners_of is not None:
            self.owning.say(self._owners_of.title())
            self.owning.setToolTip(self._owners_of.hint())
        self.beaten.say(self.tr("Who retreats"))
        self.beaten.setToolTip(
            self.tr(
                "In retreats: a click on a unit has the one chosen above retreat from it, then one "
                "on where the attack came from; on an empty space, a stand-off left it empty"
            )
        )
        words = catalogue.played_on(self._board).phases()
        self.part_name.setText(words.list_name())
        self.part.setAccessibleName(words.list_name())
        self.turn.setAccessibleName(words.turn_name())
        self._pick.offer()
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
