"""What is seen of Bez hranic can be read, and means the same wherever it is seen."""

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from engine.board.loader import load_states, state_map_names
from engine.games.bez_hranic.tables import load_table
from gui import i18n
from gui.games.bez_hranic.drawing import cards, far
from gui.games.bez_hranic.looks import TOKENS, keys_of, seated
from gui.games.bez_hranic.show import bill_panel, map_painter
from gui.games.bez_hranic.show.faces import card_face
from gui.games.bez_hranic.show.ground import TINTS, Ground, along_the_edge
from gui.games.bez_hranic.study.screen import DESK, RoadStudy
from gui.games.bez_hranic.table import places
from gui.games.bez_hranic.table.field_drawing import key_box
from gui.games.catalogue import LIVE
from gui.kit import sizing, theme
from gui.windows import change_settings

READ = 4.5
"""The least contrast of what is to be read (WCAG 2.2, 1.4.3)."""

NAMES = ("Jana", "Quido", "Petr", "Xenie", "Marek", "Filip", "Ulrika", "Karel", "Gita", "")


def _light(colour):
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """Return how well one colour is read on another."""
    low, high = sorted((_light(QColor(one)), _light(QColor(other))))
    return (high + 0.05) / (low + 0.05)


def mixed(ink, ground, share):
    """Return what is seen of an ink that lets something of the ground through."""
    one, other = QColor(ink), QColor(ground)
    return QColor.fromRgbF(
        *(
            a * share + b * (1 - share)
            for a, b in zip(one.getRgbF()[:3], other.getRgbF()[:3], strict=True)
        )
    )


@pytest.mark.parametrize("seed", range(20))
def test_the_page_of_a_new_game_shows_the_keys_of_the_table(seed):
    chance = random.Random(seed)
    players = dict(zip(TOKENS, chance.sample(NAMES, 6), strict=True))
    there = {seat: name for seat, name in players.items() if name}

    shown = seated(players)
    if [*there] == [*TOKENS][: len(there)]:
        assert {seat: shown[seat].key for seat in there} == keys_of(there)
    assert len({look.key for look in shown.values()}) == len(TOKENS)


def test_a_game_gives_keys_by_names_or_by_seats():
    assert LIVE["bez-hranic"].seated is not None
    assert LIVE["first_light"].seated is None


@pytest.mark.parametrize("colour", TOKENS)
def test_the_letter_on_a_token_is_read(colour):
    assert contrast(TOKENS[colour].ink, TOKENS[colour].colour) >= READ


def test_a_theme_can_be_changed_over_the_route_desk(qtbot, home, qapp):
    theme.prepare()
    sizing.dress()
    study = RoadStudy()
    qtbot.addWidget(study)
    study.show()
    study.turn(DESK)
    for line in study.desk.lines:
        line.setFocus()
        line.completer().complete()  # a list is a window of its own
    change_settings.set_theme("dark")
    change_settings.set_theme("light")


def test_letters_of_purses_are_of_the_language(qtbot, home, qapp):
    i18n.speak("en")
    study = RoadStudy()
    qtbot.addWidget(study)
    study.open("france")
    before = study.rounds.purses
    i18n.speak("cs")
    study.retranslate()
    after = study.rounds.purses
    i18n.speak("en")

    assert before.keys() == after.keys()
    assert not {*map(id, before.values())} & {*map(id, after.values())}


@pytest.mark.parametrize("tint", TINTS)
def test_the_quietest_name_on_a_map_is_read(tint):
    halo = mixed("#fffaf0", tint, map_painter.WHISPER * 215 / 255)
    assert contrast(mixed(map_painter._INK, halo, map_painter.WHISPER), halo) >= READ


@pytest.mark.parametrize("ground", [far.GROUND, far.PANEL, "#1a252b"])
@pytest.mark.parametrize("ink", [far.CREAM, far.BRASS, far.GOLD, far.QUIET])
def test_what_is_written_on_the_table_and_in_bills_is_read(ink, ground):
    assert contrast(ink, ground) >= READ


def test_lines_of_nothing_and_sources_are_read():
    assert contrast(bill_panel.FAINT, far.GROUND) >= READ
    assert contrast(cards._INK2, cards._PAPER2) >= READ


@pytest.mark.parametrize("name", state_map_names())
def test_no_border_is_drawn_where_a_map_ends(qapp, name):
    loaded = load_states(name)
    whole = QRectF(0, 0, *loaded.atlas.size)
    for _, line, _ in Ground(name, loaded).lines:
        points = [line.at(place) for place in range(line.size())]
        assert len(points) > 1
        assert not any(along_the_edge(one, other, whole) for one, other in pairwise(points))


@pytest.mark.parametrize("name", state_map_names())
def test_no_key_hides_the_outline_of_a_state(qapp, name):
    box = QRectF(0, 0, 408, 300)
    card, key = places.card_box(box), key_box(box)
    corner = QPainterPath()
    corner.addRect(key)
    for state in load_table(name).states:
        face = card_face(name, state)
        drawn = cards.outline_in(cards.outline_room(card, face, card.width() * 0.32), face.outline)
        hidden = drawn.intersected(corner).boundingRect()
        assert min(hidden.width(), hidden.height()) < 6, state
