"""Coming from the table's page to the curtain, as people do: by their sign, or as the next one."""

from gui.robots.players.click_driver import ClickDriver
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen

REST = (TableScreen, CurtainScreen)
"""What stands on the laptop while nobody writes: the table's page, or the cloth."""

CALM = (*REST, ResultsScreen)
"""The same, and where what came of a phase is looked at: nobody is in the midst of anything."""


def to_curtain(driver: ClickDriver, power: str = "") -> CurtainScreen:
    """Go to the curtain: as who is next, or tapping a sign; whoever stands there is there."""
    page = driver.window.screen_shown
    if isinstance(page, TableScreen):
        if power:
            driver.press(page.side.tiles.of[power])
        else:
            start(driver, page)
            driver.press(page.side.primary)
    return driver.screen(CurtainScreen)


def start(driver: ClickDriver, page: TableScreen) -> None:
    """Start the clock if it stands: before that the large button calls nobody."""
    if page.side.starts:
        driver.press(page.side.primary)


def to_rest(driver: ClickDriver) -> None:
    """Wait until nobody writes."""
    driver.wait(lambda: isinstance(driver.window.screen_shown, REST), "the table or the curtain")
