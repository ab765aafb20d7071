"""The ways into studies and the library, wired to one another; made when the first is taken."""

from gui import settings
from gui.windows.brought_in import BroughtIn
from gui.windows.library_doors import LibraryDoors
from gui.windows.maps import Maps
from gui.windows.study_doors import StudyDoors
from gui.windows.window import Window


class Doors:
    """Studies, the library, and what is brought to either."""

    def __init__(self, window: Window, maps: Maps) -> None:
        games = settings.games_folder
        self.studies = StudyDoors(window, games)
        self.library = LibraryDoors(window, games, maps, self.studies)
        self.brought = BroughtIn(window, self.studies, games, maps)
        self.library.text = self.brought.text
