"""What is said of a search for the smallest change: how far it is, and what is certain."""

from PySide6.QtCore import QObject

from engine.board.board import Board
from gui.words import names


class SearchWords(QObject):
    """Sentences beside a search. The collector of texts finds plural forms in ``tr`` alone."""

    def tried(self, size: int, tried: int, *, fruitless: bool) -> str:
        """Say how many changes of how many orders at a time were tried."""
        figure = f"{tried:,}".replace(",", "\u202f")
        now = self.tr("%n order(s) at a time: {tried} tried.", "", size).format(tried=figure)
        return " ".join(filter(None, (self._ruled_out(size) if fruitless else "", now)))

    def stopped(self, size: int) -> str:
        """Say what is certain where a search was stopped."""
        return self._ruled_out(size) or self.tr("Nothing found so far.")

    def _ruled_out(self, size: int) -> str:
        """Say what is certain when a search has come to so many orders at a time."""
        if size < 2:
            return ""
        return self.tr("Not even %n other order(s) would have changed this.", "", size - 1)

    def count(self, at: int, total: int, *, finished: bool) -> str:
        """Say which of the changes of this size is shown, of how many if that is known."""
        if not finished:
            return str(at + 1) if total > 1 else ""
        if total == 1:
            return self.tr("the only one so small")
        return self.tr("{number} of {all}").format(number=at + 1, all=names.number(total))

    def nothing(self, whose: tuple[str, ...], board: Board, *, own: bool) -> str:
        """Say that everything was tried in vain."""
        if own:
            return self.tr("No order of its own would have changed this.")
        if len(whose) == 1:
            text = self.tr("No other orders by {power:the} would have changed this.")
            return text.format(power=names.spoken(board).power(whose[0]))
        return self.tr("Others could not have changed this either.")

    def nothing_up_to(self, most: int, whose: tuple[str, ...], board: Board, *, own: bool) -> str:
        """Say that every change of so many orders of one power was tried in vain."""
        if own:
            return self.tr(
                "Not even %n other order(s) of its own would have changed this.", "", most
            )
        if len(whose) == 1:
            text = self.tr(
                "Not even %n other order(s) by {power:the} would have changed this.", "", most
            )
            return text.format(power=names.spoken(board).power(whose[0]))
        return self.tr(
            "Not even %n other order(s) of any one power would have changed this.", "", most
        )
