"""The keys of the table's page and of the cloth, in every state of a table: one law each."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.seat import Seat
from gui.clock.keeper import ClockKeeper
from gui.table.curtain.call_cards import Call, Called
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.page.table_screen import TableScreen
from gui.table.page.tiles import is_closed, tapped
from gui.table.vote.ballot_screens import BallotScreen
from tests.clock_plans import usual_plan

SIGNALS = ("called", "next_asked", "reveal_asked", "go_on_asked", "replay", "history_asked")


def _begun(bridge):
    """Nobody has sealed."""


def _some(bridge):
    bridge.seal("FRANCE", ())


def _all(bridge):
    for power in bridge.public().queue:
        bridge.seal(power, ())


def _votes(bridge):
    bridge.open_ballot(Motion(kind=MotionKind.DRAW))
    bridge.vote("ITALY", favour=True)


STATES = [_begun, _some, _all, _votes]


def _three(view):
    sides = LINEUPS["three-triple"].sides
    names = ("Alena", "Bohuslav", "Cyril")
    seats = [Seat(power=p, player=n) for side, n in zip(sides, names, strict=True) for p in side]
    return replace(view, sides=sides, seats=tuple(seats))


def _gunboat(view):
    return replace(view, gunboat=True, seats=())


def _seven(view):
    return view


@pytest.fixture
def pages(qtbot, bridge, loaded, dressed):
    def show(state, view=_seven, keeper=None):
        state(bridge)
        found = TableScreen(view(bridge.public()), loaded, keeper, size=QSize(1280, 720))
        qtbot.addWidget(found)
        found.resize(1280, 720)
        with qtbot.waitExposed(found):
            found.show()
        found.activateWindow()
        found.arrive()
        qtbot.waitUntil(found.isActiveWindow)
        told = []
        for name in SIGNALS:
            getattr(found, name).connect(lambda *what, name=name: told.append((name, *what)))
        return found, told

    return show


@pytest.mark.parametrize("view", [_seven, _three, _gunboat])
@pytest.mark.parametrize("state", STATES)
def test_a_letter_is_a_tap_on_its_sign_in_every_state(pages, bridge, press, state, view):
    page, told = pages(state, view)
    board = bridge.rules.board.powers_by_id
    for seal in page.public.seals:
        tile, letter = page.side.tiles.of[seal.power], board[seal.power].letter
        comes = tapped(page.public, seal)
        assert tile.isEnabled() is comes
        for tap in (
            lambda tile=tile: press(tile),
            lambda letter=letter: QTest.keyClicks(page, letter),
            lambda letter=letter: QTest.keyClicks(page.view, letter.lower()),
        ):
            tap()
            assert told == ([("called", seal.power)] if comes else [])
            told.clear()


@pytest.mark.parametrize("view", [_seven, _three, _gunboat])
@pytest.mark.parametrize("state", STATES)
def test_every_sign_tells_its_owner_its_state_and_its_act(pages, bridge, state, view):
    page, _ = pages(state, view)
    public, names = page.public, {}
    for seal in public.seals:
        tile = page.side.tiles.of[seal.power]
        element = QAccessible.queryAccessibleInterface(tile)
        name = names[seal.power] = element.text(QAccessible.Text.Name)
        power = bridge.rules.board.powers_by_id[seal.power]
        assert power.names["en"] in name
        assert public.player(seal.power) in name
        assert tile.sealed is is_closed(public, seal)
        act = element.text(QAccessible.Text.Description)
        assert (f"({power.letter})" in act) is tile.isEnabled()
        assert element.state().disabled is not tile.isEnabled()
        assert element.role() is QAccessible.Role.Button
        assert tile.toolTip().startswith(name.removeprefix(f"{public.player(seal.power)}, "))
    assert len(set(names.values())) == len(names)
    said = "".join(names.values())
    if state is _votes:
        assert said.count("has voted") == sum(is_closed(public, seal) for seal in public.seals)
        assert "sealed" not in said


@pytest.mark.parametrize("state", STATES)
def test_enter_is_what_comes_next_and_never_a_reveal(pages, state):
    page, told = pages(state)
    wanted = {_all: []}.get(state, [("next_asked",)])
    for part in (page, page.view, page.focusWidget()):
        part.setFocus()
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QTest.keyClick(part, key)
            assert told == wanted, part
            told.clear()


def test_enter_reveals_once_tab_has_come_to_it(pages):
    page, told = pages(_all)
    for _ in range(20):
        if page.side.primary.hasFocus():
            break
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.side.primary.hasFocus()
    QTest.keyClick(page.side.primary, Qt.Key.Key_Return)
    assert told == [("reveal_asked",)]


@pytest.mark.parametrize("state", STATES)
def test_space_is_the_clocks_alone(pages, bridge, state):
    keeper = ClockKeeper(bridge)
    keeper.use(usual_plan())
    page, told = pages(state, keeper=keeper)
    parts = [page, page.view, page.side.primary, next(iter(page.side.tiles.of.values()))]
    for part in parts:
        before = keeper.clock.going
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Space)
        assert keeper.clock.going is not before or keeper.clock.sealed
    assert told == []
    keeper.close()


@pytest.mark.parametrize("state", STATES)
def test_escape_leaves_nothing_but_a_past_phase(pages, bridge, state):
    for power in bridge.public().queue:
        bridge.seal(power, ())
    bridge.reveal()
    bridge.tell()
    bridge.advance()
    page, told = pages(state)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert told == []
    for _ in range(2):
        QTest.keyClick(page, Qt.Key.Key_BracketLeft)
    assert page.side.looks_back
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.side.looks_back
    assert told == []


# -- the cloth ------------------------------------------------------------------------------------


def _call(view, board):
    return CurtainScreen(view, board, "RUSSIA", Call(how=Called.TAPPED))


def _next(view, board):
    return CurtainScreen(view, board, "RUSSIA")


def _again(view, board):
    return CurtainScreen(view, board, "RUSSIA", Call(how=Called.AGAIN, why="It fell."))


def _envelope(view, board):
    return CurtainScreen(view, board, "FRANCE", Call(closed=True))


def _unlock(view, board):
    return CurtainScreen(view, board, "FRANCE", Call(unlock=1))


def _going_on(view, board):
    screen = CurtainScreen(view, board, "RUSSIA")
    screen.ask_to_go_on()
    return screen


CLOTHS = [_call, _next, _again, _envelope, _unlock, _going_on]
BACK = ("back_asked", "put_off_asked")
ACTS = ("raise_asked", "open_seal_asked", "void_asked", "forget_asked", "unlock_asked")


def _shown(qtbot, screen):
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    screen.arrive()
    told = []
    for name in (*BACK, *ACTS, "go_on_asked", "seal_pressed", "break_decided", "count_asked"):
        if hasattr(screen, name):
            getattr(screen, name).connect(lambda *_, name=name: told.append(name))
    return told


@pytest.mark.parametrize("cloth", CLOTHS)
def test_on_the_cloth_escape_goes_back_and_a_stray_key_does_nothing(
    qtbot, bridge, loaded, dressed, cloth
):
    bridge.seal("FRANCE", ())
    screen = cloth(bridge.public(), loaded.board)
    told = _shown(qtbot, screen)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_R):
        QTest.keyClick(screen.focusWidget() or screen, key)
    assert told == []

    QTest.keyClick(screen.focusWidget() or screen, Qt.Key.Key_Escape)
    assert len(told) == 1
    assert told[0] in BACK


@pytest.mark.parametrize("breaking", [False, True])
def test_on_the_cloth_of_a_vote_too(qtbot, bridge, loaded, dressed, breaking):
    bridge.open_ballot(Motion(kind=MotionKind.DRAW))
    power = "" if breaking else "RUSSIA"
    screen = BallotScreen(bridge.public(), loaded.board, power, called=Called.TAPPED)
    if breaking:
        screen.ask_to_break_off()
    told = _shown(qtbot, screen)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_R):
        QTest.keyClick(screen.focusWidget() or screen, key)
    assert told == []
    QTest.keyClick(screen.focusWidget() or screen, Qt.Key.Key_Escape)
    assert told == ["back_asked"]
