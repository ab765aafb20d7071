"""The heading over the tree of variations: whole, or not there at all."""

import pytest
from PySide6.QtWidgets import QApplication

from gui import i18n
from gui.sandbox.tree.tree_panel import TreePanel


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("guesses", [False, True])
def test_it_is_whole_or_not_there(qtbot, look, language, guesses):
    with i18n.speaking(language):
        panel = TreePanel(lambda row: None)
        qtbot.addWidget(panel)
        panel.show()
        panel.guess.setVisible(guesses)
        seen = set()
        for width in range(160, 420, 10):
            panel.setFixedWidth(width)
            QApplication.processEvents()
            seen.add(panel.title.isVisible())
            assert panel.title.isHidden() or panel.title.width() >= panel.title.sizeHint().width()
        assert seen == {True, False}
