"""The line under a board of guesses and marks: what is said there has the most room there is."""

import pytest
from PySide6.QtWidgets import QLabel

from gui import i18n
from gui.kit import theme
from gui.predict.predict_foot import PredictFoot
from gui.sandbox.guess.guess_bars import GuessFoot

LONG = "The system says: the disk is full: /home/somebody/velmoc/{}/guesses.json"
WIDE = 740
"""A board's width in a small window with large text."""


@pytest.mark.parametrize("kind", [GuessFoot, PredictFoot])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("letters", [4, 8, 16])
def test_what_is_said_is_read_whole(qtbot, qapp, look, kind, text, letters):
    theme.use("light", text=text)
    with i18n.speaking("cs"):  # its keys have the longer names
        foot = kind()
        qtbot.addWidget(foot)
        foot.setStyleSheet(theme.style_sheet())
        if isinstance(foot, GuessFoot):
            foot.show_state(offered=True, sealed=False, before=False)
        else:
            foot.show_state(revealed=False, last=True)
        foot.resize(WIDE, foot.sizeHint().height())
        foot.show()
        assert foot.key.isVisible()
        word = "m" * letters
        foot.say(LONG.format(word))
        qapp.processEvents()
        said = next(one for one in foot.findChildren(QLabel) if word in one.text())
        assert said.width() >= said.fontMetrics().horizontalAdvance(f"{word}/")
        assert foot.width() == WIDE  # nothing asks for more than there is
        foot.say("")
        assert foot.key.isVisible()
