"""The main screen of Bez hranic: the table, everybody's key, and the dealer's."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from engine.games.bez_hranic.commands import Deal, Lay, Pass, Press, Seal, Turn
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from engine.rules.live import LiveCommand, LiveRefusalError
from gui.games.bez_hranic.alone.record_keeper import RecordKeeper
from gui.games.bez_hranic.beside.form import BesideForm
from gui.games.bez_hranic.show.lead import ShowLead
from gui.games.bez_hranic.show.steps import Cue
from gui.games.bez_hranic.table.calm import CalmChoices
from gui.games.bez_hranic.table.keys import field_of_key, seat_of_key
from gui.games.bez_hranic.table.stamps import Stamps
from gui.games.bez_hranic.table.table_page import TablePage
from gui.games.bez_hranic.words import table as words
from gui.kit.pagebar import PageBar
from gui.kit.room_button import RoomButton
from gui.kit.widgets import button, label
from gui.live_bridge import LiveBridge
from gui.screen import Screen

DEALING = 420
"""Milliseconds after which the next card comes by itself, if the dealer does not press first."""


class RoadScreen(Screen):
    """Cards, stacks and stations; a key for everybody, and the space bar for the dealer."""

    def __init__(self, bridge: LiveBridge) -> None:
        super().__init__()
        self._bridge, self._stamps = bridge, Stamps()
        self._colour = ""
        """The colour that a click lays, where a station was clicked first."""

        self._calm = CalmChoices()
        self.lead = ShowLead(bridge, self)

        self.act = button("", "primary", small=True)
        self.act.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are the players'
        self.look = button("", small=True)
        self.look.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.look.clicked.connect(self._look)
        self.record = button("", small=True)
        self.record.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.record.clicked.connect(self._ask_for_record)
        self._remembers = RecordKeeper(bridge)
        self.round = label("", "muted")
        self.bar = PageBar("", self.round, self.look, self.record, self.act, RoomButton())
        self.bar.leave.hide()
        self.table = TablePage("", self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        self.form = BesideForm() if self._seen.way == Way.BESIDE else None
        sides = QHBoxLayout()
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(0)
        sides.addWidget(self.table, 1)
        if self.form is not None:
            sides.addWidget(self.form)
            self.form.asked.connect(bridge.do)
        layout.addLayout(sides, 1)
        self._cards = QTimer(self)
        self._cards.setInterval(DEALING)
        self._cards.timeout.connect(self._next_card)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.act.clicked.connect(self.go_on)
        self.table.canvas.field_pressed.connect(self.name_field)
        self.table.canvas.station_pressed.connect(self.press)
        self.table.canvas.dropped.connect(self.lay)
        self.table.canvas.touched_early.connect(self._on_early)
        self.table.show_canvas.facts_asked.connect(self.lead.turn_facts)
        self._counted = len(self._seen.past)
        bridge.changed.connect(self._on_changed)
        bridge.refused.connect(self._on_refused)
        self.retranslate()

    @property
    def _seen(self) -> Seen:
        return words.seen_of(self._bridge.public())

    # -- what the table does ---------------------------------------------------------------------

    def press(self, seat: str, ago: int = 0) -> None:
        """Press somebody's key; where everybody lays at any time, take up his next token."""
        if seat not in self._seen.seats:
            return
        if self._seen.way == Way.BUZZER:
            self._bridge.do(Press(seat), ago)
        elif self._seen.way == Way.CALM:
            self._draw_curtain(seat)
        else:
            self._colour = self._next_colour(seat)

    def _next_colour(self, seat: str) -> str:
        seen = self._seen
        mine = [one for one in seen.hands[seat] if seen.in_hand.get(one)]
        return mine[0] if mine else seen.hands[seat][0]

    def name_field(self, field: str, ago: int = 0) -> None:
        """Lay the token of whoever has pressed, or was clicked last."""
        seen = self._seen
        if seen.way == Way.CALM:
            self._calm.toggle(seen, field)
            self.refresh()
            return
        colour = self._next_colour(seen.turn) if seen.turn else self._colour
        if colour:
            self._colour = ""
            self._bridge.do(Lay((Placement(colour, field),)), ago)

    def _draw_curtain(self, seat: str) -> None:
        """Let somebody choose, with the others looking away; a second click draws it again."""
        if self._seen.doing is not Doing.CHOOSING:
            self._on_early(seat)
        elif seat not in self._seen.sealed:
            self._calm.seat = "" if self._calm.seat == seat else seat
        self.refresh()

    def seal(self) -> None:
        """Seal what was chosen behind the curtain."""
        seat, tokens = self._calm.seat, self._calm.tokens
        if seat and self._bridge.do(Seal(seat, tokens)):
            self._calm.forget(seat)
            self.refresh()

    def lay(self, tokens: Sequence[tuple[str, str]]) -> None:
        """Lay tokens that were let go in the very same moment."""
        self._bridge.do(Lay(tuple(Placement(colour, field) for colour, field in tokens)))

    def _on_early(self, seat: str) -> None:
        self.table.tell(seat, words.too_early())

    def let_pass(self) -> None:
        """Take back the token of whoever has pressed."""
        if self._seen.turn:
            self._bridge.do(Pass(self._seen.turn))
        self._colour = self._calm.seat = ""
        self.refresh()

    def go_on(self) -> None:
        """Deal: the next round, or the next card; behind the curtain, seal."""
        if self._calm.seat:
            self.seal()
            return
        if self.lead.key(Qt.Key.Key_Space):
            return
        command = self._next()
        if command is not None:
            self._bridge.do(command)

    def _look(self) -> None:
        """Look at the open map, or back at the table."""
        self.table.looking = not self.table.looking
        self.refresh()

    def _ask_for_record(self) -> None:
        """Show one's own geography, outside a round alone: it is a map."""
        if self.record.isVisible():
            self._remembers.take()
            self._bridge.record_asked.emit()

    # -- the show --------------------------------------------------------------------------------

    @property
    def _cue(self) -> Cue | None:
        cue = self._bridge.public().cue
        return cue if isinstance(cue, Cue) else None

    def _on_changed(self) -> None:
        """Open the map where a round was counted just now; close it where the next one begins."""
        counted = len(self._seen.past)
        if counted > self._counted:
            self.lead.open(counted)
        elif self._seen.doing not in (Doing.READY, Doing.OVER) or counted < self._counted:
            self.lead.close()
        self._counted = counted
        self.refresh()

    def _next(self) -> LiveCommand | None:
        match self._seen.doing:
            case Doing.READY | Doing.VOID:
                return Deal()
            case Doing.DEALING:
                return Turn()
        return None

    def _next_card(self) -> None:
        if self._seen.doing is Doing.DEALING:
            self._bridge.do(Turn())

    def _on_refused(self, error: LiveRefusalError) -> None:
        seat = error.facts.get("seat", "") or self._seen.turn
        self.table.tell(seat, words.refused(error))

    # -- what is seen ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what has happened."""
        view, command = self._bridge.public(), self._next()
        if self._seen.doing is not Doing.CHOOSING:
            self._calm = CalmChoices()
        self.table.canvas.private, self.table.canvas.marked = self._calm.seat, self._calm.tokens
        dealing = self._seen.doing is Doing.DEALING and (
            self.form is None or bool(self._seen.offer)
        )
        if dealing:
            self._cards.start()
        else:
            self._cards.stop()
        self.table.canvas.hint = self._hint()
        self.table.show_view(view)
        if self.form is not None:
            self.form.show_view(view)
        self.look.setVisible(self._seen.open_map and self._cue is None)
        looking = self.table.looking
        self.record.setVisible(self._remembers.may_be_seen and self.told_out)
        self.record.say(self.tr("My geography (G)"))
        self.look.say(self.tr("Back to the table") if looking else self.tr("Look at the map"))
        self.bar.set_title(view.title)
        self.round.setText(words.round_words(self._seen.round))
        sealing = bool(self._calm.seat)
        telling = self._cue is not None and not self.told_out
        self.act.setVisible(command is not None or sealing or telling)
        self.act.setEnabled(not sealing or self._calm.is_whole(self._seen))
        if telling:
            self.act.say(self.tr("Tell on (space bar)"))
        else:
            self.act.say(self.tr("Seal (Enter)") if sealing else self._act_words(command))

    @property
    def told_out(self) -> bool:
        """Whether the last step of a round is told."""
        return self.lead.told_out

    def _act_words(self, command: LiveCommand | None) -> str:
        match command:
            case Deal() if self._seen.doing is Doing.VOID:
                text = self.tr("Deal anew")
            case Deal():
                text = self.tr("Deal round {number}").format(number=self._seen.round + 1)
            case _:
                text = self.tr("Next card")
        return self.tr("{act} (space bar)").format(act=text)

    def _hint(self) -> str:
        """Say what a hand can do now."""
        seen = self._seen
        if seen.doing is Doing.DEALING:
            return self.tr("space bar = next card")
        if seen.doing is not Doing.CHOOSING:
            return ""
        if seen.turn:
            return self.tr("digit = field · after 2 s the token goes back")
        if self._calm.seat:
            return self.tr("digit or click = field · Enter seals · Esc draws the curtain")
        return {
            Way.BUZZER: self.tr("press your own key, then a field's"),
            Way.CALM: self.tr("click your station; the others look away"),
            Way.BESIDE: self.tr("tokens lie on the real table"),
        }.get(Way(seen.way), self.tr("drag your token onto a field"))

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.refresh()

    # -- keys ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every player's key, the fields' keys and the dealer's, once however long held."""
        ago = self._stamps.ago(event)
        text = event.text()
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        seat = seat_of_key(self._bridge.public(), text)
        field = field_of_key(self._seen, text)
        if event.isAutoRepeat() or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif self.lead.key(event.key(), shifted=shifted):
            pass
        elif event.key() == Qt.Key.Key_Space:
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape and (self._seen.turn or self._at_hand):
            self.let_pass()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._calm.seat:
            self.seal()
        elif event.key() == Qt.Key.Key_G and self.record.isVisible():
            self._ask_for_record()
        elif field:
            self.name_field(field, ago)
        elif seat:
            self.press(seat, ago)
        else:
            super().keyPressEvent(event)

    @property
    def _at_hand(self) -> str:
        """Whoever is about to lay a token, or to choose."""
        return self._colour or self._calm.seat

    def hide_secrets(self) -> None:
        """Draw the curtain: what was chosen so far stays, and nobody sees it."""
        self._calm.seat = ""
        self.refresh()

    def arrive(self) -> None:
        """Take the keys."""
        self.setFocus()
