"""Setting up who has to retreat: who was beaten, by whom, and where a stand-off left nobody."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from engine.board.board import Board
from engine.board.location import province_of
from engine.catalogue import GAMES
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.study.pieces import PlacingError, check_place, coasts_for
from gui.map.board.view import BoardView
from gui.study.pieces_bar import Act, PiecesBar
from gui.study.placing import refusal
from gui.words import labels, names


class RetreatSetUp(QObject):
    """Does what a click on a space means while it is said who has to retreat."""

    def __init__(
        self,
        board: Board,
        view: BoardView,
        tray: PiecesBar,
        take: Callable[[Position], None],
        tell: Callable[[str], None],
    ) -> None:
        """``take`` takes a changed board over, ``tell`` says something beside it."""
        super().__init__(view)
        self._board, self._view, self._tray = board, view, tray
        self._take, self._tell = take, tell
        self.asked = ""
        """The space of a beaten unit of which it is still to be said whence the attack came."""

    def click(self, position: Position, location: str) -> None:
        """Say who has to retreat, where the attack came from, where a stand-off left nobody."""
        province = province_of(location)
        others = tuple(one for one in position.dislodged if one.unit.province != province)
        here = len(others) < len(position.dislodged)
        if self.asked:
            self._came_from(position, province)
        elif self._tray.act is Act.TAKE:
            self._retreat(position, others, position.contested - {province})
        elif here:
            self._ask_origin(province)
        elif position.at(province) is None:
            self._retreat(position, position.dislodged, position.contested ^ {province})
        else:
            self._drive_out(position, location)

    def _drive_out(self, position: Position, location: str) -> None:
        kind, power = UnitKind(self._tray.kind), self._tray.power
        coasts = coasts_for(self._board, kind, location)
        if coasts:
            self._view.offers.offer_coasts(coasts)
            return
        try:
            check_place(self._board, kind, location)
        except PlacingError as error:
            self._tell(refusal(error, self._board))
            return
        fallen = Dislodged(unit=Unit(power, kind, location), attacker=None, retreats=())
        self._retreat(position, (*position.dislodged, fallen), position.contested)
        self._ask_origin(province_of(location))

    def _ask_origin(self, province: str) -> None:
        self.asked = province
        self._tell(
            self.tr(
                "Where did the attack come from? Click that space, or {where:the} again if it "
                "came by sea or nobody knows."
            ).format(where=names.spoken(self._board).place(province))
        )

    def _came_from(self, position: Position, origin: str) -> None:
        where = self.asked
        attacker = None if origin == where else origin
        rules = GAMES[self._board.game].rules(self._board, {})
        if attacker is not None and attacker not in rules.attackers(where):
            place = names.spoken(self._board).place
            nobody = self.tr("No unit can ever come from {origin:the} to {where:the}.")
            self._tell(names.sentence(nobody, origin=place(origin), where=place(where)))
            return
        self._retreat(
            position,
            tuple(
                replace(one, attacker=attacker) if one.unit.province == where else one
                for one in position.dislodged
            ),
            position.contested,
        )

    def _retreat(
        self, position: Position, beaten: tuple[Dislodged, ...], contested: frozenset[str]
    ) -> None:
        self._take(replace(position, dislodged=beaten, contested=contested))

    def words(self, position: Position) -> str:
        """Say where each unit can retreat to, and where nobody can because of a stand-off."""
        board = self._board
        phrases = [
            self.tr("{unit} retreats to: {ways}").format(
                unit=labels.unit_name(one.unit, board),
                ways=", ".join(labels.abbreviation(board, at) for at in one.retreats)
                or self.tr("nowhere"),
            )
            for one in position.dislodged
        ]
        if position.contested:
            spaces = ", ".join(labels.abbreviation(board, at) for at in sorted(position.contested))
            phrases.append(self.tr("stand-off: {spaces}").format(spaces=spaces))
        return "; ".join(phrases)
