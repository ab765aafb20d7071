"""Pictures: painted once, stored whole, dropped when damaged; nothing secret is kept."""

import os
import threading
from dataclasses import replace
from itertools import pairwise
from operator import attrgetter

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage

from gui.kit import theme
from gui.map import store
from gui.map.arrows.marks import MoveMark
from gui.map.pictures import background, picture, portrait, terrain
from gui.map.pictures.tint import washes
from gui.map.shapes import Shapes, area, chunks, coarse


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("VELMOC_CACHE", str(tmp_path))
    background.forget()
    yield store.folder()
    background.forget()


def _speckled(width=30, height=20):
    image = QImage(width, height, QImage.Format.Format_RGB32)
    for x in range(width):
        for y in range(height):
            image.setPixelColor(x, y, QColor(x * 8, y * 12, (x * y) % 256))
    return image


def test_a_stored_picture_comes_back_pixel_by_pixel(cache):
    image = _speckled()

    store.keep("key", image)

    assert store.fetch("key") == image
    assert store.fetch("another") is None


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "other"])
def test_a_damaged_picture_counts_as_none(cache, damage):
    store.keep("key", _speckled())
    path = next(cache.iterdir())
    raw = bytearray(path.read_bytes())
    raw[-5] ^= 255
    path.write_bytes(
        {
            "cut": path.read_bytes()[:-7],
            "flip": bytes(raw),
            "empty": b"",
            "other": b"GIF89a" + path.read_bytes()[6:],
        }[damage]
    )

    assert store.fetch("key") is None


def _size(folder):
    return sum(path.stat().st_size for path in folder.iterdir())


@pytest.mark.parametrize("used", ["", "a", "ab", "ce"])
@pytest.mark.parametrize("most", [5, 8, 20])
def test_the_folder_of_pictures_stays_small_and_keeps_what_was_used_last(
    cache, monkeypatch, most, used
):
    store.keep("a", _speckled())
    one = _size(cache)
    monkeypatch.setattr(store, "LIMIT", one * most + 10)
    names = "abcdefghijklmnopqrstuvwxyz"[: most + 1]
    for number, name in enumerate(names[:-1]):
        store.keep(name, _speckled())
        os.utime(store._path(name), (number, number))
        assert all(map(store.known, names[: number + 1]))
    for name in used:
        store.fetch(name)
    store.keep(names[-1], _speckled())

    oldest_first = [name for name in names if name not in used and name != names[-1]]
    oldest_first += [*used, names[-1]]
    stay = [name for name in oldest_first if store.known(name)]
    assert stay == oldest_first[-len(stay) :]
    assert most * 3 // 4 <= len(stay) < len(names)
    assert _size(cache) <= store.LIMIT


@pytest.mark.parametrize("most", [24, 40, 100])
def test_all_pictures_are_looked_at_once_for_an_eighth_of_the_room(cache, monkeypatch, most):
    """Also when it is full; and what another window keeps there is no more than that too much."""
    store.keep("first", _speckled())
    one = _size(cache)
    monkeypatch.setattr(store, "LIMIT", one * most)
    looked, tidy, largest = [], store._tidy, 0
    monkeypatch.setattr(store, "_tidy", lambda where: looked.append(where) or tidy(where))
    others = _size(cache)
    for number in range(3 * most):
        store.keep(f"{number}", _speckled())
        (cache / f"{number}.pixels").write_bytes(bytes(one))
        largest = max(largest, _size(cache))

    assert len(looked) <= 3 * 8 + 1
    assert others < store.LIMIT < largest <= store.LIMIT * 9 // 8 + 2 * one


