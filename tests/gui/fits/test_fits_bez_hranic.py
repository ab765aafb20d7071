"""Nothing is cut at any place of Bez hranic that is made of words and fields."""

import pytest

from gui.games.bez_hranic.alone.geography_screen import GeographyScreen
from gui.games.bez_hranic.alone.kept import KeptGeography
from gui.games.bez_hranic.study.study_screen import DESK, RoadStudy
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.i18n import LANGUAGES
from gui.windows.rounds.page import RoundsPage
from gui.windows.window import Window
from tests.gui.fits.places import SIZES, names, walk
from tests.gui.games.bez_hranic.conftest import PLAYERS, played
from tests.gui.games.bez_hranic.test_geography import TURNS

WALKED = [(size, language, 1.0) for size in SIZES for language in LANGUAGES]


class Places:
    """Makes each place."""

    def __init__(self, home):
        self.home = home
        self.kept = []

    def new_game(self, size):
        laptop = Window()
        self.kept.append(laptop)
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


@pytest.mark.parametrize("walked", WALKED, ids=[f"{size[0]}-{to}" for size, to, _ in WALKED])
@pytest.mark.parametrize("name", names(Places))
def test_nothing_is_cut(qtbot, qapp, look, home, tmp_path, faults, monkeypatch, name, walked):
    walk(qtbot, qapp, Places(tmp_path), faults, monkeypatch, name, walked)
