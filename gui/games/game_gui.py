"""The contract between the windows and a game: all that they show and say of it.

The engine's card of a game (``engine.rules.game.Game``) judges; this one speaks and draws. A room
that every game shares asks for what it needs by the game's id, and knows no game by name. Most
fields are asked when a screen first needs them, and import their modules only then: nothing of a
game is loaded before the first paint.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from engine.board.board import Board
    from engine.board.loader import LoadedMap
    from engine.rules.game import Rules
    from engine.rules.order import Order
    from engine.rules.position import Position
    from engine.table.view import PastPhase
    from gui.explain.brief_line import BriefLine
    from gui.games import protocols
    from gui.games.adjusting import Adjusting
    from gui.games.counted import Counted
    from gui.games.endings import EndingWords
    from gui.games.introduction import DoorPictures, FirstMinute, Introduction
    from gui.games.lessons import FirstLesson
    from gui.games.panels import ChangePanel, PlayersPicker, RulesPicker
    from gui.games.unclear import Unclear
    from gui.kit.dialog import Card
    from gui.map.arrows.lines import Draughtsman
    from gui.map.pictures.board_picture import BoardPicture
    from gui.orders.builder import OrderBuilder
    from gui.orders.draft import Draft
    from gui.orders.verbs import Verbs
    from gui.printable import Matter, Sheet


def _start_picture(loaded: "LoadedMap") -> "BoardPicture":
    from gui.map.pictures.board_picture import BoardPicture  # noqa: PLC0415 - asked first when shown
    from gui.map.pictures.start_position import start_of  # noqa: PLC0415

    return BoardPicture(loaded.key, start_of(loaded.board), QRectF(0, 0, *loaded.atlas.size))


@dataclass(frozen=True, kw_only=True)
class GameGui:
    """One game on the screen, on paper and on the projector. One per room in ``gui/games``."""

    id: str
    """Key in files, the same as on the engine's card; never shown, never changed."""

    name: "Callable[[], str]"
    """What it is called, in the language now spoken."""

    map_facts: "Callable[[Board], tuple[str, ...]]"
    """A map in numbers, below its name, the most important first: ``7 powers``, ``75 spaces``."""

    backdrop: tuple[float, float, float, float]
    """The piece of its usual map behind the start screen: left, top, width, height in board
    units."""

    power: Mapping[str, str]
    powers: Mapping[str, str]
    """The word for one side of the game, and for several, by language: as sentences decline it."""

    pieces: Mapping[str, Mapping[str, str]]
    """The word for each kind of piece, by its letter and by language: as sentences decline it
    (``engine.board.forms``), or plain where a language has no cases."""

    figures: Mapping[str, str]
    """What each kind of piece looks like, by its letter: a name in ``gui/kit/piece_shapes.py``. A
    letter is one figure in all games; a kind that is missing is a counter."""

    phases: "Callable[[], protocols.PhaseWords]"
    """Its calendar in words, and what is said of what a phase asks: asked wherever one is named."""

    clock: "Callable[[], protocols.ClockWords]"
    """The plans for the table's clock in words: asked where one is chosen."""

    counted: "Callable[[], Counted]"
    """What is counted, and how many of it win: asked by bars, charts and the end of a game."""

    endings: "Callable[[], EndingWords]"
    """How a short game ends: asked where an end is agreed on, and where it comes."""

    # -- orders ----------------------------------------------------------------------------------

    words: "Callable[[], protocols.OrderWords]"
    """Orders in words and in the rulebook's notation: asked wherever one is shown."""

    verbs: "Callable[[], Verbs]"
    """Its kinds of order, as hands and keys meet them: asked wherever orders are made."""

    desk: "Callable[[Rules, Position, str, OrderBuilder, Draft], protocols.Desk]"
    """Sits down at a power's desk: rows, numbered choices, ring, typing and what is said at the
    pointer. Asked when a player's curtain rises; what it knows is as secret as the desk."""

    readings: "Callable[[], protocols.Readings]"
    """What is said of a text that was typed or read off a slip: asked when it is no plain order."""

    warnings: "Callable[[], protocols.Warnings]"
    """What a player may have overlooked: asked beside the rows and before the seal."""

    slips: "Callable[[], protocols.Slips]"
    """How each line of a power's slip was read: asked at the game master's desk."""

    first_turn: "Callable[[], protocols.FirstTurn]"
    """What the bubbles of a first turn ask for: asked at the desk of who plays for the first
    time."""

    # -- the board -------------------------------------------------------------------------------

    marks: "Callable[[], protocols.Marks]"
    """Arrows, rings and crosses for orders and for what came of them: asked by every board."""

    proposed_items: "Callable[[Draughtsman, Order], Sequence[QGraphicsItem]]"
    """An order that nobody gave, drawn as a proposal: asked while a change of a result is shown."""

    # -- the reveal and its reasons --------------------------------------------------------------

    course: "Callable[[], protocols.Course]"
    """The steps of a reveal: asked once a phase, by the one player that all screens follow."""

    telling: "Callable[[], protocols.Telling]"
    """What is said beside those steps, on the laptop, the projector and in pictures to keep."""

    reasons: "Callable[[], protocols.Reasons]"
    """Why an order came out as it did, in sentences: asked by results, logs, paper and commands."""

    contests: "Callable[[], protocols.Contests]"
    """Both sides of what decided an order, and the spaces to light beside its reasons."""

    in_brief: "Callable[[PastPhase, Board], tuple[BriefLine, ...]]"
    """A phase in three lines, remembered while the table writes the next one."""

    # -- before a game, and its rules ------------------------------------------------------------

    set_up: "Callable[[], protocols.SetUp]"
    """What may be agreed on before a game: asked by the page of a new game and its draft."""

    rules_picker: "Callable[[], RulesPicker]"
    """The panel that chooses a rulebook, or single points of the rules."""

    players_picker: "Callable[[Board], PlayersPicker]"
    """The panel that chooses how many play, and in which arrangement."""

    rulebook: "Callable[[], protocols.RulebookWords]"
    """By which rules a table plays, in words: asked by logs, sheets, the desk and the projector."""

    rules_card: "Callable[[QWidget | None, Mapping[str, str], Sequence[str]], Card]"
    """The card with every rule of the open game, and below them how its powers were dealt."""

    sources: "Callable[[], str]"
    """Where its rules come from, in a sentence of the *About* card."""

    rule_texts: str
    """What the names of its rulebook's texts begin with, under ``assets/rules``: the whole, and
    the rules in two pages."""

    introduction: "Callable[[], Introduction]"
    """The signs of its board, and what those two pages are called: asked at F1."""

    rules_sheet: "Callable[[Matter], list[Sheet]]"
    """The same on paper."""

    first_minute: "Callable[[], FirstMinute]"
    """A table for who never played: asked by the start screen and when it is founded."""

    door_pictures: "Callable[[], DoorPictures]"
    """A table and slips on it: asked by the start screen, at the first sight."""

    # -- the study -------------------------------------------------------------------------------

    study_picture: "Callable[[LoadedMap], BoardPicture]" = _start_picture
    """What the study is for, in a picture, such as the board as it begins: asked by the start
    screen, at the first sight."""

    # -- what not every game has -----------------------------------------------------------------

    first_lesson: "Callable[[], FirstLesson] | None" = None
    """Steps on a board for who never played, before that table: asked by the start screen, and by
    the room of lessons."""

    unclear: "Unclear | None" = None
    """Who may take an order whose meaning is clear though it is badly written: asked where a game
    master rules on a line."""

    formats: "Callable[[], Mapping[str, str]]" = dict
    """Formats of other programs in which it is written, by their ids, in words: asked where it is
    exported."""

    faults: "Callable[[], Mapping[str, str]] | None" = None
    """Words, of the context ``Errors``, for the faults of files that its own formats can have."""

    owners: "Callable[[], protocols.Owners] | None" = None
    """Spaces that belong to somebody: asked where a game master sets the board up otherwise."""

    adjusting: "Callable[[], Adjusting] | None" = None
    """Pieces that come and go: asked in phases that adjust, which not every calendar has."""

    change_panel: "Callable[[Rules], ChangePanel] | None" = None
    """What would have changed a result: stands below the reasons where rules are at hand."""
