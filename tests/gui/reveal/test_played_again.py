"""A past phase is its own: whatever stands around its board is held to it, not to the present.

Over all phases of the sample game: a reveal played again years later looks as it did at once, at
every step and on both displays; bars and signs beside a past board have that board's figures.
"""

import hashlib
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel

from engine.table.view import Stage
from gui.games.diplomacy.words import counted
from gui.history.history_screen import HistoryScreen
from gui.kit.topbar import seal_words
from gui.public.look import Look
from gui.public.window import Page, PublicWindow
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.printing import played as of_game
from gui.words import phases

PHASES = range(7)
SIZE = (1280, 720)


@pytest.fixture(autouse=True)
def _still(monkeypatch):
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)


def drop(*widgets):
    for widget in widgets:
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def picture(widget):
    image = widget.grab().toImage()
    return hashlib.sha256(image.constBits()).hexdigest()


def said(widget):
    """Read a window as a screen reader does."""
    found, left = [], [QAccessible.queryAccessibleInterface(widget)]
    while left:
        node = left.pop()
        told = [node.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
        found.append((str(node.role()), *told))
        left += [node.child(place) for place in range(node.childCount())]
    return found


def figures(top):
    """Return what the bar above says: season and step, and who has how much."""
    seals = {power: (figure.text(), top.seals.badges[power].accessibleName())
             for power, figure in top.seals.counts.items()}  # fmt: skip
    return top.season.text(), seals


def own(position, phase, view, board):
    """Return what it has to say beside a board of a past phase."""
    powers = {
        power.id: SimpleNamespace(power=power.id, sealed=False, asked=True)
        for power in board.powers
    }
    then = SimpleNamespace(
        counted={power: position.count(power) for power in powers},
        units={
            power: len(position.of(power))
            + sum(one.unit.power == power for one in position.dislodged)
            for power in powers
        },
        stage=Stage.REVEALED,
        gone=view.gone,
        led=view.led,
        played=view.played,
    )
    seals = {
        power: (str(then.counted[power]), seal_words(then, seal, board))
        for power, seal in powers.items()
    }
    return phases.phase_words(phase), seals


@pytest.fixture
def walked(played, look, loaded_map, qapp):
    """Lead through a reveal and return what is seen and heard of it at every step."""

    def walk(past, view):
        screen = RevealScreen(past, view, loaded_map)
        screen.resize(*SIZE)
        room = PublicWindow(loaded_map, Look())
        room.resize(*SIZE)
        screen.show()
        room.show()
        qapp.processEvents()
        screen.arrive()
        room.show_page(Page.REVEAL, view, screen.player)
        found = []
        for place in range(len(screen.steps)):
            screen.go_to(place)
            for _ in range(3):
                qapp.processEvents()
            for board in (screen.view, room.reveal):
                board.finish()
            found.append(
                {
                    "step": place,
                    "picture": picture(screen),
                    "room": picture(room),
                    "said": said(screen),
                    "things": room.things,
                    "told": room.accessibleDescription(),
                    "figures": figures(screen.top),
                    "titles": (screen.windowTitle(), room.windowTitle()),
                }
            )
        drop(screen, room)
        return found

    return walk


@pytest.mark.parametrize("at", PHASES)
@pytest.mark.evening
def test_a_reveal_played_later_is_the_reveal_it_was_and_the_bar_has_its_figures(
    at, walked, played, table_after, loaded_map
):
    past, view, board = played[at], table_after(len(played), stage=Stage.WRITING), loaded_map.board
    first = walked(past, table_after(at))
    later = walked(past, view)

    assert len(first) == len(later) > 1
    unlike = [
        (one["step"], sense)
        for one, other in zip(first, later, strict=True)
        for sense in one
        if one[sense] != other[sense]
    ]
    assert not unlike, unlike
    for one in later[:-1]:
        assert one["figures"] == own(past.before, past.phase, view, board)
    assert later[-1]["figures"] == own(past.resolution.after, past.phase, view, board)


@pytest.mark.parametrize("at", PHASES)
def test_the_results_have_the_figures_of_the_board_that_is_shown(
    at, shown, played, table_after, loaded_map
):
    past, view, board = played[at], table_after(at + 1), loaded_map.board
    screen = shown(ResultsScreen(past, view, loaded_map), *SIZE)

    assert figures(screen.top) == own(past.resolution.after, past.phase, view, board)
    screen.bar.turn(before=True)
    assert figures(screen.top) == own(past.before, past.phase, view, board)
    screen.bar.turn(before=False)
    assert figures(screen.top) == own(past.resolution.after, past.phase, view, board)


def test_the_history_has_the_figures_of_the_board_that_is_shown(
    shown, played, table_after, loaded_map
):
    view, board = table_after(len(played), stage=Stage.WRITING), loaded_map.board
    screen = shown(HistoryScreen(view, loaded_map), *SIZE)
    for before in (True, False):
        screen.turn(before=before)
        for at, past in enumerate(played):
            screen.go_to(at)
            position = past.before if before else past.resolution.after
            assert figures(screen.top) == own(position, past.phase, view, board)


def test_the_table_looks_back_with_the_figures_of_the_board_that_is_shown(
    shown, played, table_after, loaded_map, qapp
):
    view, board = table_after(len(played), stage=Stage.WRITING), loaded_map.board
    screen = shown(TableScreen(view, loaded_map, size=QSize(*SIZE)), *SIZE)
    bridge = SimpleNamespace(public=lambda: view, rules=None)

    def heard():
        return {
            power: tile.accessibleName() + tile.toolTip()
            for power, tile in screen.side.tiles.of.items()
        }

    now, signs = figures(screen.top), heard()
    assert now[0] == phases.phase_words(view.phase)
    for at in (*PHASES, 2, 0):
        past = played[at]
        screen.look_at(at)
        position = past.resolution.after
        assert figures(screen.top) == own(position, past.phase, view, board)
        assert screen.top.stage.text() == phases.said(phases.Saying.WRITTEN, past.phase.kind)
        for power, told in heard().items():
            name = counted.words(position.count(power))
            assert told.count(name) == 2, (power, told, name)
        assert screen.printable(of_game(bridge, loaded_map)).at == at
        said_here = [one.text() for one in screen.side.last_box.findChildren(QLabel)]
        assert any(phases.full_phase_words(past.phase) in one for one in said_here)
    screen.resize(SIZE[0] + 10, SIZE[1])  # the panel is made anew
    qapp.processEvents()
    assert figures(screen.top) == own(played[0].resolution.after, played[0].phase, view, board)
    screen.look_at(len(played))

    assert (figures(screen.top), heard()) == (now, signs)
    assert screen.printable(of_game(bridge, loaded_map)).at == len(played) - 1


@pytest.mark.parametrize("at", PHASES)
def test_what_is_printed_is_the_reveal_that_is_played(at, shown, played, table_after, loaded_map):
    view = table_after(len(played), stage=Stage.WRITING)
    screen = shown(RevealScreen(played[at], view, loaded_map), *SIZE)
    bridge = SimpleNamespace(public=lambda: view, rules=None)

    found = screen.printable(of_game(bridge, loaded_map))

    assert found.public.past[found.at] is played[at]
