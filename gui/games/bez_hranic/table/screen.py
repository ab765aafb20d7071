"""The main screen of Bez hranic: the table, everybody's key, and the dealer's."""

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout

from engine.games.bez_hranic.commands import Deal, Lay, Pass, Press, Reason, Seal, Turn
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from engine.rules.live import LiveCommand, LiveRefusalError
from gui.games.bez_hranic.alone.record_keeper import RecordKeeper
from gui.games.bez_hranic.show.lead import ShowLead
from gui.games.bez_hranic.show.steps import Cue
from gui.games.bez_hranic.table.calm import CalmChoices
from gui.games.bez_hranic.table.colours import TakenColour
from gui.games.bez_hranic.table.ears import RoadEars
from gui.games.bez_hranic.table.keyboard import learn, place_of
from gui.games.bez_hranic.table.keys import field_of_key, own_key, seat_of_key
from gui.games.bez_hranic.table.sides import Sides
from gui.games.bez_hranic.table.stamps import Stamps, Together
from gui.games.bez_hranic.table.table_page import TablePage
from gui.games.bez_hranic.words import table as words
from gui.games.bez_hranic.words.hints import act_words, hint_words
from gui.kit.pagebar import PageBar
from gui.kit.room_button import RoomButton
from gui.kit.widgets import button, label, tool
from gui.live_bridge import LiveBridge
from gui.screen import Screen

DEALING = 420
"""Milliseconds after which the next card comes by itself, if the dealer does not press first."""


Act = TypeVar("Act", bound=QAbstractButton)


def _beside_keys(act: Act) -> Act:
    """Return a button that never takes the keys: they are the players'."""
    act.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return act


