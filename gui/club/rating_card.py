"""How one game changed its players' ratings: every figure of the formula, to be computed again."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.club.rating import FORMULA, Change
from gui.club.club_words import brief, figure
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.kit import theme
from gui.kit.dialog import Card
from gui.kit.widgets import button, label

_WIDE, _HIGH = 760, 330


class RatingCard(Card):
    """One game's ratings, before and after."""

    def __init__(self, parent: QWidget, title: str, changes: Mapping[str, Change]) -> None:
        super().__init__(parent, self.tr("Ratings in “{title}”").format(title=brief(title)), _WIDE)
        self.add(label(FORMULA, "strong", wrap=True, selectable=True))
        self.table = FiguresTable(by=(5, Qt.SortOrder.DescendingOrder))
        self.table.setAccessibleName(self.tr("Ratings"))
        self.table.setMinimumHeight(round(_HIGH * min(theme.text_scale(), 1.3)))
        self.table.fill(self._heads(), [_line(who, one) for who, one in changes.items()])
        self.add(self.table, 1)
        self.add(
            label(
                self.tr(
                    "S: share of the game. Expected: what stands after S in the brackets, the part "
                    "that players so strong were to take."
                ),
                "muted",
                wrap=True,
            )
        )
        self.show_game = button(self.tr("Show the game"), "quiet")
        self.show_game.clicked.connect(self.accept)
        self.shut = button(self.tr("Close"), "primary")
        self.shut.clicked.connect(self.reject)
        self.add_acts(self.show_game, self.shut)
        self.shut.setFocus()

    def _heads(self) -> tuple[Head, ...]:
        return (
            Head(self.tr("Player"), 0),
            Head(self.tr("R before"), 104, number=True),
            Head("S", 76, self.tr("Share of the game"), number=True),
            Head(self.tr("Expected"), 104, number=True),
            Head(self.tr("Change"), 92, number=True),
            Head(self.tr("R after"), 104, number=True),
        )


def signed(number: float, places: int = 1) -> str:
    """Write a change with its sign: ``+85,7``."""
    digits = figure(abs(number), places)
    nothing = figure(0.0, places)
    return digits if digits == nothing else f"{'+' if number > 0 else '−'}{digits}"


def _line(player: str, one: Change) -> Line:
    moved = one.after - one.before
    return Line(
        player,
        (
            Cell(player),
            Cell(figure(one.before, 2), one.before),
            Cell(figure(float(one.share), 3), float(one.share), str(one.share)),
            Cell(figure(one.expected, 3), one.expected),
            Cell(signed(moved, 2), moved),
            Cell(figure(one.after, 2), one.after),
        ),
    )
