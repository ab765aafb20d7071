"""Finds words that do not fit where they are written, and what is cut off by what holds it."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from gui.clock.keeper import ClockKeeper
from gui.kit.pick_list import PickList
from gui.kit.scroller import Scroller
from gui.robots.bench import library as library_bench
from gui.table_bridge import TableBridge
from tests.agreements import usual_agreement
from tests.gui.fits.places import Places

SLACK = 2
"""Pixels by which a letter's own edges may lean out."""


def _faults(root):
    """Return what is cut inside a screen or card, in words."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not widget.width() or not widget.height():
            continue
        if isinstance(widget, Scroller):
            found += _squeezed(widget)
        if isinstance(widget, QComboBox) and not isinstance(widget, PickList):
            found += _chosen(widget)
        if isinstance(widget, QLabel):
            said = _label(widget)
        elif isinstance(widget, QAbstractButton):
            said = _button(widget)
        else:
            continue
        if said is None:
            continue
        found += [f"{said}: {why}" for why in (_cut(widget),) if why]
        found += _words(widget, said)
    return sorted(set(found))


def _label(widget):
    return widget.text() or None if widget.pixmap().isNull() else ""


def _button(widget):
    if isinstance(widget, (QPushButton, QToolButton, QCheckBox, QRadioButton)):
        return widget.text().strip() or widget.accessibleName()
    return widget.accessibleName() or type(widget).__name__


def _words(widget, said):
    """Tell in what way the words are longer than the room for them."""
    if isinstance(widget, QLabel) and widget.pixmap().isNull():
        return _words_of_label(widget, said)
    if isinstance(widget, (QPushButton, QCheckBox, QRadioButton)) and widget.text().strip():
        need = widget.minimumSizeHint().width()
        if widget.width() < need - SLACK:
            return [f"{said}: {need} wide in {widget.width()}"]
        high = widget.fontMetrics().height()
        if widget.height() < high - SLACK:
            return [f"{said}: {high} high in {widget.height()}"]
    return []


def _words_of_label(widget, said):
    room = widget.contentsRect()
    metrics = widget.fontMetrics()
    if widget.textFormat() is Qt.TextFormat.RichText:
        document = QTextDocument()
        document.setHtml(said)
        plain = document.toPlainText()
    else:
        plain = said
    if plain.endswith("…") and widget.toolTip():
        return []
    if widget.wordWrap():
        longest = max(plain.replace("-", "- ").split(), key=metrics.horizontalAdvance, default="")
        high = widget.heightForWidth(widget.width())
    else:
        longest = max(plain.split("\n"), key=metrics.horizontalAdvance, default="")
        high = metrics.height() * (plain.count("\n") + 1)
    found = []
    if metrics.horizontalAdvance(longest) > room.width() + SLACK:
        need = metrics.horizontalAdvance(longest)
        found.append(f"{said}: “{longest}” is {need} wide in {room.width()}")
    letters = metrics.ascent() // 5  # a title's line is higher than its letters
    if high > widget.height() + SLACK + letters:
        found.append(f"{said}: {high} high in {widget.height()}")
    return found


def _cut(widget):
    """Tell what cuts a widget off; what scrolls may be cut in that direction."""
    inside = QRect(QPoint(0, 0), widget.size())
    below, up, down, across = widget, widget.parentWidget(), True, True
    while up is not None and not below.isWindow():
        inside = QRect(below.mapTo(up, inside.topLeft()), inside.size())
        if isinstance(up.parentWidget(), QAbstractScrollArea):
            area = up.parentWidget()
            never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if isinstance(area, QScrollArea):
                down = down and area.verticalScrollBarPolicy() is never
                # A line of cards is gone along by keys and by the ways at its ends, without a bar.
                stays = area.horizontalScrollBarPolicy() is never and not area.property("slides")
                across = across and stays
            else:
                return ""
        if across and (inside.left() < -SLACK or inside.right() > up.width() + SLACK):
            return f"{inside.left()} to {inside.right()} across in {up.width()} of {_name(up)}"
        if down and (inside.top() < -SLACK or inside.bottom() > up.height() + SLACK):
            return f"{inside.top()} to {inside.bottom()} down in {up.height()} of {_name(up)}"
        below, up = up, up.parentWidget()
    return ""


def _squeezed(area):
    """Tell whether what scrolls has less height than its words want."""
    inside = area.widget()
    layout = inside.layout()
    if layout is None or not layout.hasHeightForWidth():
        return []
    need = layout.heightForWidth(inside.width())
    return [f"{need} high in {inside.height()} of a scroller"] if need > inside.height() else []


def _chosen(choice):
    """Tell whether what is chosen is cut; our own lists end it in dots, and have a tip."""
    if choice.isEditable():
        return []
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    room = choice.style().subControlRect(kind, option, part, choice).width()
    need = choice.fontMetrics().horizontalAdvance(choice.currentText())
    return [f"{choice.currentText()}: {need} wide in {room}"] if need > room else []


def _name(widget):
    return type(widget).__name__


@pytest.fixture
def faults():
    """What is cut inside a screen or card."""
    return _faults


@pytest.fixture
def keeper(qapp):
    """A table's clock."""
    rules = GAMES["diplomacy"].rules(load_map("standard").board, {})
    seats = [Seat(power=power.id, player=power.id.title()) for power in rules.board.powers]
    made = ClockKeeper(
        TableBridge(found(rules, MemoryStore(), usual_agreement(title="Thursday", seats=seats)))
    )
    yield made
    made.close()


@pytest.fixture(scope="session")
def made(tmp_path_factory, loaded_map):
    """A club's folder."""
    folder = tmp_path_factory.mktemp("club")
    library_bench.many_games(folder, loaded_map, 6)
    return folder


@pytest.fixture(autouse=True)
def _worn(look, bare_boards):
    """Words are the matter, in the program's own fonts."""


@pytest.fixture
def places(loaded_map, diplomacy, played, table_after, matter_after, keeper, made):
    return Places(loaded_map, diplomacy, played, table_after, matter_after, keeper, made)


@pytest.fixture
def matter_after(table_after, loaded_map, diplomacy):
    from gui.paper.kinds import Matter

    def after(count):
        public = table_after(count)
        return Matter(public=public, loaded=loaded_map, rules=diplomacy, at=count - 1)

    return after
