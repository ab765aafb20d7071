"""What Diplomatia has for the robots at the windows."""

from pathlib import Path

from gui.robots.games.diplomatia.players.order_choice import DiplomatiaChoice
from gui.robots.games.diplomatia.tables import TABLES
from gui.robots.games.game_robots import GameRobots, SampleRun


def _sample(out: Path, language: str, size: tuple[int, int], theme: str) -> SampleRun:
    from gui.robots.games.diplomatia.demo.demo_run import (  # noqa: PLC0415 - for it alone
        DemoRun,
    )

    return DemoRun(out, language, size, theme)


DIPLOMATIA = GameRobots(
    players=DiplomatiaChoice, tables=TABLES, question="A Mos - Bel", sample=_sample
)
