"""Layers of the map are switched by menu and key, each screen for itself, and remembered."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from gui import i18n, settings
from gui.kit import theme
from gui.map.board.appearance import Appearance
from gui.map.board.view import BoardView
from gui.map.pictures import terrain
from gui.map.pictures.shown import LAYERS, Layer, Shown, layers_of, switched, wished
from gui.map.pictures.start_position import start_of
from gui.map.shapes import shapes_of
from gui.windows import change_settings
from gui.windows.menu.layers_menu import LayersMenu, boards_in
from gui.windows.window import Window
from gui.words.counted import counted


def found(game):
    """Found a game on its usual map; return its file."""
    board = load_map(GAMES[game].map).board
    folder = settings.games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}.velmoc"
    seats = tuple(Seat(power=one.id, player=f"Player {one.letter}") for one in board.powers)
    agreed = Agreement(
        title=game, seats=seats, game=game, map=board.id, year=GAMES[game].calendar.begins
    )
    tables.found_game(path, agreed, board=board).close()
    return path


@pytest.mark.parametrize("game", GAMES)
def test_a_board_offers_the_layers_that_it_has_and_shows_what_is_ticked(dressed, qtbot, game):
    loaded, window, root = load_map(GAMES[game].map), Window(), QWidget()
    qtbot.addWidget(window)
    qtbot.addWidget(root)
    board, view = loaded.board, BoardView(loaded, root)  # not shown: nothing is painted
    view.show_position(start_of(board))
    menu = LayersMenu(window, QMenu(window), "F6", lambda: root, change_settings.set_layers)
    menu.refresh()
    there = [layer for layer, act in menu.acts.items() if act.isVisible()]
    assert tuple(there) == layers_of(board)
    assert menu.menu.isEnabled()
    if Layer.MARKS in there:
        assert menu.acts[Layer.MARKS].text() == counted(board).title()

    for layer in there:
        act, before = menu.acts[layer], view.backdrop.wanted()
        assert act.isChecked() == (layer in LAYERS) == (layer in view.appearance.layers)
        act.trigger()
        assert (layer in view.appearance.layers) != (layer in LAYERS)
        assert view.backdrop.wanted() != before
        assert act.text().replace("&", "") in view.accessibleDescription()
        assert layer in settings.current().layers.split()
        assert view.appearance.layers == Appearance().layers  # the next board has them, too
        act.trigger()
        assert view.backdrop.wanted() == before
    assert settings.current().layers == ""


def test_the_key_opens_the_menu_where_there_is_a_board_and_nothing_where_there_is_none(window):
    window.show_start()
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert not window.menu.layers.menu.isVisible()

    window.open_game(found("blank"))
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert window.menu.layers.menu.isVisible()
    window.menu.layers.menu.close()


@pytest.mark.parametrize("held", ["", "Shift"])
@pytest.mark.parametrize("where", ["laptop", "room"])
def test_the_keys_offer_layers_whichever_window_has_them(window, where, held):
    """In the room's window either key offers the room's layers; its popup lies over it."""
    window.open_game(found("blank"))
    window.projector.show_window()
    room = window.projector.window
    over = room if where == "room" else window
    over.activateWindow()
    QApplication.processEvents()
    shift = Qt.KeyboardModifier.ShiftModifier if held else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(over, Qt.Key.Key_F6, shift)

    own, rooms = window.menu.layers.menu, window.menu.public.layers.menu
    opened = rooms if held or where == "room" else own
    assert opened.isVisible()
    assert not (own if opened is rooms else rooms).isVisible()
    assert opened.pos() == over.mapToGlobal(QPoint(12, 56))
    opened.close()


def test_the_public_screen_has_layers_of_its_own(window):
    window.open_game(found("blank"))
    window.projector.show_window()
    here = boards_in(window.screen_shown)[0]
    there = boards_in(window.projector.window)
    window.menu.public.layers.refresh()

    window.menu.public.layers.acts[Layer.HOMES].trigger()

    assert all(Layer.HOMES in view.appearance.layers for view in there)
    assert Layer.HOMES not in here.appearance.layers
    assert (settings.current().layers, settings.current().public_layers) == ("", "homes")
    window.projector.hide()


def test_layers_have_their_names_in_both_languages(window):
    acts = window.menu.layers.acts
    said = {}
    for language in i18n.LANGUAGES:
        i18n.speak(language)
        QApplication.processEvents()
        said[language] = {acts[one].text() for one in (Layer.CONTROL, Layer.HOMES, Layer.PORTS)}
    i18n.speak("en")
    assert all(len(names) == 3 for names in said.values())
    assert not said["cs"] & said["en"]


@pytest.mark.parametrize("layers", [LAYERS, frozenset(), frozenset(Layer), {Layer.HOMES}])
def test_what_is_remembered_is_what_was_shown_whatever_else_stands_there(layers):
    assert wished(switched(layers)) == layers
    assert wished(switched(layers) + " tomorrow's") == layers


@pytest.mark.parametrize("name", ["light", "dark", "projector"])
def test_without_colours_hatching_and_letters_tell_who_controls(look, name):
    loaded = load_map("old_town")
    shapes, letters = shapes_of(loaded.atlas), [one.letter for one in loaded.board.powers]
    x, y = loaded.atlas.spots["INN"].army
    with theme.wearing(name):

        def paint(letter, *, coloured):
            washes = {"INN": letter} if letter else {}
            shown = Shown(coloured=coloured)
            return terrain.paint(shapes, washes, 0.4, shapes.board, QSize(640, 480), shown=shown)

        nobodys = paint("", coloured=False)
        plain = [paint(letter, coloured=False) for letter in letters]
        at = int(x * 0.4) + 3, int(y * 0.4)
        hues = {one.pixelColor(*at).hsvHue() for one in (*plain, nobodys)}

    assert max(hues) - min(hues) < 25  # ink on the same ground
    assert len({*map(_bytes, (*plain, nobodys))}) == len(letters) + 1


def _bytes(image):
    return bytes(image.constBits())
