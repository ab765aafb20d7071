"""How large everything is in a window, and what follows when a window becomes larger."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QVBoxLayout, QWidget

from gui.club.club_screen import ClubScreen
from gui.kit import sizing, theme
from gui.kit.signs import Badge, PieceIcon
from gui.kit.widgets import button, label, picture, row, tool
from gui.library.library_screen import LibraryScreen
from gui.master.guarded import Guarded
from gui.screen import Screen
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.results.game_over import GameOverScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.start.start_screen import StartScreen

pytestmark = pytest.mark.usefixtures("look")


@pytest.mark.parametrize(
    ("size", "times"),
    [
        ((1280, 720), 1),
        ((1920, 1080), 1),
        ((2560, 1440), 1.25),
        ((3440, 1440), 1.25),
        ((1280, 2160), 1),
        ((3840, 2100), 1.875),
        ((3840, 2160), 2),
        ((9000, 9000), sizing.MOST),
    ],
)
def test_a_window_grows_with_its_narrower_side_and_not_without_end(size, times):
    assert sizing.growth(QSize(*size)) == times


def test_a_screen_takes_its_share_of_a_windows_growth():
    for screen in (CurtainScreen, StartScreen, NewGameScreen):
        assert screen.share_of_growth == 1
    for screen in (DeskScreen, RevealScreen, ResultsScreen, GameOverScreen, Guarded, ClubScreen):
        assert screen.share_of_growth == 0.6
    assert LibraryScreen.share_of_growth == 0.8
    assert sizing.reading(QSize(3840, 2160), 0.6) == 1.6
    assert sizing.reading(QSize(1280, 720), 0.6) == 1


class Page(Screen):
    """One of everything, and a page inside that is a screen itself."""

    share_of_growth = 0.6

    def __init__(self, inside=None):
        super().__init__()
        self.told = 0
        self.words, self.sign = label("Words", "muted"), Badge("A", 28)
        self.icon, self.act = picture("check", size=18), button("Act", "primary", "seal")
        self.tool, self.piece = tool("undo", "Undo"), PieceIcon("A", "R", 40)
        self.head = label("Head", "h1")
        self.parts = (self.words, self.sign, self.icon, self.act, self.tool, self.piece, self.head)
        layout = QVBoxLayout(self)
        self.across = row(*self.parts, gap=10, pad=(4, 3, 2, 1))
        layout.addWidget(self.across)
        if inside is not None:
            layout.addWidget(inside)

    def retranslate(self):
        self.told += 1


def measures(page):
    across = page.across.layout()
    margins = across.contentsMargins()
    return {
        "words": page.words.fontInfo().pixelSize(),
        "head": page.head.fontInfo().pixelSize(),
        "sign": page.sign.width(),
        "icon": page.icon.width(),
        "pixmap": page.icon.pixmap().deviceIndependentSize().width(),
        "glyph": page.act.iconSize().width(),
        "act": page.act.height(),
        "tool": page.tool.width(),
        "piece": page.piece.width(),
        "gap": across.spacing(),
        "left": margins.left(),
    }


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_words_signs_icons_and_gaps_grow_with_the_window_and_shrink_with_it(
    qtbot, qapp, text, request
):
    request.getfixturevalue("look")
    theme.use("light", text=text)
    sizing.dress()
    page = Page()
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    before = measures(page)

    page.resize(3840, 2160)
    qapp.processEvents()
    large = measures(page)
    for what, size in before.items():
        assert large[what] == pytest.approx(1.6 * size, abs=2.5), what  # frames stay fine
    assert page.told == 1

    page.resize(3800, 2160)  # a little is no reason to make everything anew
    page.resize(1920, 1080)
    qtbot.waitUntil(lambda: measures(page) == before)


@pytest.mark.parametrize("times", [1, 2, -2])
def test_a_window_that_is_dragged_is_dressed_once_when_the_hand_rests(
    qtbot, qapp, monkeypatch, times
):
    dressed, dress = [], sizing.dress
    monkeypatch.setattr(sizing, "dress", lambda: dressed.append(theme.reading()) or dress())
    page = Page()
    page.share_of_growth = 1.0
    qtbot.addWidget(page)
    start, step = (1080, 1) if times > 0 else (2160, -1)
    page.resize(start * 16 // 9, start)
    page.show()
    qapp.processEvents()
    dressed.clear()

    for number in range(1, 24 * abs(times) + 1):
        high = start + step * number * 1080 // (24 * abs(times))
        page.resize(high * 16 // 9, high)
        qapp.processEvents()
        assert dressed == []
    qtbot.waitUntil(lambda: bool(dressed))
    qtbot.wait(2 * sizing.REST_MS)

    assert dressed == [2.0 if times > 0 else 1.0]
    assert page.told == (1 if times > 0 else 2)  # the first time when it was shown


def test_a_drag_there_and_back_dresses_nothing(qtbot, qapp, monkeypatch):
    dressed = []
    monkeypatch.setattr(sizing, "dress", lambda: dressed.append(1))
    page = Page()
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    for high in (1200, 1350, 1200, 1080):
        page.resize(high * 16 // 9, high)
        qapp.processEvents()
    qtbot.wait(2 * sizing.REST_MS)
    assert dressed == []


@pytest.mark.parametrize("sizes", [((1920, 1080), (3840, 2160)), ((1280, 720), (2560, 1440))])
def test_a_window_that_is_shown_or_maximised_is_dressed_at_once(qtbot, qapp, sizes):
    page = Page()
    page.share_of_growth = 1.0
    qtbot.addWidget(page)
    for size in (*sizes, *reversed(sizes)):
        page.resize(*size)
        page.show()
        assert sizing.fits(page, 1.0)


def test_the_text_setting_enlarges_icons_and_half_of_it_signs(qtbot, qapp):
    page = Page()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    before = measures(page)
    theme.use("light", text=2.0)
    sizing.dress()
    qapp.processEvents()
    large = measures(page)

    for what in ("words", "icon", "pixmap", "glyph"):
        assert large[what] == pytest.approx(2 * before[what], abs=1), what
    for what in ("sign", "piece", "head"):
        assert large[what] == pytest.approx(1.5 * before[what], abs=1), what
    assert large["gap"] == before["gap"]


def test_a_screen_inside_another_leaves_the_size_to_it(qtbot, qapp):
    inside = Page()
    inside.share_of_growth = 1.0
    page = Page(inside)
    qtbot.addWidget(page)
    page.resize(3840, 2160)
    page.show()
    qapp.processEvents()

    assert theme.reading() == 1.6
    assert inside.words.fontInfo().pixelSize() == page.words.fontInfo().pixelSize()


def test_no_hairline_of_the_style_sheet_grows():
    theme.read_at(2.0)
    sheet = theme.style_sheet()

    assert "border: 1px solid" in sheet
    assert "border: 2px solid" in sheet
    assert "@" not in sheet


def test_layouts_made_in_a_large_window_are_as_wide_as_those_that_grew_with_it(qapp):
    theme.read_at(2.0)
    made = sizing.spaced(QHBoxLayout(), (1, 2, 3, 4), 5)
    margins = made.contentsMargins()

    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (2, 4, 6, 8)
    assert made.spacing() == 10


def test_the_size_goes_back_with_the_next_screen(qtbot, qapp):
    large, next_one = Page(), Page()
    next_one.share_of_growth = 0.0
    for page in (large, next_one):
        qtbot.addWidget(page)
        page.resize(3840, 2160)
        page.show()
        qapp.processEvents()

    assert theme.reading() == 1
    assert isinstance(next_one.words, QLabel)
    assert next_one.words.fontInfo().pixelSize() == 13


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_page_being_built_keeps_nothing_of_a_look_from_before(qtbot, look, name):
    window, hidden, page = QMainWindow(), QWidget(), QLabel("A page")
    for one in (window, hidden):
        qtbot.addWidget(one)
    window.show()
    theme.use(name, text=1.5)
    sizing.dress()

    assert page.styleSheet() == ""
    assert window.styleSheet() == hidden.styleSheet() == theme.style_sheet()
    window.setCentralWidget(page)
    theme.use({"light": "dark", "dark": "light"}[name])
    sizing.dress()
    assert page.styleSheet() == ""
    assert window.styleSheet() == hidden.styleSheet() == theme.style_sheet()
