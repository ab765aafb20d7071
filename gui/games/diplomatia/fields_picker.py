"""Choosing what a table plays where the handbook leaves something open: a switch for each field."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from gui.games.diplomatia import rulebook
from gui.games.panels import RulesPicker
from gui.kit.dialog import Card
from gui.kit.translated import Translated
from gui.kit.widgets import button, column, label, row

_WIDTH, _ROOM = 860, 420


class FieldsPicker(Translated, RulesPicker):
    """The handbook by its name, what is played otherwise, and the way to single points."""

    def __init__(self) -> None:
        super().__init__()
        self.options = rulebook.usual()
        self.name = label("", "strong")
        self.sentence = label("", "muted", wrap=True)
        self.points = button("", "quiet", "list", small=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(column(row((self.name, 1), self.points, gap=8), self.sentence, gap=4))
        self.points.clicked.connect(self.ask)
        self.setFocusProxy(self.points)
        self._speak()

    def take(self, options: Mapping[str, str]) -> None:
        """Play by these points."""
        self.options = rulebook.checked(options)
        self._speak()
        self.changed.emit()

    def ask(self) -> None:
        """Open the card with every point."""
        card = FieldsCard(self, self.options)
        card.chosen.connect(self.take)
        card.open()

    def _speak(self) -> None:
        self.name.setText(rulebook.profile_name(self.options))
        others = rulebook.house_rules(self.options)
        usual = self.tr("Where the handbook leaves something open, the usual rulings hold.")
        self.sentence.setText(" ".join(others) or usual)
        self.points.say(self.tr("Single points…"))


class FieldsCard(Card):
    """One switch for each field: it is on where the table plays otherwise than usual."""

    chosen = Signal(object)
    """Carries every field with its value."""

    def __init__(self, parent: QWidget | None, options: Mapping[str, str]) -> None:
        super().__init__(parent, "", _WIDTH)
        self.options = dict(rulebook.checked(options))
        self.title.setText(self.tr("What the handbook leaves open"))
        self.setAccessibleName(self.title.text())
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        self.switches: dict[str, QCheckBox] = {}
        self.sentences = {field: label("", wrap=True) for field in rulebook.FIELDS}
        for line, field in enumerate(rulebook.FIELDS):
            switch = QCheckBox(rulebook.section(field))
            switch.setChecked(self.options[field] != rulebook.values(field)[0])
            switch.toggled.connect(partial(self._on_switch, field))
            grid.addWidget(switch, line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self.sentences[field], line, 1)
            self.switches[field] = switch
            self._say(field)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumHeight(_ROOM)
        area.setAccessibleName(self.title.text())
        self.add(area, 1)
        ticked = self.tr("Ticked: otherwise than usual.")
        self.add(label(ticked, "caption", wrap=True))
        self.no = button(self.tr("Cancel"), "quiet")
        self.yes = button(self.tr("Play like this"), "primary")
        self.add_acts(self.no, self.yes)
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self._take)

    def _on_switch(self, field: str, on: bool) -> None:  # noqa: FBT001 - Qt's signal
        usual, other = rulebook.values(field)
        self.options[field] = other if on else usual
        self._say(field)

    def _say(self, field: str) -> None:
        text = rulebook.value_words(field, self.options[field])
        self.sentences[field].setText(text)
        self.switches[field].setAccessibleName(text)

    def _take(self) -> None:
        self.chosen.emit(self.options)
        self.accept()
