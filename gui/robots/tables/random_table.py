"""Players by chance, at the real windows: whatever is shown, they do what follows.

They need no plan and no memory of their own: put before a game that is anywhere, they go on. There
are as many as the table has, each with one power or several, or a game master for all of them.
"""

import random
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from PySide6.QtCore import Qt

from engine.board.board import Board
from engine.rules.game import Rules
from engine.table.view import PublicView
from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen
from gui.master.log_screen import LogScreen
from gui.master.preview import PreviewScreen
from gui.robots.games.catalogue import robots_of
from gui.robots.players.action_rates import ActionRates
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.robots.players.curtain_steps import start
from gui.robots.players.desk_player import DeskPlayer, Kept
from gui.robots.players.new_game_form import Agreed, choose_game, choose_map, fill_in
from gui.robots.players.random_master import RandomMaster
from gui.robots.players.random_voters import FAVOUR, RandomVoters
from gui.screen import Screen
from gui.table.curtain.call_cards import CallCard, Called, UnlockCard
from gui.table.curtain.cards import Card, GoOnCard
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.envelope_cards import EnvelopeCard, VoidCard
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.game_over import GameOverScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.table.vote.ballot_screens import BallotScreen, VoteScreen
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.start.start_screen import StartScreen
from gui.words import labels

YEARS = 11
"""After so many years the survivors agree on a draw."""

LONGEST = 40
"""A game that is played until somebody wins is won within so many turns."""

_BY_SIGN, _BY_KEY = 0.4, 0.3
"""How often somebody taps his sign before he is called; how often he presses its letter."""


def _card_of(screen: Screen | None) -> Card | None:
    """Return the card on the curtain; other screens have none."""
    return screen.card if isinstance(screen, CurtainScreen | BallotScreen) else None


def _nobody(results: ResultsScreen) -> None:
    del results


def first_year(public: PublicView) -> int:
    """Return the year in which a game began."""
    return (public.past[0].phase if public.past else public.phase).turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """How the people at a table play."""

    rates: ActionRates = field(default_factory=ActionRates)
    keen: Collection[str] = ()
    """Powers whose players want to win."""

    years: int = YEARS
    """After so many turns the survivors agree on a draw."""

    to_the_end: bool = False
    """Whether they play until somebody has won: instead of agreeing on a draw all others give the
    game up to whoever leads then, and do not vote for an end."""


USUAL = Play()


