from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from engine.clock.clock import Countdown, Part
from engine.clock.plan import AtZero
from gui import i18n
from gui.clock import words
from gui.clock.button import ClockButton
from gui.clock.face import _WRAPPED, ClockFace, _fitting, cells, paint_time
from gui.kit import theme
from tests.clock_plans import usual_plan

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
LEAST = 1 / 40


@pytest.fixture
def running(keeper):
    keeper.use(usual_plan(at_zero=AtZero.HOLD))
    keeper.toggle()
    return keeper


def at(keeper, seconds, **more):
    keeper.clock = replace(keeper.clock, count=Countdown(900_000, seconds * 1000), **more)
    keeper.shown.emit()


@pytest.mark.parametrize("height", [height for _, height in SIZES])
def test_its_words_are_read_from_the_last_row(running, look, height):
    face = ClockFace(running, height)

    assert face._px("clock") >= height * 0.22
    assert min(face._px("h2"), face._px("body")) >= height * LEAST


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_word_has_room_in_a_column_of_the_screen(running, look, width, height):
    column = width * 0.35 - 0.052 * height
    face = ClockFace(running, height)
    body = QFontMetricsF(theme.font("body", face._px("body"), 600, tabular=True))
    room = face._px("body") * 1.3 * 2
    situations = (
        {},
        {"plan": usual_plan(writing=0)},
        {"part": Part.WRITING},
        {"part": Part.WRITING, "count": None},
        {"part": Part.WRITING, "sealed": True},
        {"part": Part.WRITING, "ahead": Countdown(900_000, 800_000)},
        {"part": Part.WRITING, "count": Countdown(300_000, 0), "grace": 19_000},
        {"part": Part.WRITING, "count": Countdown(300_000, 0), "grace": 0},
        {"going": False, "missed": 4_000_000},
        {"part": Part.RESOLUTION, "count": None, "ahead": Countdown(900_000, 0)},
    )
    for language in ("en", "cs"):
        with i18n.speaking(language):
            for more in situations:
                clock = replace(running.clock, **more)
                said = words.note_words(clock)
                box = body.boundingRect(QRectF(0, 0, column, 10_000), int(_WRAPPED), said)
                assert box.height() <= room, said
                title = _fitting(words.part_words(clock), face._px("h2"), 600, column)
                assert title.pixelSize() >= height * LEAST


def test_a_figure_never_moves_its_neighbours(look):
    font = theme.font("clock", 200, 600, tabular=True)
    assert len({cells(f"1{digit}:4{digit}", font)[0] for digit in "0123456789"}) == 1
    assert cells("11:11", font) == cells("08:47", font)


def test_only_the_figure_that_changes_is_drawn_differently(look):
    def drawn(text):
        image = QImage(500, 160, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.setPen(QColor("white"))
        font = theme.font("clock", 120, 600, tabular=True)
        paint_time(painter, QRectF(0, 0, 500, 160), text, font, hollow=False)
        painter.end()
        return image

    one, other = drawn("12:41"), drawn("12:48")
    changed = [
        x for x in range(500) if any(one.pixel(x, y) != other.pixel(x, y) for y in range(160))
    ]
    width, begins = cells("12:41", theme.font("clock", 120, 600, tabular=True))

    assert changed
    assert min(changed) >= (500 - width) / 2 + begins[4] - 1


def test_the_face_says_what_it_shows_to_who_cannot_see_it(running, look):
    face = ClockFace(running, 1080)
    at(running, 767)
    assert face.figures == "12:47"
    assert (
        face.accessibleName() == "Negotiation. 13 minutes left. then writing, 5 minutes in silence"
    )

    with i18n.speaking("cs"):
        running.shown.emit()
        assert face.accessibleName().startswith("Vyjednávání. zbývá: 13 minut")


def test_a_table_without_a_clock_sees_none(keeper, look):
    face, button = ClockFace(keeper, 1080), ClockButton(keeper)
    assert face.isHidden()
    assert button.isHidden()

    keeper.use(usual_plan())

    assert not face.isHidden()
    assert not button.isHidden()
    keeper.put_away()
    assert face.isHidden()


def test_what_has_no_limit_shows_no_figures(running, displayed):
    face = displayed(ClockFace(running, 720), 400, 400)
    running.clock = running.clock.revealed()
    running.shown.emit()

    assert face.figures == ""
    assert face.grab().width() == 400


def test_a_pause_the_last_minute_and_the_end_each_look_different(running, displayed):
    face = displayed(ClockFace(running, 720), 420, 400)
    seen = set()
    for more in (
        {},
        {"going": False},
        {"count": Countdown(900_000, 59_000)},
        {"part": Part.WRITING, "count": Countdown(900_000, 0)},
    ):
        at(running, 100, going=True, part=Part.TALK)
        running.clock = replace(running.clock, **more)
        picture = face.grab().toImage()  # held while its pixels are read
        seen.add(bytes(picture.constBits()))

    assert len(seen) == 4


def test_the_bars_clock_is_as_wide_at_any_time(running, look):
    button = ClockButton(running)
    widths = set()
    for seconds in (5999, 767, 599, 9, 0):
        at(running, seconds)
        widths.add((button.width(), button.sizeHint().width()))

    assert len(widths) == 1


def test_the_bars_clock_only_repaints_when_a_second_has_passed(running, look, time):
    told = []
    running.shown.connect(lambda: told.append(True))
    for _ in range(10):
        time.sleep(0.1)
        running.look()

    assert len(told) == 1
