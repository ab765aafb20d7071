"""The paper beside the board: own units with their orders, the typing line, warnings, the seal."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.choice import Advice
from engine.table.view import SeatView
from gui.games import catalogue
from gui.games.adjusting import Account
from gui.games.example_map import has_examples
from gui.kit import theme
from gui.kit.signs import Badge, Swatch
from gui.kit.widgets import Note, button, column, label, paint_surface, restyle, row, rule, tool
from gui.orders.order_list import OrderLine, OrderList
from gui.orders.steps import Steps
from gui.orders.text_entry import TextEntry
from gui.table.curtain.hand_row import HandRow
from gui.words import labels, phases
from gui.words.adjusting import adjusting
from gui.words.counted import counted, counted_words
from gui.words.endings import goal_words
from gui.words.phases import Saying

COMPACT_BELOW = 1500
"""Windows narrower than this get the tight layout."""

_WIDTHS = ((COMPACT_BELOW, 372), (2600, 440), (1 << 30, 520))


def panel_width(window: int) -> int:
    """Return how wide the paper is in a window so wide; larger text needs a wider one."""
    usual = next(width for least, width in _WIDTHS if theme.usual(window) < least)
    return theme.paper_width(usual, window)


class DeskPanel(QWidget):
    """Everything about one power's orders that is words."""

    undo_asked = Signal()
    redo_asked = Signal()
    seal_asked = Signal()
    waive_asked = Signal()
    warning_shown = Signal(object)
    """The ``Advice`` of which the player wants to see the unit."""

    def __init__(self, seat: SeatView, board: Board, entry: TextEntry, *, compact: bool) -> None:
        super().__init__()
        self._seat, self._board, self._compact = seat, board, compact
        self._kind = seat.public.position.phase.kind
        self._due = 0
        """Pieces that come and go, all together."""
        self._led = False
        paint_surface(self, "paper")
        letter = labels.power_letter(board, seat.power)
        self.name = label("", "h2", wrap=True)
        self.about = label("", "muted", wrap=True)
        self.ends = label("", "caption", wrap=True)
        self.ends.hide()
        self.undo = tool("undo", "")
        self.redo = tool("redo", "")
        self.undo.clicked.connect(self.undo_asked)
        self.redo.clicked.connect(self.redo_asked)
        self.ask = label("", "h1", wrap=True)
        """The one thing that is said while nothing is written."""
        self.heading = label("", "h3")
        self.done = label("", "muted")
        self.sum = label("", "muted", wrap=True)
        self.list = OrderList(compact=compact)
        self.entry = entry
        self.waive = button("", small=True)
        self.waive.clicked.connect(self.waive_asked)
        self.notes = QVBoxLayout()
        self.notes.setContentsMargins(0, 0, 0, 0)
        self.notes.setSpacing(6)
        self.seal = button(".", "primary", "seal", "on_accent")
        self.seal.clicked.connect(self.seal_asked)
        self._badge = Badge(letter, 44 if compact else 52)
        mine = seat.public.hand(seat.power)
        side = [power for power in seat.public.side(seat.power) if power in mine]
        self.hand = HandRow(board, side, seat.power)
        self._lay_out(letter)
        self.retranslate()

    def _lay_out(self, letter: str) -> None:
        tight = self._compact
        names = column(self.name, self.about, gap=0)
        head = row(self._badge, (names, 1), self.undo, self.redo, gap=8)
        notes = QWidget()
        notes.setLayout(self.notes)
        self._above = row(self.heading, None, self.done)
        inside = column(
            head,
            self.ends,
            self.hand,
            rule(),
            self.ask,
            self._above,
            self.sum,
            (self.list, 1),
            row(self.waive, None),
            self.entry,
            notes,
            self.seal,
            gap=8 if tight else 12,
            pad=(16, 10, 16, 14) if tight else (22, 14, 22, 16),
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(Swatch(letter, height=8))
        whole.addWidget(inside, 1)

    def retranslate(self) -> None:
        """Say the fixed words in the language now spoken."""
        public, power = self._seat.public, self._seat.power
        self.name.setText(labels.power_name(self._board, power))
        self.about.setText(" · ".join(filter(None, (public.player(power), *self._has()))))
        self.undo.say(self.tr("Undo (Ctrl+Z)"))
        self.redo.say(self.tr("Redo (Ctrl+Y)"))
        if self._kind.adjusts:
            self.waive.say(adjusting(self._board).waive())
        if not self._kind.adjusts:
            self.ask.setText(phases.said(Saying.CHOOSE, self._kind))
        self.heading.setText(phases.said(Saying.HEADING, self._kind))
        self.seal.say(phases.said(Saying.SEAL, self._kind))
        known = has_examples(self._board)
        example = phases.said(Saying.TYPE, self._kind) if known else phases.plain(Saying.TYPE)
        self.entry.line.setPlaceholderText(example)
        self.entry.line.setAccessibleName(self.tr("Order as text"))

    def _has(self) -> tuple[str, ...]:
        """Say what the power has on the board; of several sums each by itself."""
        public, power, board = self._seat.public, self._seat.power, self._board
        asked = catalogue.played_on(board).adjusting
        accounts = asked().accounts(board) if asked is not None else ()
        if len(accounts) > 1:
            position = public.position
            sums = (
                f"{one.pieces_column().lower()} {one.pieces(board, position, power)}, "
                f"{one.owned_column().lower()} {one.owned(board, position, power)}"
                for one in accounts
            )
            return tuple(one.replace(" ", "\N{NO-BREAK SPACE}") for one in sums)
        units = public.units.get(power, 0)
        if self._kind.retreats:
            units = len(public.position.of(power))
        owned = public.counted.get(power, 0)
        return counted(board).count_pieces(units), counted_words(owned, board)

    def tell_end(self, words: str) -> None:
        """Say how long it is until the agreed end of the game; nothing where there is none."""
        both = " · ".join(one for one in (goal_words(self._seat.public, self._board), words) if one)
        self.ends.setText(both)
        self.ends.setVisible(bool(both))

    def show_sum(self, due: Sequence[int], left: int) -> None:
        """Say how many pieces may come or have to go, account by account."""
        self.sum.setVisible(self._kind.adjusts)
        self.waive.setVisible(any(count > 0 for count in due))
        self.waive.setEnabled(left > 0)
        if not self._kind.adjusts:
            return
        self._due = sum(map(abs, due))
        accounts = adjusting(self._board).accounts(self._board)
        both = zip(accounts, due, strict=True)
        asked = [(account, count) for account, count in both if count]
        self.ask.setText(asked[0][0].choose(asked[0][1]) if asked else "")
        sentence = self.tr("{owned}, {units}: {act}")
        if len(accounts) > 1:
            self.sum.setText("\n".join(self._sums(account, count) for account, count in asked))
            return
        public, power = self._seat.public, self._seat.power
        owned = counted_words(public.counted.get(power, 0), self._board)
        units = counted(self._board).count_pieces(len(public.position.of(power)))
        act = ", ".join(account.act(count) for account, count in asked)
        self.sum.setText(sentence.format(owned=owned, units=units, act=act))

    def _sums(self, account: Account, count: int) -> str:
        """Say what one of several accounts asks for, and why."""
        position, power = self._seat.public.position, self._seat.power
        owned = account.owned(self._board, position, power)
        pieces = account.pieces(self._board, position, power)
        return self.tr("{owned}, {units}: {act}").format(
            owned=f"{account.owned_column()} {owned}",
            units=f"{account.pieces_column().lower()} {pieces}",
            act=account.act(count),
        )

    def show_lines(self, lines: Sequence[OrderLine], active: str, steps: Steps | None) -> None:
        """Show the rows; one sentence while nothing is written, then how far it has come."""
        written = [line for line in lines if line.notation or line.state == "done"]
        wrong = sum(bool(line.wrong) for line in written)
        if self._kind.adjusts:
            left = max(0, self._due - len(written))
        else:
            left = sum(line.state != "idle" for line in lines) - len(written)
        asked = bool(left) and not written
        empty = asked and not active and not self._led
        self.ask.setVisible(empty)
        self._above.setVisible(not empty)
        far = self._how_far(len(written) - wrong, wrong, left) if written else ""
        self.done.setText(self.tr("first turn") if self._led else far)
        self._wait(waiting=asked)
        self.list.show_lines(lines, active, steps)

    def _how_far(self, done: int, wrong: int, left: int) -> str:
        if not wrong and not left:
            return self.tr("all %n done", "", done)
        counts = (
            (done, self.tr("%n done", "", done)),
            (wrong, self.tr("%n impossible", "", wrong)),
            (left, self.tr("%n left", "", left)),
        )
        return ", ".join(text for count, text in counts if count)

    def _wait(self, *, waiting: bool) -> None:
        """Let the seal be quiet until something is written; it can be pressed all the same."""
        role = "waiting" if waiting else "primary"
        if self.seal.property("role") != role:
            self.seal.setProperty("role", role)
            self.seal.set_glyph("seal", "text" if waiting else "on_accent")
            restyle(self.seal)

    def set_led(self, led: bool) -> None:  # noqa: FBT001 - a property in all but name
        """Say that a first turn is led: the bubble says then what to choose."""
        self._led = led

    def show_undo(self, *, can_undo: bool, can_redo: bool) -> None:
        """Grey what cannot be undone or redone."""
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)

    def show_warnings(self, warnings: Sequence[Advice]) -> None:
        """Show the first warnings of what is written; the seal sheet has all there are."""
        while (item := self.notes.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        room = 1 if self._compact else 2
        advice_words = catalogue.played_on(self._board).warnings().advice_words
        for advice in warnings[:room]:
            shown = Note("warn", advice_words(advice, self._board), self.tr("Show"))
            if shown.act is not None:
                shown.act.clicked.connect(
                    lambda _=False, advice=advice: self.warning_shown.emit(advice)
                )
            self.notes.addWidget(shown)
            shown.show()  # at once, not one frame later
        if len(warnings) > room:
            more = self.tr("and %n more warning(s)", "", len(warnings) - room)
            rest = label(more, "caption")
            self.notes.addWidget(rest)
            rest.show()