def test_a_folder_that_cannot_be_written_is_no_matter(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("VELMOC_CACHE", str(blocked))

    store.keep("key", _speckled())

    assert store.fetch("key") is None


def test_the_board_is_painted_once_and_then_read(cache, qapp, loaded, monkeypatch):
    theme.prepare()
    shapes = Shapes(loaded.atlas)
    seen = (shapes.board.size() * 0.2).toSize()
    from PySide6.QtCore import QPoint, QRect

    wanted = background.want(shapes, loaded.key, {}, 0.2, QRect(QPoint(), seen))
    image = background.paint(shapes, wanted)
    for painter in threading.enumerate():  # of a board that an earlier test showed
        if isinstance(painter, background.Painting):
            painter.join()

    with monkeypatch.context() as patched:
        patched.setattr(terrain, "paint", None)
        found = background.recent(wanted)

    assert found.pixmap.toImage().convertToFormat(image.format()) == image


def test_a_small_picture_is_drawn_once_and_there_at_the_first_sight(cache, qapp, loaded, start):
    theme.prepare()
    size, crop = QSize(120, 90), QRectF(40, 80, 1520, 1060)
    assert portrait.small(loaded.key, start, size, crop, 2.0).isNull()

    drawn = picture.thumbnail(loaded, start, size, crop, 2.0)

    kept = portrait.small(loaded.key, start, size, crop, 2.0)
    assert kept.toImage() == drawn.toImage()
    assert kept.deviceIndependentSize().toSize() == size
    assert portrait.small(loaded.key, start, size, crop, 1.0).isNull()
    moved = replace(start, units=start.units[1:])
    assert portrait.small(loaded.key, moved, size, crop, 2.0).isNull()


def test_another_owner_theme_or_size_is_another_picture(qapp, loaded):
    from PySide6.QtCore import QRect

    shapes = Shapes(loaded.atlas)

    def key(scale=0.5, tints=None):
        return background.want(shapes, loaded.key, tints or {}, scale, QRect(0, 0, 800, 600)).key

    keys = [key(), key(scale=0.6), key(tints={"PAR": "F"})]
    theme.use("dark")
    keys.append(key())
    theme.use("light")

    assert len(set(keys)) == 4


def test_far_inside_only_what_is_seen_and_some_way_around_is_painted(qapp, loaded):
    from PySide6.QtCore import QRect

    shapes = Shapes(loaded.atlas)
    wanted = background.want(shapes, loaded.key, {}, 6.0, QRect(3000, 2000, 1200, 800))

    assert wanted.rect == QRect(2700, 1800, 1800, 1200)


def test_owners_tint_their_centres_and_a_fallen_country_follows(board, start):
    at_first = washes(board, start.owners)
    fallen = dict(start.owners)
    fallen.update(dict.fromkeys(("VIE", "BUD"), "ITALY"))
    later = washes(board, fallen)

    assert at_first["PAR"] == "F"
    assert at_first["BOH"] == "A"
    assert "NAF" not in at_first
    assert (later["VIE"], later["TRI"], later["BOH"]) == ("I", "A", "I")


def test_a_country_shared_by_several_is_nobodys_land(board):
    owners = {"VIE": "ITALY", "BUD": "RUSSIA", "TRI": "TURKEY"}

    assert "BOH" not in washes(board, owners)


def test_outlines_are_those_of_the_map(qapp, loaded):
    shapes = Shapes(loaded.atlas)
    for province, rings in loaded.atlas.areas.items():
        path = shapes.areas[province]
        points = [(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())]
        told = [point for ring in rings for point in (*ring, ring[0])]
        assert points == told


def test_a_hole_is_no_part_of_an_area():
    square = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
    hole = ((3.0, 3.0), (6.0, 3.0), (6.0, 6.0), (3.0, 6.0))

    path = area((square, hole))

    assert path.contains(QPointF(1, 1))
    assert not path.contains(QPointF(4.5, 4.5))


def test_pieces_of_a_line_meet_and_close():
    ring = [(float(i), float(i % 7)) for i in range(200)]

    pieces = list(chunks(ring, closed=True))

    ends = [(piece.first(), piece.last()) for piece in pieces]
    assert all(one[1] == other[0] for one, other in pairwise(ends))
    assert ends[-1][1] == ends[0][0]
    assert sum(len(piece) - 1 for piece in pieces) == 200


def test_a_coarse_line_keeps_its_ends():
    line = [(x / 10, 0.0) for x in range(100)]

    found = coarse(line, 4)

    assert found[0] == line[0]
    assert found[-1] == line[-1]
    assert len(found) < 6


def test_a_click_just_beside_a_small_space_means_it(qapp, loaded):
    shapes = Shapes(loaded.atlas)
    x, y = loaded.atlas.spots["DEN"].centre
    inside = QPointF(x, y)
    assert shapes.province_at(inside) == "DEN"
    beside = next(
        inside + QPointF(step, 0)
        for step in range(200)
        if shapes.province_at(inside + QPointF(step, 0)) != "DEN"
    )

    assert shapes.province_at(beside, 14) == "DEN"
    assert shapes.province_at(beside + QPointF(30, 0), 14) != "DEN"


@pytest.mark.parametrize("size", [QSize(320, 200), QSize(700, 525)])
def test_a_small_picture_fills_its_card(qapp, loaded, start, size):
    theme.prepare()

    found = picture.thumbnail(loaded, start, size)

    assert found.size() == size


def test_a_picture_of_another_position_is_another_picture(qapp, loaded, start):
    theme.prepare()
    size, crop = QSize(300, 220), QRectF(400, 500, 600, 440)
    one = picture.render(loaded, start, size, crop)
    other = picture.render(loaded, replace(start, units=start.units[3:]), size, crop)

    assert one.size() == size
    assert one != other
    assert picture.render(loaded, start, size, crop) == one


def _opened(qtbot, loaded, position, **shown):
    from gui.map.board.view import BoardView

    view = BoardView(loaded)
    qtbot.addWidget(view)
    view.resize(500, 380)
    view.show_position(position)
    for name, value in shown.items():
        attrgetter(name)(view)(value)
    view.show()
    return view


def test_the_next_start_shows_at_once_what_this_one_painted(cache, qtbot, loaded, start):
    first = _opened(qtbot, loaded, start)
    painted = first.grab().toImage()
    first.first_sight.keep()

    second = _opened(qtbot, loaded, start)
    at_once = second.grab().toImage()
    waiting = second.redraw.woken
    qtbot.waitUntil(lambda: second.redraw.woken)

    assert portrait.known(first.first_sight.key())
    assert not waiting
    assert at_once == painted
    assert second.grab().toImage() == painted


@pytest.mark.parametrize(
    "shown",
    [
        {"marks.show": [MoveMark(letter="R", kind="A", at="WAR", to="GAL")]},
        {"marks.drag": MoveMark(letter="R", kind="A", at="WAR", to="GAL")},
        {"pieces.set_states": {"WAR": "mine"}},
        {"light": ["GAL"]},
        {"dim_all_but": ["GAL"]},
        {"offers.offer_chips": {"WAR": "S"}},
        {"offers.offer_coasts": ["SPA/NC"]},
        {"keyboard.focus_on": "GAL"},
    ],
    ids=lambda shown: next(iter(shown)),
)
def test_orders_and_choices_are_never_kept_on_disk(cache, qtbot, loaded, start, shown):
    view = _opened(qtbot, loaded, start, **shown)
    view.grab()
    before = sorted(cache.iterdir())

    view.first_sight.keep()

    assert view.first_sight.key() == ""
    assert sorted(cache.iterdir()) == before


def larger_names(view):
    view.names.write("full", 24)


def larger_pieces(view):
    view.pieces.set_big(1.6)


def short_names(view):
    view.names.write("abbr")


def no_tint(view):
    view.show_position(view.position, owners_tint=False)


@pytest.mark.parametrize("change", [larger_names, larger_pieces, short_names, no_tint])
def test_what_looks_otherwise_is_kept_apart(cache, qtbot, loaded, start, change):
    """Else the next board of that size shows at first sight what it does not look like."""
    owned = replace(start, owners={**start.owners, "GAL": "RUSSIA"})
    other, usual = (_opened(qtbot, loaded, owned) for _ in range(2))
    change(other)

    assert other.grab().toImage() != usual.grab().toImage()
    assert other.first_sight.key() != usual.first_sight.key()


def test_what_floats_over_the_board_is_never_kept_on_disk(cache, qtbot, loaded, start):
    from PySide6.QtWidgets import QLabel

    view = _opened(qtbot, loaded, start)
    alone = view.grab().toImage()
    hint = QLabel("A UKR S F SEV - RUM", view.viewport())
    hint.setStyleSheet("background: red")
    hint.setGeometry(60, 60, 200, 40)
    hint.show()
    assert view.grab().toImage() != alone

    view.first_sight.keep()

    kept = store.fetch(view.first_sight.key())
    assert kept == alone.convertToFormat(kept.format())
