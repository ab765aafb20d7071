"""What everybody knows of a game, and the windows in which it can be opened in the study."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.table.view import PastPhase, PublicView

OtherOrders = Sequence[tuple[str, Order]]
"""Other orders than were given, as (power, order)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StudiedPhase:
    """A judged phase, to be played on and otherwise."""

    loaded: LoadedMap
    rules: Rules
    past: PastPhase
    changes: OtherOrders = ()
    """With these orders instead it is played through besides, as a branch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StudiedGame:
    """A whole game, with one of its phases in sight."""

    loaded: LoadedMap
    rules: Rules
    public: PublicView
    at: int
    """Place of that phase among those that everybody knows."""


Studied = StudiedPhase | StudiedGame


@runtime_checkable
class OffersStudy(Protocol):
    """A window that opens studies."""

    def open_in_study(self, what: Studied) -> None:
        """Begin a study with something that everybody knows already."""
