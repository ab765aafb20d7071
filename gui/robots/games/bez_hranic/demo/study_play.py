"""The examples in the study, and their trips on its desk."""

from engine.games.bez_hranic.calendar import KEY
from engine.games.bez_hranic.journey import Journey, pairs
from engine.games.bez_hranic.study.desk import desk_on
from engine.games.bez_hranic.study.examples import Example, PrintedTrip
from gui import i18n
from gui.games.bez_hranic.study.screen import DESK, ROUNDS, RoadStudy
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.study import example_title
from gui.robots.games.bez_hranic.demo.notes import Notes
from gui.robots.games.bez_hranic.demo.printed_results import (
    best_differences,
    bill_differences,
    trip_differences,
)
from gui.robots.players.click_driver import ClickDriver


class StudyPlay:
    """Somebody who looks every example up."""

    def __init__(self, driver: ClickDriver, notes: Notes, language: str) -> None:
        self._driver, self._notes, self._language = driver, notes, language

    def play(self, example: Example) -> None:
        """Open an example in the study, and its trips on the route desk."""
        self._driver.window.navigator.show_study(KEY, example.id)
        study = self._driver.screen(RoadStudy)
        page = study.rounds
        if example.round != page.now:  # tokens are swapped: they are laid as they are wanted
            page.change(example.round)
        came = {colour: int(card.price.text()) for colour, card in page.bills.items()}
        self._notes.note(example.id, "study", bill_differences(example, came))
        self._notes.note(example.id, "study", best_differences(example, page.counted.best.fields))
        with i18n.speaking(self._language):
            lines = [
                example_title(example.id),
                *(f"  {card.accessibleName()}" for card in page.bills.values()),
            ]
        self._notes.picture(self._driver, f"{example.id}-study", lines)
        for number, printed in enumerate(example.trips, 1):
            self._ask(study, example, printed)
            walk = [study.desk.own_words.text(), study.desk.trip_name.text()]
            self._notes.picture(
                self._driver, f"{example.id}-desk-{number}", [f"  {line}" for line in walk]
            )
        study.turn(ROUNDS)

    def _ask(self, study: RoadStudy, example: Example, printed: PrintedTrip) -> None:
        """Type a trip into the lines of the desk, and perhaps a way of one's own."""
        driver, desk, trip = self._driver, study.desk, printed.trip
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
        self._notes.note(example.id, "desk", trip_differences(printed, walk, price, states))
        if not printed.walk and route and str(price) != desk.price.text():
            self._notes.note(example.id, "desk", iter([f"the desk says {desk.price.text()}"]))
