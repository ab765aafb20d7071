"""The end of a game: who won or shared, how it came to that, a picture to keep."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.table.seat import Seat
from engine.table.view import PublicView
from gui.history.counted_chart import CountedChart, counted_turns, goal_of
from gui.kit import theme
from gui.kit.acts import Acts
from gui.kit.scroller import scroller
from gui.kit.signs import Badge
from gui.kit.topbar import TopBar
from gui.kit.translated import Translated
from gui.kit.widgets import button, column, label, paint_surface, restyle, row, rule
from gui.map.board.view import BoardView
from gui.screen import Screen
from gui.words import labels, powers
from gui.words.coin import coin_words
from gui.words.counted import counted
from gui.words.endings import verdict_words, why_words
from gui.words.phases import numbered_turn_words

_LONG = 40
"""Letters of a verdict that would take the board's room."""

_BESIDE = 12
"""Pixels between two seals."""

_LARGE = 1.3
"""Above this size of text a power and its player have no room side by side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """One line of the final table."""

    place: int
    power: str
    player: str
    counted: int
    units: int
    out: int = 0
    """The turn in which the power lost the last that is counted; 0 for those that lasted."""


def final_table(public: PublicView, board: Board) -> tuple[Placed, ...]:
    """Rank the players: who won or shares the game, then by count, then how long they lasted.

    Equals share a place, and so do all who share the game (II). Who commands several powers
    has one place with all of them together (XIV.2).
    """
    turns = counted_turns(public, board)
    lasted = {
        power: max((turn.turn for turn in turns if turn.counts.get(power)), default=0)
        for power in public.counted
    }
    winners = public.outcome.powers if public.outcome else ()

    def worth(power: str) -> tuple[int, int, int]:
        side = public.side(power)
        if any(mine in winners for mine in side):
            return (-1, 0, 0)
        count = sum(public.counted.get(mine, 0) for mine in side)
        return (0, -count, -max(lasted.get(mine, 0) for mine in side))

    def order(seat: Seat) -> tuple[object, ...]:
        power, first = seat.power, public.side(seat.power)[0]
        own = (-public.counted.get(power, 0), -lasted.get(power, 0), power)
        hold = sum(public.counted.get(mine, 0) for mine in public.side(power))
        return (*worth(power), -hold, first, *own)

    sides = {public.side(seat.power)[0]: worth(seat.power) for seat in public.seats}
    ranking: list[Placed] = []
    for seat in sorted(public.seats, key=order):
        power = seat.power
        count, units = public.counted.get(power, 0), public.units.get(power, 0)
        ranking.append(
            Placed(
                place=1 + sum(better < worth(power) for better in sides.values()),
                power=power,
                player=seat.player,
                counted=count,
                units=units,
                out=0 if count or units else lasted.get(power, 0) + 1,
            )
        )
    return tuple(ranking)


class Ribbon(Translated, QWidget):
    """The verdict over the board."""

    def __init__(self, public: PublicView, board: Board) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self._public, self._board = public, board
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(24, 10, 24, 10)
        self._box.setSpacing(8)
        winners = public.outcome.powers if public.outcome else ()
        self._badges = [
            Badge(labels.power_letter(board, power), 40, state="sealed") for power in winners
        ]
        self.words = label("", "h1", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self.why = label("", "muted", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self._seals = QVBoxLayout()
        self._seals.setSpacing(_BESIDE)
        self._lines: list[QWidget] = []
        self._each_row = 0
        self.setMinimumWidth(1)  # seals in one row must not keep the window from getting narrower
        self._box.addStretch(1)
        self._box.addLayout(self._seals)
        self._box.addWidget(column(self.words, self.why, gap=2))
        self._box.addStretch(1)
        self._speak()

    def _fit(self) -> None:
        """Put the verdict below the seals where it does not fit beside them, and these in rows."""
        margins = self._box.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        each = self._badges[0].width() + _BESIDE if self._badges else 1
        need = self.words.fontMetrics().horizontalAdvance(self.words.text()) + 16
        beside = len(self._badges) * each + need <= room
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(way)
        self.words.setMinimumWidth(need if beside else 0)
        self._lay(max(1, min(len(self._badges), (room + _BESIDE) // each)))

    def _lay(self, each_row: int) -> None:
        """Put so many seals into each row."""
        if each_row == self._each_row:
            return
        self._each_row = each_row
        old, self._lines = self._lines, []
        for first in range(0, len(self._badges), each_row):
            line = row(*self._badges[first : first + each_row], gap=_BESIDE)
            self._seals.addWidget(line, 0, Qt.AlignmentFlag.AlignCenter)
            self._lines.append(line)
        for line in old:
            self._seals.removeWidget(line)
            line.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width there is."""
        super().resizeEvent(event)
        self._fit()

    def _speak(self) -> None:
        public, board = self._public, self._board
        verdict = verdict_words(public, board)
        self.words.setText(verdict)
        self.words.setProperty("role", "h1" if len(verdict) < _LONG else "h2")
        restyle(self.words)
        sentences = [why_words(public), coin_words(public, board)]
        self.why.setText(" ".join(one for one in sentences if one))
        self.why.setVisible(bool(self.why.text()))
        self._fit()


