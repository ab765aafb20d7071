"""Nothing is cut at any place of Bez hranic that is made of words and fields."""

import os

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from gui.games.bez_hranic.alone.kept import KeptGeography
from gui.games.bez_hranic.alone.screen import GeographyScreen
from gui.games.bez_hranic.drawing.far import sans
from gui.games.bez_hranic.study.screen import DESK, RoadStudy
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.kit import theme
from gui.windows.rounds.page import RoundsPage
from gui.windows.window import Window
from tests.gui.fits.places import EVERYWHERE, SIZES, WORST, names, walk
from tests.gui.games.bez_hranic.conftest import PLAYERS, played
from tests.gui.games.bez_hranic.test_geography import TURNS

pytestmark = pytest.mark.usefixtures("look", "home")

SMALL, USUAL, LARGE = SIZES
WALKED = (
    EVERYWHERE
    if os.environ.get("VELMOC_ALL")
    else ((SMALL, "cs", 1.0), (SMALL, "en", 1.0), (USUAL, "en", 1.0), (LARGE, "cs", 1.0), *WORST)
)
IDS = [f"{size[0]}-{language}-{text:.0%}" for size, language, text in WALKED]


class Places:
    """Makes each place."""

    def __init__(self, home, qtbot):
        self.home, self.qtbot = home, qtbot

    def new_game(self, size):
        laptop = Window()
        self.qtbot.addWidget(laptop)
        page = RoundsPage("bez-hranic", laptop, tuple)
        for field, name in zip(page.names.values(), PLAYERS, strict=True):
            field.setText(name)
        return page, lambda: page.tabs.setCurrentIndex(1)

    def study(self, size):
        return RoadStudy(), None

    def desk(self, size):
        found = RoadStudy()
        return found, lambda: found.turn(DESK)

    def geography(self, size):
        kept = KeptGeography(self.home)
        kept.change(lambda record: record.with_turns("Lucie", TURNS))
        return GeographyScreen(kept, "Lucie"), None

    def _table(self, then, **options):
        screen = RoadScreen(played(0, **options))
        return screen, lambda: then(screen)

    def people(self, size):
        return self._table(lambda screen: screen.sides.turn_people())

    def keyboard(self, size):
        return self._table(lambda screen: screen.sides.try_keyboard(), way="buzzer")

    def beside(self, size):
        return self._table(lambda screen: screen.go_on(), way="beside")


@pytest.mark.parametrize("walked", WALKED, ids=IDS)
@pytest.mark.parametrize("name", names(Places))
def test_nothing_is_cut(qtbot, qapp, tmp_path, faults, monkeypatch, name, walked):
    walk(qtbot, qapp, Places(tmp_path, qtbot), faults, monkeypatch, name, walked)


@pytest.mark.parametrize("walked", WALKED, ids=IDS)
def test_whatever_can_be_agreed_on_is_read_whole(
    qtbot, qapp, tmp_path, faults, monkeypatch, walked
):
    places = Places(tmp_path, qtbot)
    pages = []
    monkeypatch.setattr(
        places, "new_game", lambda size: _kept(Places.new_game(places, size), pages)
    )
    walk(qtbot, qapp, places, faults, monkeypatch, "new_game", walked)
    picker = pages[0].picker

    for choice in picker.points.values():
        for place in range(choice.count()):
            choice.setCurrentIndex(place)
            within = choice.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                _option(choice),
                QStyle.SubControl.SC_ComboBoxEditField,
                choice,
            )
            wide = choice.fontMetrics().horizontalAdvance(choice.currentText())
            assert not choice.isVisible() or wide <= within.width(), choice.currentText()
    for way in picker.ways.values():
        for words, size, weight in ((way.text(), 15, 650), (way.accessibleDescription(), 13, 500)):
            wide = QFontMetricsF(sans(theme.px(size), weight)).horizontalAdvance(words)
            assert wide <= way.width() - theme.px(48) - 14 or not way.isVisible(), words


def _kept(made, pages):
    pages.append(made[0])
    return made


def _option(choice):
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    return option
