"""What can be printed of a game, whatever screen is shown: as everybody may see it, or begun."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.table.view import PublicView
from gui import i18n
from gui.paper.card import PaperCard
from gui.paper.print_card import PrintCard
from gui.printable import Matter, Sheet
from gui.table_bridge import TableBridge

if TYPE_CHECKING:
    from gui.kit.dialog import Card


def paper(window: QWidget, matter: Matter) -> "Card":
    """Return what is printed from."""
    return PaperCard(window, matter)


def sheets_card(window: QWidget, sheets: Sequence[Sheet]) -> "Card":
    """Return what sheets are printed from that are about no board."""
    return PrintCard(window, "Velmoc", sheets)


def begun(loaded: LoadedMap) -> Matter:
    """Return what a new game begins with: sheets and maps for an evening on paper."""
    board = loaded.board
    rules = GAMES[board.game].rules(board, {})
    title = board.names.get(i18n.language(), board.id)
    public = PublicView.of_board(title, board, rules.start())
    return Matter(public=public, loaded=loaded, rules=rules)


def played(bridge: TableBridge, loaded: LoadedMap) -> Matter:
    """Return a game that is played, with the eyes on what came of the last phase."""
    public = bridge.public()
    return Matter(public=public, loaded=loaded, rules=bridge.rules, at=len(public.past) - 1)
