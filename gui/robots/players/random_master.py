"""A game master at his desk, by clicks and keys: he types slips as people write them, and rules.

Now and then he goes back, branches, edits the board, reads the log, notes what came late.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from engine.board.board import Board
from engine.table.master_event import How
from gui.games import catalogue
from gui.kit.dialog import Card, Question
from gui.master.cards import LateCard, LineCard, PhaseCard, PlayerCard, ReasonCard
from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen
from gui.master.guarded import Guarded
from gui.master.log_screen import LogScreen
from gui.master.preview import PreviewScreen
from gui.master.slip_box import SlipBox
from gui.robots.players.action_rates import ActionRates
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.robots.players.order_choice import OrderChoice
from gui.screen import Screen

C = TypeVar("C", bound=Card)

REASON = "agreed at the table"
_LEFT = Qt.MouseButton.LeftButton
_BACK, _STRUCK = 0.15, 0.3
"""How often a preview is not committed at once; how many unreadable lines are struck out."""


def _nothing() -> None:
    pass


class RandomMaster:
    """The neutral one who collects, reads and judges (VII.5)."""

    def __init__(
        self,
        driver: ClickDriver,
        board: Board,
        chance: random.Random,
        rates: ActionRates,
        order_choice: OrderChoice,
        deeds: Counter[str],
    ) -> None:
        self.driver, self._board, self._chance = driver, board, chance
        self._rates, self._order_choice, self._deeds = rates, order_choice, deeds
        self._unusual: Mapping[str, Callable[[MasterDesk], None]] = {
            "gone back": self._go_back,
            "branched": self._branch,
            "edited": self._edit,
            "log read": self._read_log,
            "late": self._note_late,
            "disorder": self._declare,
            "replaced": self._replace,
            "desk covered": self._cover,
        }
        self._left: list[str] = []
        self.branched: Callable[[], object] = _nothing
        """Called whenever the program says that a branch is stored."""

        self.slips: dict[str, tuple[str, ...]] = {}
        """What the slips mean that were typed last, by power."""

    def act(self, shown: Screen) -> None:
        """Do what follows on one of the master's screens; another one is shown afterwards."""
        self.slips = {}
        self._see()
        match shown:
            case MasterDesk():
                self._at_desk(shown)
            case PreviewScreen():
                self._look(shown)
            case EditScreen():
                self._set_up(shown)
            case LogScreen():
                self.driver.press(shown.copy)
                self.driver.key(shown, Qt.Key.Key_Escape)

    def _see(self) -> None:
        """Uncover what has covered itself: when its window was left, or a card closed."""
        shown = self.driver.window.screen_shown
        if isinstance(shown, Guarded) and shown.covered:
            self._deeds["uncovered"] += 1
            self.driver.press(shown.cover)
            self.driver.wait(lambda: not shown.covered, "the desk under its cover")

    def _press(self, button: QAbstractButton) -> None:
        self._see()
        self.driver.press(button)

    # -- the desk -------------------------------------------------------------------------------

    def _at_desk(self, desk: MasterDesk) -> None:
        whole, rest = divmod(self._rates.led, 1)
        for _ in range(int(whole) + (self._chance.random() < rest)):
            self._do_unusual(desk)
            if self.driver.window.screen_shown is not desk:
                return
        for power, box in desk.boxes.items():
            if box.old:
                self._press(desk.signs[power])
                self._press(box.aged.buttons[0])
                self._deeds["still counted"] += 1
            if box.text.isEnabled() and not box.text.toPlainText().strip():
                self._take_slip(desk, power)
        self._deeds["slips read"] += 1
        self._press(desk.go)

    def _do_unusual(self, desk: MasterDesk) -> None:
        """Do something by turns that is not usual, where it can be done."""
        if not self._left:
            self._left = list(self._unusual)
            self._chance.shuffle(self._left)
        fit = [name for name in self._left if name != "gone back" or desk.rewind.isEnabled()]
        if not fit:
            return
        name = fit[-1]
        self._left.remove(name)
        self._deeds[name] += 1
        self._unusual[name](desk)

    def _take_slip(self, desk: MasterDesk, power: str) -> None:
        """Type a slip, ask what is unclear, rule on what cannot be read."""
        position = desk.view.position
        if position is None:
            raise NeverHappenedError("an empty desk")
        wanted = list(self._order_choice.orders(position, power))
        written: list[str] = []
        for order in wanted:
            line = self._as_written(order)
            # Two lines that say the same are ruled on together.
            written.append(line if line not in written else self._order_choice.notation(order))
        box = desk.boxes[power]
        self._press(desk.signs[power])
        pasted = self._chance.random() < self._rates.pasted
        self.driver.fill(box.text, "\n".join(written), pasted=pasted)
        if any(line.judged.how in (How.LATE, How.DISORDER) for line in box.lines):
            return
        for number, order in enumerate(wanted):
            wanted[number] = self._make_clear(box, number, order)
        judged = [line.judged.order for line in box.lines]
        if judged != wanted:
            raise NeverHappenedError(f"slip {written}: wanted {wanted}, judged {judged}")
        self.slips[power] = tuple(filter(None, wanted))

    def _as_written(self, order: str) -> str:
        """Write an order as somebody does who knows no notation, or in a hurry."""
        text, fate = self._order_choice.notation(order), self._chance.random()
        if fate < self._rates.unclear:
            self._deeds["unclear"] += 1
            return self._order_choice.unclear(order)
        if fate > self._rates.unclear + self._rates.mangled:
            return text
        self._deeds["mangled"] += 1
        return self._chance.choice(self._order_choice.mangled(order))

    def _make_clear(self, box: SlipBox, number: int, order: str) -> str:
        """Return what is judged of a line, after the player was asked or the master has ruled."""
        self._see()
        line = box.lines[number]
        if line.judged.order == order:
            return order
        asked = box.asking.isVisible() and box.asking.lead.text().startswith(line.written)
        if asked and line.judged.how is How.ASKED and order in box.asking.meanings:
            self._deeds["asked"] += 1
            self.driver.click(box.asking.buttons[box.asking.meanings.index(order)])
            self.driver.settle()
        if box.lines[number].judged.order == order:
            return order
        return self._rule(box, number, order)

    def _rule(self, box: SlipBox, number: int, order: str) -> str:
        """Click on a reading and say what it means, or strike it out."""
        # A card that answered the question may be open: the meaning was not enough.
        card = self._card(LineCard)
        if card is None:
            at = box.readings.place(number).center().toPoint()
            QTest.mouseClick(box.readings, _LEFT, pos=at)
            self.driver.settle()
            card = self._need(LineCard)
        self._deeds["ruled"] += 1
        self.driver.write(card.reason, REASON)
        if self._chance.random() < _STRUCK:
            self.driver.press(card.strike)
            return ""
        self.driver.write(card.meant, self._order_choice.notation(order))
        if not card.yes.isEnabled():
            self.driver.write(card.meant, order)
        self.driver.press(card.yes)
        return order

    # -- cards ----------------------------------------------------------------------------------

    def _card(self, kind: type[C]) -> C | None:
        cards = self.driver.window.findChildren(kind)
        return next((card for card in cards if card.isVisible()), None)

    def _need(self, kind: type[C]) -> C:
        """Wait for a card."""
        self.driver.wait(lambda: self._card(kind) is not None, kind.__name__)
        card = self._card(kind)
        if card is None:
            raise NeverHappenedError(kind.__name__)
        return card

    def _choose_phase(self) -> None:
        card = self._need(PhaseCard)
        card.phases.setFocus()
        for _ in range(self._chance.randrange(3)):
            self.driver.key(card.phases, Qt.Key.Key_Up)
        self.driver.write(card.reason, REASON)
        self.driver.press(card.yes)

    # -- what is not usual ----------------------------------------------------------------------

    def _go_back(self, desk: MasterDesk) -> None:
        self._press(desk.rewind)
        self._choose_phase()
        self.driver.wait(
            lambda: self.driver.window.screen_shown is not desk, "the desk of an earlier phase"
        )

    def _branch(self, desk: MasterDesk) -> None:
        """Branch, and stay in the game itself."""
        self._press(desk.branch)
        self._choose_phase()
        question = self._need(Question)
        self.branched()
        self.driver.press(question.no)
        self.driver.settle()

    def _edit(self, desk: MasterDesk) -> None:
        self._press(desk.edit)
        self.driver.screen(EditScreen)

    def _set_up(self, edit: EditScreen) -> None:
        """Take a unit off, give a space to somebody; or think better of it."""
        driver, chance = self.driver, self._chance
        position = edit.view.position
        if position is None or not position.units:
            self._press(edit.cancel)
            return
        self._press(edit.tray.take)
        driver.click_board(edit.view, chance.choice(position.units).province)
        self._press(edit.tray.take)
        owners = catalogue.played_on(self._board).owners
        if owners is not None:
            self._press(edit.owning)
            self._press(edit.tray.powers[chance.choice(self._board.powers).id])
            driver.click_board(edit.view, chance.choice(tuple(owners().places(self._board))))
        driver.write(edit.reason, REASON)
        if chance.random() < 0.8:
            self._press(edit.store)
        else:
            self._leave(edit)
        for _ in range(5):
            driver.settle()
        if driver.window.screen_shown is edit:  # the table's rules know no such board
            self._deeds["refused"] += 1
            self._leave(edit)

    def _leave(self, edit: EditScreen) -> None:
        """Leave the board as it was; what was changed is asked about."""
        self._press(edit.cancel)
        self._press(self._need(Question).yes)

    def _read_log(self, desk: MasterDesk) -> None:
        self._press(desk.log)
        self.driver.screen(LogScreen)

    def _some_box(self, desk: MasterDesk) -> SlipBox | None:
        """Return the box of a power that somebody plays and that has something to write."""
        boxes = [box for box in desk.boxes.values() if box.late.isEnabled()]
        return self._chance.choice(boxes) if boxes else None

    def _note_late(self, desk: MasterDesk) -> None:
        box = self._some_box(desk)
        if box is None:
            return
        self._press(desk.signs[box.power])
        self._press(box.late)
        card = self._need(LateCard)
        self.driver.write(card.reason, REASON)
        self.driver.press(self._chance.choice((card.yes, card.leave_out)))

    def _declare(self, desk: MasterDesk) -> None:
        """Declare civil disorder, and lift it the next time."""
        box = self._some_box(desk)
        if box is None:
            return
        self._press(desk.signs[box.power])
        self._press(box.disorder)
        card = self._need(ReasonCard)
        self.driver.write(card.reason, REASON)
        self.driver.press(card.yes)

    def _replace(self, desk: MasterDesk) -> None:
        box = self._some_box(desk)
        if box is None:
            return
        self._press(desk.signs[box.power])
        self._press(box.other)
        card = self._need(PlayerCard)
        self.driver.write(card.name, f"Hana {self._chance.randrange(100)}")
        self.driver.write(card.reason, REASON)
        self.driver.press(card.yes)

    def _cover(self, desk: MasterDesk) -> None:
        self.driver.key(desk, Qt.Key.Key_F9)
        self.driver.wait(desk.cover.isVisible, "the cover over the slips")
        self.driver.press(desk.cover)

    # -- judging --------------------------------------------------------------------------------

    def _look(self, preview: PreviewScreen) -> None:
        """Look at the rulings; commit, or go back to the slips once more."""
        self._press(preview.show_rulings)
        self._press(preview.before)
        self._press(preview.show_changes)
        if self._chance.random() < _BACK:
            self._deeds["thought again"] += 1
            self._press(preview.back)
        else:
            self._press(preview.commit)
