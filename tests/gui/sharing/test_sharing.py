"""What studies are handed on as exists, reads back where it can, and says only what is seen."""

from dataclasses import replace
from itertools import pairwise
from threading import Event, Thread

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.brought import brought_file
from engine.libraries import every_shelf
from engine.notation.game_text import game_text, read_game_text
from engine.notation.position_line import position_line
from engine.studies import unkept_with
from engine.study.tree.marks import Colour, Mark, Mode, Shape
from engine.study.tree.node import ITEM_FACT
from engine.study.tree.study import numbered
from gui import i18n
from gui.paper import press, sights
from gui.paper.blocks import Drawn, Heading, Row
from gui.paper.flow import A4, A5, LETTER, paginate
from gui.paper.line_drawing import board_of
from gui.paper.press import Running
from gui.paper.print_card import PrintCard
from gui.reveal.painter import SIZES as SCREENS
from gui.sandbox.sandbox_screen import SandboxScreen
from gui.sharing.booklet import booklet
from gui.sharing.chapter_film import KeptChapter
from gui.sharing.chapter_maps import map_of
from gui.sharing.code_card import CodeCard
from gui.sharing.part import Part
from gui.sharing.share_card import ShareCard, Way
from gui.sharing.ways import keep_film, keep_study, picture_of, text_of
from gui.words import labels, phases
from tests.engine.study.conftest import student
from tests.gui.kit.qr_eyes import codes_in
from tests.gui.sandbox.test_hidden import recorded
from tests.no_room import room

TOLD = """[Study "Two ways"]
[Chapter "The Balkan Gambit"]
[Player AUSTRIA "Eva"]
[Text {Two units go for the two centres that are nearest.}]
S1901M "Gambit" !
  AUSTRIA: A BUD - SER, A VIE - GAL!, F TRI - ALB
  RUSSIA: A MOS - UKR, A WAR - GAL
  @ arrow green ALB GRE, lit red GAL, circle blue SER
  {They meet in Galicia.}
(
  S1901M "Hedgehog"
    AUSTRIA: F TRI - VEN??
    {Italy has an army there.}
)
F1901M
  AUSTRIA: A SER S F ALB - GRE, F ALB - GRE
[Chapter "Another"]
S1901M
  FRANCE: A PAR - BUR
"""


def part_of(study, chapter=None):
    return Part(
        open=unkept_with(study),
        chapters=numbered(study).chapters if chapter is None else (chapter,),
        name=study.name or "A study",
        map_of=map_of,
    )


@pytest.fixture
def told(look):
    return part_of(read_game_text(TOLD).study)


@pytest.fixture
def small(monkeypatch):
    """Paint pictures a third as long, and animations as small as they are offered."""
    monkeypatch.setattr(sights, "LONG", 1060)
    monkeypatch.setattr(KeptChapter, "sizes", dict.fromkeys(SCREENS, SCREENS["small"]))


def by_chance(game, seed, acts=14):
    somebody, log, _ = student(game, f"shared {seed}")
    for _ in range(acts):
        somebody.act()
    return log.study


def words(sheets):
    return "\n".join(
        text for sheet in sheets for text in (sheet.title, *(b.text() for b in sheet.blocks))
    )


@pytest.mark.parametrize("game", [*GAMES])
def test_any_study_is_a_text_and_a_file_that_read_back(look, game, tmp_path):
    study = by_chance(game, "back")
    part = part_of(study)
    text, path = text_of(part), tmp_path / "shared.velstudy"
    keep_study(part, path)
    assert numbered(brought_file(path, list).chapters) == numbered(study)
    if text:
        assert read_game_text(text).study == numbered(study)
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("en", "cs", "cs"), strict=False)])
def test_any_study_is_a_booklet_with_all_that_is_said_in_it(look, game, language):
    i18n.speak(language)
    study = by_chance(game, language, acts=8)
    part = part_of(study)
    sheets = booklet(part)
    said = words(sheets)
    assert len(sheets) == len(part.chapters)
    for chapter in part.chapters:
        for node in part.study.under(chapter.root):
            assert node.note.split("\n")[0] in said
            assert node.name in said
            board = part.board(node)
            if board is not None and board.past is not None:
                assert phases.full_phase_words(board.past.phase) in said
    pages = paginate(sheets, A4)
    assert len(pages) >= len(sheets)
    i18n.speak("en")


