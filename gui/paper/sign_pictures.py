"""The signs of the board, each cut out of a board that is really drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from gui.games import catalogue
from gui.games.example_map import example_map
from gui.kit.signs import paint_badge
from gui.map.marks import Mark
from gui.paper.plate import Plate

A, F = UnitKind.ARMY, UnitKind.FLEET
WIDE, HIGH = 300.0, 150.0
"""What is cut out, in board units."""


class Sign(StrEnum):
    """What a stranger meets on the board."""

    MOVE = "move"
    SUPPORT = "support"
    CONVOY = "convoy"
    HOLD = "hold"
    STAND_OFF = "stand_off"
    DISLODGED = "dislodged"
    CENTRE = "centre"
    SEAL = "seal"


_UNITS = (
    Unit("RUSSIA", A, "WAR"),
    Unit("GERMANY", A, "MUN"),
    Unit("GERMANY", A, "BER"),
    Unit("ENGLAND", A, "LON"),
    Unit("ENGLAND", F, "ENG"),
    Unit("ITALY", A, "ROM"),
    Unit("TURKEY", A, "SMY"),
    Unit("AUSTRIA", A, "SER"),
    Unit("TURKEY", A, "CON"),
)
_SHEETS = {
    "RUSSIA": ("A WAR - UKR",),
    "GERMANY": ("A BER - SIL", "A MUN S A BER - SIL"),
    "ENGLAND": ("A LON - BRE", "F ENG C A LON - BRE"),
    "ITALY": ("A ROM H",),
    "AUSTRIA": ("A SER - BUL",),
    "TURKEY": ("A CON - BUL", "A SMY H"),
}
_BEATEN = Dislodged(unit=Unit("FRANCE", A, "BUR"), attacker="MUN", retreats=("GAS",))
_ROUND: Mapping[Sign, tuple[str, ...]] = {
    Sign.MOVE: ("WAR", "UKR"),
    Sign.SUPPORT: ("MUN", "BER", "SIL"),
    Sign.CONVOY: ("ENG", "LON", "BRE"),
    Sign.HOLD: ("ROM",),
    Sign.STAND_OFF: ("SER", "BUL", "CON"),
    Sign.DISLODGED: ("BUR", "GAS"),
    Sign.CENTRE: ("SER",),
}


@dataclass(frozen=True, slots=True)
class SignPlates:
    """The two boards out of which the signs are cut."""

    judged: Plate
    beaten: Plate

    def paint(self, painter: QPainter, sign: Sign, box: QRectF, *, black: bool = False) -> None:
        """Draw a sign as the board has it; the seal as the table has it."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(box)
        if sign is Sign.SEAL:
            side = box.height() * 0.8
            seal = QRectF(0, 0, side, side)
            seal.moveCenter(box.center())
            paint_badge(painter, seal, "A", "sealed")
        else:
            plate = self.beaten if sign is Sign.DISLODGED else self.judged
            cut = self._cut(sign)
            k = box.width() / cut.width()
            painter.translate(box.topLeft())
            painter.scale(k, k)
            painter.translate(-cut.topLeft())
            plate.paint(painter, black=black)
        painter.restore()

    def _cut(self, sign: Sign) -> QRectF:
        spots = self.judged.loaded.atlas.spots
        places = _ROUND[sign]
        found = [spots[at].army or next(iter(spots[at].fleet.values())) for at in places]
        if sign is Sign.CENTRE:
            found = [spots[places[0]].centre or found[0]]
        xs, ys = [x for x, _ in found], [y for _, y in found]
        middle = QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        least = WIDE if len(places) > 1 else WIDE / 2
        wide = max(least, (max(xs) - min(xs)) * 1.5, (max(ys) - min(ys)) * 3)
        cut = QRectF(0, 0, wide, wide * HIGH / WIDE)
        cut.moveCenter(middle)
        return cut

    def images(self, size: QSize) -> dict[Sign, QImage]:
        """Return every sign as a picture so large."""
        found = {}
        for sign in Sign:
            image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            self.paint(painter, sign, QRectF(0, 0, size.width(), size.height()))
            painter.end()
            found[sign] = image
        return found


def sign_plates(loaded: LoadedMap, rules: Rules) -> SignPlates:
    """Judge the orders that the signs are shown on: they lie on the map of the game's examples."""
    shown = example_map(loaded)
    if shown is not loaded:
        loaded, rules = shown, GAMES[shown.board.game].rules(shown.board, {})
    before = Position(phase=rules.calendar.parse("S1901M"), units=_UNITS)
    resolution = rules.adjudicate(before, _SHEETS)
    draw = catalogue.played_on(loaded.board).marks().marks_for_resolution
    marks: tuple[Mark, ...] = draw(loaded.board, before, opened(rules.order, _SHEETS), resolution)
    stands = (Unit("GERMANY", A, "BUR"), Unit("ITALY", A, "MAR"))
    after = Position(phase=rules.calendar.parse("S1901R"), units=stands, dislodged=(_BEATEN,))
    return SignPlates(Plate(loaded, before, marks), Plate(loaded, after))
