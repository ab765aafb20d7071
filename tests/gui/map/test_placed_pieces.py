"""What is worked out of a position before it is shown is what is asked when it is shown."""

import pytest

from engine.catalogue import GAMES
from gui.explain.board_panel import JudgedBoard
from gui.map.arrows import line_routes, order_lines
from gui.map.names import labels
from gui.map.pictures.placed_pieces import PlacedPieces
from gui.reveal.board import RevealBoard
from gui.reveal.player import RevealPlayer
from gui.robots.games.diplomacy.sample_game import play

SIZES = ((1280, 720), (700, 500))


@pytest.fixture(scope="module")
def phases(loaded):
    return list(play(GAMES["diplomacy"].rules(loaded.board, {})))


@pytest.fixture
def looked_for(monkeypatch):
    """Return what was really looked for: arrows, ways and names nobody had asked for before."""
    found = []
    for owner, name in (
        (order_lines.Runs, "_shaft"),
        (line_routes.Ways, "_find"),
        (labels.Labeller, "place"),
    ):
        real = getattr(owner, name)

        def find(self, *given, real=real, name=name):
            found.append(name)
            return real(self, *given)

        monkeypatch.setattr(owner, name, find)
    return found


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_looked_for_again_when_it_is_shown(
    qtbot, loaded, phases, looked_for, size, before
):
    board = JudgedBoard(loaded)
    qtbot.addWidget(board)
    board.resize(*size)
    board.show_past(phases[0], before=True)
    board.show()
    board.finish()
    worked = 0
    for past in phases[1:]:
        looked_for.clear()
        items, shown = board.scene().items(), board.position
        for _ in board.marks.foresee(*board._told(past, before=before)):
            pass
        assert board.scene().items() == items
        assert board.position is shown
        worked += len(looked_for)
        looked_for.clear()
        board.show_past(past, before=before)
        board.finish()
        assert looked_for == [], past.phase
    assert worked > len(phases)


@pytest.mark.parametrize("size", SIZES)
def test_pieces_are_placed_as_the_board_does(qtbot, loaded, phases, size):
    board = JudgedBoard(loaded)
    qtbot.addWidget(board)
    board.resize(*size)
    board.show()
    beaten = 0
    for past in phases:
        board.show_past(past, before=False)
        board.finish()
        placed = PlacedPieces.of(loaded, board.position, board.pieces.scale())
        assert [box.getRect() for box in placed.bodies()] == [
            box.getRect() for box in board.pieces.bodies()
        ]
        now, then = board.marks.situation(), placed.situation(board.marks.situation())
        assert then.bodies == now.bodies
        assert then.occupied == now.occupied
        for item in (*board.pieces.units.values(), *board.pieces.dislodged.values()):
            for ask in (lambda one: one.place, lambda one: one.pushed):
                for kind in "AF":
                    assert ask(then)(item.at, kind) == ask(now)(item.at, kind)
        beaten += len(board.pieces.dislodged)
    assert beaten


def test_a_reveal_knows_where_its_end_is_before_it_comes(qtbot, loaded, phases, looked_for):
    past = phases[4]
    player = RevealPlayer(past, loaded.board)
    board = RevealBoard(player, loaded)
    qtbot.addWidget(board)
    board.resize(1111, 640)  # so large as no other board was, of which lines would be known
    board.show()
    board.finish()
    items = board.scene().items()
    board.room.foresee_end()
    assert "_shaft" in looked_for
    assert board.scene().items() == items
    assert board.position is past.before
    player.go_to(len(player.steps) - 2)
    board.finish()
    player.go_to(len(player.steps) - 1)
    looked_for.clear()
    assert board.position is past.resolution.after
    assert looked_for == []