class RoadScreen(Screen):
    """Cards, stacks and stations; a key for everybody, and the space bar for the dealer."""

    def __init__(self, bridge: LiveBridge) -> None:
        super().__init__()
        self._bridge, self._stamps = bridge, Stamps()
        self._colour = TakenColour()
        """Where a station was clicked, or an own key takes the other one."""

        self._calm = CalmChoices()
        self.lead = ShowLead(bridge, self)

        self.act = _beside_keys(button("", "primary", small=True))
        self.look = _beside_keys(button("", small=True))
        self.look.clicked.connect(self._look)
        self.record = _beside_keys(button("", small=True))
        self.record.clicked.connect(self._ask_for_record)
        self.keep = _beside_keys(tool("folder", "", "on_chrome"))
        self.keep.clicked.connect(self.lead.keep)
        self._remembers = RecordKeeper(bridge)
        self.round = label("", "muted")
        self.table = TablePage("", self)
        self.sides = Sides(self.table, bridge.public(), self)
        self.form = self.sides.form
        beside = (self.sides.people_act, self.sides.keyboard_act, self.look, self.record, self.keep)
        self.bar = PageBar("", self.round, *beside, self.act, RoomButton())
        self.bar.leave.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.sides, 1)
        self.sides.asked.connect(bridge.do)
        if self.form is not None:
            self.form.typed.connect(self._on_typed)
            self.form.desk.taken.connect(self.press)
            self.table.canvas.narrow = True
        self.sides.keys_free.connect(self._take_keys)
        self._cards = QTimer(self)
        self._cards.setInterval(DEALING)
        self._cards.timeout.connect(self._next_card)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._together = Together(self, self.press_together, self.lay_by_own_keys)
        self.act.clicked.connect(self.go_on)
        self.table.canvas.seal_pressed.connect(self.seal)
        self.table.canvas.field_pressed.connect(self.name_field)
        self.table.canvas.station_pressed.connect(self.press)
        self.table.canvas.start_pressed.connect(partial(self.lead.key, Qt.Key.Key_F))
        self.table.canvas.dropped.connect(self.lay)
        self.table.canvas.touched_early.connect(self._on_early)
        RoadEars(bridge, self)
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
        """Press somebody's key; where everybody lays at any time, take up his next token.

        Who has two colours in his hand takes the other one by his own key.
        """
        seen = self._seen
        if seat not in seen.seats or seat in seen.bots:
            return
        if seat in seen.away:
            self.table.tell(words.is_away(self._bridge.public(), seat))
        elif seen.way == Way.CALM:
            self._draw_curtain(seat)
        elif seen.way == Way.BESIDE:
            self._colour.take(seen, seat, self.table.canvas.hand.naming)
            self.refresh()
        elif seen.way == Way.BUZZER and not seen.nine and seen.turn != seat:
            self._bridge.do(Press(seat), ago)
        elif seen.doing is not Doing.CHOOSING:
            self._on_early(seat)
        else:
            self._colour.take(seen, seat, self.table.canvas.hand.naming)
            self.refresh()

    def press_together(self, seats: Sequence[str], ago: int) -> None:
        """Press the keys of several in the very same moment."""
        self._bridge.do(Press(seats[0], tuple(seats[1:])), ago)

    def name_field(self, field: str, ago: int = 0) -> None:
        """Lay the token of whoever has pressed, or was clicked last; alone, one's next token."""
        seen = self._seen
        if seen.way == Way.CALM:
            self._calm.toggle(seen, field)
            self.refresh()
            return
        if self.form is not None:
            if self._colour.taken:
                self.form.add(field, self._colour.taken)
            return
        seat = seen.turn or (seen.seats[0] if seen.way == Way.ALONE else "")
        colour = self._colour.next(seen, seat) if seat else self._colour.taken
        if colour:
            self._colour.taken = ""
            self._bridge.do(Lay((Placement(colour, field),)), ago)

    def _on_typed(self, tokens: Sequence[Placement]) -> None:
        """Show on the laptop how stacks are typed."""
        self.table.canvas.hand.typed = tuple(tokens)
        self.table.canvas.refresh()

    def lay_by_own_keys(self, named: Sequence[tuple[str, str]], ago: int = 0) -> None:
        """Lay tokens by keys of everybody's own: pairs of a seat and a field."""
        seen = self._seen
        tokens = [Placement(self._colour.next(seen, seat), field) for seat, field in named]
        self._bridge.do(Lay(tuple(tokens)), ago)

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
        self.table.canvas.reach_early(seat)

    def let_pass(self) -> None:
        """Take back the token of whoever has pressed."""
        if self._seen.turn:
            self._bridge.do(Pass(self._seen.turn))
        self._colour.taken = self._calm.seat = ""
        self.refresh()

    def go_on(self) -> None:
        """Deal: the next round, or the next card; behind the curtain, seal."""
        if self._calm.seat:
            self.seal()
            return
        self.table.be_silent()
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
        """Say why not: at the station where it is seen there, else in the strip."""
        seat = error.facts.get("seat", "")
        if error.code == Reason.TOO_EARLY and seat:
            self._on_early(seat)
        else:
            self.table.tell(words.refused(error, self._bridge.public()))

    # -- what is seen ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what has happened."""
        view, command = self._bridge.public(), self._next()
        if self._seen.doing is not Doing.CHOOSING:
            self._calm = CalmChoices()
        hand = self.table.canvas.hand
        hand.private, hand.marked, hand.naming = (
            self._calm.seat,
            self._calm.tokens,
            self._colour.taken,
        )
        dealing = self._seen.doing is Doing.DEALING and (
            self.form is None or bool(self._seen.offer)
        )
        if dealing and not self._seen.by_hand:
            self._cards.start()
        else:
            self._cards.stop()
        hand.hint = hint_words(view, private=bool(self._calm.seat))
        self.table.show_view(view)
        self.sides.show_view(view)
        self.look.setVisible(self._seen.open_map and self._cue is None)
        looking = self.table.looking
        self.record.setVisible(self._remembers.may_be_seen and self.told_out)
        self.record.say(self.tr("My geography (G)"))
        self.keep.setVisible(self.lead.may_keep)
        self.keep.say(self.tr("Keep the show as pictures (P)"))
        self.look.say(self.tr("Back to the table") if looking else self.tr("Look at the map"))
        self.bar.set_title(view.title)
        self.round.setText(words.round_words(self._seen.round))
        sealing = bool(self._calm.seat)
        telling = self._cue is not None and not self.told_out
        self.sides.step_aside(aside=telling)
        self.act.setVisible(command is not None or sealing or telling)
        self.act.setEnabled(not sealing or self._calm.is_whole(self._seen))
        if telling:
            self.act.say(self.tr("Go on (space bar)"))
        else:
            self.act.say(
                self.tr("Seal (Ctrl+Enter)") if sealing else act_words(self._seen, command)
            )
        self.bar.fit()

    @property
    def told_out(self) -> bool:
        """Whether the last step of a round is told."""
        return self.lead.told_out

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.refresh()

    # -- keys ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every player's key, the fields' keys and the dealer's, once however long held."""
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not event.isAutoRepeat():
            learn(event)
        if held and enter and self._calm.seat:
            self.seal()
        elif event.isAutoRepeat() or held:
            super().keyPressEvent(event)
        elif self.lead.key(event.key(), shifted=shifted):
            pass
        elif event.key() == Qt.Key.Key_Space:
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape and (self._seen.turn or self._at_hand):
            self.let_pass()
        elif enter and self._calm.seat:
            self.seal()
        elif event.key() == Qt.Key.Key_G and self.record.isVisible():
            self._ask_for_record()
        elif not self._by_place(event):
            super().keyPressEvent(event)

    def _by_place(self, event: QKeyEvent) -> bool:
        """Take a field's key, or a player's; tell whether it is one."""
        place, stamp = place_of(event), event.timestamp()
        ago, seen = self._stamps.ago(event), self._seen
        if seen.nine:
            seat, key = own_key(seen, place)
            if not seat:
                return False
            if seat in seen.away or seen.doing is not Doing.CHOOSING or not key:
                self.press(seat)
            else:
                self._together.lay(stamp, (seat, field_of_key(seen, key)), ago)
            return True
        forty = self.table.canvas.showing.forty
        field, seat = field_of_key(seen, place, forty), seat_of_key(self._bridge.public(), place)
        if field:
            self._together.flush()
            self.name_field(field, ago)
        elif seat and self._presses(seat):
            self._together.press(stamp, seat, ago)
        elif seat:
            self.press(seat, ago)
        return bool(field or seat)

    def _presses(self, seat: str) -> bool:
        """Tell whether somebody's key is a press that counts as the moment of laying."""
        seen = self._seen
        buzzing = seen.way == Way.BUZZER and seen.doing is Doing.CHOOSING
        return buzzing and seen.turn != seat and seat not in seen.away

    @property
    def _at_hand(self) -> str:
        """Whoever is about to lay a token, or to choose."""
        return self._colour.taken or self._calm.seat

    def hide_secrets(self) -> None:
        """Draw the curtain: what was chosen so far stays, and nobody sees it."""
        self._calm.seat = ""
        self.refresh()

    @property
    def secret_of(self) -> str:  # type: ignore[override]  # of whoever chooses now
        """Whose choice is seen now."""
        return self._calm.seat

    def calm(self) -> bool:
        """Tell whether nothing moves, and nobody is awaited."""
        return not self.table.canvas.motions.all and self._seen.doing is not Doing.CHOOSING

    def arrive(self) -> None:
        """Take the keys."""
        self.setFocus()

    def _take_keys(self) -> None:
        """Take them back from what stood beside the table."""
        self.setFocus()
        self.table.speak()  # somebody may have another key now
        self.refresh()
