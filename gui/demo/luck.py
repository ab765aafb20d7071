"""Seven players who trust to luck, at the real windows: whatever is shown, they do what follows.

They need no plan and no memory of their own: put before a game that is anywhere, they go on.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import Qt

from engine.board.board import Board
from engine.games.diplomacy import orders
from engine.rules.phase import Step
from engine.rules.position import Position
from gui import words
from gui.demo.hands import Hands, NeverHappenedError
from gui.demo.player import Player
from gui.demo.sample import PLAYERS
from gui.demo.whims import mischief, whim
from gui.kit.dialog import Question
from gui.screen import Screen
from gui.table.call_cards import CallCard, UnlockCard
from gui.table.cards import AllSealedCard, Card, GoOnCard
from gui.table.curtain import CurtainScreen
from gui.table.desk import DeskScreen
from gui.table.envelope_cards import EnvelopeCard, VoidCard
from gui.table.game_over import GameOverScreen
from gui.table.pin_card import PinCard
from gui.table.results import ResultsScreen
from gui.table.reveal import RevealScreen
from gui.table.seal import SealedScreen
from gui.windows.new_game import NewGameScreen
from gui.windows.start import StartScreen

LAST_YEAR = 1911
"""After this year the survivors agree on a draw."""


def _card_of(screen: Screen | None) -> Card | None:
    """Return the card on the curtain; other screens have none."""
    return screen.card if isinstance(screen, CurtainScreen) else None


def _nobody(results: ResultsScreen) -> None:
    del results


@dataclass(slots=True)
class Habits:
    """How often the table does what is not quite usual; shares of one."""

    put_off: float = 0.03
    open_again: float = 0.03
    void: float = 0.1
    """Of those that come back to a sealed envelope: how many find that it is to be voided."""

    go_on: float = 0.03
    cover: float = 0.04
    mischief: float = 0.04
    nonsense: float = 0.03
    undo: float = 0.04
    typed: float = 0.06
    pasted: float = 0.5
    """Of those with many units: how many bring their orders along and paste them."""

    paste_from: int = 5
    """How many units are many."""

    left_out: float = 0.04
    """Of all orders: how many are not given."""


class LuckyTable:
    """Plays one act after another on whatever screen is shown."""

    def __init__(
        self,
        hands: Hands,
        board: Board,
        chance: random.Random,
        *,
        title: str = "",
        pins: Mapping[str, str] | None = None,
        habits: Habits | None = None,
        last_year: int = LAST_YEAR,
        seen: Callable[[ResultsScreen], None] = _nobody,
    ) -> None:
        self.hands, self._board, self._chance = hands, board, chance
        self._title, self._pins = title, dict(pins or {})
        self._habits, self._last_year, self._seen = habits or Habits(), last_year, seen
        self.deeds: Counter[str] = Counter()
        """What was done, and how often: ``sealed``, ``put off``, ``opened again`` …"""

        self.sworn: dict[str, tuple[str, ...]] = {}
        """What each power has sealed in this phase, as its player read it on the desk."""

        self.kept: _Kept | None = None

    def play(self) -> None:
        """Play to the end of the game."""
        while self.act():
            pass

    def act(self) -> bool:
        """Do what follows on the screen that is shown; tell whether the game goes on."""
        hands, shown = self.hands, self.hands.window.screen_shown
        card = _card_of(shown)
        match shown:
            case StartScreen(last=None):
                hands.press(shown.new)
            case StartScreen(last=last) if last is not None:
                hands.press(last.primary)
            case NewGameScreen():
                self._set_up(shown)
            case CurtainScreen():
                self._before_curtain(shown)
            case DeskScreen():
                self._at_desk(shown)
            case SealedScreen():
                hands.key(shown, Qt.Key.Key_Space)
            case RevealScreen():
                self._look(shown)
            case ResultsScreen():
                self._go_on(shown)
            case GameOverScreen():
                return False
            case _:
                raise NeverHappenedError(f"nobody knows what to do with {type(shown).__name__}")
        hands.wait(
            lambda: hands.window.screen_shown is not shown or _card_of(shown) is not card,
            f"something after {type(shown).__name__}",
        )
        return True

    # -- laying the table ---------------------------------------------------------------------

    def _set_up(self, table: NewGameScreen) -> None:
        """Write names, let the lot decide, set PINs, begin."""
        hands = self.hands
        if self._title:
            hands.write(table.title, self._title)
        for seat, player in enumerate(PLAYERS.values()):
            hands.write(table.seats.names[seat], player)
        hands.press(table.draw)
        for seat, power in enumerate(table.seats.powers()):
            if power in self._pins:
                if table.tabs.isVisible():
                    table.tabs.setCurrentIndex(0)
                hands.press(table.seats.pins[seat])
                card = table.findChild(PinCard)
                if card is None:
                    raise NeverHappenedError("nobody asks for the PIN")
                hands.write(card.first, self._pins[power])
                hands.write(card.again, self._pins[power])
                hands.press(card.save)
        hands.press(table.start)

    # -- before the curtain -------------------------------------------------------------------

    def _before_curtain(self, curtain: CurtainScreen) -> None:
        match curtain.card:
            case CallCard() as card:
                self._called(curtain, card)
            case EnvelopeCard() as card:
                self.hands.press(card.open)
                if self._chance.random() < 0.7:
                    self.deeds["opened again"] += 1
                    self.sworn.pop(curtain.power, None)
                    self.hands.press(card.open)
                else:
                    self.hands.press(card.back)
            case GoOnCard() as card:
                if self._chance.random() < 0.7:
                    self.deeds["gone on without"] += 1
                    self.hands.press(card.go)
                else:
                    self.hands.press(card.stay)
            case UnlockCard() as card:
                self._unlock(card, curtain.power)
            case VoidCard() as card:
                self.hands.press(list(card.why.buttons.values())[-1])
                self.deeds["voided"] += 1
                self.sworn.pop(curtain.power, None)
                self.hands.press(card.go)
            case AllSealedCard() as card:
                self.hands.press(card.go)

    def _called(self, curtain: CurtainScreen, card: CallCard) -> None:
        view, fate, habits = curtain.view, self._chance.random, self._habits
        sealed = [power for power, seal in curtain.seals.items() if seal.isEnabled()]
        if view.phase.year > self._last_year:
            self._agree_on_a_draw()
        elif curtain.out_of_turn and card.void is not None and fate() < habits.void:
            self.hands.press(card.void)
        elif curtain.out_of_turn or self.kept is not None:
            self._sit_down(card, curtain.power)
        elif len(view.queue) > 1 and fate() < habits.put_off:
            self.deeds["put off"] += 1
            self.hands.press(card.later)
        elif sealed and fate() < habits.open_again:
            self.hands.press(curtain.seals[self._chance.choice(sealed)])
        elif curtain.go_on is not None and len(view.queue) == 1 and fate() < 7 * habits.go_on:
            self.hands.press(curtain.go_on)
        else:
            self._sit_down(card, curtain.power)

    def _unlock(self, card: UnlockCard, power: str) -> None:
        if card.pin is None:
            raise NeverHappenedError("nobody asks for the PIN")
        self.deeds["unlocked"] += 1
        self.hands.write(card.pin, self._pins[power])
        self.hands.press(card.go)

    def _sit_down(self, card: CallCard, power: str) -> None:
        if card.pin is not None:
            self.deeds["PIN typed"] += 1
            self.hands.write(card.pin, self._pins[power])
        self.hands.press(card.go)

    def _agree_on_a_draw(self) -> None:
        window = self.hands.window
        if not window.isActiveWindow():  # the public screen has the keys: somebody clicks here
            window.activateWindow()
            self.hands.wait(window.isActiveWindow, "the laptop's window taking the keys")
        menu = window.menu
        self.hands.choose(menu.game.menuAction(), menu.draw)
        question = window.findChild(Question)
        if question is None:
            raise NeverHappenedError("nobody asks whether all agree")
        self.deeds["draw"] += 1
        self.hands.press(question.yes)

    # -- at the desk --------------------------------------------------------------------------

    def _at_desk(self, desk: DeskScreen) -> None:
        power, position = desk.secret_of, desk.view.position
        if position is None:
            raise NeverHappenedError("an empty desk")
        if self.kept is not None:
            self.kept.check(desk)
            self.kept = None
        elif not desk.orders:
            self._write(desk, position, power)
        if self._chance.random() < self._habits.cover:
            self.deeds["covered"] += 1
            self.kept = _Kept(power, desk.orders)
            self.hands.key(desk, Qt.Key.Key_F9)
            return
        self.sworn[power] = desk.orders
        self.deeds["sealed"] += 1
        Player(self.hands).seal(desk)

    def _write(self, desk: DeskScreen, position: Position, power: str) -> None:
        chance, habits = self._chance, self._habits
        wanted = list(whim(self._board, position, power, chance))
        if position.phase.step is Step.MOVES:
            wanted = [order for order in wanted if chance.random() >= habits.left_out]
        if chance.random() < habits.nonsense:
            self._talk_nonsense(desk)
        if len(wanted) >= habits.paste_from and chance.random() < habits.pasted:
            self._paste(desk, wanted)
        for order in wanted:
            if order not in desk.orders:
                self._give(desk, order)
        if chance.random() < habits.undo and wanted:
            self._undo_and_redo(desk)
        against = mischief(self._board, position, power, chance)
        if against and chance.random() < habits.mischief:
            self.deeds["illegal"] += 1
            self._type(desk, against)
        elif sorted(desk.orders) != sorted(wanted):
            raise NeverHappenedError(f"wanted {wanted}, the desk has {desk.orders}")

    def _give(self, desk: DeskScreen, order: str) -> None:
        waived = orders.parse(order) == orders.Waive()
        if not waived and self._chance.random() < self._habits.typed:
            self._type(desk, order)
        else:
            self.deeds["clicked"] += 1
            Player(self.hands).show(desk, order)

    def _type(self, desk: DeskScreen, order: str) -> None:
        self.deeds["typed"] += 1
        Player(self.hands).say(desk, words.notation(order, self._board))
        if order not in desk.orders:
            raise NeverHappenedError(f"typed {order!r}, the desk has {desk.orders}")

    def _paste(self, desk: DeskScreen, wanted: list[str]) -> None:
        self.deeds["pasted"] += 1
        text = "\n".join(words.notation(order, self._board) for order in wanted)
        self.hands.paste(desk.entry.line, text)
        self.hands.key(desk.entry.line, Qt.Key.Key_Escape)

    def _talk_nonsense(self, desk: DeskScreen) -> None:
        self.deeds["nonsense"] += 1
        before = desk.orders
        Player(self.hands).say(desk, "Hmm?")
        if desk.orders != before or not desk.entry.word.isVisible():
            raise NeverHappenedError("nonsense was taken for an order")
        self.hands.key(desk.entry.line, Qt.Key.Key_Escape)

    def _undo_and_redo(self, desk: DeskScreen) -> None:
        self.deeds["undone"] += 1
        before = desk.orders
        self.hands.press(desk.panel.undo)
        if desk.orders == before:
            raise NeverHappenedError("nothing was undone")
        self.hands.press(desk.panel.redo)
        if desk.orders != before:
            raise NeverHappenedError("what was undone did not come back")

    # -- reveal and results -------------------------------------------------------------------

    def _look(self, reveal: RevealScreen) -> None:
        """Read out a few steps, then jump to the last one."""
        if self._chance.random() < 0.2:
            self.hands.press(reveal.bar.go)
        if reveal.at < len(reveal.steps) - 1 and reveal.bar.last.isVisible():
            self.hands.press(reveal.bar.last)
        elif reveal.at < len(reveal.steps) - 1:  # a narrow window has no room for the button
            self.hands.key(reveal, Qt.Key.Key_End)
        if self.hands.window.screen_shown is reveal:
            self.hands.press(reveal.bar.go)

    def _go_on(self, results: ResultsScreen) -> None:
        self._seen(results)
        self.deeds["phases"] += 1
        self.sworn = {}
        self.hands.press(results.bar.go)


@dataclass(frozen=True, slots=True)
class _Kept:
    """What lay on a desk when its owner lowered the curtain."""

    power: str
    orders: tuple[str, ...] = field(repr=False)

    def check(self, desk: DeskScreen) -> None:
        """See that it still lies there."""
        if (desk.secret_of, desk.orders) != (self.power, self.orders):
            raise NeverHappenedError(f"the draft of {self.power} was not kept")
