"""Choosing a rulebook, or single points of the rules one by one."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from engine.games.diplomacy.rulebooks.editions import PROFILES, edition_of
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile
from gui.games.diplomacy.words import rulebook as said
from gui.games.panels import RulesPicker
from gui.kit.dialog import Card
from gui.kit.pick_list import PickList
from gui.kit.translated import Translated
from gui.kit.widgets import button, column, label, row

_WIDTH, _ROOM = 860, 420
_CHOICE = 330


class _Values(PickList):
    """The values of one point. The wheel turns the page, not the rules."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class RulebookPicker(Translated, RulesPicker):
    """An edition by its name, a sentence about it, and the way to single points."""

    def __init__(self) -> None:
        super().__init__()
        self.options = PROFILES[EDITIONS[0]].options
        self.choice = _Values()
        self.sentence = label("", "muted", wrap=True)
        self.points = button("", "quiet", "list", small=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(column(row((self.choice, 1), self.points, gap=8), self.sentence, gap=4))
        self.choice.activated.connect(self._on_activated)
        self.points.clicked.connect(self.ask)
        self.setFocusProxy(self.choice)
        self._speak()

    @property
    def edition(self) -> str:
        """The edition that is played, or nothing for a choice of one's own."""
        return edition_of(Profile.of(self.options))

    def take(self, options: Mapping[str, str]) -> None:
        """Play by these points."""
        self.options = dict(options)
        self._speak()
        self.changed.emit()

    def ask(self) -> None:
        """Open the card with every point."""
        card = PointsCard(self, self.options)
        card.chosen.connect(self.take)
        card.rejected.connect(self._speak)
        card.open()

    def _on_activated(self, place: int) -> None:
        edition = said.editions()[place]
        if edition == said.OWN:
            self.ask()
        else:
            self.take(PROFILES[edition].options)

    def _speak(self) -> None:
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItems([said.edition_name(edition) for edition in said.editions()])
            self.choice.setCurrentIndex(said.editions().index(self.edition))
        self.choice.setAccessibleName(self.tr("Rulebook"))
        self.sentence.setText(said.edition_words(self.edition))
        self.points.say(self.tr("Single points…"))


class PointsCard(Card):
    """One row for each point on which tables differ."""

    chosen = Signal(object)
    """Carries every point with its value."""

    def __init__(self, parent: QWidget | None, options: Mapping[str, str]) -> None:
        super().__init__(parent, "", _WIDTH)
        self._options = dict(options)
        self.title.setText(self.tr("Points on which tables differ"))
        self.setAccessibleName(self.title.text())
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        self.values: dict[str, QComboBox] = {}
        for line, point in enumerate(said.POINTS):
            choice = _Values()
            choice.setMinimumWidth(_CHOICE)
            choice.setAccessibleName(said.point_words(point))
            for value in dict.fromkeys((*said.offered(point), options[point])):
                choice.addItem(said.value_words(point, value), value)
            choice.setCurrentIndex(choice.findData(options[point]))
            choice.setEnabled(choice.count() > 1)
            choice.setToolTip(choice.currentText())
            grid.addWidget(label(said.point_words(point), wrap=True), line, 0)
            grid.addWidget(choice, line, 1)
            self.values[point] = choice
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumHeight(min(_ROOM, inside.sizeHint().height()))
        self.add(area, 1)
        locked = self.tr(
            "Grey: about sheets from elsewhere. Here each power writes one, by itself."
        )
        self.add(label(locked, "caption", wrap=True))
        self.no = button(self.tr("Cancel"), "quiet")
        self.yes = button(self.tr("Play like this"), "primary")
        self.add_acts(self.no, self.yes)
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self._take)

    def _take(self) -> None:
        picked = {point: str(choice.currentData()) for point, choice in self.values.items()}
        self.chosen.emit({**self._options, **picked})
        self.accept()
