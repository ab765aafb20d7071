"""What is before the table at this moment, in a word or two: so a kill can say where it struck."""

from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from gui.games.panels import ChangePanel, Stand
from gui.history.foreign_screen import ForeignScreen
from gui.history.history_screen import HistoryScreen
from gui.master.desk_screen import MasterDesk
from gui.sandbox.sandbox_screen import SandboxScreen
from gui.screen import Screen
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.page.table_screen import TableScreen
from gui.table.vote.ballot_screens import BallotScreen
from gui.windows.main_window import MainWindow

PLACES = (
    "StartScreen",
    "NewGameScreen",
    "NewGameScreen + PartCard",
    "NewGameScreen + PinCard",
    "LibraryScreen",
    "SandboxScreen",
    "SandboxScreen: results",
    "ForeignScreen",
    "ForeignScreen: differences",
    "TableScreen",
    "TableScreen: past phase",
    "TableScreen: all sealed",
    "TableScreen: vote",
    "CurtainScreen: CallCard",
    "CurtainScreen: UnlockCard",
    "CurtainScreen: GoOnCard",
    "CurtainScreen: EnvelopeCard",
    "CurtainScreen: VoidCard",
    "BallotScreen: VoterCard",
    "BallotScreen: CountCard",
    "VoteScreen",
    "DeskScreen",
    "DeskScreen: SealSheet",
    "DeskScreen: past phases",
    "DeskScreen + PinCard",
    "DeskScreen + EndCard",
    "SealedScreen",
    "RevealScreen",
    "RevealScreen + ExportSheet",
    "ResultsScreen",
    "ResultsScreen: smallest change",
    "HistoryScreen",
    "HistoryScreen: centres",
    "GameOverScreen",
    "MasterDesk",
    "MasterDesk: question",
    "MasterDesk: covered",
    "MasterDesk + PhaseCard",
    "MasterDesk + LineCard",
    "MasterDesk + LateCard",
    "MasterDesk + ReasonCard",
    "MasterDesk + PlayerCard",
    "PreviewScreen",
    "EditScreen",
    "LogScreen",
    "ClubScreen",
    "any + PaperCard",
    "any + EndCard",
    "any + LeaverCard",
    "any + ExportCard",
    "any + ClockSheet",
    "any + LengthsCard",
    "any + HelpCard",
    "any + AboutCard",
    "any + rules of this game",
    "any + QFileDialog",
    "any + QMenu",
    "any + rules",
    "room: table",
    "room: reveal",
    "room: results",
    "room: over",
    "room: wordmark",
)
"""Everywhere that kills should meet the program; ``any``: over whichever screen there is."""

MASTER = tuple(
    place for place in PLACES if place.startswith(("MasterDesk", "Preview", "Edit", "Log"))
)
"""What there is at a master's table only."""

CURTAIN = tuple(
    place
    for place in PLACES
    if place.startswith(
        ("Table", "Curtain", "Ballot", "Vote", "Desk", "Sealed", "Reveal", "room: reveal")
    )
)
"""What there is behind a curtain only."""


def seen(window: MainWindow) -> str:
    """Say which screen is shown, what lies over it, and what the room sees: parted by ``|``."""
    shown = window.screen_shown
    if shown is None:
        return "nothing"
    part = _part(shown)
    before = type(shown).__name__ + (f": {part}" if part else "")
    over = _over(window)
    room = window.projector.window if window.has_projector else None
    public = f"|room: {room.page}" if room is not None and room.isVisible() else ""
    return before + (f" + {over}" if over else "") + public


def places(sight: str) -> tuple[str, ...]:
    """Return which of the places a sight counts for."""
    if not sight:
        return ()
    before, *room = sight.split("|")
    over = before.rpartition(" + ")[2] if " + " in before else ""
    plain = before.partition(" + ")[0]
    kind = plain.partition(":")[0]
    wanted = (before, plain, f"{kind} + {over}", f"any + {over}", *room)
    if not over:
        wanted = (plain, *room)
    matches = tuple(place for place in dict.fromkeys(wanted) if place in PLACES)
    return matches or (before, *room)


def _part(shown: Screen) -> str:
    """Say which part of a screen is turned up."""
    turned = {
        "past phase": isinstance(shown, TableScreen) and shown.side.looks_back,
        "all sealed": isinstance(shown, TableScreen) and shown.side.all_sealed,
        "vote": isinstance(shown, TableScreen) and shown.public.ballot is not None,
        "past phases": isinstance(shown, DeskScreen) and bool(shown.findChildren(HistoryScreen)),
        "SealSheet": isinstance(shown, DeskScreen) and shown.sheet is not None,
        "results": isinstance(shown, SandboxScreen) and shown.course.past is not None,
        "differences": isinstance(shown, ForeignScreen) and shown.differences.isVisible(),
        "centres": isinstance(shown, HistoryScreen) and shown.chart.isVisible(),
        "smallest change": _is_searching(shown),
        "question": isinstance(shown, MasterDesk) and is_asking(shown),
        "covered": isinstance(shown, MasterDesk) and shown.cover.isVisible(),
    }
    if isinstance(shown, CurtainScreen | BallotScreen):
        return type(shown.card).__name__
    return next((part for part, up in turned.items() if up), "")


def is_asking(desk: MasterDesk) -> bool:
    """Tell whether a master's desk asks what a line of a slip means."""
    return any(box.asking.isVisible() for box in desk.boxes.values())


def _is_searching(shown: Screen) -> bool:
    panels = shown.findChildren(ChangePanel)
    return any(one.isVisible() and one.stand is Stand.SEARCHING for one in panels)


def _over(window: MainWindow) -> str:
    """Name what lies over the screen: the topmost thing, which takes the next click."""
    top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if isinstance(top, QDialog | QMenu) and top.isVisible():
        return top.objectName() or type(top).__name__
    rules = window.findChild(QWidget, "rules_panel")
    return "rules" if rules is not None and rules.isVisible() else ""
