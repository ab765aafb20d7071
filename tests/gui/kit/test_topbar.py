"""The bar over every table screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.view import Stage
from gui import i18n
from gui.kit import sizing, theme
from gui.kit.topbar import TopBar, seal_state, seal_words
from gui.kit.widgets import button
from tests.agreements import usual_agreement


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


@pytest.fixture
def session(board):
    seats = [Seat(power=power.id, player=power.letter) for power in board.powers]
    return found(Diplomacy(board), MemoryStore(), usual_agreement(title="Thursday", seats=seats))


class Window(QMainWindow):
    def __init__(self):
        super().__init__()
        self.asked = []

    def open_menu(self, at: QPoint):
        self.asked.append(at)


@pytest.fixture
def bar(qtbot, qapp, board, session):
    theme.prepare()
    i18n.speak("en")
    sizing.dress()
    window, bar = Window(), TopBar(board, (button("Past phases"),))
    qtbot.addWidget(window)
    window.setMenuWidget(bar)
    bar.set_view(session.public())
    window.resize(1280, 720)
    window.show()
    yield bar
    window.close()


def test_it_says_game_season_and_what_the_table_does(bar):
    assert bar.title.text() == "Thursday"
    assert bar.season.text() == "Spring 1901"
    assert bar.stage.text() == "writing orders"


def test_it_counts_the_centres(bar):
    assert {power: int(label.text()) for power, label in bar.seals.counts.items()} == {
        **dict.fromkeys(("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "TURKEY"), 3),
        "RUSSIA": 4,
    }


def test_a_seal_turns_to_wax_when_its_power_has_sealed(bar, session):
    session.envelopes.seal("RUSSIA", ["A MOS H"])
    bar.set_view(session.public())

    states = {power: badge.state for power, badge in bar.seals.badges.items()}
    assert states["RUSSIA"] == "sealed"
    assert states["ITALY"] == "open"
    assert bar.seals.badges["RUSSIA"].accessibleName() == "Russia: sealed, 4 centres"
    assert bar.seals.badges["ITALY"].accessibleName() == "Italy: not sealed yet, 3 centres"


def test_revealed_orders_show_plain_signs(session, board):
    for power in board.powers:
        session.envelopes.seal(power.id, [])
    session.reveal()
    view = session.public()

    assert {seal_state(view, seal) for seal in view.seals} == {"plain"}


def test_a_power_without_units_and_centres_is_grey(session, board):
    view = session.public()
    gone = replace(view, counted={**view.counted, "ITALY": 0}, units={**view.units, "ITALY": 0})
    italy = next(seal for seal in gone.seals if seal.power == "ITALY")

    assert seal_state(gone, italy) == "idle"
    assert seal_words(gone, italy, board) == "Italy: eliminated"


def test_a_power_that_has_nothing_to_write_says_so(session, board):
    view = session.public()
    idle = replace(next(seal for seal in view.seals if seal.power == "ITALY"), asked=False)

    assert seal_state(view, idle) == "idle"
    assert seal_words(view, idle, board) == "Italy: nothing to write, 3 centres"
    assert seal_words(replace(view, stage=Stage.OVER), idle, board) == "Italy: 3 centres"


@pytest.mark.parametrize("width", [700, 1024, 1280, 1920, 3840])
def test_nothing_overlaps_at_any_width(bar, qapp, width):
    bar.window().resize(width, 400)
    qapp.processEvents()

    left = max(
        part.mapTo(bar, QPoint(part.width(), 0)).x()
        for part in (bar.brand, bar.title, bar.season, bar.stage)
        if part.isVisible()
    )
    right = bar.menu.parentWidget().x()
    assert bar.season.isVisible()
    assert left <= bar.seals.x()
    assert bar.seals.geometry().right() <= right


def test_a_wide_bar_has_its_seals_in_the_middle(bar, qapp):
    bar.window().resize(1920, 400)
    qapp.processEvents()

    assert abs(bar.seals.geometry().center().x() - bar.width() // 2) <= 1


def test_the_menu_button_opens_its_windows_menu(bar):
    QTest.mouseClick(bar.menu, Qt.MouseButton.LeftButton)

    assert len(bar.window().asked) == 1


def test_without_a_menu_there_is_no_button(qtbot, board):
    alone = TopBar(board)
    qtbot.addWidget(alone)
    alone.show()

    assert not alone.menu.isVisible()


def test_the_bar_follows_the_language(bar, qapp):
    i18n.speak("cs")
    qapp.processEvents()
    said = bar.season.text(), bar.stage.text(), bar.seals.badges["RUSSIA"].accessibleName()
    i18n.speak("en")

    assert said == ("Jaro 1901", "psaní povelů", "Rusko: ještě nezapečetěno, 4 centra")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_two_figures_of_centres_are_shown_whole_in_large_type(bar, qapp, session, scale):
    theme.use("light", text=scale)
    sizing.dress()
    try:
        view = session.public()
        bar.set_view(replace(view, counted={**view.counted, "RUSSIA": 18}))
        figure = bar.seals.counts["RUSSIA"]

        assert figure.text() == "18"
        assert figure.width() >= figure.fontMetrics().horizontalAdvance("18")
        assert bar.seals.width() >= bar.seals.sizeHint().width()
    finally:
        theme.use("light")
        sizing.dress()