class FinalTable(QWidget):
    """Places, players, what is counted and units."""

    def __init__(self, public: PublicView, board: Board) -> None:
        super().__init__()
        self._board = board
        self.rows = final_table(public, board)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(12)
        self._layout.setVerticalSpacing(7)
        self._layout.setColumnStretch(2, 1)
        self._layout.setColumnStretch(3, 1)
        self._fill()

    def _fill(self) -> None:
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        large = theme.text_setting() > _LARGE
        seated = "" if large else self.tr("Player")
        what = counted(self._board)
        heads = ("", "", powers.head(self._board), seated, what.column(), what.pieces())
        for place, head in enumerate(heads):
            align = right if place > 3 else Qt.AlignmentFlag.AlignLeft
            self._layout.addWidget(label(head, "caption", align=align), 0, place)
        self._layout.setColumnStretch(3, 0 if large else 1)
        for line, placed in enumerate(self.rows, 1):
            name = labels.power_name(self._board, placed.power)
            player = placed.player
            if placed.out:
                player = self.tr("{player} (out: {turn})").format(
                    player=placed.player, turn=numbered_turn_words(self._board.game, placed.out)
                )
            who = label(name, "strong" if large else "order", wrap=True)
            seat = label(player, "muted", wrap=True)
            cells = (
                label(f"{placed.place}.", "strong", align=right),
                Badge(labels.power_letter(self._board, placed.power), 28, name=name),
                # One below the other where large text leaves no room for both side by side.
                column(who, seat, gap=0) if large else who,
                None if large else seat,
                label(str(placed.counted), "order", align=right),
                label(str(placed.units), "order", align=right),
            )
            for place, cell in enumerate(cells):
                if cell is not None:
                    self._layout.addWidget(cell, line, place)

    def text(self) -> str:
        """Return the table as text, columns parted by tabs."""
        return "\n".join(
            "\t".join(
                (
                    f"{placed.place}.",
                    labels.power_name(self._board, placed.power),
                    placed.player,
                    str(placed.counted),
                    str(placed.units),
                )
            )
            for placed in self.rows
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)


class GameOverScreen(Screen):
    """Final board, ribbon, what is counted by turn, table of places. Nothing is secret any more."""

    keys_place = "Table"

    share_of_growth = 0.6

    replay = Signal()
    """The table wants to go through the game again."""

    left = Signal()
    """Back to the start screen."""

    def __init__(self, public: PublicView, loaded: LoadedMap) -> None:
        super().__init__()
        self._public = public
        self.top = TopBar(loaded.board)
        self.ribbon = Ribbon(public, loaded.board)
        self.view = BoardView(loaded)
        self.chart_title = label("", "h2")
        self.chart = CountedChart(loaded.board)
        self.chart.setMinimumHeight(190)
        self.table_title = label("", "h2")
        self.table = FinalTable(public, loaded.board)
        self.again = button("", "primary", "play", "on_accent")
        self.leave = button("")
        self.copy = button("", "link")
        inside = column(
            *(self.chart_title, (self.chart, 1), 6, self.table_title, self.table, None),
            gap=8,
            pad=(0, 0, 10, 0),
        )
        self._paper = column(
            (scroller(inside), 1),
            rule(),
            Acts(self.leave, self.copy, self.again),
            gap=10,
            pad=(22, 14, 14, 16),
            surface="paper",
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        left = column(self.ribbon, (self.view, 1), gap=0)
        layout.addWidget(row((left, 1), self._paper, gap=0), 1)
        self.again.clicked.connect(self.replay)
        self.leave.clicked.connect(self.left)
        self.copy.clicked.connect(self.copy_table)
        QShortcut(QKeySequence.StandardKey.Copy, self, self.copy_table)
        self.view.show_position(public.position)
        board = loaded.board
        self.chart.set_turns(counted_turns(public, board), goal=goal_of(public, board))
        self.retranslate()

    def copy_table(self) -> None:
        """Put the table on the clipboard as text."""
        QGuiApplication.clipboard().setText(self.table.text())

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self.top.set_view(self._public)
        self.chart_title.setText(self.chart.title())
        self.table_title.setText(self.tr("Places"))
        self.again.say(self.tr("Replay the game"))
        self.leave.say(self.tr("To the start"))
        self.copy.say(self.tr("Copy the table"))
        self.copy.setToolTip(self.tr("Copy the table as text (Ctrl+C)"))
        self._fit_paper()

    def arrive(self) -> None:
        """Fit the board and take the keys."""
        self.view.camera.fit()
        self.again.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit_paper()

    def _fit_paper(self) -> None:
        width = self.width()
        seen = theme.usual(width)
        usual = 470 if seen < 1500 else 640 if seen < 2600 else 1040
        self._paper.setFixedWidth(theme.paper_width(usual, width))