def test_a_chapter_is_shared_alone(told):
    second = told.chapters[1]
    alone = Part(open=told.open, chapters=(second,), name="x", map_of=map_of)
    read = read_game_text(text_of(alone)).study
    assert [one.title for one in read.chapters] == ["Another"]
    assert "Galicia" not in words(booklet(alone))


def test_a_booklet_has_orders_results_drawings_notes_and_variations(told):
    said = words(booklet(told))
    board = load_map("standard").board
    for wanted in (
        "The Balkan Gambit",
        "Austria-Hungary: Eva",
        "Two units go for the two centres",
        "Spring 1901 ! · Gambit",
        "They meet in Galicia.",
        "green arrow: Albania – Greece",
        "lit in red: Galicia",
        "blue circle: Serbia",
        "Instead: Spring 1901 · Hedgehog",
        "Italy has an army there.",
        labels.power_name(board, "RUSSIA"),
        "??",
    ):
        assert wanted in said


def test_a_booklet_is_a_pdf_with_all_its_pages(told):
    alone = Part(open=told.open, chapters=told.chapters[1:], name="x", map_of=map_of)
    pages = paginate(booklet(alone), A4)
    data = press.pdf(pages, Running("Two ways", ""))
    assert data.count(b"/Type /Page\n") == len(pages)


def test_a_picture_has_the_board_and_what_is_drawn_on_it(told):
    chapter = told.chapters[0]
    node = told.line(chapter)[1]
    with_marks = QImage.fromData(picture_of(told, chapter, node))
    told.open.sandbox.draw(node.id, ())
    bare = QImage.fromData(picture_of(told, chapter, told.study.nodes[node.id]))
    assert max(with_marks.width(), with_marks.height()) == 3200
    assert with_marks.size() == bare.size()
    assert with_marks != bare


def test_every_mark_is_seen_and_said(told):
    node = told.line(told.chapters[0])[1]
    every = [
        Mark(shape, colour, "VIE", "BUD" if shape is Shape.ARROW else "")
        for shape in Shape
        for colour in Colour
    ]
    told.open.sandbox.draw(node.id, every)
    said = words(booklet(told))
    assert said.count("Vienna – Budapest") == len(Colour)


def test_what_was_taken_back_is_not_handed_on(told, tmp_path):
    sandbox = told.open.sandbox
    root = told.study.chapters[0].root
    sandbox.note(root, "Nobody may know.")
    sandbox.undo()
    path = tmp_path / "shared.velstudy"
    keep_study(told, path)
    assert b"Nobody may know" not in path.read_bytes()
    assert "Nobody may know" not in text_of(told) + words(booklet(told))


def test_what_cannot_be_written_is_said_and_leaves_what_was_there(told, tmp_path):
    path = tmp_path / "shared.velstudy"
    keep_study(told, path)
    before = path.read_bytes()
    missing = tmp_path / "no" / "folder.velstudy"
    with pytest.raises((OSError, ValueError)):
        keep_study(told, missing)
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]


def test_a_chapter_is_as_many_pictures_as_it_has_phases(told):
    kept = KeptChapter(told, told.chapters[0])
    studio = kept.studio(kept.sizes["small"])
    stills = kept.stills()
    assert len(stills) == 2
    pictures = [studio.paint(shot) for shot in stills]
    assert pictures[0] != pictures[1]
    assert [studio.stem(1, shot)[-6:] for shot in stills] == ["S1901M", "F1901M"]
    assert len(kept.animation(1)) > 4
    studio.close()


