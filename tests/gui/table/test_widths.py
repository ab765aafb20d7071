"""Long names and large text: everything stays inside its paper."""

import pytest
from PySide6.QtWidgets import QLabel

from gui.kit import sizing, theme
from gui.table.results.game_over import GameOverScreen


@pytest.mark.parametrize("text", [1, 2])
def test_long_names_never_make_the_list_wider_than_the_paper(sit, dressed, text):
    theme.use("light", text=text)
    sizing.dress()
    desk, _hand = sit("FRANCE", "F F MAO, F F ENG, F A MAR, F A GAS, R A WAR")
    desk.draft.give("F MAO - SPA/SC")
    listed = desk.panel.list

    for beginning in (("F MAO",), ("F ENG", "S", "F MAO"), ("A MAR",), ("A GAS", "S", "F ENG")):
        desk.hand.builder.begin(beginning)
        for _ in range(2):  # a bar that is not needed any more goes one round later
            dressed.processEvents()

        assert listed.widget().width() <= listed.viewport().width(), beginning


def test_the_final_table_shows_every_power_and_player_in_large_text(qtbot, bridge, loaded, dressed):
    theme.use("light", text=2)
    sizing.dress()
    bridge.end_by_draw()
    screen = GameOverScreen(bridge.public(), loaded)
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    with qtbot.waitExposed(screen):
        screen.show()

    for said in screen.table.findChildren(QLabel):
        for word in said.text().replace("-", "- ").split():
            assert said.fontMetrics().horizontalAdvance(word) <= said.width(), word


def test_what_covers_the_desk_is_said_in_fewer_words_in_a_narrow_window(sit, dressed):
    desk, _hand = sit(size=(1920, 1080))
    assert desk.cover.accessibleName() == "Cover the screen"

    desk.resize(1280, 720)
    assert desk.cover.accessibleName() == "Cover"

    desk.resize(1920, 1080)
    assert desk.cover.accessibleName() == "Cover the screen"
