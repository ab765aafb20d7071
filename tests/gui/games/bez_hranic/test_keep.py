"""The show is kept as pictures, WebP and GIF: whole rounds, the end, and nothing before."""

import pytest
from PIL import Image
from PySide6.QtCore import QSize, Qt

from gui import i18n
from gui.games.bez_hranic.show import keep
from gui.games.bez_hranic.show.keep import END, KeepShow, KeptShow, ShowStudio
from gui.games.bez_hranic.show.steps import Act, steps
from gui.kit.widgets import column
from gui.table.reveal.keep_sheet import GIF, PNG, WEBP

SMALL = QSize(160, 90)


@pytest.fixture
def sheet(europe, qtbot, monkeypatch):
    monkeypatch.setattr(KeptShow, "sizes", {"small": SMALL, "middle": SMALL, "large": SMALL})
    window = column()
    qtbot.addWidget(window)
    window.show()
    sheet = KeepShow(window, europe.public(), END)
    sheet.open()
    yield sheet
    if sheet.film is not None:
        sheet.film.cancel()


@pytest.mark.parametrize("kind", [WEBP, GIF])
def test_the_end_is_kept_as_an_animation(sheet, kind, tmp_path, qtbot):
    sheet.ways.choose(kind)
    sheet.keep(tmp_path / "end")
    qtbot.waitUntil(lambda: sheet.film is None)

    with Image.open(tmp_path / f"end.{kind}") as film:
        assert film.size == (160, 90)
        assert film.n_frames > 5


def test_a_round_is_kept_as_one_picture_for_each_bill(sheet, tmp_path, qtbot):
    sheet.which.setCurrentIndex(0)
    assert "round 1" in sheet.title.text()
    sheet.ways.choose(PNG)
    sheet.keep(tmp_path)
    qtbot.waitUntil(lambda: sheet.film is None)

    names = sorted(file.name for file in tmp_path.iterdir())
    assert names[0] == "R1-01-map.png"
    assert len(names) == 1 + 6 + 2


def test_only_what_was_counted_can_be_chosen(sheet, europe):
    offered = [sheet.which.itemText(place) for place in range(sheet.which.count())]

    assert offered == [f"round {number}" for number in range(1, 8)] + ["the end"]
    assert sheet.kept.name == "R7-end"


def test_cancel_breaks_off_and_leaves_nothing(sheet, tmp_path, qtbot):
    sheet.which.setCurrentIndex(2)
    sheet.keep(tmp_path / "x.webp")
    qtbot.waitUntil(lambda: sheet.bar.value() > 1)
    packer = sheet.film._packer
    qtbot.mouseClick(sheet.shut, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not packer.is_alive())
    assert not list(tmp_path.iterdir())


def test_an_animation_lasts_as_long_as_the_show(europe):
    view = europe.public()
    for number in (1, 5):
        shots = KeptShow(view, number).animation(15)
        places = [shot.place for shot in shots]
        told = steps(view.seen.past[number - 1])

        assert places == sorted(places)
        assert {*places} == {*range(len(told))}
        assert 15_000 < sum(shot.lasts for shot in shots) < 42_000


def test_pictures_are_those_of_the_window(europe):
    view = europe.public()
    studio = ShowStudio(view, 7, QSize(320, 180), "R7")
    for shot in KeptShow(view, 7).stills():
        image = studio.paint(shot)
        assert image.size() == QSize(320, 180)
        assert studio.stem(3, shot).startswith("R7-03-")
    assert steps(view.seen.past[6])[shot.place].act is Act.END


def test_the_sheet_follows_the_language(sheet, qtbot):
    i18n.speak("cs")
    qtbot.waitUntil(lambda: sheet.go.text() == "Uložit…")
    assert sheet.title.text() == "Uložit vyhodnocení: konec hry"
    assert keep.SIZES["large"].width() == 1920
    i18n.speak("en")
