"""What is agreed on before a game of lamplighters, and the rules of one that is open."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSignalBlocker
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.games.blank.game import POINTS, RELIGHT
from engine.games.blank.game import checked as checked_points
from gui.explain.deal_words import deal_lines
from gui.games.panels import PlayersPicker, RulesPicker
from gui.games.protocols import Arrangement
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit.dialog import Card
from gui.kit.pick_list import PickList
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, row
from gui.paper.blocks import Cell, Heading, Row, Words
from gui.printable import Block, Matter, Sheet

FIRST_DAY = 1

_VALUES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "allowed": QT_TRANSLATE_NOOP("Blank", "Lamps of other guilds may be lit anew"),
        "forbidden": QT_TRANSLATE_NOOP("Blank", "Lamps that burn are left alone"),
    }
)


def arrangements(board: Board) -> Mapping[str, Arrangement]:
    """Return none: every guild is played by itself."""
    del board
    return MappingProxyType({})


def usual() -> Mapping[str, str]:
    """Return every point of the rules as it is played where nobody chooses."""
    return checked_points({})


def checked(options: Mapping[str, str]) -> Mapping[str, str]:
    """Return every point of the rules, those that are missing as usual."""
    return checked_points(options)


def value_words(value: str) -> str:
    """Say what is played with the lamps of others."""
    return QCoreApplication.translate("Blank", _VALUES[value])


class TownInNumbers(QObject):
    """Numbers of a map. The collector of texts finds plural forms in ``tr`` alone."""

    def guilds(self, count: int) -> str:
        """Count guilds."""
        return self.tr("%n guild(s)", "", count)

    def quarters(self, count: int) -> str:
        """Count quarters."""
        return self.tr("%n quarter(s)", "", count)


def map_facts(board: Board) -> tuple[str, ...]:
    """Say a map in numbers."""
    numbers = TownInNumbers()
    return numbers.guilds(len(board.powers)), numbers.quarters(len(board.provinces))


# -- in words --------------------------------------------------------------------------------------


def profile_name(options: Mapping[str, str]) -> str:
    """Name what a table plays."""
    return value_words(options[RELIGHT])


def house_rules(options: Mapping[str, str]) -> tuple[str, ...]:
    """Return what is played otherwise than usual."""
    return () if options[RELIGHT] == POINTS[RELIGHT][0] else (value_words(options[RELIGHT]),)


def rules_words(options: Mapping[str, str]) -> str:
    """Name the rules."""
    return profile_name(options)


disorder_word: Mapping[str, str] = {
    "cs": "m v: klid, klidu, klidu, klid, klide, klidu, klidem",
    "en": "rest",
}
"""What it is called when nobody writes for a guild."""

disorder_rule = "2.2"


def disorder() -> str:
    """Say what becomes of a guild in civil disorder."""
    return QCoreApplication.translate("Blank", "Its lamplighters rest (2.2).")


def left() -> str:
    """Say what becomes of the lamplighters of a player who has left."""
    return QCoreApplication.translate(
        "Blank", "Nobody is called for him: his lamplighters rest (2.2)."
    )


# -- panels ----------------------------------------------------------------------------------------


class RelightPicker(Translated, RulesPicker):
    """Chooses the one point on which tables differ."""

    def __init__(self) -> None:
        super().__init__()
        self.options = usual()
        self.choice = PickList()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.choice)
        self.choice.activated.connect(self._on_activated)
        self.setFocusProxy(self.choice)
        self._speak()

    def take(self, options: Mapping[str, str]) -> None:
        """Play by these points."""
        self.options = dict(options)
        self._speak()
        self.changed.emit()

    def _on_activated(self, place: int) -> None:
        self.take({RELIGHT: POINTS[RELIGHT][place]})

    def _speak(self) -> None:
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItems([value_words(value) for value in POINTS[RELIGHT]])
            self.choice.setCurrentIndex(POINTS[RELIGHT].index(self.options[RELIGHT]))
        self.choice.setAccessibleName(QCoreApplication.translate("Blank", "Rules"))


class GuildsPicker(Translated, PlayersPicker):
    """Nothing to choose: every guild of the map, from the first day on."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.choice, self.year = PickList(), PickList()
        self.choice.setEnabled(False)
        self.year.setEnabled(False)
        self.year.addItem(str(FIRST_DAY), FIRST_DAY)
        self.year.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(row((self.choice, 1), self.year, gap=12))
        self._speak()

    @property
    def id(self) -> str:
        """Which arrangement: the only one."""
        return ""

    @property
    def first_year(self) -> int:
        """The day on which the game begins."""
        return FIRST_DAY

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """What each player commands."""
        return tuple((power,) for power in self._board.powers_by_id)

    def named(self) -> str:
        """Name the arrangement: as many guilds as the map has."""
        return self.tr("%n guild(s)", "", len(self._board.powers_by_id))

    def choose(self, lineup: str) -> None:
        """There is but one."""

    def choose_year(self, year: int) -> None:
        """There is but one."""

    def end_words(self) -> str:
        """Say how the game is won."""
        return QCoreApplication.translate("Blank", "six lit lamps, or most after the fifth evening")

    def _speak(self) -> None:
        self.choice.clear()
        self.choice.addItem(self.named(), "")
        self.choice.setAccessibleName(QCoreApplication.translate("Blank", "Number of players"))


class RulesCard(Card):
    """What the table agreed on; it was stored when the game began."""

    def __init__(
        self, parent: QWidget | None, options: Mapping[str, str], deal: Sequence[str] = ()
    ) -> None:
        super().__init__(parent, QCoreApplication.translate("Blank", "Rules of this game"), 560)
        self.setAccessibleName(self.title.text())
        for line in (rules_words(options), *deal):
            self.add(label(line, wrap=True, selectable=True))
        self.shut = button(QCoreApplication.translate("Blank", "Close"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)


def rules_sheet(matter: Matter) -> list[Sheet]:
    """Return the same on paper."""
    end = QCoreApplication.translate("Blank", "six lit lamps, or most after the fifth evening")
    victory = QCoreApplication.translate("Blank", "Victory")
    blocks: list[Block] = [
        Heading(rules_words(matter.rules.options)),
        Row((Cell(victory, 0.25), Cell(end, 0.75))),
        *(Words(line, keep=True) for line in deal_lines(matter.public, matter.board)),
    ]
    return [Sheet(QCoreApplication.translate("Blank", "Rules card"), blocks)]
