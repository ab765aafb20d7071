"""A first turn, led by the hand: three bubbles at the things themselves, gone by doing.

It runs at the desk alone and leaves no trace: whoever looks at the table, the game or its file
cannot tell a desk where it ran from one where it did not.
"""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.board.location import province_of
from engine.rules.game import Rules
from engine.table.view import SeatView
from gui.games import catalogue
from gui.kit.bubble import Bubble
from gui.orders.leads import Act, Lead
from gui.table.desk import first_turn
from gui.table.desk.desk_screen import DeskScreen

_LOOK_MS = 120
"""How often it is looked whether the thing has moved: the board is panned and zoomed."""

_SPACE, _EDGE = 30, 10
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
_HELD = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
    }
)
"""Keys that do nothing by themselves."""


class Lesson(QObject):
    """Leads the owner of a desk through a move, a support and the seal."""

    over = Signal()

    def __init__(self, desk: DeskScreen, rules: Rules, seat: SeatView) -> None:
        super().__init__(desk)
        self._desk, self._rules, self._power = desk, rules, seat.power
        self._position = seat.public.position
        self._game = catalogue.played_on(rules.board).first_turn()
        self._led: Act | None = None
        self._lead: Lead | None = None
        self._over = False
        self._watched: list[QWidget] = []
        self.bubble = Bubble(desk.page)
        self.bubble.enough.connect(self.end)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._follow)
        desk.draft.changed.connect(self._soon.start)
        desk.hand.builder.changed.connect(self._soon.start)
        desk.panel.seal_asked.connect(self.end)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)
        for widget in (desk, desk.view, desk.entry.line):
            self._watch(widget)
        desk.panel.set_led(True)
        desk.refresh()
        self._soon.start()
        self._look.start()

    @property
    def lead(self) -> Lead | None:
        """What is asked for now."""
        return self._lead

    def refresh(self) -> None:
        """Ask for the next thing, when one is done."""
        if self._over:
            return
        orders = self._desk.draft.orders
        game = self._game
        lead = game.lead_for(self._rules, self._position, self._power, orders, led=self._led)
        if lead.act in (Act.SUPPORT, Act.HOLD):
            self._led = Act.MOVE
        elif lead.act is Act.SEAL and self._led is not Act.SUPPORT:
            self._led = Act.SUPPORT
            self._desk.hand.lay_aside()  # the support is written: its row asks nothing more
        self._lead = lead
        left = len(self._position.of(self._power)) - len(orders)
        self.bubble.say(
            f"{game.number_of(lead.act)} / 3",
            game.title_words(lead.act),
            game.step_words(lead, self._rules.board, left=left),
            self.tr("It goes when you have done it, or at any key."),
            self.tr("That’s enough"),
        )
        self._desk.hand.lights.follow(None if lead.act is Act.SEAL else lead)
        self._follow()

    def end(self) -> None:
        """Go for good: it was done, or is not wanted."""
        if self._over:
            return
        self._over = True
        self._look.stop()
        self.bubble.hide()
        for widget in self._watched:
            widget.removeEventFilter(self)
        self._desk.hand.lights.follow(None)
        self._desk.panel.set_led(False)
        self._desk.refresh()
        self.over.emit()

    # -- where the bubble stands --------------------------------------------------------------

    def _follow(self) -> None:
        lead, desk = self._lead, self._desk
        if self._over or lead is None or not desk.page.isVisible():
            return
        page = desk.page.rect()
        room = page.adjusted(_EDGE, desk.top.height() + _EDGE, -_EDGE, -_EDGE)
        if lead.act is Act.SEAL:
            self.bubble.stand_by(self._on_page(desk.panel.seal), (room,), self._paper())
        elif lead.act is Act.HOLD and desk.hand.active == lead.unit:
            row = desk.panel.list.rows[lead.unit]
            self.bubble.stand_by(self._on_page(row), (room,), (self._on_page(row),))
        else:
            keep = [self._around(place) for place in lead.places]
            board = self._on_page(desk.view).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            self.bubble.stand_by(self._piece(lead.unit), (board, room), keep)

    def _paper(self) -> tuple[QRect, ...]:
        """Return what is needed for the rest: rows, the line, the seal, units to be ordered."""
        panel, draft = self._desk.panel, self._desk.draft
        rows = [self._on_page(row) for row in panel.list.rows.values()]
        units = map(str, self._position.of(self._power))
        idle = [self._piece(unit) for unit in units if not draft.order_for(unit)]
        return (*rows, *idle, self._on_page(panel.entry), self._on_page(panel.seal))

    def _on_page(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._desk.page, QPoint()), widget.size())

    def _piece(self, unit: str) -> QRect:
        view = self._desk.view
        item = view.pieces.units[province_of(unit.partition(" ")[2])]
        seen = view.mapFromScene(item.body()).boundingRect()
        return seen.translated(view.viewport().mapTo(self._desk.page, QPoint()))

    def _around(self, province: str) -> QRect:
        """Return what is to be seen of a space: its unit, or the middle of it."""
        view = self._desk.view
        if province in view.pieces.units:
            return self._piece(f"A {province}").adjusted(-_SPACE, -_SPACE, _SPACE, _SPACE)
        at = view.viewport().mapTo(self._desk.page, view.pointer.viewport_point(province))
        return QRect(at - QPoint(_SPACE, _SPACE), at + QPoint(_SPACE, _SPACE))

    # -- any key ------------------------------------------------------------------------------

    def _watch(self, widget: QWidget) -> None:
        if widget not in self._watched:
            self._watched.append(widget)
            widget.destroyed.connect(lambda: self._watched.remove(widget))
            widget.installEventFilter(self)

    def _on_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        del old
        if not self._over and now is not None and self._desk.isAncestorOf(now):
            self._watch(now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go at any key; what the key does it does all the same."""
        if (
            event.type() in _KEYS
            and isinstance(event, QKeyEvent)
            and Qt.Key(event.key()) not in _HELD
        ):
            self.end()
        return super().eventFilter(watched, event)


class Lessons:
    """Who at a table is led through his first turn: whoever asked for it, once."""

    def __init__(self, game: Path | None) -> None:
        self._game = game
        self._being_led: set[str] = set()
        """Whose lesson has begun and is not over: the curtain may fall in between."""

    def forget(self) -> None:
        """Let what has begun be over: the turn is."""
        self._being_led.clear()

    def lead(self, desk: DeskScreen, rules: Rules, seat: SeatView) -> Lesson | None:
        """Lead the owner of a desk, if he asked for it and has not been led."""
        game, power = self._game, seat.power
        if not seat.public.position.phase.kind.main:
            return None
        if power not in self._being_led:
            if game is None or not first_turn.asked(game, power):
                return None
            first_turn.done(game, power)  # kept before it is shown: never twice
            self._being_led.add(power)
        lesson = Lesson(desk, rules, seat)
        lesson.over.connect(lambda: self._being_led.discard(power))
        return lesson
