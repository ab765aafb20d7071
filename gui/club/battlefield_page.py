"""The all-time battlefield: every player's record against every other."""

from collections import Counter

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QSpinBox, QVBoxLayout

from engine.club.battlefield import Duel, battlefield
from gui.club.alphabet import by_alphabet
from gui.club.club_words import apart, parted
from gui.club.desk import Club, Page
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.kit.widgets import label, row
from gui.words.names import things

_HEAD = 14
"""Letters that fit over a column."""


def _brief(name: str) -> str:
    return name if len(name) <= _HEAD else f"{name[: _HEAD - 2]}…"


class BattlefieldPage(Page):
    """Players down and across: how often the one came out before the other."""

    one_game = True

    def __init__(self, club: Club) -> None:
        super().__init__(club)
        self.lead = label("", "muted", wrap=True)
        self.least_name, self.least = label("", "muted"), QSpinBox()
        self.least.setRange(1, 999)
        self.least.setFixedWidth(84)
        self.table = FiguresTable(grid=True)
        self.said = label("", "strong", wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(row((self.lead, 1), 16, self.least_name, self.least))
        layout.addWidget(self.table, 1)
        layout.addWidget(self.said)
        layout.addStretch(0)
        self._players: tuple[str, ...] = ()
        self._duels: dict[tuple[str, str], Duel] = {}
        self.least.valueChanged.connect(self._fill)
        self.table.selectionModel().currentChanged.connect(self._tell)
        self.refresh()

    def refresh(self) -> None:
        """Count anew."""
        self._told = self.club.told(one=True)
        self._duels = dict(battlefield(self._told))
        self.least_name.setText(self.tr("At least so many games"))
        self.least.setAccessibleName(self.tr("At least so many games"))
        self.table.setAccessibleName(self.tr("All-time battlefield"))
        self._fill()

    def _fill(self) -> None:
        games = Counter(name for one in self._told for name in set(one.players.values()))
        least = self.least.value()
        self._players = tuple(sorted((p for p in games if games[p] >= least), key=by_alphabet))
        lead = self.tr(
            "Games in which the player of the line came out before : equal with : behind the "
            "player of the column. A win stands before a draw, a draw before all else, then "
            "{counted} count; who share a draw are equal."
        ).format(counted=things(self.club.counted([one.id for one in self._told]).names))
        if not self._told:
            lead = self.tr("Players meet here once a game has been finished.")
        elif not self._players:
            lead = self.tr("Nobody has finished so many games yet.")
        self.lead.setText(lead)
        heads = [Head(_brief(name), 106, name, number=True) for name in self._players]
        self.table.setVisible(bool(self._players))
        self.table.fill(heads, [self._line(name) for name in self._players])

    def _line(self, player: str) -> Line:
        return Line(player, tuple(self._cell(player, other) for other in self._players))

    def _cell(self, player: str, other: str) -> Cell:
        duel = self._duels.get((player, other))
        if duel is None:
            return Cell("–" if player == other else "")
        ahead = duel.better - duel.worse
        mood = "good" if ahead > 0 else "bad" if ahead < 0 else ""
        score = f"{duel.better} : {duel.equal} : {duel.worse}"
        return Cell(score, float(ahead), self._words(player, other, duel), mood)

    def _words(self, player: str, other: str, duel: Duel) -> str:
        return self.tr(
            "{one} and {other}: games together {games}; {one} before {better}, equal {equal}, "
            "{other} before {worse}"
        ).format(
            one=apart(parted(player)),
            other=apart(parted(other)),
            games=duel.games,
            better=duel.better,
            equal=duel.equal,
            worse=duel.worse,
        )

    def _tell(self, index: QModelIndex) -> None:
        row_, column_ = index.row(), index.column()
        here = 0 <= row_ < len(self._players) and 0 <= column_ < len(self._players)
        pair = (self._players[row_], self._players[column_]) if here else ("", "")
        duel = self._duels.get(pair)
        self.said.setText(self._words(*pair, duel) if duel is not None else "")

    def arrive(self) -> None:
        """Take the keys."""
        self.table.setFocus()
