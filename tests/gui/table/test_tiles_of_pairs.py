"""Names of several who command one power, on the power's sign (1.3 of Diplomatia; III)."""

from dataclasses import replace
from itertools import combinations

import pytest

from gui.kit import theme
from gui.robots.players.new_game_form import PLAYERS
from gui.table.page.tiles import Tile

ROOM = 118
"""What a name has in a tile of eleven at 1280x720, key and all."""

PAIRS = [" + ".join(pair) for pair in combinations(PLAYERS.values(), 2)]
THREES = [" & ".join(three) for three in combinations(PLAYERS.values(), 3)]


@pytest.mark.parametrize("setting", [1.0, 1.5, 2.0])
def test_names_of_several_are_whole_and_keep_their_key(bridge, loaded, dressed, setting):
    theme.use("light", text=setting)
    public = bridge.public()
    seal = public.seals[0]
    for player in (*PAIRS, *THREES):
        seats = [
            replace(seat, player=player) if seat.power == seal.power else seat
            for seat in public.seats
        ]
        tile = Tile(replace(public, seats=tuple(seats)), loaded.board, seal)
        tile.set_one_line(one_line=True)
        named = tile.named(theme.room(ROOM) * setting)

        assert " ".join(named.lines) == player
        assert named.key
        assert len(named.lines) * named.px <= tile.height()
        assert named.px >= 10
        tile.deleteLater()
    theme.use("light")
