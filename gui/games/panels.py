"""What a game puts into windows that others made: a panel that every game fills in its own way."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QWidget

from engine.rules.ruling import Ruling
from engine.table.live.table import Agreed
from engine.table.live.view import LiveView
from engine.table.view import PastPhase


class RulesPicker(QWidget):
    """Chooses by which rules of the game is played, before a game or on the study board."""

    changed = Signal()

    options: Mapping[str, str]
    """Every point of the rules with its value, as it is stored in a game."""

    def take(self, options: Mapping[str, str]) -> None:
        """Play by these points."""
        raise NotImplementedError


class PlayersPicker(QWidget):
    """Chooses how many play and who commands what, and when the game begins."""

    changed = Signal()

    choice: QComboBox
    """The arrangements by their names; their ids are the data."""

    year: QComboBox
    """The years in which the game may begin."""

    @property
    def id(self) -> str:
        """Which arrangement, as it is stored in a game; nothing where all powers play."""
        raise NotImplementedError

    @property
    def first_year(self) -> int:
        """The year in which the game begins."""
        raise NotImplementedError

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """What each player commands."""
        raise NotImplementedError

    def named(self) -> str:
        """Name the arrangement, beside the other agreements of a table."""
        raise NotImplementedError

    def choose(self, lineup: str) -> None:
        """Take an arrangement."""
        raise NotImplementedError

    def choose_year(self, year: int) -> None:
        """Take a first year, if this arrangement can begin with it."""
        raise NotImplementedError

    def end_words(self) -> str:
        """Say how the game is won."""
        raise NotImplementedError


class Stand(StrEnum):
    """How far the asking for a change has come."""

    ASKED = "asked"
    """Nobody has asked yet."""

    SEARCHING = "searching"
    STOPPED = "stopped"
    FOUND = "found"
    NOTHING = "nothing"
    """Everything was tried in vain."""


class ChangePanel(QFrame):
    """Tells below the reasons of a result what would have changed it."""

    lit = Signal(object)
    """Provinces of an answer while the pointer is on it; empty when it leaves."""

    laid = Signal(object)
    """The phase as it would have been with an answer's orders; nothing to take it off."""

    proposed = Signal(object)
    """Orders of the answer shown, as (power, order), to be drawn on the board; none to take off."""

    tried_out = Signal(object)
    """Orders of an answer, as (power, order), that somebody wants to play through."""

    study_asked = Signal(object)
    """Orders of an answer, as (power, order), with which the study is to be opened."""

    turned = Signal()
    """It says something else, and may have grown."""

    stand = Stand.ASKED

    def offer_study(self, there: Callable[[], bool]) -> None:
        """Let answers be opened in the study, where there is a way to it."""
        raise NotImplementedError

    def offer_trying(self) -> None:
        """Let answers be played through, where orders may be changed (the study)."""
        raise NotImplementedError

    def take(self, ruling: Ruling, past: PastPhase, *, at_once: bool = True) -> bool:
        """Ask about a result from now on; false when nothing could have changed it."""
        raise NotImplementedError

    def forget(self) -> None:
        """Stop, and forget the question with its answers."""
        raise NotImplementedError

    def take_off(self) -> None:
        """Show the board as it was."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PickerPart:
    """One of several panels of what is agreed on: a column, or a tab where the window is narrow."""

    panel: QWidget
    name: Callable[[], str]


class LivePicker(QWidget):
    """What a table of live rounds agrees on before its first round, beside who plays."""

    changed = Signal()

    parts: Sequence[PickerPart] = ()
    """Its panels, where it has several: they stand on the page instead of itself."""

    @property
    def agreed(self) -> Agreed:
        """What is chosen."""
        raise NotImplementedError

    @property
    def fewest(self) -> int:
        """Players at least."""
        raise NotImplementedError

    @property
    def most(self) -> int:
        """Players at most."""
        raise NotImplementedError

    def take(self, map_: str, options: Mapping[str, str]) -> None:
        """Choose what was agreed on once; what makes no sense stays as usual."""
        raise NotImplementedError

    def said(self) -> Sequence[str]:
        """Say what is chosen, a line for each point that matters then: asked for a card."""
        raise NotImplementedError

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        raise NotImplementedError


class LivePage(QWidget):
    """All of the public screen while a game of live rounds is open."""

    def show_view(self, view: LiveView) -> None:
        """Show what everybody may see now."""
        raise NotImplementedError
