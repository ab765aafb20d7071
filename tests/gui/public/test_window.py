"""What the public window shows and when; that it has a theme, a zoom and a pointer of its own."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import gui.public
from engine.table.changes import Changes
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.view import Stage
from gui.kit import theme
from gui.public.look import Look
from gui.public.things import ClockRoom, Marks, Sign, Words
from gui.public.window import Page
from gui.reveal.player import RevealPlayer
from gui.reveal.step import Scene
from tests.agreements import usual_agreement


def texts(window):
    return [thing.text for thing in window.things if isinstance(thing, Words)]


def states(window):
    return [thing.state for thing in window.things if isinstance(thing, Sign)]


def test_without_a_game_only_the_name_of_the_program_is_seen(room):
    window = room()
    window.show_page(Page.TABLE, None)

    assert texts(window) == ["Velmoc"]
    assert window.shown_board() is None
    assert not window.board.isVisible()


def test_while_the_table_talks_its_clock_and_centres_are_seen(room, writing, clock):
    window, view = room(), writing()
    window.set_clock(clock(view).keeper)
    window.show_page(Page.TABLE, view)

    assert texts(window)[:2] == ["Spring 1901", "turn 1"]
    assert [mark.count for mark in window.things if isinstance(mark, Marks)] == [4] + [3] * 6
    assert "Only what is written counts." in texts(window)
    assert window._face.isVisible()
    assert "sealed" not in states(window)


def test_fingerprints_of_early_seals_are_seen_below_the_board_while_the_table_talks(
    room, writing, clock
):
    window, view = room(), writing(sealed=2)
    window.set_clock(clock(view).keeper)
    window.show_page(Page.TABLE, view)

    assert "T09Y NKP5 PXRR" in texts(window)
    assert window.board.geometry().bottom() < window.height() - 100


def test_silent_writing_shows_seven_seals_with_the_fingerprints_of_the_closed(room, writing, clock):
    window, view = room(), writing(sealed=3, reopened=1)
    hands = clock(view)
    window.set_clock(hands.keeper)
    window.show_page(Page.TABLE, view)
    hands.pass_time(3000)  # the time for talking is over: the page follows by itself

    assert states(window) == ["sealed"] * 3 + ["open"] * 4
    assert texts(window).count("again") == 1
    assert {"T09Y", "NKP5", "PXRR"} <= set(texts(window))


def test_that_all_have_sealed_is_said_once(room, writing, clock):
    window, view = room(), writing(sealed=7)
    hands = clock(view)
    window.set_clock(hands.keeper)
    window.show_page(Page.TABLE, view)
    hands.pass_time(3000)
    hands.table.ready = lambda: True
    hands.table.changed.emit(Changes.SEALS)

    assert hands.keeper.clock.sealed  # the clock says so
    assert "All orders are sealed" not in texts(window)
    assert states(window) == ["sealed"] * 7


def test_a_table_without_a_clock_sees_seals_and_centres_together(room, writing):
    window = room()
    window.show_page(Page.TABLE, writing(3, sealed=1))

    assert len([thing for thing in window.things if isinstance(thing, Marks)]) == 7
    assert "1 of 7 have sealed" in texts(window)
    assert "T09Y NKP5 PXRR" in texts(window)
    assert not any(isinstance(thing, ClockRoom) for thing in window.things)


def test_the_chart_of_centres_has_the_years_before(room, writing):
    window = room()
    window.show_page(Page.TABLE, writing(7))

    assert {"1900", "1901", "1902"} <= set(texts(window))


def test_results_say_which_centres_changed_hands(room, table_after):
    window = room()
    window.show_page(Page.RESULTS, table_after(2))

    assert any("+\u00a0" in text for text in texts(window))
    assert window.board.marks.shown
    assert window.board.position == table_after(2).position


def test_a_reveal_is_never_ahead_of_its_player(room, table_after, loaded_map):
    view, window = table_after(5), room()
    player = RevealPlayer(view.past[-1], loaded_map.board)
    window.show_page(Page.REVEAL, view, player)
    fight = next(at for at, one in enumerate(player.steps) if one.scene is Scene.CONFLICT)
    figures = [str(side.strength) for side in player.steps[fight].conflict.sides]
    player.go_to(fight, moving=True)
    player._timer.stop()

    assert not player.told
    assert not set(figures) & set(texts(window))

    player._come_to(float(player.step.told_at))
    player._timer.stop()
    assert set(figures) <= set(texts(window))


def test_a_board_of_the_reveal_goes_with_its_player(room, table_after, loaded_map, qtbot):
    view, window = table_after(5), room()
    player = RevealPlayer(view.past[-1], loaded_map.board, still=True)
    window.show_page(Page.REVEAL, view, player)
    assert window.shown_board() is window.reveal

    player.deleteLater()
    qtbot.waitUntil(lambda: window.reveal is None)
    window.show_page(Page.RESULTS, view)
    assert window.shown_board() is window.board


def test_the_inset_is_seen_only_while_the_camera_is_near(room, table_after, loaded_map):
    view, window = table_after(5), room()
    player = RevealPlayer(view.past[-1], loaded_map.board, still=True)
    window.show_page(Page.REVEAL, view, player)
    inset = window.reveal.inset
    assert not inset.isVisible()

    player.go_to(next(at for at, one in enumerate(player.steps) if one.near))
    assert inset.isVisible()
    assert inset.rect().adjusted(-1, -1, 1, 1).toRectF().contains(inset.frame())


# -- its own theme, zoom and pointer -----------------------------------------------------------


def picture(window):
    QApplication.processEvents()
    if window.shown_board() is not None:
        with theme.wearing(window.look.name):
            window.shown_board().finish()
    return window.grab().toImage()


def test_its_theme_does_not_follow_the_program(room, writing):
    window, view = room((1280, 720)), writing(2)
    window.show_page(Page.TABLE, view)
    by_day = picture(window)
    theme.use("dark")
    window.board.redraw.refresh()
    by_night = picture(window)
    theme.use("light")

    assert by_night == by_day


def test_it_can_be_light_while_the_program_is_dark(room, writing):
    window = room((1280, 720))
    window.show_page(Page.TABLE, writing(2))
    theme.use("dark")
    window.set_look("light")
    image = picture(window)
    theme.use("light")

    paper = QColor(theme.TOKENS["themes"]["light"]["paper"])
    assert image.pixelColor(1270, 710) == paper
    assert Look("light").ground == paper


def test_the_program_keeps_its_theme_while_the_public_screen_draws(room, writing):
    room((1280, 720), "projector").show_page(Page.TABLE, writing(1))
    QApplication.processEvents()

    assert theme.current() == "light"


def test_its_zoom_is_its_own(room, writing):
    window = room((1280, 720))
    window.show_page(Page.TABLE, writing())
    QTest.keyClick(window, Qt.Key.Key_Plus)
    near = window.board.camera.zoom
    QTest.keyClick(window, Qt.Key.Key_0)

    assert near > window.board.camera.fit_zoom
    assert window.board.camera.zoom == window.board.camera.fit_zoom


def test_its_keys_cover_the_desk_and_go_on_in_the_reveal(room, qtbot):
    window = room((1280, 720))
    for key, signal in (
        (Qt.Key.Key_F6, window.layers_asked),
        (Qt.Key.Key_F9, window.covered),
        (Qt.Key.Key_F11, window.full_asked),
        (Qt.Key.Key_Space, window.forward),
        (Qt.Key.Key_F7, window.closed),
    ):
        with qtbot.waitSignal(signal):
            QTest.keyClick(window, key)


def test_the_pointer_is_hidden_while_it_rests(room):
    window = room((1280, 720))
    window._on_still()
    assert window.cursor().shape() is Qt.CursorShape.BlankCursor

    QTest.mouseMove(window.windowHandle(), QPoint(50, 50))
    QApplication.processEvents()
    assert window.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_it_is_said_to_those_who_cannot_see_it(room, writing):
    window = room()
    window.show_page(Page.TABLE, writing(sealed=1))

    assert "T09Y" in window.accessibleDescription()
    assert window.windowTitle() == "Velmoc"


# -- nothing on it hangs on a secret -----------------------------------------------------------

OPENINGS = (["A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - MAO"], ["F BRE H"])


def table_where_france_sealed(rules, orders):
    powers = [power.id for power in rules.board.powers]
    session = found(
        rules,
        MemoryStore(),
        usual_agreement(
            title="Thursday", seats=[Seat(power=power, player=power) for power in powers]
        ),
    )
    session.envelopes.seal("FRANCE", orders)
    return session.public()


def masked(view):
    """Without what must differ: the fingerprint, and when it was sealed."""
    return replace(
        view,
        queue=(),
        seals=tuple(replace(seal, fingerprint="0" * 64, sealed_at="") for seal in view.seals),
    )


def test_two_tables_that_differ_in_sealed_orders_look_the_same(room, diplomacy):
    one, other = (masked(table_where_france_sealed(diplomacy, texts_)) for texts_ in OPENINGS)
    assert one.stage is Stage.WRITING
    window = room((1280, 720))
    window.show_page(Page.TABLE, replace(one, past=()))
    first, said = picture(window), window.accessibleDescription()
    window.show_page(Page.TABLE, other)

    assert picture(window) == first
    assert window.accessibleDescription() == said


SECRETS = {
    *("SeatView", "GmView", "State", "Envelope"),
    *("Table", "TableLog", "SealedEnvelopes", "GameMaster", "MasterBridge"),
    *("Evening", "DeskScreen"),
}


@pytest.mark.parametrize("path", sorted(Path(gui.public.__file__).parent.glob("*.py")), ids=str)
def test_no_module_of_the_room_knows_what_could_hold_a_secret(path):
    tree = ast.parse(path.read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = {alias.name for node in imports for alias in node.names}
    modules = {node.module for node in imports}

    assert not names & SECRETS
    assert not modules & {"engine.table.table", "engine.table.log"}
    assert not [name for name in modules if str(name).startswith("engine.table.sealed")]
    assert not modules & {"gui.table_bridge", "gui.live_bridge", "gui.master_bridge"}
