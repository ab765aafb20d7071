"""What Diplomacy has for the robots at the windows."""

from pathlib import Path
from typing import TYPE_CHECKING

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.phase import KEY
from gui.robots.games.diplomacy.players.order_choice import DiplomacyChoice
from gui.robots.games.diplomacy.tables import TABLES
from gui.robots.games.game_robots import GameRobots, SampleRun

if TYPE_CHECKING:
    from engine.table.view import PastPhase

_REVEALED = 4
"""Autumn 1902 of the rulebook's sample game, with ten conflicts."""


def _revealed() -> "PastPhase":
    from gui.robots.games.diplomacy.sample_game import play  # noqa: PLC0415 - for the bench alone

    card = GAMES[KEY]
    return list(play(card.rules(load_map(card.map).board, {})))[_REVEALED]


def _sample(out: Path, language: str, size: tuple[int, int], theme: str) -> SampleRun:
    from gui.robots.games.diplomacy.demo.demo_run import DemoRun  # noqa: PLC0415 - for it alone

    return DemoRun(out, language, size, theme)


DIPLOMACY = GameRobots(
    players=DiplomacyChoice,
    tables=TABLES,
    question="F Edi - Nor",
    revealed=_revealed,
    sample=_sample,
)
