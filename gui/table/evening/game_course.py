"""The course of every game: orders are written and revealed, results looked at, until the end."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.table.view import PastPhase, Stage
from gui.kit.later import later
from gui.reveal.place import ALL_TOLD, Place
from gui.table.evening import screens
from gui.table.evening.table_flow import Host, TableFlow

if TYPE_CHECKING:
    from gui.reveal.player import RevealPlayer


class GameCourse(QObject):
    """Shows reveals, results, the end and past phases; where orders are written is the host's."""

    told = Signal()
    """Results, or the game's end, are shown."""

    def __init__(self, flow: TableFlow, host: Host) -> None:
        super().__init__(flow)
        self._flow, self._bridge, self._host = flow, flow.bridge, host
        self._come_to: Place | None = None
        self.player: RevealPlayer | None = None
        """What plays the reveal that was shown last."""

    def begin(self) -> None:
        """Show what the stored game asks for."""
        match self._bridge.public().stage:
            case Stage.WRITING:
                self._host.show_writing()
            case Stage.REVEALED if self._bridge.untold is not None:
                self.show_reveal(self._come_to)
            case Stage.REVEALED:
                self.show_results()
            case Stage.OVER:
                self.show_end()

    def reveal_from_the_beginning(self) -> None:
        """Reveal a phase whose envelopes were just opened."""
        self._come_to = None
        self.show_reveal()

    def show_history(self) -> None:
        """Look at past phases; closing it goes on where the table was, behind the curtain."""
        public, rules = self._bridge.public(), self._bridge.rules
        history = screens.history()(public, self._flow.loaded, rules=rules)
        history.closed.connect(self._flow.later(self._host.begin))
        history.rule_asked.connect(self._flow.open_rule)
        self._flow.show(history)

    def show_reveal(self, place: Place | None = None) -> None:
        """Reveal a phase from its beginning, or go on where the table looked at something else."""
        public, untold = self._bridge.public(), self._bridge.untold
        past = untold if untold is not None else public.past[-1]
        reveal = screens.reveal()(past, public, self._flow.loaded, place=place)
        self.player = reveal.player
        reveal.came_to.connect(self._on_place)
        reveal.finished.connect(self._flow.later(self.show_results))
        reveal.rule_asked.connect(self._flow.open_rule)
        self._flow.show(reveal)

    def show_again(self, past: PastPhase) -> None:
        """Show a reveal once more; then the table goes on where it was."""
        reveal = screens.reveal()(past, self._bridge.public(), self._flow.loaded)
        self.player = reveal.player
        reveal.finished.connect(self._flow.later(self._host.begin))
        reveal.rule_asked.connect(self._flow.open_rule)
        self._flow.show(reveal)

    def _on_place(self, place: Place) -> None:
        """Keep how far the table has come; once all is told, everybody may know it."""
        self._come_to = place
        if place.all_told:
            later(self, self._bridge.tell)

    def _on_replay(self) -> None:
        """Show the reveal again: what was told before stays told."""
        self.show_reveal(ALL_TOLD)

    def show_results(self) -> None:
        """Show what came of the last phase; now everybody may know it."""
        self._come_to = None
        self._bridge.tell()
        public, loaded = self._bridge.public(), self._flow.loaded
        results = screens.results()(public.past[-1], public, loaded, self._bridge.rules)
        results.go_on.connect(self._flow.later(self._host.advance))
        results.replay.connect(self._flow.later(self._on_replay))
        results.history_asked.connect(self._flow.later(self._host.show_history))
        results.rule_asked.connect(self._flow.open_rule)
        self._flow.show(results)
        self.told.emit()

    def advance(self) -> None:
        """Go on to the next phase; after the last one, to the end."""
        if self._bridge.public().stage is Stage.OVER:
            self.show_end()
        elif self._flow.did(self._bridge.advance):
            self._host.begin()

    def show_end(self) -> None:
        """Show how the game has ended."""
        over = screens.game_over()(self._bridge.public(), self._flow.loaded)
        over.replay.connect(self._flow.later(self._host.show_history))
        over.left.connect(self._flow.later(self._flow.left.emit))
        self._flow.show(over)
        self.told.emit()
