"""A card has the room that everything on it needs, up to the whole screen."""

import pytest
from PySide6.QtWidgets import QApplication

from gui.kit.dialog import Card
from gui.kit.widgets import button, label

LINE = "What stands on a card is read by everybody who looks at it, whatever it may be about. "


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize("many", range(1, 7))
def test_nothing_on_a_card_is_squeezed_while_the_screen_has_room(look, qtbot, many, later):
    """Whether it stands there from the beginning or is shown later."""
    card = Card(None, "A card")
    qtbot.addWidget(card)
    parts = [part for _ in range(many) for part in (label(LINE, wrap=True), button("Do it"))]
    for part in parts:
        card.add(part)
        part.setVisible(not later)
    with qtbot.waitExposed(card):
        card.show()
    for part in parts:
        part.show()
    QApplication.processEvents()

    assert card.heightForWidth(card.width()) <= card.screen().availableSize().height()
    for part in parts:
        need = part.heightForWidth(part.width()) if part.hasHeightForWidth() else 0
        assert part.height() >= max(need, part.minimumSizeHint().height()), part.text()
