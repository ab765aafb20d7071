"""Puts the demo on: the printed examples at a table, in its show, in the study and on its desk."""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.catalogue import DEVELOPER
from engine.games.bez_hranic.calendar import COLOURS, KEY, tokens_of
from engine.games.bez_hranic.journey import Journey, pairs
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.study.desk import desk_on
from engine.games.bez_hranic.study.examples import EXAMPLES, Example, PrintedTrip
from engine.games.bez_hranic.view import Doing, PastRound
from engine.table.live.view import LiveView
from gui import i18n
from gui.games.bez_hranic.show.steps import Act, Cue
from gui.games.bez_hranic.show.telling import Telling
from gui.games.bez_hranic.study.study_screen import DESK, ROUNDS, RoadStudy
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.study import example_title
from gui.games.bez_hranic.words.table import seen_of
from gui.robots.games.bez_hranic.demo.printed_results import (
    best_differences,
    bill_differences,
    trip_differences,
)
from gui.robots.games.demo_stage import DemoStage
from gui.robots.players.click_driver import ClickDriver
from gui.windows.rounds.open_rounds import OpenRounds
from gui.windows.rounds.page import RoundsPage

PLAYERS = ("Jana", "Tomáš", "Klára", "Pavel", "Ondřej", "Lucie")
TABLES = (("france", "poland", "netherlands", "italy"), ("azerbaijan", "azerbaijan", "belgium"))
"""Which example is played in which round of which table: in one of its own number of tokens."""


