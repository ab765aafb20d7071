"""What stands beside the board between orders: clock, signs to tap, who is missing, what was last.

Public from end to end; made anew in every size, language and look.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.table.view import PastPhase, PublicView
from gui.clock import words as clock_words
from gui.clock.keeper import ClockKeeper
from gui.clock.large import TableClock
from gui.explain.brief_line import BriefLine
from gui.games import catalogue
from gui.history.phase_line import PhaseLine
from gui.kit import theme
from gui.kit.shortened import Shortened
from gui.kit.signs import Badge
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button, column, label, paint_surface, row, rule
from gui.table.curtain.incident_list import IncidentCard
from gui.table.page import table_words as page_words
from gui.table.page.all_sealed import SIZES, AllSealed
from gui.table.page.fitted_column import ROOMY, FittedColumn
from gui.table.page.table_words import Asks
from gui.table.page.tiles import Tiles
from gui.words import labels, phases
from gui.words.endings import goal_words, unplayed_words
from gui.words.incidents import incident_words

_USUAL, _LARGE, _PAD = (18, 50), (22, 62), 24
"""Type and height of the large button, usually and for a reveal; the panel's edge."""

_TITLE, _LEAD, _SMALL = 28, 15, 0.7
"""Types of what the table does and of who taps, and their share where there is little room."""


