"""What a table looks at when its game is over: the past, the statistics, the points."""

from PySide6.QtCore import Qt

from engine.rules.game import End
from gui.history.history_screen import HistoryScreen
from gui.robots.evening.pictures import Pictures
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.table.results.game_over import GameOverScreen


class FinishedGame:
    """Turns over what a finished game leaves behind."""

    def __init__(self, driver: ClickDriver, pictures: Pictures) -> None:
        self._driver, self._pictures = driver, pictures

    def look(self, *, won: bool = False) -> str:
        """Look at all of it, and say how the game ended.

        Raises:
            NeverHappenedError: the game is not over, or nobody has ``won`` who should have.
        """
        bridge = self._driver.window.navigator.bridge
        self._driver.screen(GameOverScreen)
        outcome = bridge.public().outcome if bridge is not None else None
        if bridge is None or outcome is None:
            raise NeverHappenedError("the game is not over")
        if won and outcome.end is not End.SOLO:
            raise NeverHappenedError(f"nobody has won: {outcome.end}")
        self._past()
        public = bridge.public()
        players = dict.fromkeys(public.player(power) for power in outcome.powers)
        powers = ", ".join(outcome.powers)
        units = ", ".join(f"{power} {public.units[power]}" for power in outcome.powers)
        return (
            f"{outcome.end} in {public.past[-1].phase.code}: {powers} "
            f"({' and '.join(players)}); units: {units}"
        )

    def _past(self) -> None:
        """Turn over every page of the past."""
        held = Qt.KeyboardModifier.ControlModifier
        self._driver.key(self._driver.window, Qt.Key.Key_H, held)
        history = self._driver.screen(HistoryScreen)
        self._pictures.keep()
        for page in range(1, history.pages.count()):
            history.show_page(page)
            self._driver.settle()
            self._pictures.keep_as(f"History-page-{page}")
        self._driver.press(history.back)
        self._driver.screen(GameOverScreen)