class RandomTable:
    """Plays one act after another on whatever screen is shown."""

    def __init__(
        self,
        driver: ClickDriver,
        board: Board,
        chance: random.Random,
        *,
        agreed: Agreed | None = None,
        play: Play = USUAL,
        seen: Callable[[ResultsScreen], None] = _nobody,
    ) -> None:
        self._driver, self._chance, self._board = driver, chance, board
        self._agreed, self._play, self._seen = agreed or Agreed(), play, seen
        self._rates, keen = play.rates, play.keen
        self.deeds: Counter[str] = Counter()
        """What was done, and how often: ``sealed``, ``put off``, ``opened again`` …"""

        self.sealed_orders: dict[str, tuple[str, ...]] = {}
        """What each power has sealed in this phase, as its player read it on the desk; at a
        master's table what its slip means."""

        order_choice = robots_of(board.game).players(self._table, chance, keen)
        self._order_choice = order_choice
        self._desk_player = DeskPlayer(driver, chance, self._rates, order_choice, self.deeds)
        self.master = RandomMaster(driver, board, chance, self._rates, order_choice, self.deeds)
        self.voters = RandomVoters(driver, chance, self.deeds)

    @property
    def driver(self) -> ClickDriver:
        """The driver that all share; another one after the program was started anew."""
        return self._driver

    @driver.setter
    def driver(self, driver: ClickDriver) -> None:
        self._driver = self._desk_player.driver = self.master.driver = self.voters.driver = driver

    @property
    def kept(self) -> Kept | None:
        """What lies under a curtain that its owner has lowered over his desk."""
        return self._desk_player.kept

    def _table(self) -> tuple[Rules, PublicView]:
        bridge = self.driver.window.navigator.bridge
        if bridge is None:
            raise NeverHappenedError("no game is open")
        return bridge.rules, bridge.public()

    def act(self) -> bool:
        """Do what follows on the screen that is shown; tell whether the game goes on."""
        driver, shown = self.driver, self.driver.window.screen_shown
        card = _card_of(shown)
        match shown:
            case GameOverScreen():
                return False
            case StartScreen(last=last):
                driver.press(shown.new if last is None else last.primary)
            case NewGameScreen() if shown.game != self._board.game:
                choose_game(driver, shown, self._board.game)
            case NewGameScreen() if shown.loaded.board.id != self._board.id:
                choose_map(driver, shown, self._board.id)
            case NewGameScreen():
                fill_in(driver, shown, self._agreed)
            case _:
                self._play_on(shown)
        driver.wait(
            lambda: driver.window.screen_shown is not shown or _card_of(shown) is not card,
            f"something after {type(shown).__name__}",
        )
        return True

    def _play_on(self, shown: Screen | None) -> None:
        """Do what follows at the table."""
        self._perhaps_give_up()
        match shown:
            case TableScreen() | CurtainScreen():
                self._at_rest(shown)
            case DeskScreen():
                self.sealed_orders |= self._desk_player.act(shown)
            case MasterDesk() if self._is_late:
                self._end()
            case MasterDesk() | PreviewScreen() | EditScreen() | LogScreen():
                self.master.act(shown)
                self.sealed_orders |= self.master.slips
            case BallotScreen():
                self.voters.called(shown, self._pin)
            case VoteScreen():
                self.voters.vote(shown, self._favour)
            case SealedScreen():
                self.driver.key(shown, Qt.Key.Key_Space)
            case RevealScreen():
                self._look(shown)
            case ResultsScreen():
                self._go_on(shown)
            case _:
                raise NeverHappenedError(f"nobody knows what to do with {type(shown).__name__}")

    def _at_rest(self, shown: TableScreen | CurtainScreen) -> None:
        if isinstance(shown, TableScreen):
            self._at_table(shown)
        else:
            self._before_curtain(shown)

    # -- before the curtain -------------------------------------------------------------------

    def _before_curtain(self, curtain: CurtainScreen) -> None:
        match curtain.card:
            case CallCard() as card:
                self._called(curtain, card)
            case EnvelopeCard() as card:
                self.driver.press(card.open)
                if self._chance.random() < 0.7:
                    self.deeds["opened again"] += 1
                    self.sealed_orders.pop(curtain.power, None)
                    self._desk_player.sit_down()
                    self.driver.press(card.open)
                else:
                    self.driver.press(card.back)
            case GoOnCard() as card:
                if self._chance.random() < 0.7:
                    self.deeds["gone on without"] += 1
                    self.driver.press(card.go)
                else:
                    self.driver.press(card.stay)
            case UnlockCard() as card:
                self._unlock(card, curtain)
            case VoidCard() as card:
                self.driver.press(list(card.why.buttons.values())[-1])
                self.deeds["voided"] += 1
                self.sealed_orders.pop(curtain.power, None)
                self.driver.press(card.go)

    @property
    def _is_late(self) -> bool:
        """Whether all years have been played that the table has time for."""
        return not self._play.to_the_end and self._turns_played >= self._play.years

    @property
    def _turns_played(self) -> int:
        _, public = self._table()
        return public.phase.turn - first_year(public)

    def _perhaps_give_up(self) -> None:
        """Give the game up to whoever leads, when it has been played for long enough.

        Raises:
            NeverHappenedError: nobody has won for all that.
        """
        if not self._play.to_the_end or self._turns_played < self._play.years:
            return
        if self._turns_played >= LONGEST:
            raise NeverHappenedError(f"nobody has won in {LONGEST} turns")
        if not self._order_choice.leader:
            _, public = self._table()
            counts = {
                side[0]: sum(public.position.counted(power, self._board) for power in side)
                for side in public.in_play
            }
            keen = [one for one in counts if self._order_choice.is_keen(one)]
            self._order_choice.leader = max(keen or counts, key=lambda one: counts[one])
            self.deeds["given up"] += 1

    @property
    def _favour(self) -> float:
        """How often somebody who is asked is for an end."""
        if self._play.to_the_end:
            return 0.0
        return 1.0 if self._is_late else FAVOUR

    def _end(self) -> None:
        """Agree on a draw, openly or by a vote that all are for."""
        self.voters.propose(openly=self._chance.random() < 0.5)

    def _at_table(self, page: TableScreen) -> None:
        """Come to the laptop: by one's own sign, as the next one, or all of them at once."""
        view, fate, rates = page.public, self._chance.random, self._rates
        if view.ballot is not None:
            self.voters.come(page)
            return
        tiles = page.side.tiles.of
        sealed = [power for power, tile in tiles.items() if tile.sealed]
        waiting = [power for power in view.queue if tiles[power].isEnabled()]
        last = set(view.queue) <= set(view.hand(next(iter(view.queue), "")))
        start(self.driver, page)
        if self._is_late:
            self._end()
        elif not sealed and fate() < rates.vote:
            self.voters.propose(openly=False)
        elif sealed and fate() < rates.open_again:
            self.driver.press(tiles[self._chance.choice(sealed)])
        elif waiting and last and fate() < 7 * rates.go_on:
            self.driver.press(page.side.go_on)
        elif waiting and fate() < _BY_SIGN:
            self.deeds["signs tapped"] += 1
            power = self._chance.choice(waiting)
            if fate() < _BY_KEY:
                self.driver.letter(page, labels.power_initial(self._board, power))
            else:
                self.driver.press(tiles[power])
        else:
            self.driver.press(page.side.primary)

    def _called(self, curtain: CurtainScreen, card: CallCard) -> None:
        view, fate, rates = curtain.view, self._chance.random, self._rates
        last = set(view.queue) <= set(view.hand(curtain.power))
        back = curtain.power not in view.queue
        if self._is_late:
            self._end()
        elif back and card.void is not None and fate() < rates.void:
            self.driver.press(card.void)
        elif curtain.call.how is Called.AGAIN or self.kept is not None:
            self._sit_down(card, curtain)
        elif not back and not last and fate() < rates.put_off:
            self.deeds["put off" if curtain.call.how is Called.NEXT else "turned back"] += 1
            self.driver.press(card.later)
        else:
            self._sit_down(card, curtain)

    def _pin(self, view: PublicView, called: str) -> str:
        """Return what the player who is called types: one PIN guards all of his powers."""
        pins, side = self._agreed.pins, view.side(called)
        return next(pins[power] for power in side if power in pins)

    def _unlock(self, card: UnlockCard, curtain: CurtainScreen) -> None:
        if card.pin is None:
            raise NeverHappenedError("nobody asks for the PIN")
        self.deeds["unlocked"] += 1
        self.driver.write(card.pin, self._pin(curtain.view, curtain.power))
        self.driver.press(card.go)

    def _sit_down(self, card: CallCard, curtain: CurtainScreen) -> None:
        if card.pin is not None:
            self.deeds["PIN typed"] += 1
            self.driver.write(card.pin, self._pin(curtain.view, curtain.power))
        self._desk_player.sit_down()
        self.driver.press(card.go)

    # -- reveal and results -------------------------------------------------------------------

    def _look(self, reveal: RevealScreen) -> None:
        """Read out a few steps, then jump to the last one."""
        if self._chance.random() < 0.2:
            self.driver.press(reveal.bar.go)
        if reveal.at < len(reveal.steps) - 1 and reveal.bar.last.isVisible():
            self.driver.press(reveal.bar.last)
        elif reveal.at < len(reveal.steps) - 1:  # a narrow window has no room for the button
            self.driver.key(reveal, Qt.Key.Key_End)
        if self.driver.window.screen_shown is reveal:
            self.driver.press(reveal.bar.go)

    def _go_on(self, results: ResultsScreen) -> None:
        self._seen(results)
        self.deeds["phases"] += 1
        self.sealed_orders = {}
        self.driver.press(results.bar.go)
