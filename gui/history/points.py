"""What the game would be worth if it ended with the phase that is looked at, system by system."""

from fractions import Fraction
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.scoring.standing import Standing
from engine.scoring.systems import SYSTEMS, Scores
from engine.scoring.table import standing_at
from engine.table.view import PublicView
from gui import i18n
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit.pick_list import PickList
from gui.kit.scroller import scroller
from gui.kit.signs import Badge
from gui.kit.widgets import label
from gui.words import labels
from gui.words.counted import counted
from gui.words.names import things

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

NAMES = MappingProxyType(
    {
        "draw_size": QT_TRANSLATE_NOOP("Points", "Draw size"),
        "sum_of_squares": QT_TRANSLATE_NOOP("Points", "Sum of squares"),
        "c_diplo_100": QT_TRANSLATE_NOOP("Points", "C-Diplo 100"),
        "c_diplo_80": QT_TRANSLATE_NOOP("Points", "C-Diplo 80"),
        "c_diplo_namur": QT_TRANSLATE_NOOP("Points", "C-Diplo Namur"),
        "carnage": QT_TRANSLATE_NOOP("Points", "Carnage"),
        "carnage_dead_equal": QT_TRANSLATE_NOOP("Points", "Carnage, eliminated equal"),
        "carnage_centre_count": QT_TRANSLATE_NOOP("Points", "Carnage, centre count"),
        "carnage_2023": QT_TRANSLATE_NOOP("Points", "Carnage 2023"),
        "manorcon": QT_TRANSLATE_NOOP("Points", "ManorCon"),
        "manorcon_original": QT_TRANSLATE_NOOP("Points", "ManorCon, original"),
        "manorcon_v2": QT_TRANSLATE_NOOP("Points", "ManorCon v2"),
        "tribute": QT_TRANSLATE_NOOP("Points", "Tribute"),
        "open_tribute": QT_TRANSLATE_NOOP("Points", "Open Tribute"),
        "dixie": QT_TRANSLATE_NOOP("Points", "Dixie"),
    }
)
FORMULAS = MappingProxyType(
    {
        "draw_size": QT_TRANSLATE_NOOP("Points", "100 / n for each who shares. Alone: 100."),
        "sum_of_squares": QT_TRANSLATE_NOOP("Points", "100 · c² / Σc². Alone: 100."),
        "c_diplo_100": QT_TRANSLATE_NOOP(
            "Points", "1 for playing + c + 38, 14, 7 for the first three places. Alone: 100."
        ),
        "c_diplo_80": QT_TRANSLATE_NOOP(
            "Points", "c + 25, 14, 7 for the first three places. Alone: 80."
        ),
        "c_diplo_namur": QT_TRANSLATE_NOOP(
            "Points",
            "1 for playing + 5, 9, 12, 14, 16, 18 for 1 to 6 centres and 1 for each more + 38, 14, "
            "7 for the first three places. Alone: 85.",
        ),
        "carnage": QT_TRANSLATE_NOOP(
            "Points",
            "7000, 6000 … 1000 for places + c; eliminated later stands before earlier. "
            "Alone: 28034.",
        ),
        "carnage_dead_equal": QT_TRANSLATE_NOOP(
            "Points",
            "7000, 6000 … 1000 for places + c; the eliminated share theirs. Alone: 28034.",
        ),
        "carnage_centre_count": QT_TRANSLATE_NOOP(
            "Points",
            "7007, 6006 … 1001 for places + 500 · c. Alone: 39028, the others 1000.",
        ),
        "carnage_2023": QT_TRANSLATE_NOOP(
            "Points",
            "7000, 6000 … 1000 for places + c + 300 for each centre by which one leads alone. "
            "Alone: 28034.",
        ),
        "manorcon": QT_TRANSLATE_NOOP(
            "Points",
            "q = c² + 4c + 16; 100 · q / Σq of all; eliminated: 0.1 for each year survived. "
            "Alone: 75.",
        ),
        "manorcon_original": QT_TRANSLATE_NOOP(
            "Points",
            "q = c² + 4c + 16; 100 · q / Σq of all; eliminated: 0.1 for each year survived. "
            "Alone: 100.",
        ),
        "manorcon_v2": QT_TRANSLATE_NOOP(
            "Points",
            "q = c² + 4c + 16; 100 · q / Σq of the survivors; eliminated: 0.1 for each year "
            "survived. Alone: 100.",
        ),
        "tribute": QT_TRANSLATE_NOOP(
            "Points",
            "c + 66 / n; each survivor pays the leaders L − 6, at most 66 / n. Alone: 100.",
        ),
        "open_tribute": QT_TRANSLATE_NOOP(
            "Points",
            "34 + 3c − (L − c), eliminated 0; a leader gets ⌊Σ(L − c) / N²⌋ more. Alone: 340.",
        ),
        "dixie": QT_TRANSLATE_NOOP(
            "Points",
            "70, 50, 34, 20, 10, 0, 0 for places + 4c; an agreed draw of 2 to 7: 170, 130, 106, "
            "89, 76, 65 each. Alone: 270.",
        ),
    }
)


