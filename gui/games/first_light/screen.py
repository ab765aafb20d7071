"""The main screen of First Light, from the first card to the last coin."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from engine.games.first_light.commands import GoOn, Lay, Pause, Touch
from engine.games.first_light.view import Doing
from engine.rules.live import LiveCommand, LiveRefusalError
from gui.games.first_light import words
from gui.games.first_light.table_view import TableView
from gui.kit.pagebar import PageBar
from gui.kit.room_button import RoomButton
from gui.kit.widgets import button, label
from gui.live_bridge import LiveBridge
from gui.screen import Screen
from gui.words.phases import phase_words


class FirstLightScreen(Screen):
    """Cards and places; every player has a key, and the space bar is the table's own."""

    def __init__(self, bridge: LiveBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._seats = {look.key: seat for seat, look in words.seats().items()}
        self.act = button("", "primary", small=True)
        self.act.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are the players'
        self.round = label("", "muted")
        self.bar = PageBar("", self.round, self.act, RoomButton())
        self.bar.leave.hide()
        self.table = TableView("", self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.table, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.act.clicked.connect(self.go_on)
        self.table.touched.connect(self.touch)
        bridge.changed.connect(self.refresh)
        bridge.refused.connect(self._on_refused)
        self.retranslate()

    # -- what the table does ---------------------------------------------------------------------

    def touch(self, seat: str) -> None:
        """Let somebody touch his sign; it is stored before anybody sees it."""
        if seat in words.seen_of(self._bridge.public()).seats:
            self._bridge.do(Touch(seat))

    def go_on(self) -> None:
        """Lay the next card, have a break, or end it."""
        command = self._next()
        if command is not None:
            self._bridge.do(command)

    def _next(self) -> LiveCommand | None:
        seen = words.seen_of(self._bridge.public())
        match seen.doing:
            case Doing.READY | Doing.GONE:
                return Lay()
            case Doing.LYING:
                return GoOn() if seen.resting else Pause()
        return None

    def _on_refused(self, error: LiveRefusalError) -> None:
        self.table.tell(error.facts.get("seat", ""), words.refused(error, self._bridge.public()))

    # -- what is seen ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what has happened."""
        view = self._bridge.public()
        command = self._next()
        self.table.show_view(view)
        self.bar.set_title(view.title)
        self.round.setText(phase_words(view.phase))
        self.act.setVisible(command is not None)
        self.act.say(self._act_words(command))

    def _act_words(self, command: LiveCommand | None) -> str:
        match command:
            case Lay():
                first = words.seen_of(self._bridge.public()).doing is Doing.READY
                text = self.tr("Lay the first card") if first else self.tr("Lay the next card")
            case GoOn():
                text = self.tr("Go on")
            case _:
                text = self.tr("Have a break")
        return self.tr("{act} (space bar)").format(act=text)

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.refresh()

    # -- keys ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every player's key, once however long it is held, and the space bar."""
        if event.isAutoRepeat() or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Space:
            self.go_on()
        elif event.text().upper() in self._seats:
            self.touch(self._seats[event.text().upper()])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Have a break when something else comes to the front: nobody could touch his sign."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.rest()
        return super().event(event)

    def hide_secrets(self) -> None:
        """Have a break: there is nothing else to hide."""
        self.rest()

    def rest(self) -> None:
        """Have a break, if a card lies face down and its time runs."""
        seen = words.seen_of(self._bridge.public())
        if seen.doing is Doing.LYING and not seen.resting:
            self._bridge.do(Pause())

    def arrive(self) -> None:
        """Take the keys."""
        self.setFocus()
