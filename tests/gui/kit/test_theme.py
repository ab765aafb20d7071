"""One look from one file, and widgets that follow it."""

import re

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo

from engine import resources
from gui.kit import sizing, theme
from gui.kit.widgets import button, paint_surface, picture, row, tool


@pytest.fixture
def dressed(qapp):
    theme.prepare()
    theme.use("light")
    yield qapp
    theme.use("light")


@pytest.mark.parametrize("name", theme.TOKENS["themes"])
def test_the_style_sheet_is_filled_in_for_every_theme(dressed, name):
    theme.use(name)
    sheet = re.sub(r"/\*.*?\*/", "", theme.style_sheet(), flags=re.DOTALL)

    assert "@" not in sheet
    assert sheet.count("{") == sheet.count("}")


def test_the_bundled_fonts_are_in_use(dressed):
    families = set(QFontDatabase.families())
    wanted = {theme.TOKENS["font"][kind] for kind in ("board", "title", "ui", "display")}

    assert wanted <= families
    assert QFontInfo(theme.font("body")).family() == theme.TOKENS["font"]["ui"]


@pytest.mark.parametrize("name", ["EBGaramond", "Inter"])
def test_the_fonts_come_with_their_licence(name):
    text = (resources.assets() / "fonts" / f"OFL-{name}.txt").read_text("utf-8")

    assert text.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text


def luminance(colour):
    def part(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * part(colour.redF())
        + 0.7152 * part(colour.greenF())
        + 0.0722 * part(colour.blueF())
    )


def contrast(one, other):
    light, dark = sorted((luminance(theme.colour(one)), luminance(theme.colour(other))))[::-1]
    return (light + 0.05) / (dark + 0.05)


PAIRS = [
    ("text", "paper"),
    ("text2", "paper"),
    ("text3", "paper"),
    ("text2", "paper2"),
    ("accent", "paper"),
    ("on_accent", "accent"),
    ("on_chrome", "chrome"),
    ("on_chrome2", "chrome"),
    ("on_chrome2", "table"),
    ("brass", "table"),
    ("bad", "bad_bg"),
    ("warn", "warn_bg"),
    ("good", "good_bg"),
]


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_words_can_be_read(dressed, name, pair):
    theme.use(name)

    assert contrast(*pair) >= 4.5


def test_icons_take_the_ink_of_a_new_theme(dressed, qtbot):
    act, bare, mark = button("Go", "", "play"), tool("menu", "Menu"), picture("info")
    for widget in (act, bare, mark):
        qtbot.addWidget(widget)
        widget.show()
    before = act.icon().cacheKey(), bare.icon().cacheKey(), mark.pixmap().cacheKey()
    theme.use("dark")
    sizing.dress()
    after = act.icon().cacheKey(), bare.icon().cacheKey(), mark.pixmap().cacheKey()

    assert all(one != other for one, other in zip(before, after, strict=True))


def test_a_buttons_words_are_its_name_without_the_gap_for_the_icon(dressed, qtbot):
    act = button("Go", "", "play")
    qtbot.addWidget(act)

    act.say("Stop")

    assert act.accessibleName() == "Stop"
    assert act.text().strip() == "Stop"


def test_what_cannot_be_pressed_on_dark_bars_looks_so(look, qtbot):
    able, unable = (row(tool("undo", "Undo", "on_chrome")) for _ in range(2))
    for bar in (able, unable):
        paint_surface(bar, "chrome")
        qtbot.addWidget(bar)
        bar.resize(60, 60)
    unable.setEnabled(False)

    assert _brightest(unable) < _brightest(able) - 60


def _brightest(widget):
    seen = widget.grab().toImage()
    return max(
        seen.pixelColor(x, y).lightness() for x in range(seen.width()) for y in range(seen.height())
    )
