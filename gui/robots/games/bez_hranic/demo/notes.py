"""What a performance of the demo leaves: pictures, texts, and what differs from the print."""

from collections.abc import Iterable, Sequence

from gui.robots.games.demo_stage import DemoStage
from gui.robots.players.click_driver import ClickDriver


class Notes:
    """Kept while the examples are played."""

    def __init__(self, stage: DemoStage) -> None:
        self._stage, self._kept = stage, 0
        self.wrong: list[str] = []

    def note(self, example: str, where: str, told: Iterable[str]) -> None:
        """Note what differs of an example."""
        self.wrong += [f"{example}, {where}: {one}" for one in told]

    def picture(self, driver: ClickDriver, name: str, lines: Sequence[str] = ()) -> None:
        """Leave a picture of the window, and some lines."""
        self._kept += 1
        text = "\n".join([name, *lines, ""])
        self._stage.keep_window(driver.window, f"{self._kept:02}-{name}", text)