def is_scored(public: PublicView) -> bool:
    """Tell whether the systems of tournaments are for the game that is played."""
    return GAMES[public.game].scored


def written(points: Fraction) -> str:
    """Write points as the language does, with no more decimals than they have."""
    locale = QLocale("en_GB" if i18n.language() == "en" else i18n.language())
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    places = 0 if points.denominator == 1 else 1 if points.denominator in (2, 5, 10) else 2
    return locale.toString(float(points), "f", places)


class PointsPage(QWidget):
    """One system at a time, with its formula."""

    def __init__(self, public: PublicView, board: Board) -> None:
        super().__init__()
        self._public, self._board = public, board
        self._at = len(public.past) - 1
        self.choice = PickList()
        self.choice.addItems([""] * len(SYSTEMS))
        self.formula = label("", "strong", wrap=True, selectable=True)
        self.legend = label("", "muted", wrap=True)
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(0, 4, 10, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.choice)
        layout.addWidget(self.formula)
        layout.addWidget(self.legend)
        layout.addWidget(scroller(self._inside), 1)
        self.choice.activated.connect(self.fill)

    @property
    def system(self) -> str:
        """Id of the system that is chosen."""
        return tuple(SYSTEMS)[self.choice.currentIndex()]

    def show_at(self, at: int) -> None:
        """Score the game as if it ended with another of its phases."""
        self._at = at
        if self.isVisible():
            self.fill()

    def fill(self) -> None:
        """Write everything in the language now spoken."""
        with QSignalBlocker(self.choice):
            for place, name in enumerate(SYSTEMS):
                text = QCoreApplication.translate("Points", NAMES[name])
                self.choice.setItemText(place, text)
        self.choice.setAccessibleName(self.tr("Scoring"))
        self.formula.setText(QCoreApplication.translate("Points", FORMULAS[self.system]))
        self.legend.setText(
            self.tr(
                "If the game ended with the phase shown. c: {counted}, n: who shares, L: the "
                "leader’s {counted}, N: leaders. Shared places share their points."
            ).format(counted=things(counted(self._board).names))
        )
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        stood = standing_at(self._public, self._at, self._board.counted)
        if stood is None:
            self._grid.addWidget(label(self.tr("There is nothing to score."), "strong"), 0, 2)
        else:
            self._fill_table(stood, SYSTEMS[self.system].score(stood))
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def _fill_table(self, stood: Standing, scores: Scores) -> None:
        for place, head in ((2, ""), (3, counted(self._board).column()), (4, self.tr("Points"))):
            self._grid.addWidget(label(head, "caption", align=_RIGHT), 0, place)
        ranked = sorted(scores, key=lambda power: (-scores[power], power))
        for line, power in enumerate(ranked, 1):
            # Powers of one player are scored together, under the first of them (XIV.2).
            side = (labels.power_name(self._board, one) for one in self._public.side(power))
            name, player = ", ".join(side), self._public.player(power)
            place = 1 + sum(other > scores[power] for other in scores.values())
            cells = (
                label(f"{place}.", "strong", align=_RIGHT),
                Badge(labels.power_letter(self._board, power), 26, name=name),
                label(f"{name}, {player}" if player else name, wrap=True),
                label(str(stood.counted[power]), align=_RIGHT),
                label(written(scores[power]), "strong", align=_RIGHT),
            )
            for column, cell in enumerate(cells):
                self._grid.addWidget(cell, line, column)