class DemoRun:
    """One performance."""

    def __init__(self, out: Path, language: str, size: tuple[int, int], theme: str) -> None:
        os.environ[DEVELOPER] = "1"
        self._language = language
        self._stage = DemoStage(out, language, size, theme)
        self._wrong: list[str] = []
        self._examples: Mapping[str, Example] = EXAMPLES
        self._kept = 0

    def run(self, swap: str | None = None, until: str | None = None) -> int:
        """Play the examples, or as far as one of them, and say what came of it; the exit code.

        ``swap`` is an example, a colour, and where its tokens are laid instead: ``france blue GR``.
        """
        if until is not None and until not in EXAMPLES:
            return _refuse(f"{until} is none of {', '.join(EXAMPLES)}")
        known = [*EXAMPLES][: [*EXAMPLES].index(until) + 1 if until else None]
        if swap is not None:
            refused = self._swap(swap, known)
            if refused:
                return _refuse(refused)
        with self._stage.on_screen() as driver:
            for table in TABLES:
                rounds = [one for one in table if one in known]
                if rounds:
                    self._play(driver, table[: table.index(rounds[-1]) + 1], known)
            for example in known:
                self._study(driver, self._examples[example])
        return self._stage.end(self._wrong, f"{len(known)} examples", "rulebook")

    def _swap(self, swap: str, known: Sequence[str]) -> str:
        """Lay tokens of one example elsewhere; return why that cannot be done."""
        example, colour, *fields = swap.split()[:4] if len(swap.split()) > 2 else (swap, "", "")
        if example not in known:
            return f"{example} is none of {', '.join(known)}"
        now = EXAMPLES[example].round
        if colour not in now.colours:
            return f"{colour!r} is none of {', '.join(now.colours)}"
        many = tokens_of(now.offer.round)
        if len(fields) != many or any(field not in now.offer.fields for field in fields):
            return f"{' '.join(fields)!r} is not {many} of {', '.join(now.offer.fields)}"
        left = iter(fields)
        laid = tuple(
            Placement(colour, next(left)) if one.colour == colour else one for one in now.laid
        )
        changed = replace(EXAMPLES[example], round=replace(now, laid=laid))
        self._examples = {**EXAMPLES, example: changed}
        return ""

    def _note(self, example: str, where: str, told: Iterator[str]) -> None:
        self._wrong += [f"{example}, {where}: {one}" for one in told]

    def _picture(self, driver: ClickDriver, name: str, lines: Sequence[str]) -> None:
        self._kept += 1
        self._stage.keep_window(
            driver.window, f"{self._kept:02}-{name}", "\n".join([name, *lines, ""])
        )

    # -- table and show --------------------------------------------------------------------------

    def _play(self, driver: ClickDriver, rounds: Sequence[str], known: Sequence[str]) -> None:
        """Play some examples as rounds of one real table, whose cards and stacks are entered."""
        driver.window.navigator.new_game(game=KEY)
        page = driver.screen(RoundsPage)
        for field, player in zip(page.names.values(), PLAYERS, strict=True):
            driver.write(field, player)
        assert page.picker is not None
        page.picker.take("europe", {"way": Way.BESIDE})
        driver.press(page.start)
        screen = driver.screen(RoadScreen)
        for place, example in enumerate(rounds):
            shown = example in known and example not in rounds[:place]
            self._play_round(driver, screen, self._examples[example], shown=shown)

    def _view(self, driver: ClickDriver) -> LiveView:
        rounds = driver.window.navigator.open
        assert isinstance(rounds, OpenRounds)
        return rounds.rounds.public()

    def _play_round(
        self, driver: ClickDriver, screen: RoadScreen, example: Example, *, shown: bool
    ) -> None:
        now, form = example.round, screen.form
        assert form is not None
        QTest.keyClick(screen, Qt.Key.Key_Space)
        driver.wait(lambda: seen_of(self._view(driver)).doing is Doing.DEALING, "the deal")
        cards = [now.offer.start, *([now.offer.target] if now.offer.target else [])]
        for line, state in zip(form.lines, [*cards, *now.offer.states], strict=False):
            line.setText(state_name(now.map, state))
        driver.press(form.enter)
        driver.wait(lambda: seen_of(self._view(driver)).doing is Doing.CHOOSING, "the offer")
        if shown:
            self._picture(driver, f"{example.id}-table", [])
        laid, letters = self._laid(example), form.letters
        for line, on_field in zip(form.lines, now.offer.fields, strict=False):
            stack = [letters[one.colour] for one in laid if one.field == on_field]
            line.setText(" ".join(stack))
        before = len(seen_of(self._view(driver)).past)
        driver.press(form.enter)
        driver.wait(lambda: len(seen_of(self._view(driver)).past) > before, "the bills")
        self._watch(driver, screen, example, shown=shown)

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

    def _watch(
        self, driver: ClickDriver, screen: RoadScreen, example: Example, *, shown: bool
    ) -> None:
        """Let the show tell the round, and hold every bill that it has told against the print."""
        screen.setFocus()
        came: dict[str, int] = {}
        wanted = next(iter(example.prices)) if not example.best else "purple"
        while not screen.told_out:
            view = self._view(driver)
            past, cue = seen_of(view).past[-1], view.cue
            assert isinstance(cue, Cue)
            step = Telling(view, cue).step
            if step.act is Act.TOTAL:
                bill = past.bills[step.bill]
                came[bill.colour] = bill.price
                if shown and bill.colour == wanted:
                    self._picture(driver, f"{example.id}-show", self._told(past))
            if step.act is Act.BEST:
                if example.best and shown:
                    self._picture(driver, f"{example.id}-best", [])
                self._note(example.id, "show", best_differences(example, past.best.fields))
            QTest.keyClick(screen, Qt.Key.Key_Right)
            driver.settle()
        self._note(example.id, "show", bill_differences(example, came))

    def _told(self, past: PastRound) -> Sequence[str]:
        return [f"  {bill.colour}: {bill.price}" for bill in past.bills]

    # -- study -----------------------------------------------------------------------------------

    def _study(self, driver: ClickDriver, example: Example) -> None:
        """Open an example in the study, and its trips on the route desk."""
        driver.window.navigator.show_study(KEY, example.id)
        study = driver.screen(RoadStudy)
        page = study.rounds
        if example.round != page.now:  # tokens are swapped: they are laid as they are wanted
            page.change(example.round)
        came = {colour: int(card.price.text()) for colour, card in page.bills.items()}
        self._note(example.id, "study", bill_differences(example, came))
        self._note(example.id, "study", best_differences(example, page.counted.best.fields))
        with i18n.speaking(self._language):
            lines = [
                example_title(example.id),
                *(f"  {card.accessibleName()}" for card in page.bills.values()),
            ]
        self._picture(driver, f"{example.id}-study", lines)
        for number, printed in enumerate(example.trips, 1):
            self._ask(driver, study, example, printed)
            walk = [study.desk.own_words.text(), study.desk.trip_name.text()]
            self._picture(driver, f"{example.id}-desk-{number}", [f"  {line}" for line in walk])
        study.turn(ROUNDS)

    def _ask(
        self, driver: ClickDriver, study: RoadStudy, example: Example, printed: PrintedTrip
    ) -> None:
        """Type a trip into the lines of the desk, and perhaps a way of one's own."""
        desk, trip = study.desk, printed.trip
        driver.press(study.tabs[DESK])
        driver.press(desk.empty)
        chosen = (*trip.chosen, "", "")[:2]
        for line, state in zip(desk.lines, (trip.start, *chosen, trip.target), strict=True):
            if state:
                driver.write(line, state_name(desk.map, state))
        if printed.walk:
            driver.write(desk.own, ", ".join(printed.walk))
        known = desk_on(desk.map)
        walk = desk.walk() if printed.walk else None
        if walk is None and desk.routes and not printed.walk:
            walk = known.walked(trip, [(part,) for part in desk.routes[0]])
        route = walk.route if walk is not None else ()
        price = Journey(route, pairs(known.on, trip)).price if route else 0
        states = tuple(known.on.state_of[part] for part in route)
        self._note(example.id, "desk", trip_differences(printed, walk, price, states))
        if not printed.walk and route and str(price) != desk.price.text():
            self._note(example.id, "desk", iter([f"the desk says {desk.price.text()}"]))


def _refuse(why: str) -> int:
    sys.stderr.write(f"velmoc.py demo: {why}\n")
    return 2
