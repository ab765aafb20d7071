"""Long names and large text: everything stays inside its paper."""

import pytest

from gui.kit import theme


@pytest.mark.parametrize("text", [1, 2])
def test_long_names_never_make_the_list_wider_than_the_paper(sit, dressed, text):
    theme.use("light", text=text)
    dressed.setStyleSheet(theme.style_sheet())
    desk, _hand = sit("FRANCE", "F F MAO, F F ENG, F A MAR, F A GAS, R A WAR")
    desk.draft.give("F MAO - SPA/SC")
    listed = desk.panel.list

    for beginning in (("F MAO",), ("F ENG", "S", "F MAO"), ("A MAR",), ("A GAS", "S", "F ENG")):
        desk.hand.builder.begin(beginning)
        dressed.processEvents()

        assert listed.widget().width() <= listed.viewport().width(), beginning
