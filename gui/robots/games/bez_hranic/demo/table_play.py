"""The examples at a table: cards and stacks of a real one are entered, and the show tells them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.games.bez_hranic.calendar import COLOURS, KEY, tokens_of
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.study.examples import Example
from engine.games.bez_hranic.view import Doing, PastRound
from engine.table.live.view import LiveView
from gui.games.bez_hranic.show.steps import Act, Cue
from gui.games.bez_hranic.show.telling import Telling
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.table import seen_of
from gui.robots.games.bez_hranic.demo.notes import Notes
from gui.robots.games.bez_hranic.demo.printed_results import best_differences, bill_differences
from gui.robots.players.click_driver import ClickDriver
from gui.windows.rounds.open_rounds import OpenRounds
from gui.windows.rounds.page import RoundsPage

PLAYERS = ("Jana", "Tomáš", "Klára", "Pavel", "Ondřej", "Lucie")


class TablePlay:
    """Six players, and somebody at the laptop."""

    def __init__(self, driver: ClickDriver, notes: Notes) -> None:
        self._driver, self._notes = driver, notes

    def play(self, rounds: Sequence[Example], new: Sequence[str]) -> None:
        """Play some examples as rounds of one real table, whose cards and stacks are entered.

        ``new`` are those of which pictures are left.
        """
        driver = self._driver
        self._driver.window.navigator.new_game(game=KEY)
        page = driver.screen(RoundsPage)
        for field, player in zip(page.names.values(), PLAYERS, strict=True):
            driver.write(field, player)
        assert page.picker is not None
        page.picker.take("europe", {"way": Way.BESIDE})
        driver.press(page.start)
        screen = driver.screen(RoadScreen)
        for place, example in enumerate(rounds):
            shown = example.id in new and example not in rounds[:place]
            self._play_round(screen, example, shown=shown)

    @property
    def _view(self) -> LiveView:
        rounds = self._driver.window.navigator.open
        assert isinstance(rounds, OpenRounds)
        return rounds.rounds.public()

    def _play_round(self, screen: RoadScreen, example: Example, *, shown: bool) -> None:
        driver, now, form = self._driver, example.round, screen.form
        assert form is not None
        QTest.keyClick(screen, Qt.Key.Key_Space)
        driver.wait(lambda: seen_of(self._view).doing is Doing.DEALING, "the deal")
        cards = [now.offer.start, *([now.offer.target] if now.offer.target else [])]
        for line, state in zip(form.lines, [*cards, *now.offer.states], strict=False):
            line.setText(state_name(now.map, state))
        driver.press(form.enter)
        driver.wait(lambda: seen_of(self._view).doing is Doing.CHOOSING, "the offer")
        if shown:
            self._notes.picture(self._driver, f"{example.id}-table")
        laid, letters = self._laid(example), form.letters
        for line, on_field in zip(form.lines, now.offer.fields, strict=False):
            stack = [letters[one.colour] for one in laid if one.field == on_field]
            line.setText(" ".join(stack))
        before = len(seen_of(self._view).past)
        driver.press(form.enter)
        driver.wait(lambda: len(seen_of(self._view).past) > before, "the bills")
        self._watch(screen, example, shown=shown)

    @staticmethod
    def _laid(example: Example) -> Sequence[Placement]:
        """Return the tokens of the example, the lowest, and those of everybody else above."""
        now, laid = example.round, list(example.round.laid)
        used = {one.field for one in laid if one.field != STAYS}
        free = next(field for field in now.offer.states if field not in used)
        for colour in COLOURS:
            if colour not in now.colours:
                fields = (STAYS, free)[: tokens_of(now.offer.round)]
                laid += [Placement(colour, field) for field in fields]
        return laid

    def _watch(self, screen: RoadScreen, example: Example, *, shown: bool) -> None:
        """Let the show tell the round, and hold every bill that it has told against the print."""
        screen.setFocus()
        came: dict[str, int] = {}
        wanted = next(iter(example.prices)) if not example.best else "purple"
        while not screen.told_out:
            view = self._view
            past, cue = seen_of(view).past[-1], view.cue
            assert isinstance(cue, Cue)
            step = Telling(view, cue).step
            if step.act is Act.TOTAL:
                bill = past.bills[step.bill]
                came[bill.colour] = bill.price
                if shown and bill.colour == wanted:
                    self._notes.picture(self._driver, f"{example.id}-show", self._told(past))
            if step.act is Act.BEST:
                if example.best and shown:
                    self._notes.picture(self._driver, f"{example.id}-best")
                self._notes.note(example.id, "show", best_differences(example, past.best.fields))
            QTest.keyClick(screen, Qt.Key.Key_Right)
            self._driver.settle()
        self._notes.note(example.id, "show", bill_differences(example, came))

    @staticmethod
    def _told(past: PastRound) -> Sequence[str]:
        return [f"  {bill.colour}: {bill.price}" for bill in past.bills]
