"""The rulebook's sample game, played by seven players at the real windows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.written_orders import read
from engine.games.diplomacy.study.library import SamplePhase
from engine.rules.position import Position
from engine.table.view import PastPhase, PublicView, Stage
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.robots.players.curtain_steps import to_rest
from gui.robots.players.new_game_form import PLAYERS
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.new_game.new_game_screen import CHOSEN, NewGameScreen
from gui.windows.start.start_screen import StartScreen


def unit_of(text: str, board: Board) -> str:
    """Return the province of the unit that an order is for, as far as its words alone tell."""
    nowhere = Position(phase=Phase.parse("S1901M"), units=())
    order = read(text, nowhere, board.powers[0].id, board).order
    return province_of(orders.parse(order).at) if order else ""


class ReplacementError(ValueError):
    """The order to be swapped cannot be understood, or there is none like it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replacement:
    """One order that is swapped before it is entered."""

    phase: Phase
    power: str
    text: str

    @classmethod
    def parse(cls, text: str, board: Board) -> "Replacement":
        """Read ``F1902M GERMANY F Den H``.

        Raises:
            ReplacementError: it is not phase, power, order.
        """
        parts = text.split(None, 2)
        if len(parts) != 3:
            raise ReplacementError(f"expected PHASE POWER ORDER, got {text!r}")
        try:
            phase = Phase.parse(parts[0])
        except ValueError as error:
            raise ReplacementError(str(error)) from error
        power = parts[1].upper()
        if power not in board.powers_by_id:
            raise ReplacementError(f"no power: {parts[1]!r}")
        return cls(phase=phase, power=power, text=parts[2])

    def apply(self, phases: Sequence[SamplePhase], board: Board) -> list[SamplePhase]:
        """Return the phases with the order swapped for that of the same unit.

        Raises:
            ReplacementError: the phase or an order for that unit is not in the game.
        """
        changed = list(phases)
        for index, phase in enumerate(changed):
            if phase.phase != self.phase:
                continue
            mine = list(phase.orders.get(self.power, ()))
            for place, text in enumerate(mine):
                if unit_of(text, board) == unit_of(self.text, board):
                    mine[place] = self.text
                    orders = {**phase.orders, self.power: tuple(mine)}
                    changed[index] = replace(phase, orders=orders)
                    return changed
        raise ReplacementError(
            f"the sample game has no order of {self.power} in {self.phase} for the unit of "
            f"{self.text!r}"
        )


class SampleGame:
    """Seven friends sit down and play the printed orders."""

    def __init__(self, driver: ClickDriver, phases: Sequence[SamplePhase], board: Board) -> None:
        self._driver, self._board = driver, board
        self._orders: Mapping[str, Mapping[str, Sequence[str]]] = {
            phase.phase.code: phase.orders for phase in phases
        }
        self._last = phases[-1].phase.code

    def set_up(self) -> None:
        """Write seven names, choose powers as in the rulebook, begin."""
        driver = self._driver
        start = driver.screen(StartScreen)
        driver.press(start.new)
        table = driver.screen(NewGameScreen)
        driver.click(table.ways.cards[CHOSEN])
        for seat, (power, player) in enumerate(PLAYERS.items()):
            driver.write(table.seats.names[seat], player)
            choice = table.seats.cells[seat].choice
            driver.key(choice, Qt.Key.Key_Home)
            while choice.currentData() != power:
                before = choice.currentIndex()
                driver.key(choice, Qt.Key.Key_Down)
                if choice.currentIndex() == before:
                    raise NeverHappenedError(f"cannot choose {power}")
        driver.press(table.start)
        driver.screen(TableScreen)

    def play(self, seen: Callable[[ResultsScreen, PastPhase], None]) -> PublicView:
        """Play phase after phase; ``seen`` is shown the results of each."""
        while True:
            results = self._play_phase()
            public = results.public
            seen(results, public.past[-1])
            if public.phase.code == self._last or public.stage is Stage.OVER:
                return public
            self._driver.press(results.bar.go)
            to_rest(self._driver)

    def _play_phase(self) -> ResultsScreen:
        driver, player = self._driver, PointingPlayer(self._driver)
        page = driver.screen(TableScreen)
        while not page.side.all_sealed:
            self._write(player, page.public, page.public.queue[0])
            page = driver.screen(TableScreen)
        player.open_all(page)
        reveal = driver.screen(RevealScreen)
        while reveal.at < len(reveal.steps) - 1:
            driver.press(reveal.bar.go)
        driver.press(reveal.bar.go)
        return driver.screen(ResultsScreen)

    def _write(self, player: PointingPlayer, public: PublicView, power: str) -> None:
        """Write one power's orders: every other one by clicks, the rest in words."""
        desk = player.sit_down()
        texts = self._orders.get(public.phase.code, {}).get(power, ())
        for number, text in enumerate(texts):
            clickable = self._clickable(text, public.position, power)
            if number % 2 == 0 and clickable:
                player.show(desk, clickable)
            else:
                player.say(desk, text)
        player.seal(desk)

    def _clickable(self, text: str, position: Position, power: str) -> str:
        """Return what a printed order means, when the board offers it; what is illegal is typed."""
        reading = read(text, position, power, self._board)
        offered = legal_orders(self._board, position, power).values()
        return reading.order if any(reading.order in some for some in offered) else ""
