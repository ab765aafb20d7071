"""Where no line of a text may end: in no order that somebody wrote of, in either language."""

import random

import pytest
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtTest import QTest

from engine.catalogue import shelves_of
from gui.kit import theme
from gui.sandbox.tree.note_field import NoteField
from gui.words.line_ends import breakable, whole_orders

ORDERS = ("A PAR - BUR", "F BUL/EC - RUM", "A Par-Bur", "F Nwy-StP/NC", "A Řím-Ben", "F Por")
SIGNS = (*ORDERS, " ", "-", "/", "\n", "x", "ž-u", "\N{NON-BREAKING HYPHEN}", "\u00a0")


def notes():
    """Return what is remarked in all annotated games."""
    (shelf,) = [one for one in shelves_of("diplomacy") if one.key == "diplomacy/games"]
    for item in shelf.items:
        for language in ("en", "cs"):
            yield from (node.note for node in item.read(language).nodes.values() if node.note)


def lines(text, width):
    layout = QTextLayout(text, theme.font("body"))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return found


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("words", ["here {} is", "({}, {})", "{}: {} s {}", "“{}”"])
def test_no_line_ends_within_an_order(look, order, words):
    text = words.replace("{}", order)
    for width in range(160, 400, 7):
        broken = [breakable(line) for line in lines(whole_orders(text), width)]
        assert sum(line.count(order) for line in broken) == text.count(order), width


def test_nothing_else_is_changed_in_what_is_remarked(look):
    every = [*notes()]
    assert len(every) > 100
    held = [text for text in every if whole_orders(text) != text]
    assert len(held) > 100
    for text in every:
        assert breakable(whole_orders(text)) == text.replace("\u00a0", " ")
        for line in lines(whole_orders(text), 230)[:-1]:
            assert not breakable(line).rstrip().endswith(" -"), text


@pytest.mark.parametrize("seed", range(20))
def test_a_field_gives_back_what_it_was_given_or_what_is_typed(qtbot, look, seed):
    chance = random.Random(seed)
    field = NoteField()
    qtbot.addWidget(field)
    text = "".join(chance.choice(SIGNS) for _ in range(9))
    field.setPlainText(text)
    assert field.toPlainText() == text
    field.selectAll()
    assert field.createMimeDataFromSelection().text() == breakable(text)
    field.moveCursor(field.textCursor().MoveOperation.End)
    QTest.keyClicks(field, "A PAR - BUR")
    assert field.toPlainText() == breakable(text) + "A PAR - BUR"
