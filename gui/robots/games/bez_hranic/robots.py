"""What Bez hranic has for the robots at the windows."""

from pathlib import Path

from gui.robots.games.game_robots import GameRobots, SampleRun


def _sample(out: Path, language: str, size: tuple[int, int], theme: str) -> SampleRun:
    from gui.robots.games.bez_hranic.demo.demo_run import (  # noqa: PLC0415 - for it alone
        DemoRun,
    )

    return DemoRun(out, language, size, theme)


BEZ_HRANIC = GameRobots(sample=_sample)
"""The printed examples, played at the real windows into pictures."""
