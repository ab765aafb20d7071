"""What stands beside the board between orders: clock, signs to tap, who is missing, what was last.

Public from end to end; made anew in every size, language and look.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.phase import Step
from engine.session.view import PastPhase, PublicView
from gui import words
from gui.clock import words as clock_words
from gui.clock.keeper import ClockKeeper
from gui.clock.large import TableClock
from gui.ending_words import goal_words, unplayed_words
from gui.explain.in_brief import BriefLine, in_brief
from gui.history.phase_line import PhaseLine
from gui.incident_words import incident_words
from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button, column, label, paint_surface, row, rule
from gui.table.incident_list import IncidentCard
from gui.table.tiles import Tiles

SIDE, LEAST_SIDE, MOST_SHARE = 440, 372, 0.42
"""Pixels of the panel at 1920 x 1080 and at the least, and its share of a window at the most."""

_ROOMY = 900
"""On a screen less high what was last is under the keys [ and ] only."""

_PRIMARY, _PAD = 50, 24


def side_width(width: int, height: int) -> int:
    """Return how wide the panel is beside a board: larger text needs more, the board more yet."""
    usual = theme.room(SIDE if height >= _ROOMY else LEAST_SIDE)
    wanted = usual * (1 + (theme.text_setting() - 1) * 0.5)
    return round(max(LEAST_SIDE, min(wanted, width * MOST_SHARE)))


class TableSide(QWidget):
    """The panel of the table's page, for one height of the window."""

    called = Signal(str)
    next_asked = Signal()
    go_on_asked = Signal()
    play_asked = Signal()
    """The table wants to see the reveal again that is told in three lines."""

    turned = Signal(int)
    """A phase is to be looked at, by its place on the line; the last one is now."""

    def __init__(
        self, view: PublicView, board: Board, keeper: ClockKeeper | None, height: int
    ) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self.view, self.board, self._keeper = view, board, keeper
        self._height = height
        self.at = len(view.past)
        self._end_said = ""
        self._stack = QVBoxLayout(self)
        small = height < _ROOMY
        edges = (_PAD, 8, _PAD, 10) if small else (_PAD, 16, _PAD, 16)
        spaced(self._stack, edges, 6 if small else 10)
        self._add_clock()
        self._stack.addWidget(rule(ink="chrome3"))
        self._add_signs()
        self._stack.addStretch(1)
        self._add_last()
        self._spare: tuple[QWidget, ...] = (
            *(self.prints, self.hint, self.ends, self.line_box, self.last_box, self.told),
            *(self.more, self.missing),
        )
        if keeper is not None:
            keeper.shown.connect(self.follow_clock)
        self.follow_clock()
        self.turn(self.at)

    def _words(self, role: str, px: float, *, wrap: bool = False, ink: str = "") -> QLabel:
        found = label("", role, wrap=wrap)
        size = theme.px(px)
        colour = f" color: {theme.hexa(ink)};" if ink else ""
        found.setStyleSheet(f"font-size: {size}px;{colour}")
        return found

    def _grown(self, act: Button, px: float, high: int) -> Button:
        act.setStyleSheet(f"font-size: {theme.px(px)}px; min-height: {theme.room(high)}px;")
        return act

    # -- the clock ------------------------------------------------------------------------------

    def _add_clock(self) -> None:
        self.title = self._words("h1", 28)
        self._stack.addWidget(self.title)
        self.clock: TableClock | None = None
        if self._keeper is not None:
            self.clock = TableClock(self._keeper, self._height)
            self._stack.addWidget(self.clock)
        self.primary = self._grown(button("", "primary", "play", "#1b1408"), 18, _PRIMARY)
        self.primary.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.primary.clicked.connect(self._on_primary)
        self.key = label("", "key")
        self._stack.addWidget(row((self.primary, 1), self.key, gap=10))
        self.pause = self._grown(button("", "quiet", "pause", "on_chrome", small=True), 14, 20)
        self.pause.clicked.connect(self._on_pause)
        self.count = self._grown(button("", "quiet", small=True), 14, 20)
        self.count.clicked.connect(self._on_count)
        self.hint = self._words("muted", 14, wrap=True)
        self.acts = row(self.pause, self.count, (self.hint, 1), gap=8)
        self._stack.addWidget(self.acts)

    @property
    def starts(self) -> bool:
        """Whether the large button starts the clock, which stands."""
        clock = self._keeper.clock if self._keeper is not None else None
        return clock is not None and clock_words.startable(clock)

    def follow_clock(self) -> None:
        """Say what comes next as the clock is now."""
        clock = self._keeper.clock if self._keeper is not None else None
        self.title.setVisible(clock is None)
        self.title.setText(self._doing())
        if clock is not None and self.starts:
            shown = clock.shown
            fresh = shown is not None and shown.left == shown.length and not clock.missed
            said = self.tr("Start the clock") if fresh else self.tr("Go on")
            self._set_primary(said, "play", self.tr("Space"))
        elif self.view.queue:
            self._set_primary(self.tr("Next at the laptop"), "next", "Enter")
        else:
            self._set_primary(self.tr("Reveal…"), "eye", "Enter")
        runs = clock is not None and clock.going and clock.shown is not None and not clock.sealed
        self.pause.setVisible(runs)
        self.pause.say(self.tr("Pause (Space)"))
        missed = clock.missed if clock is not None else 0
        self.count.setVisible(bool(missed))
        span = clock_words.span_words(missed // 1000)
        self.count.say(self.tr("Go on, and count {span}").format(span=span))
        hint = "" if clock is None else clock_words.note_words(clock)
        if clock is not None and self.starts and not missed:
            hint = self.tr("Anybody may start it. Until then you go on talking.")
        if hint != self.hint.text():
            self.hint.setText(hint)
        self.acts.setVisible(bool(hint) or runs or bool(missed))

    def _doing(self) -> str:
        said = words.stage_words(self.view)
        return f"{said[:1].upper()}{said[1:]}"

    def _set_primary(self, said: str, glyph: str, key: str) -> None:
        if self.primary.accessibleName() != said:
            self.primary.say(said)
            self.primary.set_glyph(glyph, "#1b1408")
        self.key.setText(key)

    def _on_primary(self) -> None:
        if self.starts and self._keeper is not None:
            self._keeper.toggle()
        else:
            self.next_asked.emit()

    def _on_pause(self) -> None:
        if self._keeper is not None:
            self._keeper.toggle()

    def _on_count(self) -> None:
        if self._keeper is not None:
            self._keeper.count_missed()

    # -- the signs ------------------------------------------------------------------------------

    def _add_signs(self) -> None:
        view = self.view
        asked = [seal for seal in view.seals if seal.asked]
        done = sum(seal.sealed for seal in asked)
        self.lead = self._words("strong", 15, wrap=True)
        self.lead.setText(self._lead())
        self.counted = self._words("muted", 14)
        self.counted.setText(self.tr("{done} of {all}").format(done=done, all=len(asked)))
        self.counted.setAccessibleName(
            self.tr("{done} of {all} have sealed").format(done=done, all=len(asked))
        )
        self._asking = row((self.lead, 1), self.counted)
        self._stack.addWidget(self._asking)
        self.tiles = Tiles(view, self.board)
        self.tiles.called.connect(self.called)
        self._stack.addWidget(self.tiles)
        self.missing = self._words("muted", 15, wrap=True)
        names = words.missing_names(view, self.board)
        said = self.tr("Not sealed yet: {names}") if names else self.tr("All have sealed.")
        self.missing.setText(said.format(names=", ".join(names)))
        self.prints = self._words("caption", 12, wrap=True, ink="on_chrome2")
        signs = sorted(
            f"{words.power_letter(self.board, seal.power)}\N{NO-BREAK SPACE}"
            + seal.signs.replace(" ", "\N{NO-BREAK SPACE}")
            for seal in view.seals
            if seal.sealed
        )
        self.prints.setText("   ".join(signs))
        self.prints.setAccessibleName(
            self.tr("Fingerprints: {signs}").format(signs=", ".join(signs)) if signs else ""
        )
        told = [incident_words(one, self.board) for one in view.incidents]
        self.told = self._words("caption", 14, wrap=True, ink="brass")
        self.told.setText(told[-1] if told else "")
        self.all_told = button(
            self.tr("All that happened to the seals ({count})…").format(count=len(told)), "link"
        )
        self.all_told.clicked.connect(lambda: IncidentCard(self, told).open())
        self.go_on = button(self.tr("Go on without them…"), "link")
        self.go_on.setAccessibleName(self.tr("Go on without those who have not sealed…"))
        for act in (self.all_told, self.go_on):
            act.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            act.setStyleSheet(
                f"color: {theme.hexa('on_chrome2')}; background: transparent; border: 0;"
                f" text-align: left; font-size: {theme.px(13)}px;"
            )
        self.go_on.clicked.connect(self.go_on_asked)
        self.more = row(self.all_told, None)
        self.ends = self._words("caption", 14, wrap=True, ink="brass")
        for part in (self.missing, self.prints, self.told, self.more, self.ends):
            self._stack.addWidget(part)
        self._stack.addWidget(row(self.go_on, None))
        # Not before they hang somewhere: they would be windows for a moment.
        self.all_told.setVisible(len(told) > 1)
        self.go_on.setVisible(bool(view.queue))
        self.tell_end("")

    def _lead(self) -> str:
        if not self.view.queue:
            return self.tr("Whoever wants his envelope back taps his sign")
        match self.view.phase.step:
            case Step.MOVES:
                return self.tr("Ready to write? Tap your sign")
            case Step.RETREATS:
                return self.tr("Whoever has to retreat taps his sign")
        return self.tr("Whoever builds or removes taps his sign")

    def tell_end(self, said: str) -> None:
        """Say how long it is until the agreed end of the game, and what else the table knows."""
        self._end_said = said
        more = (goal_words(self.view, self.board), unplayed_words(self.view, self.board))
        self.ends.setText(" · ".join(one for one in (said, *more) if one))
        self.fit()

    # -- what was last --------------------------------------------------------------------------

    def _add_last(self) -> None:
        self.line = PhaseLine([*(past.phase for past in self.view.past), self.view.phase])
        self.line.picked.connect(self.turned)
        self.line_box = column(self.line)
        self.last_title = self._words("strong", 15)
        self.last_title.setWordWrap(True)
        self.play = self._grown(button("", "quiet", "play", "on_chrome", small=True), 14, 20)
        self.play.clicked.connect(self.play_asked)
        self.now = self._grown(button("", "quiet", small=True), 14, 20)
        self.now.clicked.connect(lambda: self.turned.emit(len(self.view.past)))
        self._lines = spaced(QVBoxLayout(), gap=3)
        head = row((self.last_title, 1), self.now, self.play, gap=6)
        self.last_box = column(rule(ink="chrome3"), head, gap=5)
        inside = self.last_box.layout()
        if isinstance(inside, QVBoxLayout):
            inside.addLayout(self._lines)
        self._stack.addWidget(self.last_box)
        self._stack.addWidget(self.line_box)

    @property
    def shown_past(self) -> PastPhase | None:
        """The phase that is told in three lines: the one looked at, or the last one."""
        past = self.view.past
        return past[min(self.at, len(past) - 1)] if past else None

    @property
    def looks_back(self) -> bool:
        """Whether another phase than the present one is on the board."""
        return self.at < len(self.view.past)

    def turn(self, at: int) -> None:
        """Tell of the phase with this place on the line."""
        self.at = max(0, min(at, len(self.view.past)))
        self.line.set_at(self.at)
        past = self.shown_past
        while (item := self._lines.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        if past is not None:
            said = "{phase}" if self.looks_back else self.tr("Last: {phase}")
            self.last_title.setText(said.format(phase=words.full_phase_words(past.phase)))
            for line in in_brief(past, self.board):
                self._lines.addWidget(self._brief(line))
        self.play.say(self.tr("Play"))
        self.play.setAccessibleDescription(self.last_title.text())
        self.now.say(self.tr("Now"))
        self.now.setToolTip(self.tr("Back to the present board (Esc)"))
        self.now.setVisible(self.looks_back)
        self.fit()

    def _brief(self, line: BriefLine) -> QWidget:
        sign = Badge(words.power_letter(self.board, line.power), 20)
        order, result = self._words("", 14), self._words("muted", 14)
        order.setText(line.order)
        result.setText(line.result)
        order.setMinimumWidth(40)
        power = words.power_name(self.board, line.power)
        order.setAccessibleName(f"{power}: {line.order}, {line.result}")
        return row(sign, (order, 1), result, gap=8)

    # -- room -----------------------------------------------------------------------------------

    def _wanted(self) -> Sequence[tuple[QWidget, Callable[[], bool]]]:
        """Return what may be left out and whether there is anything to be shown in it."""
        roomy = self._height >= _ROOMY
        return (
            (self.prints, lambda: roomy and bool(self.prints.text())),
            (self.hint, lambda: bool(self.hint.text())),
            (self.ends, lambda: bool(self.ends.text())),
            (self.line_box, lambda: roomy),
            (self.last_box, lambda: self.shown_past is not None and (roomy or self.looks_back)),
            (self.told, lambda: bool(self.told.text())),
            (self.more, lambda: len(self.view.incidents) > 1),
            (self.missing, lambda: True),
        )

    def fit(self) -> None:
        """Leave out what there is no room for, the most dispensable first."""
        if not hasattr(self, "_spare"):
            return
        for part, wanted in self._wanted():
            part.setVisible(wanted())
        need = self.primary.minimumSizeHint().width() + self.key.sizeHint().width() + 10
        margins = self._stack.contentsMargins()
        self.key.setVisible(need <= self.width() - margins.left() - margins.right())
        self._asking.show()
        self.tiles.set_one_line(one_line=False)
        if self._fits():
            return
        first = (part for part in self._order() if not part.isHidden())
        for part in first:
            if part is self.missing:  # seals say who has not sealed, names say it better
                self.tiles.set_one_line(one_line=True)
                if self._fits():
                    return
            part.hide()
            if self._fits():
                return
        self.tiles.set_one_line(one_line=True)
        if not self._fits():  # the least window with the largest type: signs are there to be tapped
            self._asking.hide()

    def _order(self) -> Sequence[QWidget]:
        """Return what is left out, in this order; what somebody looks back at goes last."""
        spare = list(self._spare)
        if self.looks_back:
            spare.remove(self.last_box)
            spare.append(self.last_box)
        return spare

    def _fits(self) -> bool:
        self._stack.invalidate()
        self._stack.activate()
        wide = self.width()
        need = self._stack.totalHeightForWidth(wide) if self._stack.hasHeightForWidth() else 0
        return max(need, self._stack.totalMinimumSize().height()) <= self.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self.fit()