# -- what chapters hide -------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [Mode.HIDDEN, Mode.LESSON])
@pytest.mark.parametrize("game", [*GAMES])
def test_paper_and_pictures_tell_what_is_hidden_only_where_that_is_wanted(look, small, game, mode):
    study = recorded(game, mode)
    chapter = study.log.study.chapters[0]
    whole = Part(open=study, chapters=(chapter,), name="Study", map_of=map_of)
    silent = replace(whole, tells=False)
    assert whole.hides
    said, hushed = words(booklet(whole)), words(booklet(silent))
    assert "SECRET" not in hushed
    below = [*whole.study.under(chapter.root)]
    for node in below[1:]:
        assert f"SECRETNOTE{node.id}." in said
        assert silent.shown(node).id == chapter.root
        board = whole.board(node)
        assert phases.full_phase_words(board.past.phase) in said
    first = picture_of(silent, chapter, below[0])
    assert picture_of(silent, chapter, below[-1]) == first
    assert picture_of(whole, chapter, below[-1]) != first
    assert KeptChapter(whole, chapter).there
    assert not KeptChapter(silent, chapter).there


@pytest.mark.parametrize("mode", [*Mode])
@pytest.mark.parametrize("game", [*GAMES])
def test_whoever_gets_a_study_has_it_in_the_same_mode(look, game, mode, tmp_path):
    study = recorded(game, mode)
    for tells in (True, False):
        part = replace(part_of(study.sandbox.study), tells=tells)
        path = tmp_path / f"{tells}.velstudy"
        keep_study(part, path)
        got = brought_file(path, list).chapters
        assert [one.mode for one in got.chapters] == [mode]
        assert numbered(got) == read_game_text(text_of(part)).study == numbered(part.study)


def test_a_chapter_that_hides_nothing_is_told_either_way(told):
    silent = replace(told, tells=False)
    assert not told.hides
    assert words(booklet(silent)) == words(booklet(told))


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_booklet_names_what_is_known_of_a_chapter_and_tells_no_key(look, language):
    facts = {"Date": "x1", "Place": "x2", "Result": "x3", "Source": "x4", "Arbiter": "x5"}
    study = read_game_text(TOLD).study
    first = study.chapters[0]
    study = replace(
        study,
        chapters=(
            replace(first, facts={**facts, ITEM_FACT: "diplomacy/tactics/fork"}),
            *study.chapters[1:],
        ),
    )
    i18n.speak(language)
    said = words(booklet(part_of(study)))
    i18n.speak("en")

    named = {
        "en": ["When: x1", "Where: x2", "Result: x3", "Source: x4", "Arbiter: x5"],
        "cs": ["Kdy: x1", "Kde: x2", "Výsledek: x3", "Zdroj: x4", "Arbiter: x5"],
    }
    assert " · ".join(named[language]) in said
    assert "fork" not in said


STUDIES = [
    *("diplomacy/games/sample", "diplomacy/games/germany", "diplomacy/examples/7"),
    *("diplomacy/lines/ten_in_the_west", "diplomatia/examples/2"),
]


@pytest.mark.parametrize("key", STUDIES)
@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("form", [A4, A5, LETTER], ids=lambda form: form.name)
def test_each_phase_stands_on_one_page_and_pages_have_little_room_left(look, key, language, form):
    i18n.speak(language)
    game, _, _ = key.partition("/")
    shelf = next(one for one in every_shelf()[game] if key.startswith(f"{one.key}/"))
    item = next(one for one in shelf.items if one.key == key)
    sheets = booklet(part_of(item.read(language)))
    i18n.speak("en")

    pages = paginate(sheets, form)

    page_of = {id(p.block): number for number, page in enumerate(pages) for p in page.placed}
    phases_told = 0
    for one, other in pairwise(sheets[0].blocks):
        board_or_order = isinstance(other, Drawn) or (
            isinstance(other, Row) and isinstance(one, Drawn | Row)
        )
        if board_or_order and isinstance(one, Heading | Drawn | Row):
            phases_told += isinstance(other, Drawn)
            assert page_of[id(one)] == page_of[id(other)]
    assert phases_told >= len(pages) / 2
    for page in pages[:-1]:
        full = page.placed[-1].box.bottom() - page.room.top()
        assert full > 0.7 * page.room.height()