class TableSide(FittedColumn):
    """The panel of the table's page, for one height of the window."""

    called = Signal(str)
    next_asked = Signal()
    reveal_asked = Signal()
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
        self.asks = page_words.asks(view)
        self.all_sealed = self.asks is Asks.REVEAL
        self.at = len(view.past)
        self._end_said = ""
        small = height < ROOMY
        edges = (_PAD, 8, _PAD, 10) if small else (_PAD, 16, _PAD, 16)
        spaced(self.stack, edges, 6 if small else 10)
        self._add_clock()
        self.stack.addWidget(rule(ink="chrome3"))
        self._add_signs()
        self.stack.addStretch(1)
        self._add_last()
        self._spare: tuple[QWidget, ...] = (
            *(self.prints, self.hint, self.ends, self.line_box, self.last_box, self.told),
            *(self.more, self.missing, self.witness.words),
        )
        if keeper is not None:
            keeper.shown.connect(self.follow_clock)
        self.follow_clock()
        self.turn(self.at)

    def _words(self, role: str, px: float, *, wrap: bool = False, ink: str = "") -> QLabel:
        line = label("", role, wrap=wrap)
        size = theme.px(px)
        colour = f" color: {theme.hexa(ink)};" if ink else ""
        line.setStyleSheet(f"font-size: {size}px;{colour}")
        return line

    def _grown(self, act: Button, px: float, high: int) -> Button:
        act.setStyleSheet(f"font-size: {theme.px(px)}px; min-height: {theme.room(high)}px;")
        return act

    # -- the clock ------------------------------------------------------------------------------

    def _add_clock(self) -> None:
        # Nobody sees it before; it is another with every seal, and takes 30 ms.
        self.witness = AllSealed(self.view.witness if self.all_sealed else None, self._height)
        self.title = self._words("h1", _TITLE, wrap=True)
        self.stack.addWidget(self.title)
        self.clock: TableClock | None = None
        if self._keeper is not None and self.asks is Asks.ORDERS:
            self.clock = TableClock(self._keeper, self._height)
            self.stack.addWidget(self.clock)
        self.primary = button("", "primary", "play", "#1b1408")
        self.primary.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.primary.clicked.connect(self._on_primary)
        self.key = label("", "key")
        self.stack.addWidget(row((self.primary, 1), self.key, gap=10))
        self.pause = self._grown(button("", "quiet", "pause", "on_chrome", small=True), 14, 20)
        self.pause.clicked.connect(self._on_pause)
        self.count = self._grown(button("", "quiet", small=True), 14, 20)
        self.count.clicked.connect(self._on_count)
        self.hint = self._words("muted", 14, wrap=True)
        self.acts = row(self.pause, self.count, (self.hint, 1), gap=8)
        self.stack.addWidget(self.acts)

    @property
    def starts(self) -> bool:
        """Whether the large button starts the clock, which stands."""
        clock = self._keeper.clock if self._keeper is not None else None
        return self.clock is not None and clock is not None and clock_words.startable(clock)

    def follow_clock(self) -> None:
        """Say what comes next as the clock is now."""
        clock = self._keeper.clock if self._keeper is not None else None
        self.title.setVisible(self.clock is None)
        self.title.setText(page_words.title_words(self.view, self.board))
        if clock is not None and self.starts:
            shown = clock.shown
            fresh = shown is not None and shown.left == shown.length and not clock.missed
            label = self.tr("Start the clock") if fresh else self.tr("Go on")
            self._set_primary(label, "play", self.tr("Space"))
        else:
            glyph, key = ("eye", "") if self.all_sealed else ("next", "Enter")
            self._set_primary(page_words.primary_words(self.view), glyph, key)
        runs = clock is not None and clock.going and clock.shown is not None and not clock.sealed
        runs = runs and self.clock is not None
        self.pause.setVisible(runs)
        self.pause.say(self.tr("Pause (Space)"))
        missed = clock.missed if clock is not None and self.clock is not None else 0
        self.count.setVisible(bool(missed))
        span = clock_words.span_words(missed // 1000)
        self.count.say(self.tr("Go on, and count {span}").format(span=span))
        hint = page_words.hint_words(self.view) or (
            clock_words.note_words(clock) if clock is not None else ""
        )
        if self.starts and not missed:
            hint = self.tr("Anybody may start it. Until then you go on talking.")
        if hint != self.hint.text():
            self.hint.setText(hint)
        lines = self.acts.layout()
        if isinstance(lines, QBoxLayout):  # the offer to count is long: beside it is no room
            way = QBoxLayout.Direction
            lines.setDirection(way.TopToBottom if missed else way.LeftToRight)
        self.acts.setVisible(bool(hint) or runs or bool(missed))

    def _set_primary(self, text: str, glyph: str, key: str) -> None:
        if self.primary.accessibleName() != text:
            self.primary.say(text)
            self.primary.set_glyph(glyph, "#1b1408")
        self.key.setText(key)
        self.key.setHidden(not key)

    def _on_primary(self) -> None:
        if self.starts and self._keeper is not None:
            self._keeper.toggle()
        elif self.all_sealed:
            self.reveal_asked.emit()
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
        self.lead = self._words("strong", _LEAD, wrap=True)
        self.lead.setText(page_words.lead_words(view))
        self.counted = self._words("muted", 14)
        shortly, in_full = page_words.count_words(view)
        self.counted.setText(shortly)
        self.counted.setAccessibleName(in_full)
        self._asking = row((self.lead, 1), self.counted)
        self.stack.addWidget(self._asking)
        self.tiles = Tiles(view, self.board)
        self.tiles.called.connect(self.called)
        self.stack.addWidget(self.tiles)
        self.missing = self._words("muted", 15, wrap=True)
        self.missing.setText(page_words.missing_words(view, self.board))
        self.prints = self._words("caption", 12, wrap=True, ink="on_chrome2")
        signs = sorted(
            f"{labels.power_initial(self.board, seal.power)}\N{NO-BREAK SPACE}"
            + seal.signs.replace(" ", "\N{NO-BREAK SPACE}")
            for seal in view.seals
            if seal.sealed
        )
        self.prints.setText("   ".join(signs))
        self.prints.setAccessibleName(
            self.tr("Fingerprints: {signs}").format(signs=", ".join(signs)) if signs else ""
        )
        texts = [incident_words(one, self.board) for one in view.incidents]
        self.told = self._words("caption", 14, wrap=True, ink="brass")
        self.told.setText(texts[-1] if texts else "")
        self.all_told = button(
            self.tr("All that happened to the seals ({count})…").format(count=len(texts)), "link"
        )
        self.all_told.clicked.connect(lambda: IncidentCard(self, texts).open())
        shortly, in_full = page_words.aside_words(view)
        self.go_on = button(shortly, "link")
        self.go_on.setAccessibleName(in_full)
        for act in (self.all_told, self.go_on):
            act.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            act.setStyleSheet(
                f"color: {theme.hexa('on_chrome2')}; background: transparent; border: 0;"
                f" text-align: left; font-size: {theme.px(13)}px;"
            )
        self.go_on.clicked.connect(self.go_on_asked)
        self.more = row(self.all_told, None)
        self.ends = self._words("caption", 14, wrap=True, ink="brass")
        for part in (self.missing, self.witness, self.prints, self.told, self.more, self.ends):
            self.stack.addWidget(part)
        self.stack.addWidget(row(self.go_on, None))
        # Not before they hang somewhere: they would be windows for a moment.
        self.all_told.setVisible(len(texts) > 1)
        self.go_on.setVisible(bool(shortly))
        self.tell_end("")

    def tell_end(self, words: str) -> None:
        """Say how long it is until the agreed end of the game, and what else the table knows."""
        self._end_said = words
        more = (goal_words(self.view, self.board), unplayed_words(self.view, self.board))
        self.ends.setText(" · ".join(one for one in (words, *more) if one))
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
        self.stack.addWidget(self.last_box)
        self.stack.addWidget(self.line_box)

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
            back, last = self.tr("Looking back: {phase}"), self.tr("Last: {phase}")
            heading = back if self.looks_back else last
            self.last_title.setText(heading.format(phase=phases.full_phase_words(past.phase)))
            for line in catalogue.played_on(self.board).in_brief(past, self.board):
                brief = self._brief(line)
                self._lines.addWidget(brief)
                brief.show()  # it needs no room before
        self.play.say(self.tr("Play"))
        self.play.setAccessibleDescription(self.last_title.text())
        self.now.say(self.tr("Now"))
        self.now.setToolTip(self.tr("Back to the present board (Esc)"))
        self.now.setVisible(self.looks_back)
        self.fit()

    def _brief(self, line: BriefLine) -> QWidget:
        sign = Badge(labels.power_letter(self.board, line.power), 20)
        order, result = Shortened(line.order), self._words("muted", 14)
        order.setStyleSheet(f"font-size: {theme.px(14)}px;")
        result.setText(line.result)
        order.setMinimumWidth(40)
        power = labels.power_name(self.board, line.power)
        order.setAccessibleName(f"{power}: {line.order}, {line.result}")
        return row(sign, (order, 1), result, gap=8)

    # -- room -----------------------------------------------------------------------------------

    def _wanted(self) -> Sequence[tuple[QWidget, Callable[[], bool]]]:
        """Return what may be left out and whether there is anything to be shown in it."""
        roomy = self._height >= ROOMY
        votes = self.asks is Asks.VOTES
        gathered = self.all_sealed and not self.looks_back
        tells_last = self.looks_back or (roomy and not gathered)
        return (
            (self.witness, lambda: self.all_sealed and self.witness.code is not None),
            (self.witness.words, lambda: self.all_sealed),
            (self.prints, lambda: roomy and bool(self.prints.text())),
            (self.hint, lambda: bool(self.hint.text())),
            (self.ends, lambda: bool(self.ends.text())),
            (self.line_box, lambda: roomy and not gathered and not votes),
            (self.last_box, lambda: self.shown_past is not None and tells_last),
            (self.told, lambda: bool(self.told.text())),
            (self.more, lambda: len(self.view.incidents) > 1),
            (self.missing, lambda: bool(self.missing.text())),
        )

    def fit(self) -> None:
        """Leave out what there is no room for, the most dispensable first."""
        if not hasattr(self, "_spare"):
            return
        for part, wanted in self._wanted():
            part.setVisible(wanted())
        self._fit_primary()
        self.tiles.set_one_line(one_line=False)
        self._set_words(1.0)
        self._asking.show()
        self.lead.show()
        self.counted.setHidden(self.all_sealed)  # the title says it
        if self._with_a_code() or any(self._without(part) for part in self._order()):
            return
        self.tiles.set_one_line(one_line=True)
        if not self._with_a_code():
            self._set_words(_SMALL)
            if not (self._with_a_code() or self._without(self.lead)):
                self.tiles.set_one_line(one_line=True, tight=True)
            if not self._with_a_code():
                self.witness.hide()
            if not self.fits():  # the least window with the largest type: signs are to be tapped
                self._asking.hide()
        self._take_back()

    def _fit_primary(self) -> None:
        """Write the large button as large as there is room for, and its key beside it if so."""
        margins = self.stack.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        px, high = _LARGE if self.all_sealed else _USUAL
        for share in (1.0, 0.85, 0.7, 0.6):
            self._grown(self.primary, px * share, high)
            wide = self.primary.minimumSizeHint().width()
            if wide <= room:
                break
        beside = wide + self.key.sizeHint().width() + 10 <= room
        self.key.setVisible(beside and bool(self.key.text()))

    def _take_back(self) -> None:
        """Show again what there is room for after all, the most needed first."""
        wanted = dict(self._wanted())
        for part in reversed(self._order()):
            if part.isHidden() and wanted.get(part, bool)():
                part.show()
                if not self.fits():
                    part.hide()

    def _set_words(self, share: float) -> None:
        """Write the words above the signs at their usual size, or at a share of it."""
        for words_, px in ((self.title, _TITLE), (self.lead, _LEAD)):
            words_.setStyleSheet(f"font-size: {theme.px(px * share)}px;")

    def _without(self, part: QWidget) -> bool:
        """Leave a part out if it is there; tell whether there is room for the rest then."""
        if part.isHidden():
            return False
        part.hide()
        return self._with_a_code()

    def _with_a_code(self) -> bool:
        """Tell whether there is room for everything, with as large a code as there is room for."""
        for share in SIZES if self.all_sealed else SIZES[:1]:
            self.witness.take(share, self.width())
            if self.fits():
                return True
        return False

    def _order(self) -> Sequence[QWidget]:
        """Return what is left out, in this order; what somebody looks back at goes last."""
        spare = list(self._spare)
        if self.looks_back:
            spare.remove(self.last_box)
            spare.append(self.last_box)
        return spare

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self.fit()
