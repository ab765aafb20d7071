"""How many play, and in which of the rulebook's arrangements (XIV.2)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QVBoxLayout

from engine.board.board import Board
from engine.games.diplomacy.fewer_players.lineups import LINEUPS, Lineup, arrangements_on
from engine.games.diplomacy.victory import enough
from gui.games.panels import PlayersPicker
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit.pick_list import PickList
from gui.kit.widgets import label, row

YEAR = 1901

_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "": QT_TRANSLATE_NOOP("Lineups", "Seven players"),
        "six": QT_TRANSLATE_NOOP("Lineups", "Six players: Italy stands"),
        "five": QT_TRANSLATE_NOOP("Lineups", "Five players: Italy and Germany stand"),
        "four": QT_TRANSLATE_NOOP("Lineups", "Four players: England alone, three pairs"),
        "three-triple": QT_TRANSLATE_NOOP("Lineups", "Three players: Russia alone, two triples"),
        "three-mixed": QT_TRANSLATE_NOOP("Lineups", "Three players: a triple and two pairs"),
        "two": QT_TRANSLATE_NOOP("Lineups", "Two players: the First World War"),
    }
)

_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "": "",
        "six": QT_TRANSLATE_NOOP(
            "Lineups",
            "Nobody plays Italy: its units hold, each for itself. Others may support them; driven "
            "out, they are disbanded (XIV.2.a).",
        ),
        "five": QT_TRANSLATE_NOOP(
            "Lineups",
            "Nobody plays Italy and Germany: their units hold, each for itself. Others may support "
            "them; driven out, they are disbanded (XIV.2.b).",
        ),
        "four": QT_TRANSLATE_NOOP(
            "Lineups",
            "Centres and winter count for each power by itself, also where one player commands "
            "two (XIV.2.c).",
        ),
        "three-triple": QT_TRANSLATE_NOOP(
            "Lineups",
            "Centres and winter count for each power by itself, also where one player commands "
            "three (XIV.2.d).",
        ),
        "three-mixed": QT_TRANSLATE_NOOP(
            "Lineups",
            "Centres and winter count for each power by itself, also where one player commands "
            "several (XIV.2.d).",
        ),
        "two": QT_TRANSLATE_NOOP(
            "Lineups",
            "Italy is neutral in 1914: nobody moves, retreats or lands there. Before the winter a "
            "coin decides whose side it joins in spring 1915. 24 units on the board win (XIV.2.e).",
        ),
    }
)


def lineup_name(lineup: str) -> str:
    """Name an arrangement: ``Six players: Italy stands``."""
    return QCoreApplication.translate("Lineups", _NAMES[lineup])


class LineupPick(PlayersPicker):
    """How many players and which arrangement, its rule in a sentence, and the first year."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._known = ("", *arrangements_on(board))
        self.choice, self.year = PickList(), PickList()
        self.rule = label("", "muted", wrap=True)
        self.choice.activated.connect(self._on_chosen)
        self.year.activated.connect(self._on_year)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(4)
        inside.addWidget(row((self.choice, 1), self.year, gap=12))
        inside.addWidget(self.rule)
        self._years()
        self.speak()

    @property
    def id(self) -> str:
        """Which arrangement; nothing where all powers play."""
        return str(self.choice.currentData() or "")

    @property
    def lineup(self) -> Lineup | None:
        """The arrangement, if fewer than all play."""
        return LINEUPS.get(self.id)

    @property
    def first_year(self) -> int:
        """The year in which the game begins."""
        return int(self.year.currentData() or YEAR)

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """What each player commands."""
        lineup = self.lineup
        return lineup.sides if lineup else tuple((power.id,) for power in self._board.powers)

    def named(self) -> str:
        """Name the arrangement: ``Six players: Italy stands``."""
        return self._name_of(self.id)

    def _name_of(self, lineup: str) -> str:
        if lineup or len(self._known) > 1:
            return lineup_name(lineup)
        return self.tr("%n player(s)", "", len(self._board.powers))

    def choose(self, lineup: str) -> None:
        """Take an arrangement."""
        self.choice.setCurrentIndex(max(0, self.choice.findData(lineup)))
        self._on_chosen()

    def choose_year(self, year: int) -> None:
        """Take a first year, if this arrangement can begin with it."""
        index = self.year.findData(year)
        if index >= 0:
            self.year.setCurrentIndex(index)

    def end_words(self) -> str:
        """Say how the game is won."""
        if self.lineup is not None and self.lineup.units:
            return self.tr("24 units of one side on the board, or a draw agreed by both")
        if self.lineup is not None and any(len(side) > 1 for side in self.sides):
            return self.tr("18 supply centres of one power, or a draw agreed by all survivors")
        if not self._board.centres:
            return self.tr("a draw agreed by all survivors")
        message = self.tr("{count} supply centres, or a draw agreed by all survivors")
        return message.format(count=enough(self._board))

    def speak(self) -> None:
        """Set every word in the language spoken."""
        at = self.id
        self.choice.clear()
        for lineup in self._known:
            self.choice.addItem(self._name_of(lineup), lineup)
        self.choice.setEnabled(len(self._known) > 1)
        self.choice.setCurrentIndex(max(0, self.choice.findData(at)))
        self.choice.setAccessibleName(self.tr("Number of players"))
        self.year.setAccessibleName(self.tr("First year"))
        self.year.setToolTip(self.tr("First year"))
        self.rule.setText(self._rule())
        self.rule.setVisible(bool(self.id))

    def _on_chosen(self) -> None:
        self._years()
        self.speak()
        self.changed.emit()

    def _rule(self) -> str:
        return QCoreApplication.translate("Lineups", _RULES[self.id]) if self.id else ""

    def _on_year(self) -> None:
        self.changed.emit()

    def _years(self) -> None:
        self.year.clear()
        for year in self.lineup.years if self.lineup else (YEAR,):
            self.year.addItem(str(year), year)
        self.year.setEnabled(self.year.count() > 1)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)
