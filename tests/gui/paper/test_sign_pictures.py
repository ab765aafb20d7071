"""Signs cut out of a board show whole what they are about."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from gui.paper.line_drawing import LineDrawing
from gui.paper.sign_pictures import SignPicture


@pytest.mark.parametrize("game", [*GAMES])
def test_a_single_piece_is_in_the_middle_wherever_it_stands(game, qapp):
    loaded = load_map(GAMES[game].map)
    start = GAMES[game].rules(loaded.board, {}).start()
    drawn = LineDrawing(loaded, start)
    stand = drawn.unit_spots()

    assert stand.keys() == {unit.province for unit in start.units}
    for place, spot in stand.items():
        cut = SignPicture.of(drawn, place).cut
        assert (cut.center().x(), cut.center().y()) == pytest.approx(spot)


def test_of_several_each_is_seen_with_room_around(qapp):
    loaded = load_map(GAMES["diplomacy"].map)
    drawn = LineDrawing(loaded, GAMES["diplomacy"].rules(loaded.board, {}).start())
    stand = drawn.unit_spots()

    for one in stand:
        for other in stand:
            cut = SignPicture.of(drawn, one, other).cut
            inner = cut.adjusted(*(cut.height() * edge for edge in (0.1, 0.1, -0.1, -0.1)))
            assert inner.contains(*stand[one])
            assert inner.contains(*stand[other])
