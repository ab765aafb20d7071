"""From where tours begin, and to which places they lead."""

from collections.abc import Mapping
from types import MappingProxyType

from gui.master.desk_screen import MasterDesk
from gui.screen import Screen
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.game_over import GameOverScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen

AT_TABLE = (TableScreen, CurtainScreen, MasterDesk)
"""Where a table writes: at its page, before the curtain, or at a master's desk."""

BEGINS: Mapping[str, tuple[type[Screen], ...]] = MappingProxyType(
    {
        "history": (*AT_TABLE, ResultsScreen, GameOverScreen),
        "club": AT_TABLE,
        "paper": (*AT_TABLE, ResultsScreen),
        "master": (MasterDesk,),
        "question": (MasterDesk,),
        "preview": (MasterDesk,),
        "start": AT_TABLE,
        "library": AT_TABLE,
        "new game": AT_TABLE,
        "foreign": AT_TABLE,
        "cards": AT_TABLE,
        "lengths": AT_TABLE,
        "menu": AT_TABLE,
        "room": AT_TABLE,
        "looks": AT_TABLE,
        "copy": AT_TABLE,
        "look back": (TableScreen,),
        "desk": (DeskScreen,),
        "keep the reveal": (RevealScreen,),
        "smallest change": (ResultsScreen,),
    }
)
"""Tours by name, and the screens from which each begins."""

LEADS: Mapping[str, str] = MappingProxyType(
    {
        "StartScreen": "start",
        "NewGameScreen": "new game",
        "NewGameScreen + PartCard": "new game",
        "NewGameScreen + PinCard": "new game",
        "LibraryScreen": "library",
        "SandboxScreen": "library",
        "SandboxScreen: results": "library",
        "ForeignScreen": "foreign",
        "ForeignScreen: differences": "foreign",
        "TableScreen: past phase": "look back",
        "DeskScreen: SealSheet": "desk",
        "DeskScreen: past phases": "desk",
        "DeskScreen + PinCard": "desk",
        "DeskScreen + EndCard": "desk",
        "RevealScreen + ExportSheet": "keep the reveal",
        "ResultsScreen: smallest change": "smallest change",
        "HistoryScreen": "history",
        "HistoryScreen: centres": "history",
        "MasterDesk: question": "question",
        "MasterDesk: covered": "master",
        "MasterDesk + PhaseCard": "master",
        "MasterDesk + LineCard": "master",
        "MasterDesk + LateCard": "master",
        "MasterDesk + ReasonCard": "master",
        "MasterDesk + PlayerCard": "master",
        "PreviewScreen": "preview",
        "EditScreen": "master",
        "LogScreen": "master",
        "ClubScreen": "club",
        "any + PaperCard": "paper",
        "any + EndCard": "cards",
        "any + LeaverCard": "cards",
        "any + ExportCard": "cards",
        "any + ClockSheet": "cards",
        "any + LengthsCard": "lengths",
        "any + HelpCard": "cards",
        "any + AboutCard": "cards",
        "any + rules of this game": "cards",
        "any + QFileDialog": "copy",
        "any + QMenu": "menu",
        "any + rules": "cards",
        "room: table": "room",
        "room: wordmark": "start",
    }
)
"""Which tour leads to a place; all others are met by whoever just plays on."""
