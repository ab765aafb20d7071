"""The contract between the windows and a game of live rounds: all that they show and say of it.

The engine's card (``engine.games.card.LiveGame``) has the rules; this one speaks and draws. Rooms
that games share found it, open its main screen and its public page, list it and print it, and know
nothing else of it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.table.live.view import LiveView
    from gui.games import protocols
    from gui.games.counted import CountedName
    from gui.games.introduction import LiveIntroduction
    from gui.games.off_best import OffBestName
    from gui.games.panels import LivePage, LivePicker
    from gui.live_bridge import LiveBridge
    from gui.printable import Sheet
    from gui.screen import RecordScreen, Screen
    from gui.study.live_screens import LiveStudy


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLook:
    """How a seat is known at the table."""

    name: str
    """In the language now spoken."""

    key: str
    """The letter on its sign, which is its key too."""

    colour: str
    ink: str
    """What is written on that colour; both ``#rrggbb``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordDoor:
    """Where a game keeps what it remembers of whoever plays it alone."""

    name: Callable[[], str]
    """What it is called, in the language now spoken."""

    screen: "Callable[[], RecordScreen]"


@dataclass(frozen=True, kw_only=True)
class LiveGui:
    """One game of live rounds on the screen, on paper and on the projector."""

    id: str
    """Key in files, the same as on the engine's card; never shown, never changed."""

    name: Callable[[], str]
    """What it is called, in the language now spoken."""

    sources: Callable[[], str]
    """Where its rules come from, in a sentence of the *About* card."""

    in_brief: Callable[[], Sequence[str]]
    """Its rules in some sentences: beside the seats of a new game, and on the card of the rules."""

    seats: Callable[[], Mapping[str, SeatLook]]
    """How every seat looks, by its id: on the page of a new game, on its tiles, in the club."""

    seated: "Callable[[Mapping[str, str]], Mapping[str, SeatLook]] | None" = None
    """The same where these people will sit, by seat; nothing where it does not hang on names."""

    counted: "Callable[[], CountedName]"
    """What a seat has won in the end: asked by the tables of the club."""

    phases: "Callable[[], protocols.PhaseWords]"
    """Its rounds in words: asked wherever one is named, as in the library."""

    screen: "Callable[[LiveBridge], Screen]"
    """The main screen: what the game is played on, from its first moment to its end."""

    public_page: "Callable[[str, QWidget], LivePage]"
    """What the room sees: takes the theme of the public screen, and its window."""

    told: "Callable[[LiveView], Sequence[str]]"
    """What has happened so far, a line for each: asked for the past of a game."""

    keys: "Callable[[LiveView], Sequence[str]] | None" = None
    """What people would type now beside the space bar; nothing: the keys of the seats. Robots ask
    it: they know no game."""

    picker: "Callable[[], LivePicker] | None" = None
    """What its tables can agree on; nothing where there is nothing."""

    off_best: "Callable[[], OffBestName] | None" = None
    """How far somebody was from the best choices, in the club; nothing where its state tells of no
    such distance (``engine.rules.live.TellsDistance``)."""

    tell: Callable[[object], str] | None = None
    """Says something that the game's answers to other programs are made of, in the language now
    spoken; nothing where they have no words."""

    faults: Callable[[], Mapping[str, str]] | None = None
    """Words, of the context ``Errors``, for what can be wrong with other programs' questions."""

    blank_sheets: "Callable[[], list[Sheet]] | None" = None
    """What is printed where no game is open, for an evening without this program."""

    study: "Callable[[], LiveStudy] | None" = None
    """Its study, opened from the shelves of the others, from the page of a new game, and from the
    start where it was played last; nothing where it has none."""

    introduction: "Callable[[], LiveIntroduction] | None" = None
    """What the two pages of its rules are called, and its keys: asked at F1, where there are texts
    of its rules."""

    rule_texts: str = ""
    """What the names of its rulebook's texts begin with, under ``assets/rules``; where there are
    none, the rules in brief are all that is told of them."""

    record: RecordDoor | None = None
    """What it remembers of whoever plays it alone; nothing where it remembers nothing."""

    sheets: "Callable[[LiveView], list[Sheet]]"
    """The same on paper; nothing before anything has happened."""
