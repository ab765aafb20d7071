"""Every screen of a running game that the curtain opens without, loaded when it is first shown."""

# ruff: noqa: PLC0415 - it is what this module is for

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gui.history.history_screen import HistoryScreen
    from gui.table.desk.desk_screen import DeskScreen
    from gui.table.desk.lesson import Lessons
    from gui.table.desk.seal import SealedScreen
    from gui.table.page.told_card import ToldCard
    from gui.table.results.game_over import GameOverScreen
    from gui.table.results.results_screen import ResultsScreen
    from gui.table.reveal.reveal_screen import RevealScreen


def desk() -> "type[DeskScreen]":
    """Return a player's desk; the reader of orders comes with it."""
    from gui.table.desk.desk_screen import DeskScreen

    return DeskScreen


def lessons() -> "type[Lessons]":
    """Return what leads through a first turn at a desk."""
    from gui.table.desk.lesson import Lessons

    return Lessons


def told_card() -> "type[ToldCard]":
    """Return the card on which a phase is told aloud, which few phases are."""
    from gui.table.page.told_card import ToldCard

    return ToldCard


def sealed() -> "type[SealedScreen]":
    """Return what is shown once orders are sealed."""
    from gui.table.desk.seal import SealedScreen

    return SealedScreen


def reveal() -> "type[RevealScreen]":
    """Return the reveal, needed once a phase."""
    from gui.table.reveal.reveal_screen import RevealScreen

    return RevealScreen


def results() -> "type[ResultsScreen]":
    """Return what came of a phase."""
    from gui.table.results.results_screen import ResultsScreen

    return ResultsScreen


def game_over() -> "type[GameOverScreen]":
    """Return the end of a game."""
    from gui.table.results.game_over import GameOverScreen

    return GameOverScreen


def history() -> "type[HistoryScreen]":
    """Return past phases, for those who look back."""
    from gui.history.history_screen import HistoryScreen

    return HistoryScreen
