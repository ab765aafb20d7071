"""Two units that retreat into one space: no strength decides anything, and none is told."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel

from gui import i18n
from gui.explain.why_parts import StrengthBlocks
from gui.map.arrows.marks import StandOffMark
from gui.public.blocks import Pen
from gui.public.look import plan
from gui.public.pages_reveal import reveal_page
from gui.public.things import Blocks, Words
from gui.reveal.painter import Studio
from gui.reveal.player import RevealPlayer
from gui.reveal.step import Mode, Scene
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen


@pytest.fixture
def past(met_in_gascony):
    return met_in_gascony


@pytest.fixture(params=["en", "cs"])
def tongue(request, look):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


def figures(texts):
    return [text for text in texts if "1 : 1" in text or "1 proti" in text or text.strip() == "1"]


def seen(screen):
    return [found.text() for found in screen.findChildren(QLabel) if found.isVisible()]


def test_the_paper_beside_the_board_tells_it_in_words(
    tongue, past, shown, loaded_map, table_after, monkeypatch
):
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)
    screen = shown(RevealScreen(past, table_after(1), loaded_map))
    screen.go_to(next(i for i, s in enumerate(screen.steps) if s.scene is Scene.CONFLICT))

    texts = seen(screen)
    assert not figures(texts)
    assert all(one.isHidden() for one in screen.side.findChildren(StrengthBlocks))
    wanted = {
        "en": "Several units retreat to Gascony and are taken off.",
        "cs": "Do Gaskoňska ustoupilo více jednotek, všechny jsou rozpuštěny.",
    }
    assert wanted[tongue] in texts
    assert not any(
        isinstance(mark, StandOffMark)
        for step in screen.steps
        for mark in (*step.marks(0), *step.marks(step.length))
    )


def test_the_room_reads_it_in_words(tongue, past, loaded_map):
    player = RevealPlayer(past, loaded_map.board, still=True)
    player.go_to(next(i for i, s in enumerate(player.steps) if s.scene is Scene.CONFLICT))
    page = reveal_page(Pen(plan(QSize(1920, 1080))), player, loaded_map.board, "")

    texts = [thing.text for thing in page if isinstance(thing, Words)]
    assert not figures(texts)
    assert not any(isinstance(thing, Blocks) for thing in page)
    wanted = {"en": "Nobody gets there.", "cs": "Nikdo se tam nedostane."}
    assert wanted[tongue] in texts


def test_a_picture_to_keep_says_it_in_words(tongue, past, loaded_map):
    studio = Studio(past, loaded_map, QSize(640, 480), Mode.BY_POWER, "Thursday")
    step = next(step for step in studio.steps if step.scene is Scene.CONFLICT)

    wanted = {
        "en": "Several units retreat to Gascony and are taken off.",
        "cs": "Do Gaskoňska ustoupilo více jednotek, všechny jsou rozpuštěny.",
    }
    assert studio.caption(step) == wanted[tongue]


def test_the_results_explain_it_without_figures(
    past, shown, loaded_map, table_after, diplomacy, qtbot
):
    screen = shown(ResultsScreen(past, table_after(1), loaded_map, diplomacy), 1920, 1080)
    row = next(row for ruling, row in screen.panel.rows if ruling.unit == "A BUR")
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)

    assert screen.panel.why.isVisible()
    assert all(one.isHidden() for one in screen.panel.why.findChildren(StrengthBlocks))
