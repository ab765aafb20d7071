"""What a reveal says is seen at once, in every size of window and text and in both languages.

How each conflict of several games ended is read without scrolling, and the letters of all powers
stand over the beads. The suite walks the worst sizes; with ``VELMOC_ALL=1`` it walks all of them.
"""

import os
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QLabel

from gui import i18n
from gui.games.diplomacy.reveal.telling import consequence, outcome
from gui.kit import sizing, theme
from gui.reveal.player import RevealPlayer
from gui.reveal.step import Mode, Scene
from gui.table.reveal.bar import RevealBar
from gui.table.reveal.reveal_screen import RevealScreen
from gui.table.reveal.side import RevealSide

EVERYWHERE = tuple(
    (size, language, text)
    for size in ((1024, 700), (1280, 720), (1920, 1080), (3840, 2160))
    for language in ("cs", "en")
    for text in (1.0, 1.25, 1.5, 2.0)
)
WORST = tuple(
    one
    for one in EVERYWHERE
    if one[0] == (1280, 720) or one in (((1920, 1080), "cs", 2.0), ((3840, 2160), "cs", 2.0))
)
WALKED = EVERYWHERE if os.environ.get("VELMOC_ALL") else WORST

SEEDS = (2, 11)
"""Of tables that play at random; they meet in more ways than a real one."""


@pytest.fixture(autouse=True)
def _still(monkeypatch):
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)


@pytest.fixture(scope="module")
def conflicts(random_phases, loaded_map):
    """Every conflict of the sample game and of crowded ones, with its phase: found once for all."""
    crowded = [past for seed in SEEDS for past in random_phases(seed, 8)]

    kept = []

    def found(played):
        if not kept:
            kept.extend((one, _conflicts(one, loaded_map.board)) for one in (*played, *crowded))
        return kept

    return found


def _conflicts(past, board):
    steps = RevealPlayer(past, board, still=True).steps
    return [step for step in steps if step.scene is Scene.CONFLICT]


@pytest.fixture(params=WALKED, ids=lambda one: f"{one[0][0]}-{one[1]}-{one[2]:.0%}")
def laid(request, qapp, look, loaded_map, played, table_after):
    """Lay a reveal out at one size; its parts are made anew for every phase."""
    size, language, text = request.param
    i18n.speak(language)
    theme.use("light", text=text)
    sizing.dress()
    screen = RevealScreen(played[4], table_after(5), loaded_map)
    screen.resize(*size)
    screen.show()
    for _ in range(3):
        qapp.processEvents()
    assert (screen.width(), screen.height()) == size
    yield screen
    drop(screen)
    theme.use("light", text=1.0)
    theme.read_at(1.0)


def drop(widget):
    """Let a window go at once: there are many."""
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def hidden_part(widget, within):
    """Return what of a widget is not seen in an area; nothing if all of it is."""
    seen = QRect(widget.mapTo(within, widget.rect().topLeft()), widget.size())
    return None if within.rect().contains(seen) else (seen.getRect(), within.rect().getRect())


def test_how_a_conflict_ended_is_read_without_scrolling(
    laid, qapp, played, conflicts, table_after, loaded_map
):
    public, board = table_after(5), loaded_map.board
    found, read = [], 0
    laid.hide()  # its board need not find places for names meanwhile
    for past, steps in conflicts(played):
        side = RevealSide(past, public, board)
        side.set_scale(laid.side._scale)
        side.setFixedSize(laid.side.size())
        side.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)  # measured, not painted
        side.show()
        for step in steps:
            side.show_step(step, 12)
            qapp.processEvents()
            area = side.card.ending.viewport()
            verdict, more = side.card.ending.findChildren(QLabel, "told")[-2:]
            assert verdict.text() == outcome(step.conflict, board)
            assert more.text() == consequence(step.conflict, past, board)
            for said in filter(QLabel.text, (verdict, more)):
                assert said.isVisible()
                part = hidden_part(said, area) or hidden_part(area, side)
                whole = said.height() >= said.heightForWidth(said.width())
                if part or not whole:
                    found.append((past.phase.code, said.text(), part, whole))
                read += 1
            if side.card.area.height() < 60:
                found.append((past.phase.code, verdict.text(), "nothing of the sides is seen"))
        drop(side)

    assert read > 100
    assert not found, found


def test_the_power_that_is_read_is_named_in_sight(laid, qapp):
    for place, step in enumerate(laid.steps):
        if step.scene is not Scene.POWER:
            continue
        laid.go_to(place)
        for _ in range(4):
            qapp.processEvents()
        area = laid.side.area.viewport()
        now = next(one for one in laid.side.blocks if one.power == step.power)
        top = now.mapTo(area, now.rect().topLeft()).y()
        low = now.mapTo(area, now.rect().bottomLeft()).y()

        assert top >= 0
        assert low <= area.height() or top == 0


def test_the_letters_of_all_powers_are_read_over_the_beads(laid, qapp, played):
    board = laid.player.board
    laid.hide()  # its board need not find places for names meanwhile
    for mode, past in product(Mode, played):
        letters = {power.letter for power in board.powers} if mode is Mode.BY_POWER else set()
        player = RevealPlayer(past, board, still=True, parent=laid)
        player.set_mode(mode)
        bar = RevealBar(player)
        bar.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        bar.resize(laid.bar.width(), laid.bar.height())
        bar.show()
        asked = {step.power for step in player.steps if step.power}
        wanted = {one.letter for one in board.powers if one.id in asked} & letters
        for place in range(len(player.steps)):
            player.go_to(place)
            qapp.processEvents()
            written = [button.written for button in bar.beads.buttons]
            now = next(one for one in bar.beads.buttons if one.on)

            assert wanted <= set(written), (mode, past.phase.code, place, written)
            assert now.written, (mode, past.phase.code, place)
            assert bar.beads.geometry().right() <= bar.width()
        drop(bar)
        player.deleteLater()
