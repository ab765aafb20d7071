"""Hands around one laptop: they know their keys, and nothing that cannot be seen."""

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.catalogue import LIVE
from engine.table.live.table import NOTHING_AGREED, Agreed
from engine.table.live.view import LiveView
from gui.games import catalogue
from gui.live_bridge import LiveBridge
from gui.robots.games.live_hands import HANDS, TABLES, LiveHands
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.new_game_form import choose_game
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.rounds.open_rounds import OpenRounds
from gui.windows.rounds.page import RoundsPage

PLAYERS = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita", "Hugo")
TABLE = 0.35
"""Share of the keys that are the table's own: the space bar."""

OPENED_AGAIN = 0.04
"""How often a game is opened again after a key, where nothing is lost by it."""

MOST = 5_000
"""Keys after which a game that has not ended never will."""


def sit_down(
    driver: ClickDriver,
    game: str,
    players: Sequence[str],
    title: str,
    agreed: Agreed = NOTHING_AGREED,
) -> None:
    """Found a game of live rounds from the page of the usual one, by clicks."""
    driver.window.navigator.new_game()
    choose_game(driver, driver.screen(NewGameScreen), game)
    page = driver.screen(RoundsPage)
    for place, field in enumerate(page.names.values()):
        # Nobody sits there who sat there the last time.
        field.setText(players[place] if place < len(players) else "")
    page.title.setText(title)
    if page.picker is not None:
        page.picker.take(agreed.map, agreed.options)
    driver.press(page.start)
    driver.wait(lambda: driver.window.navigator.open is not None, "the table")


class Hands:
    """Everybody at a table, each with a key; they touch whatever happens."""

    def __init__(self, driver: ClickDriver, chance: random.Random) -> None:
        self._driver, self._chance = driver, chance
        self._knowing: LiveHands | None = None

    @property
    def _known(self) -> LiveHands | None:
        """Hands that know the game's own screen, where there are such."""
        make = HANDS.get(self.view.game)
        if self._knowing is None and make is not None:
            self._knowing = make(self._chance)
        return self._knowing

    @property
    def bridge(self) -> LiveBridge:
        """What hands out the views of the game that is open."""
        rounds = self._driver.window.navigator.open
        assert isinstance(rounds, OpenRounds)
        return rounds.rounds

    @property
    def view(self) -> LiveView:
        """What everybody sees."""
        return self.bridge.public()

    @property
    def opened_again(self) -> float:
        """How often the game is put away and opened again after a deed."""
        return OPENED_AGAIN if self._known is None else self._known.opened_again

    def told(self) -> Sequence[str]:
        """Return what has happened, as the game tells it."""
        return catalogue.LIVE[self.view.game].told(self.view)

    def act(self) -> None:
        """Press somebody's key, or the table's; in a game that robots know, do what fits."""
        if self._known is not None:
            shown = self._driver.window.screen_shown
            assert shown is not None
            self._known.act(shown, self.view)
            self._driver.settle()
            return
        card = catalogue.LIVE[self.view.game]
        looks = card.seats()
        keys: Sequence[str] = [looks[seat.power].key for seat in self.view.seats]
        if card.keys is not None:
            keys = card.keys(self.view)
        table = self._chance.random() < TABLE
        key = Qt.Key.Key_Space if table else Qt.Key(ord(self._chance.choice(keys)))
        shown = self._driver.window.screen_shown
        assert shown is not None
        QTest.keyClick(shown, key)
        self._driver.settle()

    def play(self, after: Callable[[], object], wait: int) -> None:
        """Play to the end; ``after`` each key, and so many milliseconds, what is due happens.

        Raises:
            AssertionError: it has none.
        """
        most = wait if self._known is None else min(wait, self._known.wait)
        for _ in range(MOST):
            if self.view.outcome is not None:
                return
            self.act()
            after()
            QTest.qWait(self._chance.randrange(most + 1))
            self.bridge.tick()
        raise AssertionError("the game never ends")


def some_players(game: str, chance: random.Random) -> Sequence[str]:
    """Return as many as come."""
    card = LIVE[game]
    return PLAYERS[: chance.randint(card.fewest, min(len(card.seats), len(PLAYERS)))]


def some_table(game: str, chance: random.Random) -> tuple[Sequence[str], Agreed]:
    """Return as many as come, and what they agree on where there is anything."""
    if game not in TABLES:
        return some_players(game, chance), NOTHING_AGREED
    number, agreed = TABLES[game](chance)
    return PLAYERS[:number], agreed
