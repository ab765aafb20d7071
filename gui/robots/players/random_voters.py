"""A table that votes on ending its game: who is called votes in secret, then all see the count."""

import random
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import Qt

from engine.table.view import PublicView
from gui.kit.dialog import Question
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.table.curtain.call_cards import AskingCard
from gui.table.page.table_screen import TableScreen
from gui.table.vote.ballot_screens import BallotScreen, VoteScreen
from gui.table.vote.vote_cards import BreakCard, CountCard, RecountCard, VoteCard, VoterCard
from gui.windows.ending.end_card import EndCard

FAVOUR, LATER, BREAK, BY_SIGN = 0.4, 0.1, 0.05, 0.4
"""How often somebody is for it, is not there, the table begins to think better of it, or somebody
comes by his own sign."""


class RandomVoters:
    """Everybody who is asked whether the game shall end."""

    def __init__(self, driver: ClickDriver, chance: random.Random, deeds: Counter[str]) -> None:
        self.driver, self._chance, self._deeds = driver, chance, deeds

    def propose(self, *, openly: bool) -> None:
        """Open the menu and propose a draw: for a vote, or because all agree."""
        window = self.driver.window
        if not window.isActiveWindow():  # the public screen has the keys: somebody clicks here
            window.activateWindow()
            self.driver.wait(window.isActiveWindow, "the laptop's window taking the keys")
        self.driver.choose(window.menu.game.menuAction(), window.menu.draw)
        cards = [card for card in window.findChildren(EndCard) if card.isVisible()]
        if not cards:
            raise NeverHappenedError("nobody asks how the game shall end")
        card = cards[0]
        if openly:
            self._deeds["draw"] += 1
            self.driver.press(card.openly)
            asked = [one for one in window.findChildren(Question) if one.isVisible()]
            if not asked:
                raise NeverHappenedError("nobody asks whether all agree")
            self.driver.press(asked[0].yes)
        else:
            self._deeds["vote"] += 1
            if card.favour.isVisible():  # slips, at a master's table
                card.favour.setFocus()
                for _ in range(card.favour.maximum()):
                    self.driver.key(card.favour, Qt.Key.Key_Up)
            self.driver.press(card.yes)

    def come(self, page: TableScreen) -> None:
        """Come to vote by one's own sign, or as the next one; or begin to break it off."""
        tiles, fate = page.side.tiles.of, self._chance.random()
        waiting = [power for power, tile in tiles.items() if tile.isEnabled()]
        if fate < BREAK:
            self.driver.press(page.side.go_on)
        elif fate < BY_SIGN:
            self._deeds["signs tapped"] += 1
            self.driver.press(tiles[self._chance.choice(waiting)])
        else:
            self.driver.press(page.side.primary)

    def called(self, shown: BallotScreen, pin: Callable[[PublicView, str], str]) -> None:
        """Do what the card between two voters asks for."""
        match shown.card:
            case VoterCard() as card:
                if self._chance.random() < LATER:
                    self._deeds["vote put off"] += 1
                    self.driver.press(card.later)
                else:
                    self._open(card, shown, pin)
            case AskingCard() as card:
                self._open(card, shown, pin)
            case BreakCard() as card:
                self.driver.press(card.stay)
            case CountCard() | RecountCard() as card:
                self.driver.press(card.go)

    def _open(
        self, card: AskingCard, shown: BallotScreen, pin: Callable[[PublicView, str], str]
    ) -> None:
        if card.pin is not None:
            self.driver.write(card.pin, pin(shown.view, shown.asked))
        self.driver.press(card.go)

    def vote(self, shown: VoteScreen, share: float) -> None:
        """Vote; of all who are asked such a share is for an end."""
        card = shown.card
        if isinstance(card, VoteCard):
            self._deeds["voted"] += 1
            favour = self._chance.random() < share
            self.driver.press(card.favour if favour else card.against)
            self.driver.press(card.go)