def test_a_booklet_in_black_has_no_colour_on_its_boards(told):
    for black in (True, False):
        (*_, board) = (
            block for block in booklet(told, black=black)[0].blocks if isinstance(block, Drawn)
        )
        image = QImage(400, 300, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        board.draw(painter, QRectF(0, 0, 400, 300))
        painter.end()
        inks = {image.pixelColor(x, y).getRgb()[:3] for x in range(400) for y in range(300)}
        assert (max(max(ink) - min(ink) for ink in inks) < 40) == black


# -- the card -----------------------------------------------------------------------------------


@pytest.fixture
def screen(shown, told):
    made = shown(SandboxScreen(load_map("standard"), told.open), 1280, 720)
    yield made
    for kind in (ShareCard, CodeCard):
        for card in made.findChildren(kind):
            card.reject()


def opened(screen, key, kind, held=Qt.KeyboardModifier.NoModifier):
    screen.view.setFocus()
    QTest.keyClick(screen.view, key, held)
    QApplication.processEvents()
    (card,) = screen.findChildren(kind)
    return card


def test_the_card_shows_of_every_way_what_it_makes(screen, small, told, tmp_path):
    card = opened(screen, Qt.Key.Key_S, ShareCard, Qt.KeyboardModifier.ControlModifier)
    card.ways.choose(Way.TEXT.value)
    assert card.text.toPlainText() == game_text(numbered(told.study))
    QTest.mouseClick(card.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == card.text.toPlainText()
    card.one.click()
    assert "Another" not in card.text.toPlainText()
    card.all.click()
    for way, suffix in ((Way.FILE, ".velstudy"), (Way.TEXT, ".txt"), (Way.PICTURE, ".png")):
        card.ways.choose(way.value)
        card.save(way, tmp_path / "shared")
        assert (tmp_path / f"shared{suffix}").stat().st_size
        assert str(tmp_path) in card.state.text()
        card.save(way, tmp_path / "no" / "where")
        assert card.trouble.isVisible()
        assert "no" in card.trouble.words.text()
    card.ways.choose(Way.BOOKLET.value)
    assert card.place.text().startswith("page 1 of")
    card.ways.choose(Way.ANIMATION.value)
    assert card.go.isEnabled()


@pytest.fixture
def page_being_painted():
    """Somebody paints a page, and goes on until he is let; at the latest after a while."""
    begun, over = Event(), Event()

    def paint():
        with board_of(load_map("standard")):
            begun.set()
            over.wait(60)
            over.set()

    painter = Thread(target=paint)
    painter.start()
    begun.wait()
    yield over
    over.set()
    painter.join()


def test_who_asks_for_a_picture_while_a_page_is_painted_works_on_meanwhile(
    screen, told, qtbot, page_being_painted
):
    card = opened(screen, Qt.Key.Key_S, ShareCard, Qt.KeyboardModifier.ControlModifier)
    for way in (Way.PICTURE, Way.TEXT, Way.PICTURE, Way.FILE, Way.PICTURE):
        card.ways.choose(way.value)
        QApplication.processEvents()
        assert not page_being_painted.is_set()  # nobody waited for the page
        assert card.go.isEnabled() == card.copy.isEnabled() == (way is not Way.PICTURE)
    page_being_painted.set()
    qtbot.waitUntil(card.go.isEnabled)
    assert card.picture.isVisible()
    part = card.part
    assert card.painted.data == picture_of(part, part.chapters[0], screen.course.node)
    QTest.mouseClick(card.copy, Qt.MouseButton.LeftButton)
    assert not QGuiApplication.clipboard().image().isNull()


def test_the_card_asks_nothing_where_nothing_is_hidden(screen):
    card = opened(screen, Qt.Key.Key_S, ShareCard, Qt.KeyboardModifier.ControlModifier)
    for way in Way:
        card.ways.choose(way.value)
        assert not card.tells.isVisible()


def test_the_card_asks_whether_it_tells_what_is_hidden(screen, told):
    told.open.chapters.mode(told.chapters[0].id, Mode.HIDDEN)
    screen.course.told.emit()
    card = opened(screen, Qt.Key.Key_S, ShareCard, Qt.KeyboardModifier.ControlModifier)
    for way in Way:
        card.ways.choose(way.value)
        assert card.tells.isVisible() == (way is not Way.FILE)
        assert "Galicia" not in card.text.toPlainText()
        assert not card.part.tells
    assert not card.go.isEnabled()  # an animation shows nothing else
    card.ways.choose(Way.TEXT.value)
    assert card.go.isEnabled()
    QTest.mouseClick(card.copy, Qt.MouseButton.LeftButton)
    assert read_game_text(QGuiApplication.clipboard().text()).study.chapters[0].mode is Mode.HIDDEN
    card.tells.click()
    assert "Galicia" in card.text.toPlainText()
    card.ways.choose(Way.ANIMATION.value)
    assert card.go.isEnabled()


def test_the_booklet_is_printed_in_black_where_that_is_chosen(screen, told):
    card = opened(screen, Qt.Key.Key_S, ShareCard, Qt.KeyboardModifier.ControlModifier)
    card.ways.choose(Way.BOOKLET.value)
    card.go.click()
    (printing,) = screen.window().findChildren(PrintCard)
    colours = [block for sheet in printing.chosen for block in sheet.blocks]
    printing.inks.setCurrentIndex(1)
    printing.inks.activated.emit(1)
    black = [block for sheet in printing.chosen for block in sheet.blocks]
    assert printing._running.black
    assert [one.text() for one in black] == [one.text() for one in colours]
    assert black != colours
    printing.reject()


ENDINGS = {Way.FILE: ".velstudy", Way.TEXT: ".txt", Way.PICTURE: ".png"}
SIZES = (0, 1, 400, 4096, 20_000, 32_768, 10_000_000)
"""Bytes that a file has room for."""


def test_where_there_is_no_room_the_old_file_stays_and_it_is_said(screen, small, tmp_path):
    card = opened(screen, Qt.Key.Key_S, ShareCard, Qt.KeyboardModifier.ControlModifier)
    for way, suffix in ENDINGS.items():
        card.ways.choose(way.value)
        path, kept = tmp_path / f"shared{suffix}", 0
        for size in SIZES:
            path.write_bytes(b"old")
            with room(size):
                card.save(way, path)
            assert [one.name for one in tmp_path.iterdir()] == [path.name]
            if path.read_bytes() == b"old":
                assert card.trouble.isVisible()
                assert str(path) in card.trouble.words.text()
                assert card.state.text() == ""
            else:
                kept += 1
                assert not card.trouble.isVisible()
                assert str(path) in card.state.text()
        assert 0 < kept < len(SIZES), way
        path.unlink()


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_an_animation_without_room_leaves_the_old_one(told, small, tmp_path, kind):
    path, kept = tmp_path / f"shared.{kind}", KeptChapter(told, told.chapters[1])
    path.write_bytes(b"old")
    for size in (0, 10_000):
        with room(size), pytest.raises(OSError, match=str(path)):
            keep_film(kept, path)
        assert path.read_bytes() == b"old"
        assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_the_code_on_the_screen_reads_back(screen, told):
    node = told.line(told.chapters[0])[1]
    screen.course.go(node.id, writing=False)
    card = opened(screen, Qt.Key.Key_Q, CodeCard)
    line = position_line(screen.course.position, screen.course.rules)
    assert codes_in(card.code.grab().toImage()) == [line]
    assert codes_in(card.grab().toImage()) == [line]
    QTest.keyClick(card, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == line
