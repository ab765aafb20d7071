"""The game that is founded to practise what one misjudges."""

from collections.abc import Sequence

from engine.games.bez_hranic.calendar import KEY
from engine.games.bez_hranic.practice import Pair, written
from engine.games.bez_hranic.setting import PRACTICE, Way
from engine.table.live.table import Agreed
from gui.windows.new_game.table_plan import RoundsPlan

OPPONENTS = ("Marco Polo", "Ida Pfeiffer", "Emil Holub")
"""Bots are called after travellers."""

AGAINST_THE_CLOCK = "none"
"""Instead of a speed of bots: nobody else plays."""


def practice_plan(
    title: str, player: str, map_: str, pairs: Sequence[Pair], bots: str
) -> RoundsPlan:
    """Return a game of one alone whose rounds ask exactly these pairs of states."""
    options = {"way": str(Way.ALONE), PRACTICE: written(pairs)}
    if bots == AGAINST_THE_CLOCK:
        return RoundsPlan(KEY, title, (player,), Agreed(map_, options))
    others = (one for one in OPPONENTS if one.casefold() != player.casefold())
    return RoundsPlan(KEY, title, (player, *others), Agreed(map_, {**options, "bots": bots}))
