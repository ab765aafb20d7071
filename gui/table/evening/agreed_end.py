"""The agreed end of a game (III): every screen says when it comes, and then the game ends."""

from PySide6.QtCore import QObject

from engine.table.view import Stage
from gui.kit.topbar import TopBar
from gui.screen import Shows
from gui.table.evening.game_course import GameCourse
from gui.table.evening.table_flow import Host, TableFlow
from gui.words.endings import coming_words


class AgreedEnd(QObject):
    """Shows on each screen how long it is until the agreed end, and ends the game then."""

    def __init__(self, flow: TableFlow, course: GameCourse, host: Host) -> None:
        super().__init__(flow)
        self._flow, self._course, self._host = flow, course, host
        self._watch = flow.bridge.end
        self._watch.shown.connect(self._tell_end)
        self._watch.came.connect(self._on_time)
        flow.shown.connect(self._tell_end)

    def look(self) -> None:
        """Notice that the time has come, while the game lay closed perhaps."""
        self._watch.look()

    def _tell_end(self) -> None:
        """Say on the screen that is shown how long it is until the end."""
        screen = self._flow.screen
        if screen is None:
            return
        sentence = coming_words(self._flow.bridge.public(), self._watch.minutes_left)
        for bar in screen.findChildren(TopBar):
            bar.tell_end(sentence)
        screen.tell_end(sentence)

    def _on_time(self) -> None:
        """End the game where it ends at once; what is being looked at stays until the table has."""
        self._tell_end()
        shows = self._flow.screen.shows if self._flow.screen is not None else Shows.PAGE
        if shows is Shows.REVEAL:
            return  # its results say it
        if shows is Shows.RESULTS:
            self._course.show_results()
        elif self._flow.bridge.public().stage is Stage.OVER:
            self._flow.watch.close_cards(files=True)
            self._host.begin()
