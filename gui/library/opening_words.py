"""What is said of openings, and of the games that began so."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.openings.explorer import Fork
from engine.openings.tally import Tally
from engine.study.opening import Opening
from gui import i18n
from gui.words import labels, phases


class GamesSaid(QObject):
    """Numbers of games. The collector of texts finds plural forms in ``tr`` alone."""

    def games(self, count: int) -> str:
        """Count games."""
        return self.tr("%n game(s)", "", count)

    def left_out(self, count: int) -> str:
        """Count what was not read as a game that began as usual."""
        return self.tr("%n file(s) or game(s) left out", "", count)


def opening_name(opening: Opening | None) -> str:
    """Name an opening in the language now spoken."""
    return opening.names.get(i18n.language(), opening.names["en"]) if opening is not None else ""


def orders_words(orders: Iterable[str], board: Board) -> str:
    """Write orders in the rulebook's notation: ``A Vie-Gal, F Tri-Alb``."""
    return ", ".join(labels.notation(labels.order_of(text, board), board) for text in orders)


def opening_lines(opening: Opening, board: Board) -> str:
    """Write the orders of an opening, a line for each phase and power."""
    lines = []
    for code, sheets in opening.orders.items():
        phase = phases.phase_words(GAMES[board.game].calendar.parse(code))
        for power, units in sheets.items():
            both = f" ({labels.power_name(board, power)})" if len(sheets) > 1 else ""
            orders = " / ".join
            told = ", ".join(
                orders(orders_words([one], board) for one in texts) for texts in units.values()
            )
            lines.append(f"{phase}{both}: {told}")
    return "\n".join(lines)


def way_words(fork: Fork, board: Board) -> str:
    """Say what was ordered on a way, and in which phase."""
    phase = phases.phase_words(GAMES[board.game].calendar.parse(fork.phase))
    orders = orders_words(fork.orders.values(), board)
    return f"{phase}: {orders or QCoreApplication.translate('Explorer', 'nothing')}"


def share_words(one: Tally, whole: int) -> str:
    """Say how often something was played, and whether that is enough to say much."""
    share = f"{round(100 * one.played / whole)}\N{NO-BREAK SPACE}%" if whole else ""
    few = QCoreApplication.translate("Explorer", "few games") if one.few else ""
    return " · ".join(filter(None, (GamesSaid().games(one.played), share, few)))


def came_words(one: Tally, board: Board) -> str:
    """Say what came of it, each figure with the number of games that it is taken from."""
    del board
    after = QCoreApplication.translate("Explorer", "after {turn}: {mean} ({games})")
    said = [
        after.format(turn=turn, mean=QLocale().toString(mean.value, "f", 1), games=mean.games)
        for turn, mean in one.counted.items()
    ]
    if one.over:
        ends = QCoreApplication.translate("Explorer", "won {won}, shared {shared} of {over}")
        said.append(ends.format(won=one.won, shared=one.shared, over=one.over))
    return " · ".join(said)
