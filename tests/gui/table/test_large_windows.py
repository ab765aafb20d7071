"""A window of 3840 x 2160 that shows its pixels one to one: what is read from afar is as large."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from gui.kit import sizing, theme
from gui.reveal.step import Scene
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.reveal.reveal_screen import RevealScreen

pytestmark = pytest.mark.usefixtures("bare_boards")


@pytest.fixture(params=[1.5, 1.0])
def dressed(request, look, qapp):
    theme.use("light", text=request.param)
    sizing.dress()
    yield
    theme.use("light")
    sizing.dress()


def sizes(root):
    """Return the size of all words by what they say."""
    QApplication.processEvents()
    return {
        found.text().strip(): found.fontInfo().pixelSize()
        for kind in (QLabel, QPushButton)
        for found in root.findChildren(kind)
        if found.isVisible() and found.text().strip()
    }


def grew(root, resize):
    before = sizes(root)
    resize(3840, 2160)
    large = sizes(root)
    for _ in range(2):  # no smaller at once than what is large has room in
        resize(1920, 1080)
        again = sizes(root)
    assert again == before
    return {text: large[text] / px for text, px in before.items() if text in large}


@pytest.mark.usefixtures("dressed")
def test_sentences_on_the_curtain_keep_their_share_of_the_window(shown, loaded_map, table_after):
    public = table_after(0)
    screen = shown(CurtainScreen(public, loaded_map.board, public.seals[0].power), 1920, 1080)

    for text, times in grew(screen, screen.resize).items():
        if text != "Velmoc":
            assert times > 1.8, text


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("scene", [Scene.CONFLICT, Scene.POWER, Scene.CARRIED_OUT])
def test_the_paper_of_a_reveal_grows_and_leaves_more_to_the_board(
    scene, shown, loaded_map, table_after, played, monkeypatch
):
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)
    screen = shown(RevealScreen(played[4], table_after(5), loaded_map), 1920, 1080)
    screen.go_to(next(i for i, step in enumerate(screen.steps) if step.scene is scene))
    wide = screen.side.width()

    found = grew(screen.side, screen.resize)
    assert len(found) > 5
    for text, times in found.items():
        assert times == pytest.approx(1.6, abs=0.06), text
    screen.resize(3840, 2160)
    assert screen.side.width() == pytest.approx(1.6 * wide, rel=0.01)
