"""Every act has a name, a key, and its place in the reading order."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QWidget

from gui import i18n
from gui.kit.choice import ChoiceCard
from gui.windows.new_game.picture_strip import PictureStrip

ACTS = (QAbstractButton, QComboBox, QLineEdit, ChoiceCard)


@pytest.fixture(params=["start", "new", "empty start"])
def page(request, no_pictures, window, found_game):
    if request.param == "start":
        found_game("One")
        found_game("Two")
    if request.param == "new":
        window.new_game()
    else:
        window.show_start()
    return window.screen_shown


def acts(page):
    return [w for w in page.findChildren(QWidget) if isinstance(w, ACTS) and w.isVisible()]


def own(widget):
    return widget.objectName() not in ("ScrollLeftButton", "ScrollRightButton") and not (
        isinstance(widget.parent(), (QComboBox, QLineEdit))
    )


def reached_by_arrows(act):
    """Tell whether it is a picture in a row of which another one is the stop for Tab."""
    row = act.parent()
    while row is not None and not isinstance(row, PictureStrip):
        row = row.parent()
    cards = row.cards.values() if row is not None else ()
    stops = [card for card in cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return act in cards and len(stops) == 1 and act not in stops


def test_every_act_has_a_name(page):
    nameless = [
        type(act).__name__
        for act in acts(page)
        if own(act) and not (act.accessibleName() or act.property("text"))
    ]

    assert not nameless


def test_every_act_can_be_reached_by_tab(page, window):
    reached, now = set(), page
    for _ in range(400):
        now = now.nextInFocusChain()
        if now is page:
            break
        reached.add(now)
    wanted = {act for act in acts(page) if own(act) and act.isEnabled()}
    wanted = {act for act in wanted if not reached_by_arrows(act)}
    deaf = [
        act.accessibleName()
        for act in wanted
        if act not in reached or not act.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]

    assert not deaf


def test_tab_goes_through_the_seats_row_by_row(window):
    window.new_game()
    page = window.screen_shown
    page.seats.names[0].setFocus()
    order = []
    for _ in range(9):
        order.append(window.focusWidget())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)

    seats = page.seats
    assert order == [
        *(seats.names[0], seats.pins[0], seats.firsts[0]),
        *(seats.names[1], seats.pins[1], seats.firsts[1]),
        *(seats.names[2], seats.pins[2], seats.firsts[2]),
    ]


@pytest.mark.parametrize("code", i18n.LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_no_words_of_a_button_are_cut(page, window, qapp, size, code):
    i18n.speak(code)
    window.resize(*size)
    for _ in range(3):
        qapp.processEvents()

    cut = [
        (act.accessibleName(), act.width(), act.sizeHint().width())
        for act in acts(page)
        if isinstance(act, QAbstractButton)
        and act.text()
        and own(act)
        and act.width() < act.sizeHint().width()
    ]
    assert not cut


def test_nothing_sticks_out_of_the_page(page, window, qapp):
    window.resize(1280, 720)
    for _ in range(3):
        qapp.processEvents()

    for act in acts(page):
        left = act.mapTo(page, QPoint(0, 0)).x()
        assert left >= 0
        assert left + act.width() <= page.width()
