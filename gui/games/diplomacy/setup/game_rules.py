"""The rules of the game that is open: its rulebook, and what is played at every single point."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from engine.games.diplomacy.rulebooks.editions import PROFILES, edition_of
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile
from gui.games.diplomacy.words import rulebook as said
from gui.kit.dialog import Card
from gui.kit.widgets import button, label

WIDTH, ROOM = 760, 400


class GameRulesCard(Card):
    """What the table agreed on. Nothing can be changed here: it was stored when the game began."""

    def __init__(
        self, parent: QWidget | None, options: Mapping[str, str], deal: Sequence[str] = ()
    ) -> None:
        super().__init__(parent, "", WIDTH)
        self.title.setText(self.tr("Rules of this game"))
        self.setAccessibleName(self.title.text())
        played = Profile.of(options).options
        self.edition = label(said.profile_name(played), "strong")
        self.add(self.edition)
        edition = edition_of(Profile.of(played))
        if edition:
            self.add(label(said.edition_words(edition), "muted", wrap=True))
        usual = PROFILES[EDITIONS[0]].options
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        for line, point in enumerate(said.POINTS):
            role = "" if played[point] == usual[point] else "strong"
            grid.addWidget(label(said.point_words(point), role, wrap=True), line, 0)
            grid.addWidget(label(said.value_words(point, played[point]), role, wrap=True), line, 1)
        if deal:
            below = len(said.POINTS)
            grid.addWidget(label(self.tr("Seats"), "h3"), below, 0, 1, 2)
            for line, seat_line in enumerate(deal, below + 1):
                grid.addWidget(label(seat_line, wrap=True, selectable=True), line, 0, 1, 2)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumHeight(ROOM)
        area.setAccessibleName(self.tr("Points on which tables differ"))
        self.add(area, 1)
        if played != usual:
            bold = self.tr("In bold: otherwise than in the second edition of 1982.")
            self.add(label(bold, "caption", wrap=True))
        self.shut = button(self.tr("Close"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        area.setFocus()
