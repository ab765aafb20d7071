"""Setting a board up by hand: what clicks and drags put there; one editor, wherever it is done."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.calendar import Calendar
from engine.rules.position import Position, Unit, UnitKind
from engine.study.pieces import PlacingError, coasts_for, put_down, shifted, taken_off
from gui.games import catalogue
from gui.kit.widgets import button, label
from gui.map.board.view import BoardView
from gui.study.phase_pick import PhasePick
from gui.study.pieces_bar import Act, PiecesBar
from gui.study.placing import refusal
from gui.study.retreat_set_up import RetreatSetUp


class BoardSetUp(QObject):
    """Pieces, owners, the phase, and who has to retreat. Stores nothing: whoever asked does."""

    taken = Signal(object)
    """The ``Position`` as somebody wants it now."""

    shown = Signal()
    """A piece was lifted or laid down, or clicks do something else now."""

    def __init__(
        self,
        board: Board,
        view: BoardView,
        calendar: Calendar,
        start: Position,
        tell: Callable[[str], None],
    ) -> None:
        """``tell`` says something beside the board."""
        super().__init__(view)
        self._board, self._view, self._tell = board, view, tell
        self._position = start
        asked = catalogue.played_on(board).owners
        self._owners_of = None if asked is None else asked()
        self.lifted = ""
        """The space of the piece that was picked up."""

        self.tray = PiecesBar(board)
        self.owning = button("", small=True, checkable=True)
        self.beaten = button("", small=True, checkable=True)
        self.pick = PhasePick(calendar, start.phase)
        self.pick.setParent(self)
        self.part_name = label("", "muted")
        self.retreating = RetreatSetUp(board, view, self.tray, self._take, tell)
        if self._owners_of is None:
            self.owning.hide()
        if not any(kind.retreats for kind in calendar.kinds):
            self.beaten.hide()
        self.tray.changed.connect(self.lay_down)
        self.owning.toggled.connect(self._on_owning)
        self.beaten.toggled.connect(self._on_beaten)
        self.pick.changed.connect(self._on_phase)
        self.show_board(start)

    @property
    def position(self) -> Position:
        """The board as it is set up now."""
        return self._position

    def show_board(self, position: Position) -> None:
        """Go on with a board as it is kept now."""
        self._position = position
        if self.pick.phase != position.phase:
            self.pick.set(position.phase)
        self.beaten.setEnabled(position.phase.kind.retreats)
        if not position.phase.kind.retreats:
            self.beaten.setChecked(False)
        self.lay_down()

    def lay_down(self) -> None:
        """Put a piece back that was lifted, and ask about nothing any more."""
        self.lifted = self.retreating.asked = ""
        self._view.offers.offer_coasts(())
        self.show()

    def show(self) -> None:
        """Light what is lifted, let pieces be dragged, and say what a click does."""
        self._view.pieces.set_states({self.lifted: "chosen"} if self.lifted else {})
        pressed = next((one for one in (self.owning, self.beaten) if one.isChecked()), None)
        units = self._position.units
        self._view.pointer.set_drag_from(unit.province for unit in units if pressed is None)
        self.tray.say_instead(f"{pressed.toolTip()}." if pressed is not None else "")
        self.shown.emit()

    def words(self) -> str:
        """Say where each unit can retreat to."""
        return self.retreating.words(self._position)

    def speak(self) -> None:
        """Say everything in the language now spoken."""
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
        self.pick.part.setAccessibleName(words.list_name())
        self.pick.turn.setAccessibleName(words.turn_name())
        self.pick.offer()

    # -- clicks -----------------------------------------------------------------------------------

    def click(self, location: str) -> None:
        """Do what a click on a space means now."""
        province = province_of(location)
        if self.owning.isChecked():
            self._own(province)
            return
        if self.beaten.isChecked():
            self.retreating.click(self._position, location)
            return
        self._view.offers.offer_coasts(())
        here = self._position.at(province)
        if self.tray.act is Act.TAKE:
            if here is not None:
                self._take(taken_off(self._position, province))
        elif self.lifted and here is None:
            self._shift(self.lifted, location)
        elif here is not None:
            self.lifted = "" if self.lifted == province else province
            self.show()
        else:
            self._put(location)

    def drag(self, start: str, end: str) -> None:
        """Stand a piece elsewhere that was dragged there."""
        if end and start != end and not (self.owning.isChecked() or self.beaten.isChecked()):
            self._shift(start, end)

    def take_off_lifted(self) -> bool:
        """Take the piece off that was picked up; tell whether there was one."""
        if not self.lifted:
            return False
        self._take(taken_off(self._position, self.lifted))
        return True

    def _take(self, position: Position) -> None:
        self._position = position
        self.lay_down()
        self.taken.emit(position)

    def _put(self, location: str) -> None:
        coasts = coasts_for(self._board, self.tray.kind, location)
        if coasts:
            self._view.offers.offer_coasts(coasts)
            return
        unit = Unit(self.tray.power, UnitKind(self.tray.kind), location)
        try:
            position = put_down(self._position, unit, self._board)
        except PlacingError as error:
            self._tell(refusal(error, self._board))
            return
        self._take(position)

    def _shift(self, province: str, location: str) -> None:
        unit = self._position.at(province)
        coasts = coasts_for(self._board, unit.kind, location) if unit else ()
        if coasts:
            self.lifted = province
            self.show()
            self._view.offers.offer_coasts(coasts)
            return
        try:
            position = shifted(self._position, province, location, self._board)
        except PlacingError as error:
            self._tell(refusal(error, self._board))
            return
        self._take(position)

    def _own(self, province: str) -> None:
        asked = self._owners_of
        if asked is None or province not in asked.places(self._board):
            self._tell("" if asked is None else asked.nobodys(province, self._board))
            return
        owners = dict(self._position.owners)
        if self.tray.act is Act.TAKE or owners.get(province) == self.tray.power:
            owners.pop(province, None)
        else:
            owners[province] = self.tray.power
        self._take(replace(self._position, owners=dict(sorted(owners.items()))))

    # -- which phase, and what clicks do ----------------------------------------------------------

    def _on_phase(self) -> None:
        phase = self.pick.phase
        self.beaten.setEnabled(phase.kind.retreats)
        if not phase.kind.retreats:
            self.beaten.setChecked(False)
        self._take(replace(self._position, phase=phase))

    def _on_owning(self, on: bool) -> None:  # noqa: FBT001 - a slot
        if on:
            self.beaten.setChecked(False)
        self.lay_down()

    def _on_beaten(self, on: bool) -> None:  # noqa: FBT001 - a slot
        if on:
            self.owning.setChecked(False)
        self.lay_down()
