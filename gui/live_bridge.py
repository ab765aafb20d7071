"""Between a table that plays live rounds and the windows: commands in, views out, and its time."""

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.rules.live import LiveCommand, LiveRefusalError
from engine.store.errors import StoreError
from engine.table.live.table import LiveTable
from engine.table.live.view import LiveView

NOT_STORED = (OSError, StoreError)
"""What can be wrong with a command that the game follows."""


class LiveBridge(QObject):
    """Hands windows what everybody may see; what is due by itself happens in time.

    A command that is refused, or cannot be stored, has changed nothing and is announced so.
    """

    changed = Signal()
    """Something happened; it is stored before it is announced."""

    refused = Signal(object)
    """Carries a ``LiveRefusalError``: the game could not follow a command."""

    record_asked = Signal()
    """What the game remembers of whoever plays alone is wanted."""

    failed = Signal(object)
    """Carries the error for which something could not be stored."""

    led_on = Signal()
    """Space in the room's window: what is told step by step is to go on."""

    def __init__(self, table: LiveTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._cue: object = None
        self._cued: LiveView | None = None
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setTimerType(Qt.TimerType.PreciseTimer)
        self._due.timeout.connect(self.tick)
        self._wind()

    def public(self) -> LiveView:
        """Return what everybody may see, and how far it has been told."""
        view = self._table.public()
        if self._cue is None:
            return view
        if self._cued is None or self._cued != replace(view, cue=self._cue):
            self._cued = replace(view, cue=self._cue)
        return self._cued

    def tell(self, cue: object) -> None:
        """Tell on of what has happened, up to here; nothing: no more is told step by step."""
        if cue != self._cue:
            self._cue = cue
            self.changed.emit()

    def do(self, command: LiveCommand, ago: int = 0) -> bool:
        """Do what somebody did so many milliseconds ago; tell whether it was done."""
        try:
            self._table.do(command, ago)
        except LiveRefusalError as error:
            self.refused.emit(error)
            return False
        except NOT_STORED as error:
            self.failed.emit(error)
            return False
        finally:
            self._wind()
        self.changed.emit()
        return True

    def tick(self) -> None:
        """Let happen what is due by now."""
        try:
            happened = self._table.tick()
        except NOT_STORED as error:  # the table stands where it stood; a touch or a break goes on
            self.failed.emit(error)
            return
        self._wind()
        if happened:
            self.changed.emit()

    def close(self) -> None:
        """Let nothing happen by itself any more."""
        self._due.stop()

    def _wind(self) -> None:
        left = self._table.left
        if left is None:
            self._due.stop()
        else:
            self._due.start(left)
