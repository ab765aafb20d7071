"""Lines of a card's facts: as few as they need, and no year or height alone on the last one."""

import re

import pytest
from PySide6.QtGui import QFontMetricsF

from engine.board.card_facts import card_facts
from engine.games.bez_hranic.tables import table_names
from gui import i18n
from gui.games.bez_hranic.drawing.far import sans
from gui.games.bez_hranic.drawing.lines import _broken, lines_of

CARDS = ((32.0, 456.0), (27.0, 400.0))
"""Sizes of words, and the room that a card has for them."""


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize(("size", "width"), CARDS)
@pytest.mark.parametrize("map_", table_names())
def test_facts_take_as_few_lines_as_they_need_and_no_year_stands_alone_below(map_, size, width):
    alone = re.compile(r"\(\d{4}\)\.|[\d\N{NO-BREAK SPACE} ,]+\N{NO-BREAK SPACE}m\.")
    font = sans(size, 500)
    metrics = QFontMetricsF(font)
    for facts in card_facts(map_).values():
        for text in (fact.text[one] for fact in facts for one in i18n.LANGUAGES):
            lines = lines_of(text, font, width)
            assert " ".join(lines) == text
            assert len(lines) == len(_broken(text, metrics, width))
            assert all(metrics.horizontalAdvance(line) <= width for line in lines)
            assert len(lines) == 1 or not alone.fullmatch(lines[-1]), lines
