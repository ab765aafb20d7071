"""What a table of Bez hranic agrees on: its map, how tokens are laid, and its own points."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from engine.games.bez_hranic.calendar import COLOURS
from engine.games.bez_hranic.setting import MOST_WITH_NINE, MOST_WITH_TWO, POINTS, Way
from engine.games.bez_hranic.tables import table_names
from engine.table.live.table import Agreed
from gui.games.bez_hranic.choice.map_card import MapCard
from gui.games.bez_hranic.choice.way_card import ORDER, WayCard
from gui.games.panels import LivePicker, PickerPart
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit.pick_list import PickList
from gui.kit.widgets import column, label, row

MAP = "map"

_NAMES: Mapping[str, str] = {
    MAP: QT_TRANSLATE_NOOP("BezHranic", "Map"),
    "way": QT_TRANSLATE_NOOP("BezHranic", "How tokens are laid"),
    "colours": QT_TRANSLATE_NOOP("BezHranic", "Colours of everybody"),
    "open_map": QT_TRANSLATE_NOOP("BezHranic", "The map while choosing"),
    "order": QT_TRANSLATE_NOOP("BezHranic", "Order of calm choices"),
    "limit": QT_TRANSLATE_NOOP("BezHranic", "Time for laying"),
    "keys": QT_TRANSLATE_NOOP("BezHranic", "Keys of everybody"),
    "pace": QT_TRANSLATE_NOOP("BezHranic", "Dealing"),
    "bots": QT_TRANSLATE_NOOP("BezHranic", "The others are played by"),
}
_VALUES: Mapping[tuple[str, str], str] = {
    (MAP, "europe"): QT_TRANSLATE_NOOP("BezHranic", "Europe"),
    (MAP, "usa"): QT_TRANSLATE_NOOP("BezHranic", "USA"),
    ("way", "buzzer"): QT_TRANSLATE_NOOP("BezHranic", "one keyboard: own key, then a field"),
    ("way", "touch"): QT_TRANSLATE_NOOP("BezHranic", "by touch, everybody at any time"),
    ("way", "beside"): QT_TRANSLATE_NOOP("BezHranic", "with cardboard tokens on a real table"),
    ("way", "alone"): QT_TRANSLATE_NOOP("BezHranic", "alone"),
    ("way", "calm"): QT_TRANSLATE_NOOP("BezHranic", "calmly, behind the curtain"),
    ("colours", "one"): QT_TRANSLATE_NOOP("BezHranic", "one"),
    ("colours", "two"): QT_TRANSLATE_NOOP("BezHranic", "two each, one purse (2 or 3 players)"),
    ("open_map", "no"): QT_TRANSLATE_NOOP("BezHranic", "closed"),
    ("open_map", "yes"): QT_TRANSLATE_NOOP("BezHranic", "open, for children"),
    ("order", "none"): QT_TRANSLATE_NOOP("BezHranic", "nothing lies beneath anything"),
    ("order", "lot"): QT_TRANSLATE_NOOP("BezHranic", "a lot draws it"),
    ("bots", "none"): QT_TRANSLATE_NOOP("BezHranic", "people"),
    ("bots", "slow"): QT_TRANSLATE_NOOP("BezHranic", "slow bots that err seldom"),
    ("bots", "usual"): QT_TRANSLATE_NOOP("BezHranic", "bots"),
    ("bots", "fast"): QT_TRANSLATE_NOOP("BezHranic", "fast bots that err often"),
    ("keys", "one"): QT_TRANSLATE_NOOP("BezHranic", "one, then a digit"),
    ("keys", "nine"): QT_TRANSLATE_NOOP("BezHranic", "nine each (2 or 3 players)"),
    ("pace", "self"): QT_TRANSLATE_NOOP("BezHranic", "a card every 0.4 s, or space bar"),
    ("pace", "hand"): QT_TRANSLATE_NOOP("BezHranic", "by the dealer's space bar alone"),
    ("limit", "0"): QT_TRANSLATE_NOOP("BezHranic", "no limit"),
}


TABLE = (MAP, "open_map", "limit", "pace")
"""Points that stand beside the map; all others stand below the ways."""


class AgreementPicker(LivePicker):
    """Cards for the way and the map, a line for each other point."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.labels, self.points = {}, dict[str, QComboBox]()
        for point in _NAMES:
            name, choice = label(""), PickList()
            for value in table_names() if point == MAP else POINTS[point]:
                choice.addItem("", value)
            choice.currentIndexChanged.connect(self._on_change)
            name.setBuddy(choice)
            self.labels[point], self.points[point] = name, choice
        self.ways = {str(way): WayCard(way) for way in ORDER}
        self.maps = {name: MapCard(name) for name in table_names()}
        self.shuffle, self.shuffle_title = label("", "muted", wrap=True), label("", "h3")
        self.parts = (
            PickerPart(self._how(), self._how_name),
            PickerPart(self._where(), self._where_name),
        )
        for point, cards in (("way", self.ways), (MAP, self.maps)):
            self.labels[point].hide()
            self.points[point].hide()
            for value, card in cards.items():
                card.clicked.connect(lambda _=False, of=point, one=value: self._choose(of, one))
        self.speak()
        self._on_change()

    def _how(self) -> QWidget:
        lines = [point for point in _NAMES if point not in (*TABLE, "way")]
        return column(*self.ways.values(), 8, self._lines(["way", *lines]), None, gap=6)

    def _where(self) -> QWidget:
        pictures = row(*((card, 1) for card in self.maps.values()), gap=12)
        return column(
            pictures, 8, self._lines(TABLE), 12, self.shuffle_title, self.shuffle, None, gap=6
        )

    def _lines(self, points: Sequence[str]) -> QWidget:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for line, point in enumerate(points):
            grid.addWidget(self.labels[point], line, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(self.points[point], line, 1)
        return inside

    @staticmethod
    def _how_name() -> str:
        return QCoreApplication.translate("BezHranic", "Way")

    @staticmethod
    def _where_name() -> str:
        return QCoreApplication.translate("BezHranic", "Map")

    def _choose(self, point: str, value: str) -> None:
        choice = self.points[point]
        choice.setCurrentIndex(choice.findData(value))

    def _value(self, point: str) -> str:
        return str(self.points[point].currentData())

    @property
    def agreed(self) -> Agreed:
        """What is chosen; points that are as usual are left out."""
        chosen = {point: self._value(point) for point in POINTS}
        unusual = {point: value for point, value in chosen.items() if value != POINTS[point][0]}
        return Agreed(self._value(MAP), unusual)

    @property
    def fewest(self) -> int:
        """Players at least."""
        return 1 if self._value("way") == Way.ALONE else 2

    @property
    def most(self) -> int:
        """Players at most."""
        if self._value("keys") == "nine":
            return MOST_WITH_NINE
        return MOST_WITH_TWO if self._value("colours") == "two" else len(COLOURS)

    def take(self, map_: str, options: Mapping[str, str]) -> None:
        """Choose what was agreed on once; what makes no sense stays as usual."""
        for point, choice in self.points.items():
            value = map_ if point == MAP else options.get(point, "")
            place = choice.findData(value)
            choice.setCurrentIndex(max(place, 0))

    def _on_change(self) -> None:
        self.ways[self._value("way")].setChecked(True)
        self.maps[self._value(MAP)].setChecked(True)
        calm = self._value("way") == Way.CALM
        hurried = self._value("way") not in (Way.CALM, Way.BESIDE)
        alone = self._value("way") == Way.ALONE
        buzzer = self._value("way") == Way.BUZZER
        for point, shown in (
            ("order", calm),
            ("limit", hurried),
            ("bots", alone),
            ("keys", buzzer),
        ):
            self.labels[point].setVisible(shown)
            self.points[point].setVisible(shown)
            if not shown:
                self.points[point].setCurrentIndex(0)
        self.changed.emit()

    def said(self) -> Sequence[str]:
        """Say what is chosen, a line for each point that matters then."""
        return [
            f"{self.labels[point].text()}: {choice.currentText()}"
            for point, choice in self.points.items()
            if point in ("way", MAP) or not choice.isHidden()  # those two are chosen by cards
        ]

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        for way in self.ways.values():
            way.speak()
        for card in self.maps.values():
            card.speak()
        self.shuffle_title.setText(QCoreApplication.translate("BezHranic", "Shuffle"))
        text = QCoreApplication.translate(
            "BezHranic",
            "All cards are dealt from a seed that is drawn when the game begins and lies among the "
            "envelopes. Its SHA-256 fingerprint is shown before the first card, so that anybody "
            "can copy it; the seed itself after the last.",
        )
        self.shuffle.setText(text)
        for point, choice in self.points.items():
            words = QCoreApplication.translate("BezHranic", _NAMES[point])
            self.labels[point].setText(words)
            choice.setAccessibleName(words)
            for place in range(choice.count()):
                value = str(choice.itemData(place))
                choice.setItemText(place, self._value_words(point, value))

    def _value_words(self, point: str, value: str) -> str:
        words = _VALUES.get((point, value))
        if words is None:
            return QCoreApplication.translate("BezHranic", "{seconds} s").format(seconds=value)
        return QCoreApplication.translate("BezHranic", words)
