"""Pictures that are kept share one budget in bytes, whoever keeps them."""

import random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

from gui.kit import kept
from gui.kit.kept import Kept, bytes_of


@pytest.fixture(autouse=True)
def _by_itself(monkeypatch):
    monkeypatch.setattr(kept, "_quick", kept._Shelf())
    monkeypatch.setattr(kept, "_dear", kept._Shelf())


def small(monkeypatch, most=400_000):
    monkeypatch.setattr(kept, "ALWAYS", most)
    monkeypatch.setattr(kept, "SCREENFULS", 0)
    return most


def counted():
    shelves = (kept._quick, kept._dear)
    return sum(one.size for shelf in shelves for one in shelf.kept.values())


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_kept_in_whatever_order_it_stays_within_the_budget(qapp, monkeypatch, seed):
    chance, most = random.Random(seed), small(monkeypatch)
    whose = [Kept(lambda one: one), Kept(lambda one: one[0], dear=seed % 2 == 0)]
    for _ in range(300):
        side = chance.choice((1, 7, 40, 90, 150))
        picture, key = QPixmap(side, side), chance.randrange(40)
        match chance.randrange(6):
            case 0:
                whose[0].drop(key)
            case 1:
                whose[chance.randrange(2)].get(key)
            case 2:
                whose[1].keep(key, (picture, "where"))
            case 3 if chance.random() < 0.05:
                whose[0].clear()
            case _:
                whose[0].keep(key, picture)

        assert kept.used() == counted() <= most


def test_what_was_not_wanted_for_the_longest_time_goes_first_whoever_kept_it(qapp, monkeypatch):
    small(monkeypatch, bytes_of(QPixmap(100, 100)) * 3)
    one, other = Kept(lambda picture: picture), Kept(lambda picture: picture)
    one.keep("a", QPixmap(100, 100))
    other.keep("a", QPixmap(100, 100))
    one.keep("b", QPixmap(100, 100))
    one.get("a")
    other.keep("b", QPixmap(100, 100))

    assert "a" in one
    assert "b" in one
    assert "b" in other
    assert "a" not in other


def test_a_crowd_of_small_things_leaves_the_boards_most_of_the_room(qapp, monkeypatch):
    small(monkeypatch, bytes_of(QPixmap(100, 100)) * 6)
    boards, names = Kept(lambda picture: picture, dear=True), Kept(lambda picture: picture)
    for number in range(3):
        boards.keep(number, QPixmap(100, 100))
    for number in range(50):
        names.keep(number, QPixmap(100, 100))

    assert all(number in boards for number in range(3))
    assert 49 in names

    for number in range(3, 9):
        boards.keep(number, QPixmap(100, 100))

    assert all(number in boards for number in range(5, 9))
    assert 49 in names


def test_a_picture_larger_than_everything_is_kept_until_the_next_one(qapp, monkeypatch):
    small(monkeypatch, 1000)
    mine = Kept(lambda picture: picture)
    mine.keep("large", QPixmap(300, 300))

    assert "large" in mine

    mine.keep("small", QPixmap(1, 1))

    assert "large" not in mine
    assert "small" in mine


@pytest.mark.parametrize("kind", [QImage.Format.Format_ARGB32, QImage.Format.Format_Grayscale8])
def test_a_picture_takes_what_its_pixels_take(qapp, kind):
    image = QImage(64, 32, kind)

    assert 0 <= bytes_of(image) - image.sizeInBytes() < 1000


def test_the_budget_grows_with_the_screens(qapp, monkeypatch):
    class Screen:  # as Qt describes one
        def __init__(self, width, height, ratio):
            self._size, self._ratio = QSize(width, height), ratio

        def size(self):
            return self._size

        def devicePixelRatio(self):  # noqa: N802 - Qt's word
            return self._ratio

    def with_screens(*screens):
        monkeypatch.setattr(kept.QGuiApplication, "screens", lambda: screens)
        monkeypatch.setattr(kept.QGuiApplication, "topLevelWindows", list)
        return kept.budget()

    laptop, projector = Screen(1280, 720, 1.0), Screen(1920, 1080, 1.0)

    assert with_screens(laptop) < with_screens(laptop, projector) < 200_000_000
    assert with_screens(Screen(1920, 1080, 2.0)) == with_screens(Screen(3840, 2160, 1.0))
    assert with_screens(Screen(3840, 2160, 1.0), projector) < 600_000_000


@pytest.mark.parametrize("seed", range(20))
def test_at_rest_goes_what_nobody_wanted_since_the_last_one_and_nothing_else(
    qapp, monkeypatch, seed
):
    chance = random.Random(seed)
    small(monkeypatch)
    most = chance.choice((0, 30_000, 120_000))
    monkeypatch.setattr(kept, "_screenful", lambda: most * kept.RESTING)
    whose = [Kept(lambda one: one), Kept(lambda one: one, dear=True)]
    lately: set[tuple[int, int]] = set()
    for _ in range(200):
        which, key = chance.randrange(2), chance.randrange(30)
        match chance.randrange(8):
            case 0:
                before, used = (
                    {(n, k) for n in (0, 1) for k in range(30) if k in whose[n]},
                    kept.used(),
                )
                gone = kept.rest()
                after = {(n, k) for n in (0, 1) for k in range(30) if k in whose[n]}
                assert before & lately <= after <= before
                assert kept.used() <= most or after <= lately
                assert gone == (kept.used() < used)
                assert used > most or not gone
                lately.clear()
            case 1 | 2 | 3:
                side = chance.choice((1, 20, 60))
                whose[which].keep(key, QPixmap(side, side))
                lately.add((which, key))
            case _:
                if whose[which].get(key) is not None:
                    lately.add((which, key))


def test_whole_boards_go_before_what_is_small(qapp, monkeypatch):
    room = bytes_of(QPixmap(100, 100)) * kept.RESTING
    monkeypatch.setattr(kept, "_screenful", lambda: room)
    boards, names = Kept(lambda picture: picture, dear=True), Kept(lambda picture: picture)
    names.keep("name", QPixmap(90, 90))
    boards.keep("board", QPixmap(100, 100))

    assert not kept.rest()
    assert kept.rest()

    assert "board" not in boards
    assert "name" in names


@pytest.mark.parametrize("seed", range(20))
def test_of_what_goes_at_rest_nothing_is_smaller_than_what_stays(qapp, monkeypatch, seed):
    chance = random.Random(seed)
    small(monkeypatch)
    room = chance.randrange(200_000) * kept.RESTING
    monkeypatch.setattr(kept, "_screenful", lambda: room)
    names = Kept(lambda picture: picture)
    sides = [chance.randint(1, 60) for _ in range(30)]
    for key, side in enumerate(sides):
        names.keep(key, QPixmap(side, side))
    kept.rest()
    kept.rest()

    stay = [side for key, side in enumerate(sides) if key in names]
    go = [side for key, side in enumerate(sides) if key not in names]
    assert max(stay, default=0) <= min(go, default=60)
