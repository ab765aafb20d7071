"""Coming from the table's page to the curtain, as people do: by their sign, or as the next one."""

from gui.robots.players.click_driver import Hands
from gui.table.curtain import CurtainScreen
from gui.table.table_screen import TableScreen

REST = (TableScreen, CurtainScreen)
"""What stands on the laptop while nobody writes: the table's page, or the cloth."""


def to_curtain(hands: Hands, power: str = "") -> CurtainScreen:
    """Go to the curtain: as who is next, or tapping a sign; whoever stands there is there."""
    page = hands.window.screen_shown
    if isinstance(page, TableScreen):
        if power:
            hands.press(page.side.tiles.of[power])
        else:
            start(hands, page)
            hands.press(page.side.primary)
    return hands.screen(CurtainScreen)


def start(hands: Hands, page: TableScreen) -> None:
    """Start the clock if it stands: before that the large button calls nobody."""
    if page.side.starts:
        hands.press(page.side.primary)


def to_rest(hands: Hands) -> None:
    """Wait until nobody writes."""
    hands.wait(lambda: isinstance(hands.window.screen_shown, REST), "the table or the curtain")
