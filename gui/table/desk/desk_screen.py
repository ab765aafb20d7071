"""The player's desk: the board with his units, his orders, and nobody looking over his shoulder."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.rules.choice import Advice, Choice
from engine.rules.game import Rules
from engine.table.view import SeatView
from gui.games import catalogue
from gui.history.history_screen import HistoryScreen
from gui.kit import theme
from gui.kit.signs import SecretFrame
from gui.kit.topbar import TopBar
from gui.kit.widgets import button, label, tool
from gui.map.board.view import BoardView
from gui.orders.draft import Draft
from gui.orders.hand import BoardHand
from gui.orders.keys import BoardKeys
from gui.orders.steps import StepChoice
from gui.orders.typing import Typing
from gui.screen import Loss, Screen
from gui.table.desk.desk_rows import DeskRows
from gui.table.desk.panel import COMPACT_BELOW, DeskPanel, panel_width
from gui.table.desk.pin_card import PinCard
from gui.table.desk.seal import SealPage, SealSheet
from gui.table.desk.zoom_buttons import MapTools
from gui.words import labels


class DeskScreen(Screen):
    """Where one power writes its orders. Secret: framed in the power's colour."""

    keys_place = "Writing orders"

    share_of_growth = 0.6

    cover_asked = Signal()
    """Lower the curtain; the draft is kept for its owner."""

    seal_asked = Signal()
    """The owner swears to ``orders``."""

    pin_chosen = Signal(str)
    """The owner wants this PIN from now on; empty: none."""

    rule_asked = Signal(str)
    turn_asked = Signal(str)
    """The owner turns to another of his powers, behind the same curtain."""

    def __init__(
        self,
        seat: SeatView,
        rules: Rules,
        loaded: LoadedMap,
        *,
        width: int = 1920,
        others: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Lay one power's desk; ``others`` is what its owner has written for his other powers."""
        super().__init__()
        self._others, self.secret_of = others or {}, seat.power
        self._seat, self._rules, self._loaded = seat, rules, loaded
        self._board = loaded.board
        self._position = seat.public.position
        self._kind = self._position.phase.kind
        self._letter = labels.power_letter(self._board, seat.power)
        self._look = (theme.current(), theme.text_scale())
        # One click can change the order being made and the draft: the paper follows once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        game = catalogue.played_on(self._board)
        self._warnings = game.warnings()
        self.draft = Draft(rules.order, seat.draft, self)
        self.view = BoardView(loaded)
        self.view.show_position(self._position)
        self.hand = BoardHand(self.view, rules, self._position, seat.power, self.draft)
        self.keys = BoardKeys(self.hand, self._board, self._kind)
        self.typing = Typing(rules, self._position, seat.power, self.hand, self._acceptable)
        self.entry = self.typing.entry
        self.panel = DeskPanel(
            seat, self._board, self.entry, compact=theme.usual(width) < COMPACT_BELOW
        )
        self.rows = DeskRows(self.panel, self.hand, self.draft, self._board, self._kind)
        self.sheet: SealSheet | None = None
        self.cover = button("", "", "cover", "on_chrome", small=True)
        self.past = button("", "", "clock", "on_chrome", small=True)
        if not seat.public.past:
            self.past.hide()
        self.pin = tool("lock", "", "on_chrome")
        self._lay_out()
        self._connect()
        self.retranslate()
        self.rows.begin_with_the_only_one()
        self.refresh()

    @property
    def orders(self) -> tuple[str, ...]:
        """What is written so far."""
        return self.draft.texts

    @property
    def sheets(self) -> dict[str, tuple[str, ...]]:
        """All that is sealed together, this power's orders first."""
        return {self.secret_of: self.orders, **self._others}

    @property
    def choices(self) -> tuple[StepChoice, ...]:
        """What may follow now, with the keys that take it."""
        return self.hand.saying.numbered() if self.hand.active else ()

    def _lay_out(self) -> None:
        self.top = TopBar(self._board, (self.past, self.pin, self.cover, label("F9", "key")))
        self.top.set_view(self._seat.public)
        self.page = QWidget()
        inside = QVBoxLayout(self.page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        inside.addWidget(self.top)
        self._across = QHBoxLayout()
        self._across.setSpacing(0)
        self._across.addWidget(self.view, 1)
        self._across.addWidget(self.panel)
        inside.addLayout(self._across, 1)
        framed = QWidget()
        self._pages = QStackedLayout(framed)
        self._pages.addWidget(self.page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(SecretFrame(self._letter, framed))
        self.tools = MapTools(self.view)

    def _connect(self) -> None:
        hand, panel = self.hand, self.panel
        hand.builder.changed.connect(self._soon.start)
        self.draft.changed.connect(self._soon.start)
        panel.list.withdrawn.connect(hand.withdraw)
        panel.undo_asked.connect(self.undo)
        panel.redo_asked.connect(self.redo)
        panel.seal_asked.connect(self.open_sheet)
        panel.hand.turned.connect(self._turn)
        self.pin.clicked.connect(self._on_pin)
        self.entry.left.connect(self.view.setFocus)
        self.entry.undo_asked.connect(self._on_undo)
        self.rows.follow(self.keys)
        self.keys.number_pressed.connect(self._on_number)
        self.keys.line_asked.connect(self.entry.line.setFocus)
        self.cover.clicked.connect(self.cover_asked)
        self.past.clicked.connect(self.show_past)
        for keys, act in (
            ("F9", self.hide_secrets),
            ("Ctrl+Tab", self._on_turn),
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
            ("Ctrl+Return", self.open_sheet),
            ("Ctrl+Enter", self.open_sheet),
        ):
            QShortcut(QKeySequence(keys), self, act)

    def _on_turn(self) -> None:
        if self.sheet is None and self._pages.currentWidget() is self.page:
            self.panel.hand.turn()

    def _turn(self, power: str) -> None:
        """Go to another of the owner's powers: all are sealed together, none waits for Enter.

        What cannot be read keeps him here: from there it would be sealed without it.
        """
        if self.typing.finish():
            self.turn_asked.emit(power)
        else:
            self.entry.line.setFocus()

    def hide_secrets(self) -> None:
        """Lower the curtain; the draft is kept for its owner."""
        self.cover_asked.emit()

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.cover.setToolTip(self.tr("Lower the curtain (F9)"))
        self.past.say(self.tr("Past phases"))
        self.pin.say(self.tr("Set or change your PIN"))
        self._fit()
        self.panel.retranslate()
        self.panel.hand.speak({power: len(own) for power, own in self._others.items()})
        self.hand.keep_out_of_the_way()  # the ring and the hint are made anew when they are asked
        self.typing.retranslate()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, theme or text size."""
        super().changeEvent(event)
        look = (theme.current(), theme.text_scale())
        if event.type() == QEvent.Type.StyleChange and look != getattr(self, "_look", look):
            self._look = look
            self._soon.start()
            self._fit()

    def arrive(self) -> None:
        """Show the whole board and give it the keys."""
        self._fit()
        self.view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the board all the room that the paper does not need."""
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave nothing on the clipboard that was pasted here."""
        self.entry.line.leave_no_copy()
        super().hideEvent(event)

    def _fit(self) -> None:
        short = theme.usual(self.width()) < COMPACT_BELOW
        self.cover.say(self.tr("Cover") if short else self.tr("Cover the screen"))
        self.panel.setFixedWidth(panel_width(self.width()))
        self.tools.place()
        if self.sheet is not None:
            self.sheet.fit()

    # -- what is shown ------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show rows, steps, warnings and sums anew."""
        hand, panel, advice = self.hand, self.panel, self._advice()
        lines = hand.saying.rows(self._warnings.impossible(advice, self._board))
        steps = None
        if hand.active:
            steps = hand.saying.steps()
            steps.picked.connect(self._on_picked)
        panel.show_sum(hand.saying.due(), hand.saying.still_due())
        panel.show_lines(lines, hand.active, steps)
        panel.show_undo(can_undo=self.draft.can_undo, can_redo=self.draft.can_redo)
        panel.show_warnings(self._warnings.while_writing(advice) if self.orders else ())

    def _advice(self) -> tuple[Advice, ...]:
        return self._rules.advise(self._position, self._seat.power, self.orders)

    def _on_picked(self, choice: object) -> None:
        if isinstance(choice, Choice):
            self.hand.pick(choice)
        self.view.setFocus()

    # -- keys ---------------------------------------------------------------------------------

    def _on_number(self, digit: int) -> None:
        for shown in self.choices:
            if shown.key == str(digit):
                self.hand.pick(shown.choice)
                return

    def _on_undo(self, again: bool) -> None:  # noqa: FBT001 - a slot
        (self.redo if again else self.undo)()

    def suggest(self, orders: Sequence[str]) -> None:
        """Write what somebody asked for as a hint; taking it back is one step."""
        if self.sheet is None and self._pages.currentWidget() is self.page:
            self.hand.lay_aside()
            self.draft.give(*orders)

    def undo(self) -> None:
        """Take the last change back; not while the orders are being read back for the seal."""
        if self.sheet is None:
            self.draft.undo()

    def redo(self) -> None:
        """Make it again."""
        if self.sheet is None:
            self.draft.redo()

    def _acceptable(self, order: str) -> bool:
        """Tell whether an order is for something that this player writes for."""
        return self.rows.accept(self._rules.order(order))

    # -- the PIN ------------------------------------------------------------------------------

    def _on_pin(self) -> None:
        # Hardly anybody sets a PIN while he writes.
        power = self._seat.power
        player = self._seat.public.player(power) or labels.power_name(self._board, power)
        card = PinCard(self, player, present=self._seat.seal.has_pin)
        card.chosen.connect(self.pin_chosen)
        card.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        card.open()

    def take_seat(self, seat: SeatView) -> None:
        """Know what changed in the public view while the owner sits here."""
        self._seat = seat
        self.top.set_view(seat.public)

    # -- the seal, the past -------------------------------------------------------------------

    def open_sheet(self) -> None:
        """Read the orders back before they are sealed; what was typed without Enter is among them.

        What cannot be read keeps the desk open, and says why: sealing would lose it.
        """
        if self.sheet is not None or self._pages.currentWidget() is not self.page:
            return
        if not self.typing.finish():
            self.entry.line.setFocus()
            return
        self.hand.lay_aside()
        self.hand.keep_out_of_the_way()
        advise = self._rules.advise
        pages = [
            SealPage(power, orders, advise(self._position, power, orders))
            for power, orders in self.sheets.items()
        ]
        self.sheet = SealSheet(self.page, self._board, pages, self._seat.public)
        self.sheet.confirmed.connect(self.seal_asked)
        self.sheet.turned_back.connect(self.close_sheet)

    def close_sheet(self) -> None:
        """Go back to the orders."""
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None
            self.view.setFocus()

    @property
    def would_lose(self) -> Loss | None:
        """Orders that are not sealed, or a line that was begun."""
        return Loss.ORDERS if self.orders or self.entry.line.text() else None

    def tell_end(self, words: str) -> None:
        """Say beside the board how long it is until the agreed end of the game."""
        self.panel.tell_end(words)

    def refuse(self, sentence: str) -> bool:
        """Say in place that nothing was stored, and why."""
        if self.sheet is not None:
            self.sheet.refuse(sentence)
        else:
            self.typing.refuse(sentence)
        return True

    def show_past(self) -> None:
        """Look at past phases inside the frame; the draft stays."""
        if not self._seat.public.past or self._pages.count() > 1:
            return
        # The desk opens without it; few look back while they write.
        self.hand.keep_out_of_the_way()
        history = HistoryScreen(self._seat.public, self._loaded, rules=self._rules)
        history.closed.connect(self._close_past)
        history.rule_asked.connect(self.rule_asked)
        self._pages.addWidget(history)
        self._pages.setCurrentWidget(history)
        history.arrive()

    def _close_past(self) -> None:
        history = self._pages.widget(1)
        self._pages.setCurrentWidget(self.page)
        if history is not None:
            self._pages.removeWidget(history)
            history.deleteLater()
        self.view.setFocus()

    def minimumSizeHint(self) -> QSize:
        """Let the window be small: the list scrolls."""
        return QSize(900, 560)
